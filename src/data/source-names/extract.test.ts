import {describe, expect, it} from 'vitest';

import {namesIn} from './extract';

describe('the names of source code', () => {
  it.each([
    ['identifiers with a capital', 'public Order FindOrder(int number)', ['Order', 'FindOrder']],
    ['identifiers with an underscore', 'fn find_order(number: u32) {}', ['find_order']],
    [
      'names with hyphens in strings and keywords',
      'long = "broker-url", :trust-store true',
      ['broker-url', 'trust-store'],
    ],
    ['no words', 'return the number of all', []],
    ['none of a comment', '// FindOrder\n/* FindOrder */\n# FindOrder\n"http://a/findOrder"', ['findOrder']],
  ])('are %s', (_, source, names) => {
    expect(namesIn(source)).toEqual(names);
  });

  it('include those of comments on request', () => {
    expect(namesIn('# pullSecrets: []', true)).toEqual(['pullSecrets']);
  });
});
