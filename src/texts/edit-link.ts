/** Labels of links to the file in which a passage is written, by the kind of passage. */
export const editLabels = {
  answer: 'Edit this support note',
  changes: 'Edit these changes',
  error: 'Edit this error',
  libraries: 'Edit these libraries',
  feature: 'Edit this feature',
  generated: 'View the generated data',
  facts: 'Edit these facts',
  list: 'Edit this list',
  matcher: 'Edit this matcher',
  note: 'Edit this note',
  notes: 'Edit these notes',
  setting: 'Edit this setting',
  situation: 'Edit this situation',
  table: 'Edit this table',
  term: 'Edit this term',
} as const;

/** A kind of passage. */
export type Passage = keyof typeof editLabels;
