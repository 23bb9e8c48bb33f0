/** Tables, diagrams and other content that may be wider than the page. */
export const figures = {
  table: 'Table',
  diagram: 'Diagram',
  /** Name of the link to a row of a table. */
  row: (name: string) => `Direct link to ${name}`,
  /** Name of a frame that scrolls sideways. */
  scrollable: (label: string) => `${label} (scrollable)`,
} as const;
