import type MiniSearch from 'minisearch';
import type {SearchOptions, SearchResult} from 'minisearch';

import {fieldBoosts} from './catalogue';
import type {QueryTerm} from './query';

/** What was found of a query in a page or section. */
export interface Merit {
  readonly score: number;
  /** Terms of the query. */
  readonly met: ReadonlySet<string>;
  /** Whether one of its table rows documents a term. */
  readonly documents: boolean;
}

/** What was found of a query. */
export interface Found {
  /** By the number of a document. */
  readonly merits: ReadonlyMap<number, Merit>;
  /** Terms of the index that were found, for highlighting. */
  readonly terms: ReadonlySet<string>;
  /** Number of documents that have a term of the query. */
  readonly holders: ReadonlyMap<string, number>;
}

/** Number of wrong letters that a word may have. */
function toleranceOf(term: string): number {
  return term.length < 4 || /^\d/.test(term) ? 0 : term.length < 5 ? 1 : 2;
}

/** Weight of a term that so many of all documents have. */
export function rarity(holders: number, all: number): number {
  return Math.log(1 + (all - holders + 0.5) / (holders + 0.5));
}

/** Collects what several indexes find. */
class Collection implements Found {
  readonly merits = new Map<number, {score: number; met: Set<string>; documents: boolean}>();
  readonly terms = new Set<string>();
  readonly holders = new Map<string, number>();

  add({id, score, terms, queryTerms, match}: SearchResult): void {
    const merit = this.merits.get(id as number) ?? {score: 0, met: new Set(), documents: false};
    merit.documents ||= Object.values(match).some((fields) => fields.includes('names'));
    // MiniSearch multiplies by the number of terms; the ranking weighs how much of the query is met.
    merit.score += score / Math.max(1, queryTerms.length);
    for (const term of queryTerms) {
      if (!merit.met.has(term)) {
        merit.met.add(term);
        this.holders.set(term, (this.holders.get(term) ?? 0) + 1);
      }
    }
    terms.forEach((term) => this.terms.add(term));
    this.merits.set(id as number, merit);
  }
}

/** Words of a query that none of the found terms satisfies, not even in part. */
function unknownWords(terms: ReadonlyMap<string, QueryTerm>, found: Found): Set<number> {
  const words = (all: Iterable<readonly [string, QueryTerm]>): number[] =>
    [...all].flatMap(([, {covers}]) => covers.map(([word]) => word));
  const known = new Set(words([...terms].filter(([term]) => found.holders.has(term))));
  return new Set(words(terms).filter((word) => !known.has(word)));
}

/**
 * Looks terms up: as they are, and those that occur nowhere by how they begin, or with one or two wrong letters.
 *
 * @param names index of titles, headings and names
 * @param texts index of texts, if it is there; its documents have the same numbers
 */
export function lookUp(names: MiniSearch, texts: MiniSearch | undefined, query: ReadonlyMap<string, QueryTerm>): Found {
  const options = {
    tokenize: (text: string) => text.split(' '),
    prefix: (term: string) => query.get(term)?.open ?? false,
    weights: {prefix: 0.1, fuzzy: 0.5},
  };
  const asked = [...query.keys()].join(' ');
  const boostOf = (term: string): number => query.get(term)?.boost ?? 1;

  function search(more: SearchOptions): Found {
    const found = new Collection();
    texts?.search(asked, {...options, ...more, boostTerm: boostOf}).forEach((result) => found.add(result));
    const inTexts = new Map(found.holders);
    const all = names.documentCount;
    // Every word is rare in headings; how much it says, texts tell.
    const boostTerm = (term: string): number =>
      boostOf(term) * (rarity(inTexts.get(term) ?? 0, all) / rarity(0, all)) ** 0.4;
    names.search(asked, {...options, ...more, boostTerm, boost: fieldBoosts}).forEach((result) => found.add(result));
    return found;
  }

  let found = search({});
  if ([...query].some(([term, {open, kind}]) => open && kind !== 'joined' && !found.terms.has(term))) {
    options.weights.prefix = 0.6;
    found = search({});
  }
  for (const wrongLetters of [1, 2]) {
    const unknown = unknownWords(query, found);
    const fuzzy = (term: string): number | false => {
      const {kind = 'joined', covers = []} = query.get(term) ?? {};
      const isMisspelt =
        (kind !== 'joined' && covers.some(([word]) => unknown.has(word))) ||
        // A part of an identifier whose other parts are known.
        (kind === 'part' && !/\d/.test(term) && !found.holders.has(term));
      return isMisspelt && toleranceOf(term) >= wrongLetters && wrongLetters;
    };
    if ([...query.keys()].some(fuzzy)) {
      found = search({fuzzy});
    }
  }
  return found;
}
