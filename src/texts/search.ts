/** Texts of the search modal and the search page. */
export const searchTexts = {
  dialog: 'Search the documentation',
  placeholder: 'Search the documentation',
  region: 'Search',
  recentSearches: 'Recent searches',
  favouriteSearches: 'Favourites',
  addFavourite: 'Add this search to favourites',
  removeFavourite: 'Remove this search from favourites',
  allResults: 'See all results',
  pageField: 'What are you looking for?',
  results: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  moreResults: 'Show more results',
  algolia: 'Search by Algolia',
  failure: 'Unable to fetch results',
  failureHint: 'You might want to check your network connection.',
  /** The query follows in quotation marks. */
  noResultsFor: 'No results for',
  tryInstead: 'Try searching for',
  shouldHaveResults: 'Believe this query should return results?',
  reportMissing: 'Let us know.',
  issueTitle: (query: string) => `Search: no results for "${query}"`,
  issueBody: (query: string) => `I searched the documentation for "${query}" and expected to find:\n\n`,
} as const;
