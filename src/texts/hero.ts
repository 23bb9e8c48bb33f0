/** The buttons at the top of the home page. */
export const hero = {
  start: 'Start in your language',
  startIn: (language: string) => `Start in ${language}`,
  pasteError: 'Paste an error message',
} as const;
