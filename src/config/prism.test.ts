import {describe, expect, it} from 'vitest';

import {highlight, loadGrammars} from '../plugins/rehype-highlight-code/highlight';
import {highlightedLanguages} from './prism';

/** Languages that the specification requires and the highlighter doesn't include. */
const promised = 'ruby rust csharp java powershell docker groovy scala erlang php go'.split(' ');

describe('the highlighted languages', () => {
  it.each(promised)('include %s', (language) => {
    expect(highlightedLanguages).toContain(language);
  });

  it('have a grammar each', () => {
    console.log(`prism: checked ${highlightedLanguages.length} languages`);
    expect(highlightedLanguages.length).toBeGreaterThan(0);
    loadGrammars(highlightedLanguages);
    for (const language of highlightedLanguages) {
      expect(() => highlight('order', language), language).not.toThrow();
    }
  });
});
