const path = require('node:path');

const {readShortNames} = require('./route-names');

const entry =
  /"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "[^"]+" \*\/ ("[^"]+")\), "[^"]+", (require\.resolveWeak\(.+?\))\]/g;

/**
 * A part that can't be fetched is asked for again before the page is told: three times, since each of its files may
 * fail at a time of its own. A page that comes by a link needs its code, too, where `code-loader.js` has set that apart.
 */
const part = `const pause = () => new Promise((done) => setTimeout(done, 300));
const again = (load, left = 3) =>
  load().catch((error) => (left > 0 ? pause().then(() => again(load, left - 1)) : Promise.reject(error)));
const withCode = (part) =>
  part.loadCode && document.documentElement.dataset.hasHydrated === 'true'
    ? again(part.loadCode).then(() => part)
    : part;
const part = (load, module) => [() => again(load).then(withCode), '', module];
`;

/**
 * Takes out of the registry of the routes' parts, which every reader loads, the names of the modules: only the build
 * reads them, to tell which parts a page was made of. The parts get the names that `chunk-names-loader.js` gives them.
 *
 * @param {string} source `.docusaurus/registry.js` of the framework
 * @returns {string} the same with shorter names
 * @throws Error when there is nothing to take out, since the framework writes another form then
 */
module.exports = function loader(source) {
  const folder = path.dirname(this.resourcePath);
  this.addDependency(path.join(folder, 'routesChunkNames.json'));
  const {parts} = readShortNames(folder);
  const slim = source.replace(entry, (_, name, module, weak) => {
    const short = parts.get(name) ?? name;
    return `"${short}": part(() => import(/* webpackChunkName: "${short}" */ ${module}), ${weak})`;
  });
  if (slim === source) {
    throw new Error('.docusaurus/registry.js has another form; adapt src/plugins/client-bundle/registry-loader.js');
  }
  return part + slim;
};
