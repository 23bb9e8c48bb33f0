/** Search settings, for the hosted index and the site's own. */
export const search = {
  /** Name of the hosted index. */
  indexName: 'pact',
  /** Limit results to the reader's locale and docs version. */
  contextualSearch: true,
  /** Route of the search page, without slashes. */
  searchPagePath: 'search',
} as const;
