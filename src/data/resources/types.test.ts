import {describe, expect, it} from 'vitest';

import {formatDate} from './types';

describe('a formatted date', () => {
  it.each([
    ['2014', '2014'],
    ['2023-10', 'October 2023'],
    ['2023-10-02', '2 October 2023'],
  ] as const)('has the parts that are known: %s', (date, words) => {
    expect(formatDate(date)).toBe(words);
  });
});
