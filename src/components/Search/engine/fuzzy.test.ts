import {describe, expect, test} from 'vitest';

import {editDistance, toleranceOf} from './fuzzy';

describe('editDistance', () => {
  test.each([
    ['webhook', 'webhook', 0],
    ['webhok', 'webhook', 1],
    ['wehbook', 'webhook', 1],
    ['verifcaton', 'verification', 2],
    ['', 'ab', 2],
  ])('of %s and %s is %d', (from, to, distance) => {
    expect(editDistance(from, to, 3)).toBe(distance);
  });

  test('gives up beyond the limit', () => {
    expect(editDistance('consumer', 'provider', 2)).toBe(3);
    expect(editDistance('a', 'abcdef', 2)).toBe(3);
  });
});

test('longer words may have more wrong letters; short ones and numbers none', () => {
  expect(['url', 'pact', 'webhook', '404404'].map(toleranceOf)).toEqual([0, 1, 2, 0]);
});
