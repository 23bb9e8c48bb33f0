/** Descriptions of the site and its parts, which search engines, feed readers and assistants show. */
export const site = {
  announcement:
    'AI for contract tests, in commercial PactFlow: <a target="_blank" rel="noopener noreferrer" href="https://pactflow.io/ai/">Sign up</a>',
  blogDescription:
    'News about Pact: changes to its libraries and tools, contract-testing techniques, and stories from teams that use it.',
  feedDescription:
    'News about the Pact libraries, the Pact Broker and related tools, and about the people who build them.',
  llms: (fullText: string) =>
    `The links lead to the pages as Markdown. [llms-full.txt](${fullText}) has all of them in one file.`,
} as const;
