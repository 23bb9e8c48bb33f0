/** Longest text of a side of the playground, in UTF-16 units. */
export const longestText = 100_000;
