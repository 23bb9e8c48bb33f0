import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {expect, test} from 'vitest';

import {dataFolder} from '../../src/shared/search/format';
import {searchTexts} from '../../src/texts/search';
import {pages, readBuilt} from './site';

const {version} = JSON.parse(readBuilt(path.posix.join(dataFolder, 'manifest.json'))) as {version: string};
const readIndex = (name: string): string => readBuilt(path.posix.join(dataFolder, version, name));

test('pages that nobody should find are not in the search index', () => {
  const listed = (JSON.parse(readIndex('head.json')) as {pages: [string][]}).pages.map(([page]) => page);
  console.log(`search index: checked ${listed.length} pages`);
  expect(listed.length).toBeGreaterThan(20);
  expect(
    listed.filter((page) => /^\/(?:search|404|tags|blog\/(?:tags|page|archive|authors)|blog$)|-wip$/.test(page)),
  ).toEqual([]);
});

test.each([
  ['titles, keywords and headings', 'head.json', 170_000],
  ['the full text', 'index.json', 660_000],
])('the index of %s takes no more bytes than its budget', (_, name, budget) => {
  const size = brotliCompressSync(readIndex(name)).length;
  console.log(`search index: ${name} has ${size} bytes with brotli`);
  expect(size).toBeLessThan(budget);
});

test('every suggestion of the empty search is a page', () => {
  const addresses = new Set(pages.map(({address}) => address));
  const suggested = searchTexts.suggestions.pages.map(({to}) => to);
  expect(suggested.length).toBeGreaterThan(0);
  expect(suggested.filter((address) => !addresses.has(address))).toEqual([]);
});
