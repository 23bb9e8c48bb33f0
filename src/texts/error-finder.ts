/** Texts of the box that finds error messages. */
export const errorFinderTexts = {
  region: 'Find your error message',
  field: 'Paste your error message or log',
  note: 'One line is often enough; a whole log works better. Nothing is sent: the search runs in your browser.',
  loadingFailed: "Couldn't load the error messages. Edit your text to try again, or look through the lists below.",
  found: (count: number) => (count === 1 ? '1 matching entry:' : `${count} matching entries, best match first:`),
  source: (tool: string, family: string) => `${tool}, ${family}`,
  /** For an entry of which the text has most words, but not the whole message. */
  similarSource: (tool: string, family: string) => `${tool}, ${family} (similar message)`,
  noMatch: 'No known message matches this text.',
  searchInstead: 'Search the site instead',
  or: 'or',
  askForHelp: 'ask for help',
} as const;
