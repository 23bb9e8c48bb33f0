import {describe, expect, it} from 'vitest';

import {takeFound, withFound} from './found';

describe('the link of a hit', () => {
  it('carries the found words before the fragment', () => {
    expect(withFound('/consumer#set-up', ['mock', 'C++'])).toBe('/consumer?found=mock+C%2B%2B#set-up');
    expect(withFound('/consumer?a=1', ['mock'])).toBe('/consumer?a=1&found=mock');
  });

  it('stays as it is without words', () => {
    expect(withFound('/consumer#set-up', [])).toBe('/consumer#set-up');
  });
});

describe('the query of a page', () => {
  it('gives the found words back, and what else it has', () => {
    const {search} = new URL(withFound('https://x/consumer?a=1#b', ['mock', 'C++']));
    expect(takeFound(search)).toEqual({words: ['mock', 'C++'], rest: '?a=1'});
    expect(takeFound('?found=mock')).toEqual({words: ['mock'], rest: ''});
    expect(takeFound('')).toEqual({words: [], rest: ''});
  });
});
