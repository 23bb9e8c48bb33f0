/** Blocks of code and their copy button. */
export const codeBlock = {
  copy: 'Copy',
  copyLabel: 'Copy code',
  copied: 'Copied',
  copyFailed: 'Copy failed: blocked by the browser',
  /** Folded output of a command. */
  showAll: (lines: number) => `Show all ${lines} lines`,
  showLess: 'Show fewer lines',
  /** What a sample leans on, folded. */
  context: {imports: 'Imports', helpers: 'Helpers', both: 'Imports and helpers'},
  wrap: 'Wrap long lines',
  openSource: 'View the source file',
} as const;
