import {describe, expect, it} from 'vitest';

import {highlight, loadGrammars} from '../plugins/rehype-highlight-code/highlight';
import {highlightedLanguages} from './prism';

describe('the highlighted languages', () => {
  it('have a grammar each', () => {
    console.log(`prism: looked at ${highlightedLanguages.length} languages`);
    expect(highlightedLanguages.length).toBeGreaterThan(0);
    loadGrammars(highlightedLanguages);
    for (const language of highlightedLanguages) {
      expect(() => highlight('order', language), language).not.toThrow();
    }
  });
});
