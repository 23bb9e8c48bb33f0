/** A message of the error index, for comparison with a reader's text in the browser. */
export interface KnownMessage {
  /** The message, with `{names}` as placeholders. */
  readonly text: string;
  readonly tool: string;
  /** Languages of the tool; none if it is for all. */
  readonly sdks: readonly string[];
  /** Family and problem that it is a symptom of. */
  readonly problem: string;
  /** Heading of the explanation, in Markdown. */
  readonly title: string;
  readonly family: string;
  /** Whether it only summarises other messages. */
  readonly sumsUp: boolean;
  /** Address of the explanation, with the language of the tool. */
  readonly address: string;
}
