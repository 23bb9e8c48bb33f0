/** Blocks of code and their copy button. */
export const codeBlock = {
  copy: 'Copy',
  copyLabel: 'Copy code',
  copied: 'Copied',
  copyFailed: 'Copy failed: blocked by the browser',
  openSource: 'View the source file',
} as const;
