import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {describe, expect, it, test} from 'vitest';

import {dataFolder} from '../../src/shared/search/format';
import type {Fetch} from '../../src/components/Search/engine/indexFiles';
import {createStaticClient} from '../../src/components/Search/engine/staticClient';
import {searchSynonyms} from '../../src/data/search-synonyms';
import {sdksOfPath, type SdkId} from '../../src/data/sdks';
import {readerSearches, type ReaderSearch} from './reader-searches';
import {searchQueries} from './search-queries';
import {buildFolder, pages} from './site';

const fetchFromBuild: Fetch = async (file) => {
  const name = path.join(buildFolder, dataFolder, file);
  return {
    ok: existsSync(name),
    status: existsSync(name) ? 200 : 404,
    json: async (): Promise<unknown> => JSON.parse(await readFile(name, 'utf8')),
  };
};

let chosen: SdkId | undefined;

const client = createStaticClient({
  folder: '',
  origin: 'https://docs.pact.io',
  synonyms: searchSynonyms,
  patience: 0,
  sdk: () => chosen,
  fetch: fetchFromBuild,
});

/** Top pages for a query, for a reader who chose a language. */
async function pagesFor({query, sdk}: Pick<ReaderSearch, 'query' | 'sdk'>, top: number): Promise<string[]> {
  chosen = sdk;
  const {hits} = await client.search({query, page: 0, hitsPerPage: 40});
  return [...new Set(hits.map(({url_without_anchor: url}) => new URL(url).pathname))].slice(0, top);
}

/** Searches without a good page among the top results, a line each. */
async function failedSearches(searches: readonly ReaderSearch[], top: number): Promise<string[]> {
  const lines: string[] = [];
  for (const search of searches) {
    const found = await pagesFor(search, top);
    if (!found.some((page) => search.pages.includes(page))) {
      const {query, sdk, pages: good} = search;
      lines.push(`${query}${sdk ? ` (${sdk})` : ''}: wanted ${good.join(' or ')}, found ${found.join(', ')}`);
    }
  }
  return lines;
}

describe.each([
  {name: 'the searches that the ranking was tuned with', searches: searchQueries, top: 5, minShare: 0.9, minCount: 40},
  {name: 'the searches of readers', searches: readerSearches, top: 3, minShare: 0.92, minCount: 120},
])('of $name', ({name, searches, top, minShare, minCount}) => {
  it(`${minShare * 100} % find a good page among the top ${top}`, async () => {
    const failed = await failedSearches(searches, top);
    console.log(`search quality: ${searches.length - failed.length} of ${searches.length} of ${name} succeeded`);
    if (failed.length > 0) {
      console.log(failed.join('\n'));
    }
    expect(searches.length).toBeGreaterThanOrEqual(minCount);
    expect(failed.length / searches.length).toBeLessThanOrEqual(1 - minShare);
  });

  it('every expected page exists', () => {
    const addresses = new Set(pages.map(({address}) => address));
    expect(searches.flatMap(({pages: good}) => good).filter((page) => !addresses.has(page))).toEqual([]);
  });
});

test.each<SdkId>(['java', 'go', 'python', 'dotnet', 'ruby', 'php', 'rust', 'javascript'])(
  'topics of all libraries rank first for the chosen language: %s',
  async (sdk) => {
    const subjects = [
      'troubleshooting',
      'matching',
      'get started',
      'provider verification',
      'consumer test',
      'messages',
    ];
    const misranked: string[] = [];
    for (const query of subjects) {
      const found = await pagesFor({query, sdk}, 20);
      const top = found.find((page) => sdksOfPath(page).length > 0);
      if (top === undefined || !sdksOfPath(top).includes(sdk)) {
        misranked.push(`${query}: ${top ?? 'no page of a library'}`);
      }
    }
    expect(misranked).toEqual([]);
  },
);

test('a failed search is reported', async () => {
  await expect(failedSearches([{query: 'pact broker', pages: ['/nowhere']}], 5)).resolves.toEqual([
    expect.stringContaining('pact broker: wanted /nowhere, found /pact_broker'),
  ]);
});
