/** Texts of the editor for JSON. */
export const codeEditorTexts = {
  /** For screen readers: how to leave an editor, and what its keys do. */
  keys: 'Tab moves on to the next control. Ctrl+] and Ctrl+[ (Cmd on a Mac) change the indentation of a line.',
  problem: (line: number, column: number, message: string) => `Line ${line}, column ${column}: ${message}`,
} as const;
