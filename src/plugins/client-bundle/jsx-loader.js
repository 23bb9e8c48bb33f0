const runtime = /^import \{(\w+ as \w+(?:, \w+ as \w+)*)\} from "react\/jsx-runtime";?$/m;

/**
 * Has a page take the functions that make its elements once. The bundler keeps a record of each use of what a module
 * imports, and a page makes thousands of elements: half of the bundler's memory, and of what it writes for the next
 * build, would be of these. It also is less for readers to load.
 *
 * @param {string} source a compiled MDX file
 * @returns {string} the same, with variables for what it imports from React
 * @throws Error when MDX writes another form
 */
module.exports = function loader(source) {
  const [line, names] = runtime.exec(source) ?? [];
  if (!line) {
    throw new Error(
      `${this.resourcePath} imports react/jsx-runtime in another form; adapt src/plugins/client-bundle/jsx-loader.js`,
    );
  }
  const pairs = names.split(', ').map((pair) => pair.split(' as '));
  const imported = pairs.map(([name]) => `${name} as of_${name}`).join(', ');
  const variables = pairs.map(([name, own]) => `${own} = of_${name}`).join(', ');
  // A function, since "$" would have a meaning in a text.
  return source.replace(line, () => `import {${imported}} from "react/jsx-runtime"; const ${variables};`);
};
