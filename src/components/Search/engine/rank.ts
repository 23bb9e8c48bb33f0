import type {HeadIndex} from './headIndex';
import type {Found} from './lookUp';

/** A page and its sections that answer a query, best first. */
export interface RankedPage {
  readonly page: number;
  readonly score: number;
  /** Whether the page as such is an answer, at least as much as its best section. */
  readonly whole: boolean;
  readonly sections: readonly number[];
}

/** How well a page or section matches: its score, and how far it covers each word of the query. */
interface Merit {
  score: number;
  readonly cover: number[];
}

/** Scores of all pages and sections that match part of a query. */
export interface Merits {
  /** Weight of each word of the query by its rarity; 0 for a word that occurs nowhere. */
  readonly words: readonly number[];
  readonly pages: ReadonlyMap<number, Merit>;
  readonly sections: ReadonlyMap<number, Merit>;
}

const weightOf = {title: 5, path: 4, heading: 3};
/** Weights of the four levels in `src/shared/search/postings.ts`. */
const levelWeights = [0.55, 1, 1.4, 1.75];
/** Minimum weight of a word, added to the weight of its rarity. */
const commonWord = 0.5;
const sectionsPerPage = 4;
/** A section that is less than this share of the best of its page isn't shown. */
const worthShowing = 0.35;
/** A page that is less than this share of the best isn't shown. */
const worthListing = 0.06;

function raise(scores: Map<number, number>, key: number, score: number): void {
  scores.set(key, (scores.get(key) ?? 0) + score);
}

function keepBest(best: Map<number, number>, scores: ReadonlyMap<number, number>): void {
  for (const [key, score] of scores) {
    if (score > (best.get(key) ?? 0)) {
      best.set(key, score);
    }
  }
}

function merge(merits: Map<number, Merit>, scores: ReadonlyMap<number, number>, {clause}: Found, words: number): void {
  for (const [key, score] of scores) {
    let merit = merits.get(key);
    if (!merit) {
      merit = {score: 0, cover: Array.from({length: words}, () => 0)};
      merits.set(key, merit);
    }
    merit.score += score * clause.weight;
    for (const [word, share] of clause.covers) {
      merit.cover[word] = Math.min(1, (merit.cover[word] ?? 0) + share);
    }
  }
}

/** Weight of a term by its rarity: `holders` of `all` sections contain it. */
function rarity(holders: number, all: number): number {
  return Math.log(1 + (all - holders + 0.5) / (holders + 0.5));
}

/** Scores every page and section that matches part of a query. */
export function weigh(head: HeadIndex, found: readonly Found[], words: number): Merits {
  const pages = new Map<number, Merit>();
  const sections = new Map<number, Merit>();
  const all = head.sections.length;
  const wordWeights = Array.from({length: words}, () => 0);
  for (const entry of found) {
    const bestOfPages = new Map<number, number>();
    const bestOfSections = new Map<number, number>();
    for (const {term, weight, postings} of entry.matches) {
      const titles = head.titles.get(term) ?? [];
      const headings = head.headings.get(term) ?? [];
      const holders = Math.min(all, Math.max(postings?.sections.length ?? 0, headings.length, titles.length));
      const value = weight * rarity(holders, all);
      for (const [word, share] of entry.clause.covers) {
        wordWeights[word] = Math.max(wordWeights[word] ?? 0, value * share);
      }
      const ofPages = new Map<number, number>();
      const ofSections = new Map<number, number>();
      titles.forEach((page) =>
        raise(ofPages, page, (value * weightOf.title) / (2 + (head.pages[page]?.titleLength ?? 0)) ** 0.5),
      );
      head.paths
        .get(term)
        ?.forEach((page) => raise(ofPages, page, (value * weightOf.path) / (1 + (head.pages[page]?.pathLength ?? 0))));
      headings.forEach((id) =>
        raise(ofSections, id, (value * weightOf.heading) / (1 + (head.sections[id]?.length ?? 0)) ** 0.35),
      );
      postings?.sections.forEach((id, index) =>
        raise(ofSections, id, value * (levelWeights[postings.levels[index] ?? 0] ?? 0)),
      );
      keepBest(bestOfPages, ofPages);
      keepBest(bestOfSections, ofSections);
    }
    merge(pages, bestOfPages, entry, words);
    merge(sections, bestOfSections, entry, words);
  }
  return {words: wordWeights, pages, sections};
}

/** The share of a query that is matched, weighted by the rarity of its words. */
function coverage(words: readonly number[], ...merits: readonly (Merit | undefined)[]): number {
  let met = 0;
  let all = 0;
  words.forEach((wordWeights, word) => {
    const weight = wordWeights + commonWord;
    met += weight * Math.max(...merits.map((merit) => merit?.cover[word] ?? 0));
    all += weight;
  });
  return all === 0 ? 0 : (met / all) ** 1.5;
}

/**
 * More than 1 when the query matches all words of a title or path and has no others, because it then names the page. The
 * factor for a path is larger, because its words have a lower weight.
 */
function naming(
  words: number,
  {titleLength, pathLength}: HeadIndex['pages'][number],
  merit: Merit | undefined,
): number {
  const met = merit?.cover.reduce((sum, share) => sum + share, 0) ?? 0;
  if (met < words) {
    return 1;
  }
  const isAs = (length: number): boolean => length > 0 && Math.abs(length - words) < 1;
  return isAs(pathLength) ? 6 : isAs(titleLength) ? 2 : 1;
}

/**
 * Ranks pages by their title and their best sections.
 *
 * @param favoured sections that contain the quoted phrases; they rank first
 */
export function rank(head: HeadIndex, merits: Merits, favoured: ReadonlySet<number> = new Set()): RankedPage[] {
  const byPage = new Map<number, {id: number; score: number}[]>();
  for (const page of merits.pages.keys()) {
    byPage.set(page, []);
  }
  for (const [id, merit] of merits.sections) {
    const page = head.sections[id]?.page ?? 0;
    const title = merits.pages.get(page);
    const score =
      (merit.score + 0.25 * (title?.score ?? 0)) * coverage(merits.words, merit, title) * (favoured.has(id) ? 20 : 1);
    const list = byPage.get(page);
    if (list) {
      list.push({id, score});
    } else {
      byPage.set(page, [{id, score}]);
    }
  }
  const ranked = [...byPage].map(([page, sections]): RankedPage => {
    sections.sort((one, other) => other.score - one.score || one.id - other.id);
    const [best, second, third] = sections.map(({score}) => score);
    const title = merits.pages.get(page);
    const about = head.pages[page];
    const ofTitle =
      (title?.score ?? 0) * coverage(merits.words, title) * (about ? naming(merits.words.length, about, title) : 1);
    const ofSections = (best ?? 0) + 0.15 * ((second ?? 0) + (third ?? 0));
    const shown = sections.filter(({score}) => score >= (best ?? 0) * worthShowing).slice(0, sectionsPerPage);
    const first = head.pages[page]?.firstSection;
    const [top] = shown;
    return {
      page,
      score: (ofTitle + ofSections) * (head.pages[page]?.prior ?? 1),
      whole:
        !top ||
        top.id === first ||
        coverage(merits.words, title) >= coverage(merits.words, merits.sections.get(top.id)),
      sections: shown.flatMap(({id}) => (id === first ? [] : [id])),
    };
  });
  ranked.sort((one, other) => other.score - one.score || one.page - other.page);
  const least = (ranked[0]?.score ?? 0) * worthListing;
  return ranked.filter(({score}) => score > least);
}
