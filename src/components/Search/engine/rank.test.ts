import {expect, test} from 'vitest';

import {makeCatalogue} from './catalogue';
import type {Merit} from './lookUp';
import {parseQuery} from './query';
import {rank} from './rank';

const vocabulary = {synonyms: [], translations: {words: {}, stopWords: ''}};

/** Paths of the pages found, best first, where a page that mentions a setting matches more than the one documenting it. */
async function pathsFor(query: string): Promise<(string | undefined)[]> {
  const catalogue = await makeCatalogue({
    labels: ['Guides'],
    pages: [
      ['/upgrade', 'Upgrade', 0, 10, '', [[2, 'Old settings']]],
      ['/settings', 'Settings', 0, 10, '', [[2, 'Logging', 'logging', 'log_level']]],
    ],
  });
  const met = new Set(['loglevel']);
  const merits = new Map<number, Merit>([
    [0, {score: 3, met, documents: false}],
    [1, {score: 2, met, documents: true}],
  ]);
  const found = {merits, terms: met, holders: new Map([['loglevel', 2]])};
  return parseQuery(query, vocabulary)
    .flatMap((parsed) => rank(catalogue, parsed, found, []))
    .map(({page}) => catalogue.pages[page]?.path);
}

test('the page whose table documents a name is first, if the name is all that was asked for', async () => {
  await expect(pathsFor('log_level')).resolves.toEqual(['/settings', '/upgrade']);
  await expect(pathsFor('log_level changed')).resolves.toEqual(['/upgrade', '/settings']);
});
