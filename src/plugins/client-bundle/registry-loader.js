const entry = /(\(\) => import\(.+?\)), "[^"]+", (require\.resolveWeak\(.+?\))\]/g;

/**
 * Takes out of the registry of the routes' parts, which every reader loads, the names of the modules: only the build
 * reads them, to tell which parts a page was made of.
 *
 * @param {string} source `.docusaurus/registry.js` of the framework
 * @returns {string} the same without the names
 * @throws Error when there is nothing to take out, since the framework writes another form then
 */
module.exports = function loader(source) {
  const slim = source.replace(entry, '$1, "", $2]');
  if (slim === source) {
    throw new Error('.docusaurus/registry.js has another form; adapt src/plugins/client-bundle/registry-loader.js');
  }
  return slim;
};
