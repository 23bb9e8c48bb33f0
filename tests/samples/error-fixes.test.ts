import {visit} from 'unist-util-visit';
import type {Code} from 'mdast';
import {expect, it} from 'vitest';

import {sourceOf} from '../../src/content/collection';
import {readErrorFamilies} from '../../src/content/errors';
import {languageOf, notCode, parse} from './parsers';

it('the code blocks of the error index parse', async () => {
  const problems = readErrorFamilies().flatMap((family) => family.problems);
  const samples: Code[] = [];
  for (const {cause, fixes, check, notes} of problems) {
    for (const block of [
      cause,
      ...fixes.map(({content}) => content),
      check,
      ...notes.map(({content}) => content),
    ].flat()) {
      visit(block, 'code', (code: Code) => {
        samples.push(code);
      });
    }
  }
  const faults = await Promise.all(
    samples
      .filter(({lang}) => !notCode.includes(lang ?? ''))
      .map(async (sample) => {
        const {file, line} = sourceOf(sample);
        const language = languageOf(sample.lang ?? '');
        return language === undefined
          ? [`${file}:${line}: no parser is known for ${sample.lang}; see tests/samples/parsers.ts`]
          : (await parse(language, sample.value)).map((fault) => `${file}:${line + fault.line}: ${fault.what}`);
      }),
  );
  console.log(`error index: parsed ${faults.length} of ${samples.length} code blocks of ${problems.length} problems`);
  expect(faults.length).toBeGreaterThan(0);
  expect(faults.flat()).toEqual([]);
});
