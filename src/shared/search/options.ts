/** Settings of the search, as `docusaurus.config.ts` gives them and as the browser reads them. */
export interface SearchOptions {
  readonly indexName: string;
  readonly contextualSearch: boolean;
  /** Route of the search page, without slashes. */
  readonly searchPagePath: string;
  /** Keys of the hosted service; undefined means that the site answers by itself. */
  readonly hosted?: {readonly appId: string; readonly apiKey: string};
}
