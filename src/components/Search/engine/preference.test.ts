import {describe, expect, it} from 'vitest';

import {preference} from './preference';

describe('the preference of a reader', () => {
  it('is for pages about the chosen language, above those about none, above those about others', () => {
    const of = (path: string): number => preference(path, 'go');
    expect(of('/implementation_guides/go/readme')).toBeGreaterThan(of('/faq'));
    expect(of('/faq')).toBeGreaterThan(of('/implementation_guides/python/readme'));
  });

  it('is for pages that several languages share, whichever of them was chosen', () => {
    const path = '/implementation_guides/jvm/consumer';
    expect(preference(path, 'java')).toBe(preference(path, 'kotlin'));
    expect(preference(path, 'java')).toBeGreaterThan(1);
  });

  it('is for general pages and those of the default language while none is chosen', () => {
    expect(preference('/faq', undefined)).toBe(1);
    expect(preference('/implementation_guides/javascript/readme', undefined)).toBe(1);
    expect(preference('/implementation_guides/go', undefined)).toBeLessThan(1);
  });
});
