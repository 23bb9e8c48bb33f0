import {brotliCompressSync} from 'node:zlib';
import {beforeAll, describe, expect, test} from 'vitest';

import {createStaticClient} from '../../src/components/Search/engine/staticClient';
import type {SearchClient} from '../../src/components/Search/engine/types';
import {anchorOf} from '../../src/shared/search/format';
import {buildIndex, type IndexFileContents} from '../../src/plugins/search/build-index';
import type {PageRecord, SectionRecord} from '../../src/plugins/search/record';

const pageCount = 400;
const sectionCount = 7000;
const characters = 3_000_000;
const vocabularySize = 12_000;
const kilobyte = 1000;

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = randomNumbers(20251120);
const syllables =
  'con tra ct pro vi der ver ifi ca tion bro ker web ho ok mat ch er sta te pub lish de ploy en vi ron ment ser vice te st me ssa ge plu gin'.split(
    ' ',
  );

function makeVocabulary(): string[] {
  const words = new Set<string>();
  while (words.size < vocabularySize) {
    const length = 2 + Math.floor(random() * 3);
    words.add(Array.from({length}, () => syllables[Math.floor(random() * syllables.length)]).join(''));
  }
  return [...words];
}

const vocabulary = makeVocabulary();
// Zipf: the word of rank n is n times as rare as the first.
const cumulated: number[] = [];
vocabulary.reduce((sum, _, rank) => {
  cumulated.push(sum + 1 / (rank + 2));
  return sum + 1 / (rank + 2);
}, 0);

function word(): string {
  const at = random() * (cumulated.at(-1) ?? 1);
  let low = 0;
  let high = cumulated.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cumulated[middle] ?? 0) < at) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return vocabulary[low] ?? '';
}

function words(count: number): string {
  return Array.from({length: count}, word).join(' ');
}

function makeSection(level: number): SectionRecord {
  const heading = level === 1 ? '' : words(2 + Math.floor(random() * 4));
  let text = '';
  const length = (characters / sectionCount) * (0.3 + random() * 1.4);
  while (text.length < length) {
    text += `${word()} `;
  }
  return {level, heading, anchor: anchorOf(heading), text};
}

function makePages(): PageRecord[] {
  return Array.from({length: pageCount}, (_, index): PageRecord => {
    const title = words(2 + Math.floor(random() * 3));
    const count = Math.round(sectionCount / pageCount);
    return {
      path: `/${word()}/${title.replaceAll(' ', '_')}_${index}`,
      title,
      description: words(12),
      label: `Part ${index % 9}`,
      prior: 1,
      keywords: [],
      sections: Array.from({length: count}, (_unused, at) => makeSection(at === 0 ? 1 : at % 3 === 0 ? 3 : 2)),
    };
  });
}

describe('an index of 400 pages', () => {
  let pages: readonly PageRecord[];
  let files: IndexFileContents;
  const sizes = new Map<string, number>();

  function sizeOf(name: string): number {
    const known = sizes.get(name) ?? brotliCompressSync(files.get(name) ?? '').length;
    sizes.set(name, known);
    return known;
  }

  /** A client, and how much of texts it has fetched for excerpts. */
  function measuredClient(): {client: SearchClient; fetched: () => number} {
    const asked = new Set<string>();
    const client = createStaticClient({
      folder: '/',
      origin: 'https://docs.example',
      vocabulary: {synonyms: [], translations: {words: {}, stopWords: ''}},
      patience: 0,
      fetch: async (url) => {
        const name = url.slice(1);
        asked.add(name);
        return {
          ok: files.has(name),
          status: 200,
          json: async (): Promise<unknown> => JSON.parse(files.get(name) ?? ''),
        };
      },
    });
    const fetched = (): number =>
      [...asked].filter((name) => name.includes('/text/')).reduce((sum, name) => sum + sizeOf(name), 0);
    return {client, fetched};
  }

  beforeAll(() => {
    pages = makePages();
    files = buildIndex(pages);
  });

  test('the corpus is as large as the site may become', () => {
    const sections = pages.flatMap((page) => page.sections);
    const length = sections.reduce((sum, {text}) => sum + text.length, 0);
    expect(pages).toHaveLength(pageCount);
    expect(sections.length).toBeGreaterThan(6900);
    expect(length).toBeGreaterThan(2_900_000);
  });

  test('titles and headings take less than 140 kB', () => {
    const head = [...files.keys()].find((name) => name.endsWith('/head.json')) ?? '';
    console.log(`search index of ${pageCount} pages: ${files.size} files, head ${sizeOf(head)} bytes with brotli`);
    expect(sizeOf(head)).toBeLessThan(140 * kilobyte);
  });

  test('the index of all texts takes less than 550 kB with them', () => {
    const [head = '', index = ''] = ['/head.json', '/index.json'].map(
      (end) => [...files.keys()].find((name) => name.endsWith(end)) ?? '',
    );
    console.log(`search index of ${pageCount} pages: ${sizeOf(index)} bytes with brotli for all texts`);
    expect(sizeOf(head) + sizeOf(index)).toBeLessThan(550 * kilobyte);
  });

  test.each([
    ['a frequent word', () => vocabulary[3] ?? ''],
    ['a rare word', () => vocabulary[9000] ?? ''],
    ['three words', () => `${vocabulary[40]} ${vocabulary[300]} ${vocabulary[2000]}`],
    ['six words', () => vocabulary.slice(100, 106).join(' ')],
    ['a misspelt word', () => `${(vocabulary[5000] ?? '').slice(0, -2)}x`],
    ['a phrase', () => `"${pages[200]?.sections[5]?.text.split(' ').slice(3, 8).join(' ') ?? ''}"`],
  ])('the first answer to %s needs at most 60 kB more', async (name, query) => {
    const {client, fetched} = measuredClient();
    const {total} = await client.search({query: query(), page: 0, hitsPerPage: 20});
    expect(total).toBeGreaterThan(0);
    console.log(`first answer to ${name}: ${fetched()} bytes of texts with brotli`);
    expect(fetched()).toBeLessThanOrEqual(60 * kilobyte);
  });

  test('five queries, typed letter by letter, need at most 160 kB more', async () => {
    const {client, fetched} = measuredClient();
    const queries = [
      `${vocabulary[5]} ${vocabulary[120]}`,
      vocabulary[900] ?? '',
      `${vocabulary[60]} ${vocabulary[700]} ${vocabulary[4000]}`,
      vocabulary[2] ?? '',
      `${vocabulary[33]} ${vocabulary[10_000]}`,
    ];
    for (const query of queries) {
      // Letters are typed faster than answers arrive, so only the texts of the last one are fetched.
      const answers = Array.from(query, (_letter, at) =>
        client.search({query: query.slice(0, at + 1), page: 0, hitsPerPage: 20}),
      );
      const {total} = (await Promise.all(answers)).at(-1) ?? {total: 0};
      expect(total).toBeGreaterThan(0);
    }
    console.log(`five queries: ${fetched()} bytes of texts with brotli`);
    expect(fetched()).toBeLessThanOrEqual(160 * kilobyte);
  });

  test('a phrase finds the section that contains it first', async () => {
    const {client} = measuredClient();
    const section = pages[123]?.sections[7];
    const {hits} = await client.search({
      query: `"${section?.text.split(' ').slice(5, 11).join(' ') ?? ''}"`,
      page: 0,
      hitsPerPage: 5,
    });
    expect(hits.some(({hierarchy}) => Object.values(hierarchy).includes(section?.heading ?? ''))).toBe(true);
  });
});
