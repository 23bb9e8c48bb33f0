import MiniSearch, {type Options} from 'minisearch';

import {dataFolder} from './format';
import {readWords, wordsOf, type Word} from './tokens';

/** Number and terms of a section. */
export interface SectionTerms {
  readonly id: number;
  readonly text: string;
}

/**
 * `index.json`: length of each section in terms, and for each term its sections. A section is the step from the one
 * before; a negative number is how often the term occurs in it, if more than once. MiniSearch's own JSON is the same
 * with absolute numbers as keys, and half as large again when compressed.
 */
export interface PackedIndex {
  readonly lengths: readonly number[];
  readonly terms: readonly (readonly [term: string, ...sections: number[]])[];
}

/** Returns a tokeniser that caches words, since nearly all of them recur. */
function termReader(termsOf: (word: Word) => string[]): (text: string) => string[] {
  const cache = new Map<string, readonly string[]>();
  return (text) =>
    wordsOf(text).flatMap((word) => {
      const terms = cache.get(word) ?? readWords(word).flatMap(termsOf);
      cache.set(word, terms);
      return terms;
    });
}

/** Returns a function that reads all terms of a text: identifiers both whole and in parts. */
export function textReader(): (text: string) => string[] {
  return termReader(({whole, members, parts}) => [
    ...(whole ? [whole] : []),
    ...[...members, ...parts].map(({term}) => term),
  ]);
}

/** Returns a function that reads identifiers as one term, so that a name isn't found by a part of another. */
export function nameReader(): (text: string) => string[] {
  return termReader(({whole, parts}) => (whole ? [whole] : parts.map(({term}) => term)));
}

/** Options of an index with these fields; `names` holds identifiers. */
export function indexOptions(fields: readonly string[]): Options {
  const readText = textReader();
  const readNames = nameReader();
  return {
    fields: [...fields],
    tokenize: (text, field) => (field === 'names' ? readNames(text) : readText(text)),
    processTerm: (term) => term,
  };
}

/** Rounds how often a term occurs, as BM25 nearly does: to 1, 2 or 4. */
function roundFrequency(frequency: number): number {
  return frequency >= 4 ? 4 : Math.min(2, frequency);
}

/**
 * Packs an index.
 *
 * @param sections their terms and numbers, ascending from 0 without gaps
 */
export function packIndex(sections: readonly (readonly string[])[]): PackedIndex {
  const terms = new Map<string, {last: number; numbers: number[]}>();
  sections.forEach((sectionTerms, section) => {
    const frequencies = new Map<string, number>();
    sectionTerms.forEach((term) => frequencies.set(term, (frequencies.get(term) ?? 0) + 1));
    for (const [term, count] of frequencies) {
      const entry = terms.get(term) ?? {last: -1, numbers: []};
      const frequency = roundFrequency(count);
      entry.numbers.push(section - entry.last - 1, ...(frequency > 1 ? [-frequency] : []));
      entry.last = section;
      terms.set(term, entry);
    }
  });
  return {
    lengths: sections.map(({length}) => length),
    terms: [...terms].sort(([one], [other]) => (one < other ? -1 : 1)).map(([term, {numbers}]) => [term, ...numbers]),
  };
}

function unpackTerm([term, ...numbers]: PackedIndex['terms'][number]): [string, {0: Record<string, number>}] {
  const frequencies: Record<string, number> = {};
  let section = -1;
  for (const number of numbers) {
    if (number < 0) {
      frequencies[section] = -number;
    } else {
      section += number + 1;
      frequencies[section] = 1;
    }
  }
  return [term, {0: frequencies}];
}

/**
 * Unpacks an index. Its documents are the sections, by their numbers.
 *
 * @throws Error when the value is not a packed index
 */
export async function unpackIndex(value: unknown): Promise<MiniSearch> {
  const {lengths, terms} = (value ?? {}) as Partial<PackedIndex>;
  if (!lengths || !terms) {
    throw new Error(`${dataFolder}/index.json does not match the manifest`);
  }
  const numbered = <T>(of: (length: number, section: number) => T): Record<string, T> =>
    Object.fromEntries(lengths.map((length, section) => [section, of(length, section)]));
  return MiniSearch.loadJSAsync(
    {
      documentCount: lengths.length,
      nextId: lengths.length,
      documentIds: numbered((_, section) => section),
      fieldIds: {text: 0},
      fieldLength: numbered((length) => [length]),
      averageFieldLength: [lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length)],
      storedFields: {},
      dirtCount: 0,
      index: terms.map(unpackTerm),
      serializationVersion: 2,
    },
    indexOptions(['text']),
  );
}
