import {expect, test} from 'vitest';

import {nameReader, packIndex, textReader, unpackIndex} from './text-index';

const sections = [
  ['broker', 'pact', 'pact'],
  [],
  ['pact', ...Array.from({length: 9}, () => 'broker')],
  ['constructor'],
];

test('an index survives packing', async () => {
  const index = await unpackIndex(JSON.parse(JSON.stringify(packIndex(sections))));
  const found = (term: string): unknown[] => index.search(term).map(({id}) => id as unknown);
  expect(index.documentCount).toBe(4);
  expect(found('broker')).toEqual([2, 0]);
  expect(found('pact')).toEqual([0, 2]);
  expect(found('constructor')).toEqual([3]);
});

test('a term is packed as steps and, if above one, rounded frequencies', () => {
  expect(packIndex(sections).terms).toEqual([
    ['broker', 0, 1, -4],
    ['constructor', 3],
    ['pact', 0, -2, 1],
  ]);
});

test('something else is refused', async () => {
  await expect(unpackIndex('<html>')).rejects.toThrow('does not match the manifest');
});

test('a text has identifiers whole and in parts, names only whole', () => {
  expect(textReader()('can-i-deploy it')).toEqual(['canideploi', 'deploi']);
  expect(nameReader()('can-i-deploy it')).toEqual(['canideploi']);
});
