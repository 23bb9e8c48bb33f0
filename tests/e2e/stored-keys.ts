/** The keys of `localStorage` that the specification names. */
const promised = [
  /^theme$/,
  /^docusaurus\.announcement\.(id|dismiss)$/,
  /^docs-preferred-version-default$/,
  /^docusaurus\.tab\..+$/,
  /^pact\.course\.[a-z-]+$/,
  /^__DOCSEARCH_(RECENT|FAVORITE)_SEARCHES__pact$/,
];

/** Those of a visit that it doesn't. */
export const unpromised = (keys: readonly string[]): string[] =>
  keys.filter((key) => !promised.some((pattern) => pattern.test(key)));
