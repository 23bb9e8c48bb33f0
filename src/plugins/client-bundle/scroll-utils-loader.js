const ref = 'const lastPositionRef = useRef(getScrollPosition());';

/**
 * Asks for the scroll position once, not whenever a component is rendered that watches it: in the middle of a page that
 * is being made, the browser has to lay out what is there to answer.
 *
 * @param {string} source `lib/utils/scrollUtils.js` of `@docusaurus/theme-common`
 * @returns {string} the same with a position that is kept
 * @throws Error when the framework writes another form
 */
module.exports = function loader(source) {
  if (!source.includes(ref)) {
    throw new Error(
      'lib/utils/scrollUtils.js of @docusaurus/theme-common has another form; adapt src/plugins/client-bundle/scroll-utils-loader.js',
    );
  }
  return source.replace(
    ref,
    'const lastPositionRef = useRef(null);\n    lastPositionRef.current ??= getScrollPosition();',
  );
};
