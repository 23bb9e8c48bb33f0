import type {SdkId} from '../../../data/sdks';
import type {Catalogue, CatalogueSection} from './catalogue';
import {rarity, type Found, type Merit} from './lookUp';
import {namesOf} from './names';
import {otherLanguage, preference} from './preference';
import type {ParsedQuery} from './query';

/** A page and its sections that answer a query, best first. */
export interface RankedPage {
  readonly page: number;
  readonly score: number;
  /** Share of the query that its names, or one of its sections, have. */
  readonly coverage: number;
  /** Whether the page as such is an answer, at least as much as its best section. */
  readonly whole: boolean;
  readonly sections: readonly number[];
}

/** Minimum weight of a word, added to the weight of its rarity. */
const commonWord = 0.4;
/** A page whose name is the query, word for word or without stop words. */
const namesake = 16;
const nearNamesake = 8;
/** A heading that contains the whole query, such as an error message that a reader pasted. */
const wordForWord = 2;
/** A section with the table row of the only word that was asked for, such as an option. */
const documentsIt = 2;
/** More than the results show, because a lower one may contain the quoted phrase. */
const sectionsPerPage = 2;
/** A section that is less than this share of the best of its page isn't shown. */
const worthShowing = 0.35;
/** A page that is less than this share of the best isn't shown. */
const worthListing = 0.01;

/** Returns a function that gives the share of the query that is matched, weighted by the rarity of its words. */
function coverageOf({terms, words}: ParsedQuery, {holders}: Found, all: number): (met: Iterable<string>) => number {
  const weights = Array.from({length: words}, () => 0);
  for (const [term, {covers}] of terms) {
    const count = holders.get(term) ?? 0;
    const weight = count === 0 ? 0 : rarity(count, all);
    covers.forEach(([word, share]) => (weights[word] = Math.max(weights[word] ?? 0, weight * share)));
  }
  const total = weights.reduce((sum, weight) => sum + weight + commonWord, 0);
  return (met) => {
    const shares = Array.from({length: words}, () => 0);
    for (const term of met) {
      terms.get(term)?.covers.forEach(([word, share]) => (shares[word] = (shares[word] ?? 0) + share));
    }
    const sum = shares.reduce(
      (done, share, word) => done + Math.min(1, share) * ((weights[word] ?? 0) + commonWord),
      0,
    );
    return total === 0 ? 0 : sum / total;
  };
}

function nameBoostOf(
  names: ReadonlySet<string> | undefined,
  {names: [literal = '', short = literal]}: ParsedQuery,
): number {
  return names?.has(literal) ? namesake : names?.has(short) ? nearNamesake : 1;
}

function headingBoostOf(section: CatalogueSection | undefined, {names: [, phrase = '']}: ParsedQuery): number {
  const [, heading = ''] = namesOf(section?.heading ?? '');
  return phrase.includes(' ') && ` ${heading} `.includes(` ${phrase} `) ? wordForWord : 1;
}

/**
 * Ranks pages by their names, their best sections and their languages.
 *
 * @param languages see `languagesOf`
 * @param favoured sections that contain the quoted phrases; they rank first
 */
export function rank(
  {pages, sections}: Catalogue,
  query: ParsedQuery,
  found: Found,
  languages: readonly SdkId[],
  favoured: ReadonlySet<number> = new Set(),
): RankedPage[] {
  const coverage = coverageOf(query, found, sections.length);
  const isOneName = query.words === 1 && [...query.terms.values()].some(({kind}) => kind === 'whole');
  const byPage = new Map<number, {title: Merit | undefined; own: {id: number; merit: Merit}[]}>();
  for (const [id, merit] of found.merits) {
    const page = sections[id]?.page ?? id - sections.length;
    const entry = byPage.get(page) ?? {title: found.merits.get(sections.length + page), own: []};
    if (id < sections.length) {
      entry.own.push({id, merit});
    }
    byPage.set(page, entry);
  }
  const ranked = [...byPage].map(([page, {title, own}]): RankedPage => {
    const ofTitle = coverage(title?.met ?? []);
    const {names, path = '', prior = 1} = pages[page] ?? {};
    const weight = preference(path, languages);
    // Several languages have a page called "Consumer test": don't boost those of other languages.
    const nameBoost = weight <= otherLanguage ? 1 : nameBoostOf(names, query);
    const scored = own.map(({id, merit}) => {
      const covered = coverage([...merit.met, ...(title?.met ?? [])]);
      const score =
        (merit.score + 0.13 * (title?.score ?? 0)) *
        covered ** 1.5 *
        (isOneName && merit.documents ? documentsIt : 1) *
        (favoured.has(id) ? 20 : headingBoostOf(sections[id], query));
      return {id, score, covered, ownCoverage: coverage(merit.met)};
    });
    scored.sort((one, other) => other.score - one.score || one.id - other.id);
    const [best, second, third] = scored.map(({score}) => score);
    const first = pages[page]?.first;
    const shown = scored.filter(({score}) => score >= (best ?? 0) * worthShowing).slice(0, sectionsPerPage);
    const [top] = shown;
    // A section that matches no more of the query than the page's names would only push other pages down.
    const isWhole = !top || ofTitle >= top.ownCoverage;
    const score = (title?.score ?? 0) * ofTitle * nameBoost + 1.3 * (best ?? 0) + 0.16 * ((second ?? 0) + (third ?? 0));
    return {
      page,
      score: score * prior * weight,
      coverage: Math.max(ofTitle, top?.covered ?? 0),
      whole: isWhole || top.id === first,
      sections: isWhole ? [] : shown.flatMap(({id}) => (id === first ? [] : [id])),
    };
  });
  ranked.sort((one, other) => other.score - one.score || one.page - other.page);
  const least = (ranked[0]?.score ?? 0) * worthListing;
  return ranked.filter(({score}) => score > least);
}
