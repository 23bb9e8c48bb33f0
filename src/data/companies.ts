/** An organisation that uses Pact, as the logo grid shows it. */
export interface Company {
  /** Name, as the organisation writes it. */
  readonly caption: string;
  /** Path of its logo below `static`. */
  readonly image: string;
  /** Whether it is shown first, and on the homepage. */
  readonly pinned?: boolean;
}
