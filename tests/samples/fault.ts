/** A problem in a piece of code. */
export interface Fault {
  /** Line in the code, 1-based. */
  readonly line: number;
  readonly what: string;
}
