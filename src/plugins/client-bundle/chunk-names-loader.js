const {shortNames} = require('./route-names');

/**
 * Gives routes and their parts shorter names in the list that says which route has which parts, and leaves out docs
 * pages: `routes-loader.js` adds them where it names the route.
 *
 * @param {string} source `.docusaurus/routesChunkNames.json` of the framework
 * @returns {string} the same with the names of `route-names.js`
 */
module.exports = function loader(source) {
  const chunkNames = JSON.parse(source);
  const {parts, routes, docsPages} = shortNames(chunkNames);
  const renamed = Object.entries(chunkNames)
    .filter(([route]) => !docsPages.has(route))
    .map(([route, value]) => [routes.get(route), value]);
  return JSON.stringify(Object.fromEntries(renamed), (key, value) =>
    typeof value === 'string' ? parts.get(value) : value,
  );
};
