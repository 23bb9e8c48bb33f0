import {isSdkWord} from '../../../data/sdk-words';
import {readWords, wholeOf, type Word} from '@site/src/shared/search/tokens';
import {namesOf} from './names';
import {translateQuery, type Translations} from './translateQuery';

/** A term to look up. */
export interface QueryTerm {
  readonly boost: number;
  /** The reader may still be typing it. */
  readonly open: boolean;
  /** Share of each word of the query that is satisfied by finding the term. */
  readonly covers: readonly (readonly [word: number, share: number])[];
  /**
   * `whole` is an identifier and `part` a part of one; `joined` are words of the query, in case they are a name written
   * apart.
   */
  readonly kind: 'word' | 'whole' | 'part' | 'joined';
}

/** A parsed query. */
export interface ParsedQuery {
  readonly terms: ReadonlyMap<string, QueryTerm>;
  /** Number of words, without stop words. */
  readonly words: number;
  /** Texts in quotes, lower case. */
  readonly phrases: readonly string[];
  /** The whole query as the name of a page. */
  readonly names: readonly string[];
}

/** Words that mean the same, each group led by the one that the site uses. */
export type Synonyms = readonly (readonly string[])[];

/** How readers' words relate to the site's. */
export interface Vocabulary {
  readonly synonyms: Synonyms;
  readonly translations: Translations;
}

/** An identifier as a whole and its parts, against 1 for a word. */
const wholeBoost = 4.5;
const partBoost = 0.3;
/** Boost of a language's name next to other words. It mainly decides which pages are preferred: `preference.ts`. */
const languageBoost = 0.3;
/** How far the parts of an identifier satisfy a reader who looks for it. */
const partsShare = 0.6;
const longestQuery = 12;
const longestJoin = 4;
const mostVariants = 4;

/** Normalises case, quotes and spaces for comparing phrases. */
export function normalise(text: string): string {
  return text.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();
}

class Terms {
  readonly terms = new Map<string, QueryTerm>();

  add(term: string, added: QueryTerm): void {
    const known = this.terms.get(term);
    this.terms.set(
      term,
      known
        ? {
            boost: Math.max(known.boost, added.boost),
            open: known.open || added.open,
            covers: [...known.covers, ...added.covers],
            kind: known.kind,
          }
        : added,
    );
  }
}

function addWord(terms: Terms, {text, whole, start, parts}: Word, word: number, weight: number, open: boolean): void {
  const isOpen = (typed: string): boolean => open && typed.length > 1;
  if (whole) {
    terms.add(whole, {boost: weight * wholeBoost, open: isOpen(whole), covers: [[word, 1]], kind: 'whole'});
  }
  parts.forEach((part, index) => {
    const typed = text.slice(part.start - start, part.end - start).toLowerCase();
    const isLast = index === parts.length - 1 && isOpen(typed);
    const own: QueryTerm = {
      boost: weight * (whole ? partBoost : 1),
      open: isLast,
      covers: [[word, whole ? partsShare / parts.length : 1]],
      kind: whole ? 'part' : 'word',
    };
    terms.add(part.term, own);
    // What is typed so far has no stem yet.
    if (isLast && !whole && typed.length - part.term.length > 1) {
      terms.add(typed, own);
    }
  });
}

/** Adds what may be names written apart, such as "can i deploy" and "consumer version selectors". */
function addJoined(
  terms: Terms,
  words: readonly Word[],
  numbers: readonly (number | undefined)[],
  open: boolean,
): void {
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 2; to <= Math.min(words.length, from + longestJoin); to += 1) {
      const joined = words.slice(from, to);
      const term = wholeOf(joined.map(({text}) => text).join(''));
      const covers = numbers.slice(from, to).flatMap((word) => (word === undefined ? [] : [[word, 1] as const]));
      if (term && covers.length > 0) {
        // If every word also counts separately, most of the weight is already there.
        const boost = covers.length === joined.length ? 0.6 : 1.9 * joined.length;
        terms.add(term, {boost, open: open && to === words.length, covers, kind: 'joined'});
      }
    }
  }
}

function parseOne(text: string, phrases: readonly string[], open: boolean): ParsedQuery {
  const terms = new Terms();
  const words = readWords(text).slice(0, longestQuery);
  let count = 0;
  const numbers = words.map((word, index) => {
    if (word.parts.length === 0 && !word.whole) {
      return undefined;
    }
    const weight = words.length > 1 && isSdkWord(word.text) ? languageBoost : 1;
    addWord(terms, word, count, weight, open && index === words.length - 1);
    count += 1;
    return count - 1;
  });
  addJoined(terms, words, numbers, open);
  return {terms: terms.terms, words: count, phrases, names: namesOf(text)};
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Variants of the query with synonyms replaced by the site's own terms. */
function replaceSynonyms(text: string, synonyms: Synonyms): string[] {
  const found = new Set<string>();
  for (const [own = '', ...others] of synonyms) {
    const plain = normalise(text);
    for (const other of others) {
      const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(other)}(?![\\p{L}\\p{N}])`, 'iu');
      // Prefer the longest matching name, and don't turn "pact broker" into "pact pact broker".
      const isPart = [own, ...others].some((name) => name.length > other.length && plain.includes(name));
      if (!isPart && pattern.test(text)) {
        found.add(text.replace(pattern, own));
      }
    }
  }
  return [...found].slice(0, mostVariants - 1);
}

/**
 * Parses a query: words, identifiers, quoted phrases, names written as several words, synonyms, other languages.
 *
 * @returns the query itself, followed by its translation, if it has words of other languages, and by its variants with
 *   synonyms replaced
 */
export function parseQuery(query: string, {synonyms, translations}: Vocabulary): ParsedQuery[] {
  const straight = query.replace(/[“”]/g, '"');
  const phrases = [...straight.matchAll(/"([^"]+)"/g)].map(([, phrase = '']) => normalise(phrase)).filter(Boolean);
  const text = straight.replaceAll('"', ' ').trim();
  const open = phrases.length === 0 && !/\s$/.test(query);
  const own = parseOne(text, phrases, open);
  if (phrases.length > 0) {
    return [own];
  }
  const translated = translateQuery(text, translations);
  const others = [...(translated ? [translated] : []), ...replaceSynonyms(translated ?? text, synonyms)];
  return [own, ...others.map((other) => parseOne(other, [], false))];
}
