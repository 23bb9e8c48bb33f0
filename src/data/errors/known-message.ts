/** A message of the error index, as a reader's text is compared with it in the browser. */
export interface KnownMessage {
  /** As in the index, with `{names}` for what varies. */
  readonly text: string;
  readonly tool: string;
  /** Languages of the tool; none where it serves all. */
  readonly sdks: readonly string[];
  /** What it is a symptom of: family and problem. */
  readonly problem: string;
  /** Heading of the explanation, in Markdown. */
  readonly title: string;
  readonly family: string;
  /** Whether it only sums up what other messages explain. */
  readonly sumsUp: boolean;
  /** Address of the explanation, with the language of the tool. */
  readonly address: string;
}
