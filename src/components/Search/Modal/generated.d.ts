declare module '@generated/search/default/docsearch-styles.json' {
  /** Styles of DocSearch's modal, written by src/plugins/search. */
  const styles: string;
  export default styles;
}
