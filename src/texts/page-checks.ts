/** When a page was checked, and with which versions: shown at the end of docs pages. */
export const pageChecks = {
  facts: {
    before: 'Facts checked on ',
    against: (versions: string) => ` against ${versions}`,
    after: '.',
  },
  samples: {
    run: (versions: string) => `Samples tested with ${versions}.`,
    parsed: (versions: string) => `Samples for ${versions}: syntax checked, not run.`,
  },
} as const;
