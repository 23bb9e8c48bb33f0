/** What is wrong with a piece of code. */
export interface Fault {
  /** Line in the code, counted from 1. */
  readonly line: number;
  readonly what: string;
}
