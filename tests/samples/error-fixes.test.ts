import {expect, it} from 'vitest';

import {families} from '../../src/data/errors';
import {parse} from './parsers';

it('fixes and checks of the error index parse', async () => {
  const problems = families.flatMap((family) => family.problems);
  const samples = [
    ...problems.flatMap(({fixes}) => fixes.map(({code}) => code)),
    ...problems.flatMap(({verify: {command}}) => (command === undefined ? [] : [{language: 'bash', text: command}])),
  ].filter(({language}) => language !== 'diff');
  const faults = await Promise.all(
    samples.map(async ({language, text}) =>
      (await parse(language, text)).map(({what}) => `${text.split('\n')[0]}: ${what}`),
    ),
  );
  console.log(`error index: parsed ${samples.length} commands and files of ${problems.length} problems`);
  expect(samples.length).toBeGreaterThan(0);
  expect(faults.flat()).toEqual([]);
});
