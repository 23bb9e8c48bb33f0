const end = 'text(passThrough).then(resolve, reject)';

/**
 * Writes ">" in text as "&gt;": Preact leaves it as it is, which browsers take well but validators of HTML don't.
 * Tags, whose attributes are quoted, and what scripts and styles hold stay as they are.
 */
const escapeText = `function escapeText(html) {
  return html.replace(
    /<(script|style)\\b[^]*?<\\/\\1>|<!--[^]*?-->|<\\/?[a-zA-Z](?:"[^"]*"|'[^']*'|[^'">])*>|<![^>]*>|>/g,
    (part) => (part === '>' ? '&gt;' : part),
  );
}
`;

/**
 * @param {string} source `lib/client/renderToHtml.js` of `@docusaurus/core`
 * @returns {string} the same, with text as validators want it
 * @throws Error when the framework writes another form
 */
module.exports = function loader(source) {
  if (!source.includes(end)) {
    throw new Error(
      'lib/client/renderToHtml.js of @docusaurus/core has another form; adapt src/plugins/client-bundle/render-loader.js',
    );
  }
  return escapeText + source.replace(end, 'text(passThrough).then(escapeText).then(resolve, reject)');
};
