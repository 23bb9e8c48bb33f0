/** Tables, diagrams and other content that may be wider than the page. */
export const figures = {
  table: 'Table',
  diagram: 'Diagram',
  /** Name of a frame that scrolls sideways. */
  scrollable: (label: string) => `${label} (scrollable)`,
} as const;
