/** Texts of the feed of releases. */
export const releaseFeedTexts = {
  title: 'Releases of the Pact libraries and tools',
  description: 'The newest releases of all Pact libraries and tools: what changed and what to do.',
  author: 'Pact Foundation',
  whatToDo: 'What to do:',
} as const;
