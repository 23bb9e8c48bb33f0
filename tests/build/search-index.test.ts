import path from 'node:path';
import {expect, test} from 'vitest';

import {dataFolder} from '../../src/shared/search/format';
import {searchTexts} from '../../src/texts/search';
import {pages, readBuilt} from './site';

test('pages that nobody should find are not in the search index', () => {
  const {version} = JSON.parse(readBuilt(path.posix.join(dataFolder, 'manifest.json'))) as {version: string};
  const head = readBuilt(path.posix.join(dataFolder, version, 'head.json'));
  const listed = (JSON.parse(head) as {pages: [string][]}).pages.map(([page]) => page);
  console.log(`search index: checked ${listed.length} pages`);
  expect(listed.length).toBeGreaterThan(20);
  expect(
    listed.filter((page) => /^\/(?:search|404|tags|blog\/(?:tags|page|archive|authors)|blog$)|-wip$/.test(page)),
  ).toEqual([]);
});

test('every suggestion of the empty search is a page', () => {
  const addresses = new Set(pages.map(({address}) => address));
  const suggested = searchTexts.suggestions.pages.map(({to}) => to);
  expect(suggested.length).toBeGreaterThan(0);
  expect(suggested.filter((address) => !addresses.has(address))).toEqual([]);
});
