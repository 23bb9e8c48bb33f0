const path = require('node:path');

const {readShortNames} = require('./route-names');

const creator = /ComponentCreator\('([^']+)', '([0-9a-f]{3})'\)/g;
const leaf =
  /\{\s*path: '([^']+)',\s*component: ComponentCreator\('\1', '([0-9a-f]{3})'\),\s*exact: true(?:,\s*sidebar: "([^"]+)")?\s*\}/g;

/** What a docs page's route is, told once for all of them. */
const docsPage = (component) => `
import chunkNames from '@generated/routesChunkNames';
function docsPage(path, content, sidebar) {
  chunkNames[path + '-x'] = {__comp: '${component}', content};
  return {path, component: ComponentCreator(path, 'x'), exact: true, ...(sidebar && {sidebar})};
}
`;

/**
 * Gives routes the names that `chunk-names-loader.js` gives them, and writes those of docs pages, which are most,
 * in short.
 *
 * @param {string} source `.docusaurus/routes.js` of the framework
 * @returns {string} the same routes in less text
 * @throws Error when there is no route in the form that is known
 */
module.exports = function loader(source) {
  const folder = path.dirname(this.resourcePath);
  this.addDependency(path.join(folder, 'routesChunkNames.json'));
  const {chunkNames, parts, routes, docsPages} = readShortNames(folder);
  const components = new Set();
  const slim = source
    .replace(leaf, (whole, route, hash, sidebar) => {
      const key = `${route}-${hash}`;
      if (!docsPages.has(key)) {
        return whole;
      }
      const value = chunkNames[key];
      components.add(parts.get(value.__comp));
      const values = [route, parts.get(value.content), sidebar].filter((text) => text !== undefined);
      return `docsPage(${values.map((text) => JSON.stringify(text)).join(', ')})`;
    })
    .replace(creator, (whole, route, hash) => {
      const name = routes.get(`${route}-${hash}`);
      return name === undefined ? whole : `ComponentCreator('${route}', '${name.slice(route.length + 1)}')`;
    });
  const [component, ...others] = components;
  if (slim === source || others.length > 0 || slim.split('docsPage(').length - 1 !== docsPages.size) {
    throw new Error('.docusaurus/routes.js has another form; adapt src/plugins/client-bundle/routes-loader.js');
  }
  return component === undefined ? slim : slim.replace(/(?=export default )/, docsPage(component));
};
