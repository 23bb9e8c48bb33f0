import type {DocSearchHit} from '@docsearch/react';

/** A page or section that answers a query, in the shape that the hosted service and DocSearch speak. */
export type SearchHit = DocSearchHit;

/** A question to a search engine. */
export interface SearchRequest {
  readonly query: string;
  /** Number of the page of results, from 0. */
  readonly page: number;
  readonly hitsPerPage: number;
}

/** An engine's answer. */
export interface SearchAnswer {
  readonly hits: readonly SearchHit[];
  /** Number of all hits, of which `hits` are one page. */
  readonly total: number;
}

/** A search engine, hosted or our own. */
export interface SearchClient {
  /** @throws when the engine can't be reached; the next call tries again */
  search(request: SearchRequest): Promise<SearchAnswer>;
  /** Gets ready for the first query. Never throws. */
  warmUp(): void;
}
