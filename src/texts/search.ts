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
  /** Pages that many look for, shown while the field is empty. */
  suggestions: {
    label: 'Often looked for',
    pages: [
      {title: 'Get started', to: '/5-minute-getting-started-guide'},
      {title: 'Find an error message', to: '/help/errors'},
      {title: 'Plan an upgrade', to: '/help/upgrade'},
      {title: 'Generate a pipeline', to: '/pact_nirvana/pipeline_generator'},
      {title: 'Matchers', to: '/getting_started/matching'},
      {title: 'Provider states', to: '/getting_started/provider_states'},
      {title: 'Can I deploy?', to: '/pact_broker/can_i_deploy'},
      {title: 'Webhooks', to: '/pact_broker/webhooks'},
    ],
  },
  /** Pages that answer a query of their kind better than a search. */
  offers: {
    error: {
      reason: 'Looks like an error message',
      title: 'Look up this error message',
      description: "Causes and fixes of the messages that Pact's libraries, verifier and Broker print.",
    },
    upgrade: {
      reason: 'Looks like an upgrade',
      /** Versions are empty where the query names none. */
      title: (library: string | undefined, from: string, to: string) =>
        ['Plan the upgrade', library && `of ${library}`, from && `from ${from}`, to && `to ${to}`]
          .filter(Boolean)
          .join(' '),
      description: 'What to do for each version on the way, the oldest first.',
    },
  },
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
