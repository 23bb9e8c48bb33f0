/** Texts of the question at the end of a page. */
export const pageRatingTexts = {
  region: 'Rate this page',
  question: 'Did this page answer your question?',
  yes: 'Yes',
  yesLabel: 'Yes, thumbs up',
  no: 'No',
  noLabel: 'No, thumbs down',
  thanks: 'Thanks for letting us know!',
} as const;
