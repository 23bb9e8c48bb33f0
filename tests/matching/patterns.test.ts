import {expect, it} from 'vitest';

import {compare} from '@site/src/data/matching/compare';
import {toWholeRegExp} from '@site/src/data/matching/oniguruma';
import {RegexFault, setTranslator} from '@site/src/data/matching/regex';
import {askCore, type Case} from './core';

setTranslator(toWholeRegExp);

const values = [
  '',
  'a',
  'aa',
  'b',
  'cd',
  'xZ',
  'xy',
  'ab',
  'A-17',
  'order-17',
  'TEA-01',
  '2026-11-30',
  'aé!',
  'two\nlines',
  '12',
];

/** Patterns as people write them, and constructs on which engines differ. */
const patterns = [
  ...[
    String.raw`\d+`,
    String.raw`^\d+$`,
    String.raw`\A\d+\z`,
    String.raw`\A\d+\Z`,
    '^TEA',
    'TEA-0[12]',
    '[A-Z]-[0-9]+',
    '.*',
    '(?m).*',
    '^two$',
  ],
  ...[
    String.raw`(\w)\1`,
    String.raw`(?<x>a)\k<x>`,
    String.raw`(?<x>a)\1`,
    'a++',
    '(?>a|aa)',
    'a{2}?',
    'a{1,2}?',
    'a{,2}',
    '(?=a)aa',
    '(?<=a)b|a',
    '(?<!a)b',
  ],
  ...[
    '(?i)AB',
    'a(?i)B',
    '(?i:A)b',
    'x(?i)y|z',
    '(a(?i)b|c)d',
    '(?x) a b # c',
    '(?i)ß',
    'a)|(?:b',
    'a(',
    '[a',
    '*',
    String.raw`a\ `.trim(),
  ],
  ...[
    String.raw`\h+`,
    String.raw`\R`,
    String.raw`\p{L}+`,
    String.raw`\p{Upper}.*`,
    '[[:alpha:]]+',
    '[[:graph:]]+',
    '[[:^digit:]]+',
    '[a-z&&[^b]]',
    String.raw`\g<0>?a`,
  ],
  ...[
    'null|a',
    '(a|b)+',
    '(?:a|ab)(?:b|)',
    '[^a]',
    String.raw`\S+`,
    String.raw`[\w-]+`,
    String.raw`\bTEA\b.*`,
    '(?P<x>a)',
    '(?s).*',
    String.raw`\u{41}`,
    String.raw`[\d-a]+`,
  ],
];

it('decide values as the core does, unless the page says that it cannot run them', async () => {
  const cases = patterns.flatMap((regex) =>
    values.map((value): Case & {readonly regex: string; readonly value: string} => ({
      kind: 'response',
      version: 3,
      expected: JSON.stringify({body: {a: 'a'}, matchingRules: {body: {'$.a': {matchers: [{match: 'regex', regex}]}}}}),
      actual: JSON.stringify({body: JSON.stringify({a: value})}),
      regex,
      value,
    })),
  );
  const answers = await askCore(cases);
  const refused = new Map<string, string>();
  const differing = cases.flatMap((one, index) => {
    try {
      const passed = answers[index]?.outcome === 'matched';
      return compare(one).passed === passed
        ? []
        : [`${one.regex} on ${JSON.stringify(one.value)}: the core says ${passed}`];
    } catch (error) {
      if (!(error instanceof RegexFault)) {
        throw error;
      }
      refused.set(one.regex, error.reason);
      return [];
    }
  });
  console.log(`${patterns.length} patterns on ${values.length} values; not run: ${[...refused.keys()].join('  ')}`);
  expect(differing).toEqual([]);
  expect(refused.size).toBeLessThan(patterns.length / 3);
});
