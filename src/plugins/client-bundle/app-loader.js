/**
 * Lets the routes be rendered together with what is around them. The framework renders one constant element; Preact
 * leaves out a constant element and comes back to it for the new location, when the framework has already looked for
 * the heading that the address names.
 *
 * @param {string} source `lib/client/App.js` of `@docusaurus/core`
 * @returns {string} the same with an element of its own for each rendering
 * @throws Error when the framework writes another form
 */
module.exports = function loader(source) {
  const fresh = source.replace(/\{routesElement\}/, '{renderRoutes(routes)}');
  if (fresh === source) {
    throw new Error(
      'lib/client/App.js of @docusaurus/core has another form; adapt src/plugins/client-bundle/app-loader.js',
    );
  }
  return fresh;
};
