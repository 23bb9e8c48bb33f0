/** What is wrong at a place of the text. */
export interface Problem {
  /** Index into the text, in UTF-16 code units. */
  readonly offset: number;
  /** One character if absent. */
  readonly length?: number;
  readonly message: string;
}

/** Where a problem is, as readers count: both begin at 1. */
export function positionOf(text: string, offset: number): {readonly line: number; readonly column: number} {
  const lines = text.slice(0, offset).split(/\r\n?|\n/);
  return {line: lines.length, column: (lines.at(-1) ?? '').length + 1};
}
