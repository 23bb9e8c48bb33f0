const route = "import { Route } from 'react-router-dom';";

/**
 * Tells what is inside of a new location only once, when the parts of the next page have come: `settled-route.tsx`.
 *
 * @param {string} source `lib/client/PendingNavigation.js` of `@docusaurus/core`
 * @returns {string} the same with a route that stays at its location
 * @throws Error when the framework writes another form
 */
module.exports = function loader(source) {
  if (!source.includes(route) || !source.includes('<Route location={location} render={() => children}/>')) {
    throw new Error(
      'lib/client/PendingNavigation.js of @docusaurus/core has another form; adapt src/plugins/client-bundle/pending-navigation-loader.js',
    );
  }
  return source.replace(route, `import Route from ${JSON.stringify(require.resolve('./settled-route.tsx'))};`);
};
