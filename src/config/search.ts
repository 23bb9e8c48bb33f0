/** Settings that both search engines share. */
export const search = {
  /** Name of the hosted index. */
  indexName: 'pact',
  /** Restrict results to the language and to the docs version that the reader is on. */
  contextualSearch: true,
  /** Route of the search page, without slashes. */
  searchPagePath: 'search',
} as const;
