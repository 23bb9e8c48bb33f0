/** Labels of entries of the error index. */
export const errorIndexTexts = {
  cause: 'Cause',
  fix: 'Fix',
  check: 'Verify',
  more: 'More',
  printedBy: (tool: string) => `Printed by ${tool}: `,
  source: (version: string) => `source at ${version}`,
  provoked: 'reproduced by a test',
  shortLink: 'short link ',
  noMessage: 'No message of this kind is known for this language.',
  explains: (messages: string, problems: string) => ` explains ${messages} of ${problems}:`,
} as const;
