/** Options of search, in `docusaurus.config.ts` and in the browser. */
export interface SearchOptions {
  readonly indexName: string;
  readonly contextualSearch: boolean;
  /** Route of the search page, without slashes. */
  readonly searchPagePath: string;
  /** Keys of the hosted service; undefined to search the index in the site. */
  readonly hosted?: {readonly appId: string; readonly apiKey: string};
}
