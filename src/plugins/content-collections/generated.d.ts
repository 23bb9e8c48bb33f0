declare module '@generated/content-collections/default/hints.json' {
  /** The hint of each term, by the id of the term. */
  const hints: Readonly<Record<string, string>>;
  export default hints;
}
