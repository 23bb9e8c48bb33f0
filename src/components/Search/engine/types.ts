import type {DocSearchHit} from '@docsearch/react';

import type {SdkId} from '../../../data/sdks';

/** A page or section that matches a query, in the format of the hosted service and DocSearch. */
export type SearchHit = DocSearchHit & {
  /**
   * Language of the panel with the text that was found; `hitLink` adds it as `?sdk=`. Undefined for text outside of
   * language panels, and for hits of the hosted service.
   */
  readonly sdk?: SdkId;
};

/** A request to a search engine. */
export interface SearchRequest {
  readonly query: string;
  /** Page of results, from 0. */
  readonly page: number;
  readonly hitsPerPage: number;
  /**
   * Milliseconds to wait for the index of all texts, which is fetched once. After that, titles and headings answer if
   * they can. The default is not to wait.
   */
  readonly wait?: number;
}

/** An engine's answer. */
export interface SearchAnswer {
  /** Hits of a page of the site are adjacent, the best page first. */
  readonly hits: readonly SearchHit[];
  /** Number of all hits, of which `hits` are one page. */
  readonly total: number;
  /** Whether only titles and headings have answered, because the index of all texts is on its way. */
  readonly isEarly?: boolean;
}

/** A search engine, hosted or our own. */
export interface SearchClient {
  /** @throws when the engine can't be reached; the next call retries */
  search(request: SearchRequest): Promise<SearchAnswer>;
  /** Prepares for the first query. Never throws. */
  warmUp(): void;
}
