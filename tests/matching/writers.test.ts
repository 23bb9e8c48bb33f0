import {describe, expect, it} from 'vitest';

import {writeTest} from '@site/src/data/matching/code';
import {sdks} from '@site/src/data/sdks';
import {languageOfFile, parse} from '../samples/parsers';
import {oddities, partOf, samples} from './samples';

const all = Object.entries({...samples, ...oddities});

describe.each(sdks.map(({id}) => id))('the test in %s', (sdk) => {
  it.each(all)('of %s is code of the language', async (_, sample) => {
    const {file, code} = await writeTest(sdk, partOf(sample));
    expect(await parse(languageOfFile(file) ?? file, code)).toEqual([]);
    expect(code).not.toMatch(/\bundefined\b(?! type)|\[object |NaN/);
    expect(code.endsWith('\n')).toBe(true);
  });
});

describe('what a library cannot express', () => {
  it.each([
    ['go', '// No matcher'],
    ['python', '# No matcher'],
    ['php', '<?php\n\n// No matcher'],
  ] as const)('is a comment above the test in %s', async (sdk, start) => {
    const {code} = await writeTest(
      sdk,
      partOf({kind: 'response', body: '{}', rules: {body: {'$.a': [{match: 'type'}]}}}),
    );
    expect(code.startsWith(start)).toBe(true);
  });
});
