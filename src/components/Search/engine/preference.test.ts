import {describe, expect, it} from 'vitest';

import {languagesOf, preference} from './preference';

describe('the preference of a reader', () => {
  it('is for pages about the chosen language, above those about none, above those about others', () => {
    const of = (path: string): number => preference(path, ['go']);
    expect(of('/implementation_guides/go/readme')).toBeGreaterThan(of('/faq'));
    expect(of('/faq')).toBeGreaterThan(of('/implementation_guides/python/readme'));
  });

  it('is for pages that several languages share, whichever of them was chosen', () => {
    const path = '/implementation_guides/jvm/consumer';
    expect(preference(path, ['java'])).toBe(preference(path, ['kotlin']));
    expect(preference(path, ['java'])).toBeGreaterThan(1);
  });

  it('is for general pages and those of the default language while none is chosen', () => {
    expect(preference('/faq', [])).toBe(1);
    expect(preference('/implementation_guides/javascript/readme', [])).toBe(1);
    expect(preference('/implementation_guides/go', [])).toBeLessThan(1);
  });
});

describe('the languages of a query', () => {
  it('are those that it names, whatever the reader chose', () => {
    expect(languagesOf('mock server port, iOS', 'go')).toEqual(['swift']);
    expect(languagesOf('pytest or RSpec?', undefined)).toEqual(['python', 'ruby']);
  });

  it('are the chosen one if it names none, as words that only contain a name do', () => {
    expect(languagesOf('algorithm.going', 'go')).toEqual(['go']);
    expect(languagesOf('pact-ruby-standalone', undefined)).toEqual([]);
  });
});
