/** The keys of `localStorage` that the specification names. */
const promised = [
  /^theme$/,
  /^docusaurus\.announcement\.(id|dismiss)$/,
  /^docs-preferred-version-default$/,
  /^docusaurus\.tab\..+$/,
  /^pact\.course\.[a-z-]+$/,
  /^__DOCSEARCH_(RECENT|FAVORITE)_SEARCHES__pact$/,
];

/** Keys of a visit that the specification does not name. */
export const otherKeys = (keys: readonly string[]): string[] =>
  keys.filter((key) => !promised.some((pattern) => pattern.test(key)));
