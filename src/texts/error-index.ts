/** Labels of entries of the error index. */
export const errorIndexTexts = {
  message: 'Message',
  /** Label of what a library prints, where the entry begins with a message of another one. */
  printedHere: (tool: string) => `${tool} prints`,
  meaning: 'What it means',
  fix: 'Fix',
  check: 'Check',
  versions: 'Versions',
  more: 'More',
  printedBy: (tool: string) => `Printed by ${tool}: `,
  source: (version: string) => `source at ${version}`,
  provoked: 'reproduced by a test',
  shortLink: 'short link ',
  allMessages: (count: number) => (count === 1 ? 'The whole message and its source' : `All messages (${count})`),
  noMessage: 'No message of this kind is known for this language.',
  explains: (messages: string, problems: string) => ` explains ${messages} of ${problems}:`,
} as const;
