/** The list of tags of the documentation, `/tags`. */
export const docsTags = {
  title: 'Tags',
  metaTitle: 'Documentation tags',
  description: 'Documentation pages grouped by tag, such as all pages with diagrams or videos.',
} as const;
