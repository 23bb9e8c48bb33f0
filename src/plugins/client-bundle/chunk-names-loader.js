const {shortNames} = require('./route-names');

/**
 * Gives routes and their parts shorter names in the list that says which route has which parts.
 *
 * @param {string} source `.docusaurus/routesChunkNames.json` of the framework
 * @returns {string} the same with the names of `route-names.js`
 */
module.exports = function loader(source) {
  const chunkNames = JSON.parse(source);
  const {parts, routes} = shortNames(chunkNames);
  const renamed = Object.entries(chunkNames).map(([route, value]) => [routes.get(route), value]);
  return JSON.stringify(Object.fromEntries(renamed), (key, value) =>
    typeof value === 'string' ? parts.get(value) : value,
  );
};
