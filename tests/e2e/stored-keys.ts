/** Keys of `localStorage` in the specification. */
const promised = [
  /^theme$/,
  /^docusaurus\.announcement\.(id|dismiss)$/,
  /^docs-preferred-version-default$/,
  /^docusaurus\.tab\..+$/,
  /^pact\.course\.[a-z-]+$/,
  /^pact\.shortcuts$/,
  /^__DOCSEARCH_(RECENT|FAVORITE)_SEARCHES__pact$/,
];

/** Stored keys that are not in the specification. */
export const otherKeys = (keys: readonly string[]): string[] =>
  keys.filter((key) => !promised.some((pattern) => pattern.test(key)));
