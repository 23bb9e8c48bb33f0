declare module '@generated/search/default/docsearch-styles.json' {
  /** Styles of DocSearch's modal, and the site's own for it, written by src/plugins/search. */
  const styles: string;
  export default styles;
}
