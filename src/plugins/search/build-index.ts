import {createHash} from 'node:crypto';

import {anchorOf, type Head, type HeadPage, type HeadSection, type Manifest} from '../../shared/search/format';
import {encodePostings} from '../../shared/search/postings';
import {readTokens, readWords, wordsOf} from '../../shared/search/tokens';
import {isHistory, type PageRecord} from './record';

/** Target size of a range of terms, in characters of JSON: the uncompressed cost of a one-word query. */
const rangeSize = 9000;
/** Target size of a text shard, in characters. */
const textSize = 8000;
/** Characters to keep per section of a changelog. */
const historySize = 300;
/** Term frequency added for a name that a table row documents. */
const nameBoost = 4;
/** BM25 parameters k1 and b. */
const saturation = 1.2;
const lengthWeight = 0.6;

/** Contents of the index files, by path relative to the folder of the index. */
export type IndexFileContents = ReadonlyMap<string, string>;

function levelOf(frequency: number, length: number, averageLength: number): number {
  const score =
    (frequency * (saturation + 1)) /
    (frequency + saturation * (1 - lengthWeight + (lengthWeight * length) / averageLength));
  return score < 0.7 ? 0 : score < 1.15 ? 1 : score < 1.55 ? 2 : 3;
}

function headOf(pages: readonly PageRecord[]): Head {
  const labels = [...new Set(pages.map(({label}) => label))];
  return {
    labels,
    pages: pages.map(({path, title, label, prior, sections}): HeadPage => [
      path,
      title,
      labels.indexOf(label),
      Math.round(prior * 10),
      sections.map(({level, heading, anchor}): HeadSection =>
        level === 1 || anchor === anchorOf(heading) ? [level, heading] : [level, heading, anchor],
      ),
    ]),
  };
}

interface TermPostings {
  readonly sections: number[];
  readonly levels: number[];
}

/** What is indexed of a section. */
interface Indexed {
  readonly text: string;
  readonly names: string;
}

/** Returns a tokeniser that caches words, since nearly all of them recur. */
function termReader(): (text: string) => string[] {
  const cache = new Map<string, readonly string[]>();
  return (text) =>
    wordsOf(text).flatMap((word) => {
      const terms = cache.get(word) ?? readTokens(word).map(({term}) => term);
      cache.set(word, terms);
      return terms;
    });
}

/** Builds the postings of all terms. */
function postingsOf(indexed: readonly Indexed[]): Map<string, TermPostings> {
  const readTerms = termReader();
  const terms = indexed.map(({text}) => readTerms(text));
  const averageLength = terms.reduce((sum, {length}) => sum + length, 0) / Math.max(1, terms.length);
  const postings = new Map<string, TermPostings>();
  terms.forEach((sectionTerms, section) => {
    const frequencies = new Map<string, number>();
    sectionTerms.forEach((term) => frequencies.set(term, (frequencies.get(term) ?? 0) + 1));
    for (const {whole} of readWords(indexed[section]?.names ?? '')) {
      if (whole) {
        frequencies.set(whole, (frequencies.get(whole) ?? 0) + nameBoost);
      }
    }
    for (const [term, count] of frequencies) {
      const entry = postings.get(term) ?? {sections: [], levels: []};
      entry.sections.push(section);
      entry.levels.push(levelOf(count, sectionTerms.length, averageLength));
      postings.set(term, entry);
    }
  });
  return postings;
}

/** Packs consecutive items into groups of about the given size. */
function pack<T>(items: readonly T[], size: number, sizeOf: (item: T) => number): T[][] {
  const packs: T[][] = [];
  let room = 0;
  for (const item of items) {
    const last = packs.at(-1);
    const itemSize = sizeOf(item);
    if (last && room >= itemSize) {
      last.push(item);
      room -= itemSize;
    } else {
      packs.push([item]);
      room = size - itemSize;
    }
  }
  return packs;
}

/**
 * Builds the index: a head with titles and headings, postings in alphabetical ranges of terms, and texts in page order.
 * The browser fetches the head, and for each query only the ranges of its terms and the texts of the hits on screen.
 *
 * @returns the files; all but `manifest.json` are in a folder named after the hash of their content
 */
export function buildIndex(pages: readonly PageRecord[]): IndexFileContents {
  const files = new Map<string, string>([['head.json', JSON.stringify(headOf(pages))]]);
  const texts = pages.flatMap(({path, sections}) =>
    sections.map(({text}) => (isHistory(path) ? text.slice(0, historySize) : text)),
  );
  const indexed = pages.flatMap(({path, description, sections}) =>
    sections.map(({level, text, names = ''}): Indexed => ({
      text: level === 1 ? `${description} ${text}` : isHistory(path) ? text.slice(0, historySize) : text,
      names,
    })),
  );

  const encoded = [...postingsOf(indexed)]
    .map(([term, postings]) => [term, encodePostings(postings)] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const ranges = pack(encoded, rangeSize, ([term, code]) => term.length + code.length + 6);
  ranges.forEach((range, number) => files.set(`terms/${number}.json`, JSON.stringify(Object.fromEntries(range))));

  const shards = pack([...texts.entries()], textSize, ([, text]) => text.length + 3);
  shards.forEach((shard, number) => files.set(`text/${number}.json`, JSON.stringify(shard.map(([, text]) => text))));

  const hash = createHash('sha256');
  files.forEach((content, name) => hash.update(`${name}\n${content}\n`));
  const version = hash.digest('hex').slice(0, 12);
  const manifest: Manifest = {
    version,
    terms: ranges.map((range) => range[0]?.[0] ?? ''),
    texts: shards.map((shard) => shard[0]?.[0] ?? 0),
  };
  return new Map([
    ['manifest.json', JSON.stringify(manifest)],
    ...[...files].map(([name, content]) => [`${version}/${name}`, content] as const),
  ]);
}
