import {describe, expect, it} from 'vitest';

import {takeFound, withFound} from './found';

describe('the link of a hit', () => {
  it('carries the query and the marked words before the fragment', () => {
    expect(withFound('/consumer#set-up', ['"Mock server" C++', 'mocks C++ mocks'])).toBe(
      '/consumer?found=mock+server+c%2B%2B&found=mocks+c%2B%2B#set-up',
    );
    expect(withFound('/consumer?a=1', ['mock', 'mock', ''])).toBe('/consumer?a=1&found=mock');
  });

  it('stays as it is without words', () => {
    expect(withFound('/consumer#set-up', ['', ' '])).toBe('/consumer#set-up');
  });
});

describe('the query of a page', () => {
  it('gives the found words back, and what else it has', () => {
    const {search} = new URL(withFound('https://x/consumer?a=1#b', ['mock C++', 'mocks']));
    expect(takeFound(search)).toEqual({found: [['mock', 'c++'], ['mocks']], rest: '?a=1'});
    expect(takeFound('?found=mock')).toEqual({found: [['mock']], rest: ''});
    expect(takeFound('')).toEqual({found: [], rest: ''});
  });
});
