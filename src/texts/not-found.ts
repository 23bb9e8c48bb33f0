/** The page for addresses that don't exist. */
export const notFound = {
  title: 'Page Not Found',
  description: "This page doesn't exist. Search for what you need, or start from the introduction.",
  explanation: {
    before:
      'There is no page at this address: it may contain a typo, or the page may have been removed. Search for what you need, or start from the ',
    introduction: 'introduction',
    between: ' or the ',
    help: 'help page',
    after: '.',
  },
  tools: {
    label: 'Tools of this site',
    list: [
      {to: '/help/errors', label: 'Find an error message'},
      {to: '/help/upgrade', label: 'Plan an upgrade'},
      {to: '/pact_nirvana/pipeline_generator', label: 'Generate a pipeline'},
    ],
  },
  searchLabel: 'Search the documentation',
  searchButton: 'Search',
} as const;
