import {readWords, wholeOf, type Word} from '@site/src/shared/search/tokens';

/** A term to look up, with the words of the query that it covers. */
export interface Clause {
  readonly term: string;
  /** What the reader typed, for words that are still being typed. */
  readonly typed: string;
  /** The last word may go on. */
  readonly open: boolean;
  readonly weight: number;
  /** Share of each word of the query that is satisfied by finding the term. */
  readonly covers: readonly (readonly [word: number, share: number])[];
  /** Only looked up where that costs no further fetch. */
  readonly incidental: boolean;
}

/** A parsed query. */
export interface ParsedQuery {
  readonly clauses: readonly Clause[];
  /** Number of words, without stop words. */
  readonly words: number;
  /** Texts in quotes, lower case. */
  readonly phrases: readonly string[];
  readonly weight: number;
}

/** Words that mean the same, each group led by the one that the site uses. */
export type Synonyms = readonly (readonly string[])[];

const longestQuery = 12;
const longestJoin = 4;
const synonymWeight = 0.85;
const mostVariants = 4;

/** Normalises case, quotes and spaces for comparing phrases. */
export function normalise(text: string): string {
  return text.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();
}

function clausesOf(words: readonly Word[], open: boolean): {clauses: Clause[]; count: number} {
  const clauses: Clause[] = [];
  const numbers: (number | undefined)[] = [];
  let count = 0;
  words.forEach(({text, whole, parts}, index) => {
    const isOpen = open && index === words.length - 1;
    if (parts.length === 0 && !whole) {
      numbers.push(undefined);
      return;
    }
    const word = count;
    numbers.push(word);
    count += 1;
    if (whole) {
      const typed = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
      clauses.push({term: whole, typed, open: isOpen, weight: 1.6, covers: [[word, 1]], incidental: false});
    }
    parts.forEach(({term, start, end}, part) => {
      const offset = words[index]?.start ?? 0;
      clauses.push({
        term,
        typed: text.slice(start - offset, end - offset).toLowerCase(),
        open: isOpen && part === parts.length - 1,
        weight: whole ? 0.7 : 1,
        covers: [[word, whole ? 0.8 / parts.length : 1]],
        incidental: false,
      });
    });
  });
  // "can i deploy" and "consumer version selectors" are names written apart.
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 2; to <= Math.min(words.length, from + longestJoin); to += 1) {
      const joined = words.slice(from, to);
      const term = wholeOf(joined.map(({text}) => text).join(''));
      const covers = numbers.slice(from, to).flatMap((word) => (word === undefined ? [] : [[word, 1] as const]));
      if (term && covers.length > 0) {
        const typed = joined.map(({text}) => text.toLowerCase()).join('');
        clauses.push({
          term,
          typed,
          open: open && to === words.length,
          // If every word also counts separately, most of the weight is already there.
          weight: covers.length === joined.length ? 0.3 : 0.9 * joined.length,
          covers,
          incidental: true,
        });
      }
    }
  }
  return {clauses, count};
}

function parseOne(text: string, phrases: readonly string[], open: boolean, weight: number): ParsedQuery {
  const {clauses, count} = clausesOf(readWords(text).slice(0, longestQuery), open);
  return {clauses, words: count, phrases, weight};
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
 * Parses a query: words, identifiers, quoted phrases, names written as several words, synonyms.
 *
 * @returns the query itself, followed by its variants with synonyms replaced
 */
export function parseQuery(query: string, synonyms: Synonyms): ParsedQuery[] {
  const straight = query.replace(/[“”]/g, '"');
  const phrases = [...straight.matchAll(/"([^"]+)"/g)].map(([, phrase = '']) => normalise(phrase)).filter(Boolean);
  const text = straight.replaceAll('"', ' ').trim();
  const open = phrases.length === 0 && !/\s$/.test(query);
  const own = parseOne(text, phrases, open, 1);
  if (phrases.length > 0) {
    return [own];
  }
  return [own, ...replaceSynonyms(text, synonyms).map((other) => parseOne(other, [], false, synonymWeight))];
}

/** Prefixes to complete for a word that is still being typed: as typed, and its stem unless that is much shorter. */
export function prefixes({term, typed}: Clause): string[] {
  return [...new Set(typed.length - term.length > 1 ? [typed] : [typed, term])].filter(({length}) => length > 1);
}
