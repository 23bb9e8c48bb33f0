const {createHash} = require('node:crypto');

/** How much packed code a page has, in characters, before its code becomes a part of its own. */
const much = 40_000;

/** A block of code in a compiled page: what `rehype-highlight-code` hands to CodeBlock. */
const block = /\bpacked: ("(?:[^"\\\n]|\\.)*")/g;

/**
 * Makes the code of a page with much of it a part that is fetched only when a link leads to the page. Who loads the
 * page itself has the code in its HTML, and CodeBlock takes it from there.
 *
 * @param {string} source a compiled MDX file
 * @returns {string} the same, with a function `loadCode` beside the page where the code is apart
 */
module.exports = function loader(source) {
  const code = [...source.matchAll(block)].map(([, text]) => text);
  if (code.join('').length < much) {
    return source;
  }
  const part = `export default [${code.join(',')}]`;
  const name = `code-${createHash('sha256').update(part).digest('hex').slice(0, 4)}`;
  let at = 0;
  return `${source.replace(block, () => `packed: {code: pageCode, at: ${at++}}`)}
const pageCode = [];
export const loadCode = () =>
  import(/* webpackChunkName: "${name}" */ "data:text/javascript,${encodeURIComponent(part)}").then((part) => {
    Object.assign(pageCode, part.default);
  });
`;
};
