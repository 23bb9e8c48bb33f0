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

/** The first pages of an answer, best first, for a reader of a language. */
async function pagesFor({query, sdk}: Pick<ReaderSearch, 'query' | 'sdk'>, first: number): Promise<string[]> {
  chosen = sdk;
  const {hits} = await client.search({query, page: 0, hitsPerPage: 40});
  return [...new Set(hits.map(({url_without_anchor: url}) => new URL(url).pathname))].slice(0, first);
}

/** Searches whose good answers aren't among the first pages, a line each. */
async function disappointments(searches: readonly ReaderSearch[], first: number): Promise<string[]> {
  const lines: string[] = [];
  for (const search of searches) {
    const found = await pagesFor(search, first);
    if (!found.some((page) => search.pages.includes(page))) {
      const {query, sdk, pages: good} = search;
      lines.push(`${query}${sdk ? ` (${sdk})` : ''}: wanted ${good.join(' or ')}, found ${found.join(', ')}`);
    }
  }
  return lines;
}

describe.each([
  {name: 'the searches that the ranking was made with', searches: searchQueries, first: 5, share: 0.9, least: 40},
  {name: 'the searches of readers', searches: readerSearches, first: 3, share: 0.92, least: 120},
])('of $name', ({name, searches, first, share, least}) => {
  it(`${share * 100} % find a good page among the first ${first}`, async () => {
    const failed = await disappointments(searches, first);
    console.log(`search quality: ${searches.length - failed.length} of ${searches.length} of ${name} satisfied`);
    if (failed.length > 0) {
      console.log(failed.join('\n'));
    }
    expect(searches.length).toBeGreaterThanOrEqual(least);
    expect(failed.length / searches.length).toBeLessThanOrEqual(1 - share);
  });

  it('every page that is to be found is there', () => {
    const addresses = new Set(pages.map(({address}) => address));
    expect(searches.flatMap(({pages: good}) => good).filter((page) => !addresses.has(page))).toEqual([]);
  });
});

test.each<SdkId>(['java', 'go', 'python', 'dotnet', 'ruby', 'php', 'rust', 'javascript'])(
  'what every library has comes first in the chosen language: %s',
  async (sdk) => {
    const subjects = [
      'troubleshooting',
      'matching',
      'get started',
      'provider verification',
      'consumer test',
      'messages',
    ];
    const foreign: string[] = [];
    for (const query of subjects) {
      const found = await pagesFor({query, sdk}, 20);
      const first = found.find((page) => sdksOfPath(page).length > 0);
      if (first === undefined || !sdksOfPath(first).includes(sdk)) {
        foreign.push(`${query}: ${first ?? 'no page of a library'}`);
      }
    }
    expect(foreign).toEqual([]);
  },
);

test('a search that disappoints is reported', async () => {
  await expect(disappointments([{query: 'pact broker', pages: ['/nowhere']}], 5)).resolves.toEqual([
    expect.stringContaining('pact broker: wanted /nowhere, found /pact_broker'),
  ]);
});
