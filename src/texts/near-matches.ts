/** Texts of the list of similar addresses on the not-found page. */
export const nearMatchesTexts = {
  heading: 'Did you mean one of these pages?',
} as const;
