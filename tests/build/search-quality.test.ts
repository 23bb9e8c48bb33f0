import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, test} from 'vitest';

import {dataFolder} from '../../src/components/Search/engine/format';
import type {Fetch} from '../../src/components/Search/engine/indexFiles';
import {createStaticClient} from '../../src/components/Search/engine/staticClient';
import {searchSynonyms} from '../../src/data/search-synonyms';
import {searchQueries, type SearchQuery} from './search-queries';
import {buildFolder, pages} from './site';

/** How many pages a reader looks through. */
const first = 5;
const share = 0.9;

const fetchFromBuild: Fetch = async (file) => {
  const name = path.join(buildFolder, dataFolder, file);
  return {
    ok: existsSync(name),
    status: existsSync(name) ? 200 : 404,
    json: async (): Promise<unknown> => JSON.parse(await readFile(name, 'utf8')),
  };
};

const client = createStaticClient({
  folder: '',
  origin: 'https://docs.pact.io',
  synonyms: searchSynonyms,
  patience: 0,
  fetch: fetchFromBuild,
});

/** The first pages of an answer, best first. */
async function pagesFor(query: string): Promise<string[]> {
  const {hits} = await client.search({query, page: 0, hitsPerPage: 40});
  return [...new Set(hits.map(({url_without_anchor: url}) => new URL(url).pathname))].slice(0, first);
}

/** Searches whose good answers aren't among the first pages, a line each. */
async function disappointments(queries: readonly SearchQuery[]): Promise<string[]> {
  const lines = await Promise.all(
    queries.map(async ({query, pages: good}) => {
      const found = await pagesFor(query);
      return found.some((page) => good.includes(page))
        ? []
        : [`${query}: wanted ${good.join(' or ')}, found ${found.join(', ')}`];
    }),
  );
  return lines.flat();
}

test(`${share * 100} % of the searches find a good page among the first ${first}`, async () => {
  const failed = await disappointments(searchQueries);
  console.log(`search quality: ${searchQueries.length - failed.length} of ${searchQueries.length} searches satisfied`);
  if (failed.length > 0) {
    console.log(failed.join('\n'));
  }
  expect(searchQueries.length).toBeGreaterThanOrEqual(40);
  expect(failed.length / searchQueries.length).toBeLessThanOrEqual(1 - share);
});

test('a search that disappoints is reported', async () => {
  await expect(disappointments([{query: 'pact broker', pages: ['/nowhere']}])).resolves.toEqual([
    expect.stringContaining('pact broker: wanted /nowhere, found /pact_broker'),
  ]);
});

test('every page that a search is to find is there', () => {
  const addresses = new Set(pages.map(({address}) => address));
  expect(searchQueries.flatMap(({pages: good}) => good).filter((page) => !addresses.has(page))).toEqual([]);
});

test('pages that nobody is to find are not in the index', async () => {
  const manifest = JSON.parse(await readFile(path.join(buildFolder, dataFolder, 'manifest.json'), 'utf8')) as {
    version: string;
  };
  const head = await readFile(path.join(buildFolder, dataFolder, manifest.version, 'head.json'), 'utf8');
  const listed = (JSON.parse(head) as {pages: [string][]}).pages.map(([page]) => page);
  expect(listed.length).toBeGreaterThan(20);
  expect(
    listed.filter((page) => /^\/(?:search|404|tags|blog\/(?:tags|page|archive|authors)|blog$)|-wip$/.test(page)),
  ).toEqual([]);
});
