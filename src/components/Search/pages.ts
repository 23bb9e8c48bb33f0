import type {SearchHit} from './engine/types';

/** Hits to show for a page: more would hide the next page. */
export const hitsPerPage = 3;

/** The hits of a page, in the order in which they are shown. */
export interface PageHits {
  /** Address of the page. */
  readonly address: string;
  readonly hits: readonly SearchHit[];
}

/** Groups hits by page, in the order of each page's first hit. Each page keeps its first few. */
export function groupByPage(hits: readonly SearchHit[]): PageHits[] {
  const pages = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const address = hit.url.split(/[?#]/)[0] ?? hit.url;
    const page = pages.get(address) ?? [];
    if (page.length < hitsPerPage) {
      page.push(hit);
    }
    pages.set(address, page);
  }
  return [...pages].map(([address, own]) => ({address, hits: own}));
}
