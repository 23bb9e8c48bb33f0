/** Texts of the controls that give a page as Markdown. */
export const markdownControlsTexts = {
  copy: 'Copy page',
  view: 'View as Markdown',
  copied: 'Copied as Markdown',
  /** A link to the file follows. */
  copyFailed: "Couldn't copy the page. Open it here instead:",
} as const;
