import type {SearchHit} from './engine/types';

/** Hits to show for a page: more would hide the next page. */
export const hitsPerPage = 3;

/** The hits of a page, in the order in which they are shown. */
export interface PageHits {
  /** Address of the page. */
  readonly address: string;
  readonly hits: readonly [SearchHit, ...SearchHit[]];
}

const levels = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
const offer = 'offer';

/** Groups hits by page, in the order of each page's first hit. Each page keeps its first few. */
export function groupByPage(hits: readonly SearchHit[]): PageHits[] {
  const pages = new Map<string, [SearchHit, ...SearchHit[]]>();
  for (const hit of hits) {
    const address = hit.url.split(/[?#]/)[0] ?? hit.url;
    const page = pages.get(address);
    if (!page) {
      pages.set(address, [hit]);
    } else if (page.length < hitsPerPage) {
      page.push(hit);
    }
  }
  return [...pages].map(([address, own]) => ({address, hits: own}));
}

/** Heading of a level, as HTML with the found words in `<mark>`; empty without one. */
function headingAt(hit: SearchHit, level: (typeof levels)[number] | 'lvl1'): string {
  // Hits of the hosted service have no highlights where nothing matched.
  const highlighted = hit._highlightResult as SearchHit['_highlightResult'] | undefined;
  return highlighted?.hierarchy?.[level]?.value ?? hit.hierarchy[level] ?? '';
}

/** The title of a hit's page, as HTML with the found words in `<mark>`. */
export function titleOf(hit: SearchHit): string {
  return headingAt(hit, 'lvl1');
}

/** The headings that a hit is under, as HTML with the found words in `<mark>`; empty for the page itself. */
export function headingOf(hit: SearchHit): string {
  return levels
    .map((level) => headingAt(hit, level))
    .filter(Boolean)
    .join(' › ');
}

/** The excerpt of a hit, as HTML with the found words in `<mark>`. */
export function excerptOf(hit: SearchHit): string {
  const snippet = hit._snippetResult as SearchHit['_snippetResult'] | undefined;
  const excerpt = snippet?.content?.value ?? '';
  // A dot between cells separates nothing where the excerpt is cut.
  return excerpt.replace(/^…\s*· /, '…').replace(/ ·\s*…$/, '…');
}

/** Whether a hit is an offer of the site, which no engine has found. */
export function isOffer({objectID}: SearchHit): boolean {
  return objectID === offer;
}

/** Where a hit's page is, such as "Pact JS › Matching". */
export function placeOf(hit: SearchHit): string {
  const {lvl0, lvl1} = hit.hierarchy;
  return isOffer(hit) ? lvl0 : [lvl0, lvl1].filter(Boolean).join(' › ');
}

interface Offer {
  /** What the query looks like. */
  readonly reason: string;
  readonly title: string;
  readonly description: string;
  readonly url: string;
}

/** Makes a hit from an offer, so that it is shown and opened like a result. */
export function makeOffer({reason, title, description, url}: Offer): SearchHit {
  const content = {content: {value: description}} as SearchHit['_snippetResult'];
  const hierarchy = {lvl0: reason, lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  return {
    objectID: offer,
    url,
    url_without_anchor: url,
    anchor: null,
    type: 'lvl1',
    content: null,
    hierarchy,
    _snippetResult: content,
    _highlightResult: content as unknown as SearchHit['_highlightResult'],
  };
}
