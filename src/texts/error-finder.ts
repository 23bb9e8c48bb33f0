/** Texts of the box that finds error messages. */
export const errorFinderTexts = {
  region: 'Find your error message',
  field: 'Paste your error message or log',
  note: 'One line is often enough; a whole log works better. Nothing is sent: the search runs in your browser.',
  loadingFailed: "Couldn't load the error messages. Edit your text to try again, or look through the lists below.",
  found: (count: number) => (count === 1 ? '1 matching entry:' : `${count} matching entries, best match first:`),
  source: (tool: string, family: string) => `${tool}, ${family}`,
  /** Headings of entries whose message isn't in the text, but has most of its words. */
  onlySimilar: "No exact match. These look similar – we're guessing:",
  alsoSimilar: "Not an exact match, but similar – we're guessing:",
  /** What screen readers say about them. */
  guesses: (exact: number, similar: number) => {
    const entries =
      similar === 1 ? '1 similar entry follows as a guess.' : `${similar} similar entries follow as guesses.`;
    return exact === 0 ? `No exact match. ${entries}` : entries;
  },
  noneOfThese: 'None of these?',
  noMatch: 'No known message matches this text.',
  searchInstead: 'Search the site instead',
  or: 'or',
  askForHelp: 'ask for help',
} as const;
