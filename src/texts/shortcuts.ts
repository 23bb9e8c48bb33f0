/** The checkbox for shortcuts of a single key. */
export const shortcuts = {
  setting: 'Open the search with /',
} as const;
