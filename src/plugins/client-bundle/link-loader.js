const routerLinks = "import { NavLink, Link as RRLink } from 'react-router-dom';";
const observing = 'if (IOSupported && el && isInternal) {';

/**
 * Gives the links of the site to `links.tsx`, and watches none of them: pages are fetched ahead when the reader reaches
 * for a link, and not when it comes into view (`src/plugins/scripts-on-intent/fetch-ahead.ts`).
 *
 * @param {string} source `lib/client/exports/Link.js` of `@docusaurus/core`
 * @returns {string} the same with these links
 * @throws Error when the framework writes another form
 */
module.exports = function loader(source) {
  if (!source.includes(routerLinks) || !source.includes(observing)) {
    throw new Error(
      'lib/client/exports/Link.js of @docusaurus/core has another form; adapt src/plugins/client-bundle/link-loader.js',
    );
  }
  const own = `import { NavLink, Link as RRLink } from ${JSON.stringify(require.resolve('./links.tsx'))};`;
  return source.replace(routerLinks, own).replace(observing, 'if (false) {');
};
