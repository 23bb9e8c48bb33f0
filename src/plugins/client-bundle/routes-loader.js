const path = require('node:path');

const {readShortNames} = require('./route-names');

const creator = /ComponentCreator\('([^']+)', '([0-9a-f]{3})'\)/g;

/**
 * Gives routes the names that `chunk-names-loader.js` gives them.
 *
 * @param {string} source `.docusaurus/routes.js` of the framework
 * @returns {string} the same with shorter hashes
 * @throws Error when there is no route in the form that is known
 */
module.exports = function loader(source) {
  const folder = path.dirname(this.resourcePath);
  this.addDependency(path.join(folder, 'routesChunkNames.json'));
  const {routes} = readShortNames(folder);
  const slim = source.replace(creator, (whole, route, hash) => {
    const name = routes.get(`${route}-${hash}`);
    return name === undefined ? whole : `ComponentCreator('${route}', '${name.slice(route.length + 1)}')`;
  });
  if (slim === source) {
    throw new Error('.docusaurus/routes.js has another form; adapt src/plugins/client-bundle/routes-loader.js');
  }
  return slim;
};
