/** The page `/search` and the button in the navbar that opens the search. */
export const searchPage = {
  title: 'Search the documentation',
  description: 'Find documentation pages and sections by keyword, option name or error message.',
  noScript: 'Search needs JavaScript. These are the sections of the site:',
} as const;

export const searchButton = {
  label: 'Search',
  shortcut: {apple: '⌘K', other: 'Ctrl K'},
  /** As the search modal words it. */
  failure: {title: 'Unable to fetch results', advice: 'You might want to check your network connection.'},
} as const;
