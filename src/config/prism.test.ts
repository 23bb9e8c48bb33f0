import {describe, expect, it} from 'vitest';

import {highlight, loadGrammars} from '../plugins/rehype-highlight-code/highlight';
import {highlightedLanguages} from './prism';

/** Those that the specification names, which are not among the highlighter's own. */
const promised = 'ruby rust csharp java powershell docker groovy scala erlang php go'.split(' ');

describe('the highlighted languages', () => {
  it.each(promised)('include %s', (language) => {
    expect(highlightedLanguages).toContain(language);
  });

  it('have a grammar each', () => {
    console.log(`prism: looked at ${highlightedLanguages.length} languages`);
    expect(highlightedLanguages.length).toBeGreaterThan(0);
    loadGrammars(highlightedLanguages);
    for (const language of highlightedLanguages) {
      expect(() => highlight('order', language), language).not.toThrow();
    }
  });
});
