import {createHash} from 'node:crypto';

import {anchorOf, type Head, type HeadPage, type HeadSection, type Manifest} from '../../shared/search/format';
import {encodePostings} from '../../shared/search/postings';
import {readTokens, readWords, wordsOf} from '../../shared/search/tokens';
import {isHistory, type PageRecord} from './record';

/** Characters of a range of terms, as JSON: a query of one word costs about this much before compression. */
const rangeSize = 9000;
/** Characters of a file of texts. */
const textSize = 8000;
/** Characters that are kept of a section of a changelog. */
const historySize = 300;
/** How often a name counts where a row of a table is about it. */
const timesOfName = 4;
/** Parameters of BM25: how soon repetition stops to count, and how much length does. */
const saturation = 1.2;
const lengthWeight = 0.6;

/** The files of an index by their paths inside the folder of the index. */
export type IndexFileContents = ReadonlyMap<string, string>;

function levelOf(times: number, length: number, usualLength: number): number {
  const worth =
    (times * (saturation + 1)) / (times + saturation * (1 - lengthWeight + (lengthWeight * length) / usualLength));
  return worth < 0.7 ? 0 : worth < 1.15 ? 1 : worth < 1.55 ? 2 : 3;
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

/** A section as it is searched. */
interface Indexed {
  readonly text: string;
  readonly names: string;
}

/** Reads the terms of texts; a word that comes again, as nearly all do, is not taken apart again. */
function termReader(): (text: string) => string[] {
  const known = new Map<string, readonly string[]>();
  return (text) =>
    wordsOf(text).flatMap((word) => {
      const terms = known.get(word) ?? readTokens(word).map(({term}) => term);
      known.set(word, terms);
      return terms;
    });
}

/** Postings of every term of the sections; the description of a page counts as part of its beginning. */
function postingsOf(indexed: readonly Indexed[]): Map<string, TermPostings> {
  const readTerms = termReader();
  const terms = indexed.map(({text}) => readTerms(text));
  const usualLength = terms.reduce((sum, {length}) => sum + length, 0) / Math.max(1, terms.length);
  const postings = new Map<string, TermPostings>();
  terms.forEach((own, section) => {
    const times = new Map<string, number>();
    own.forEach((term) => times.set(term, (times.get(term) ?? 0) + 1));
    for (const {whole} of readWords(indexed[section]?.names ?? '')) {
      if (whole) {
        times.set(whole, (times.get(whole) ?? 0) + timesOfName);
      }
    }
    for (const [term, count] of times) {
      const entry = postings.get(term) ?? {sections: [], levels: []};
      entry.sections.push(section);
      entry.levels.push(levelOf(count, own.length, usualLength));
      postings.set(term, entry);
    }
  });
  return postings;
}

/** Packs items into files of about a size. */
function pack<T>(items: readonly T[], size: number, sizeOf: (item: T) => number): T[][] {
  const packs: T[][] = [];
  let room = 0;
  for (const item of items) {
    const last = packs.at(-1);
    const own = sizeOf(item);
    if (last && room >= own) {
      last.push(item);
      room -= own;
    } else {
      packs.push([item]);
      room = size - own;
    }
  }
  return packs;
}

/**
 * Builds the index: a head of titles and headings, postings of all terms in ranges of the alphabet,
 * texts in the order of the pages. The browser fetches the head, then for a query only the ranges of
 * its words and the texts of the hits that it shows.
 *
 * @returns the files; all but `manifest.json` lie in a folder named after their content
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

  const codes = [...postingsOf(indexed)]
    .map(([term, postings]) => [term, encodePostings(postings)] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const ranges = pack(codes, rangeSize, ([term, code]) => term.length + code.length + 6);
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
