/** Terms of the glossary and their hints. */
export const term = {
  glossaryLink: 'See the glossary',
} as const;
