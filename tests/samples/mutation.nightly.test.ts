import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

import {fencesOf, parsePage, readPages} from '../content/pages';
import {exampleFiles} from './examples';
import {readMeta} from './fence';
import {mutate, schemaMarks, type Sample, type Score} from './mutate';
import {languageOf, languageOfFile, languages, parse, type Language} from './parsers';
import {schemaFaults, schemaNames, schemaOfFile, type SchemaName} from './schemas';

/** Mutants per language. */
const maxMutants = 60;

/** Minimum percentage of mutants caught, slightly below the actual rate, since samples come and go. */
const minRate = 95;
/** Lower rates of forgiving languages. Most text is valid YAML, so files with a schema are checked against it. */
const lowerRates: Readonly<Partial<Record<Language | SchemaName, number>>> = {
  csharp: 90,
  css: 85,
  powershell: 90,
  // An empty element without its "<" is valid text.
  xml: 90,
  yaml: 60,
  // Job and service names are free, and the first two schemas allow unknown keys.
  bitbucket: 55,
  'azure-pipelines': 75,
  'jenkins-pipeline': 75,
  circleci: 65,
  compose: 65,
  'github-workflow': 75,
  'gitlab-ci': 75,
};
const minRateOf = (name: Language | SchemaName) => lowerRates[name] ?? minRate;

/** A sample with its language and schema. */
interface ValidSample extends Sample {
  readonly language: Language | undefined;
  readonly schema: string | undefined;
}

const validPage = parsePage('tests/samples/good.md', readFileSync('tests/samples/good.md', 'utf8'));
const fences = [...readPages('docs', 'blog'), validPage].flatMap((page) =>
  fencesOf(page).flatMap((fence): ValidSample[] => {
    const {values, noparse} = readMeta(fence.meta);
    const place = `${page.file}:${fence.position?.start.line ?? 1}`;
    return noparse || values.file !== undefined || values.fragment !== undefined
      ? []
      : [
          {
            place,
            code: fence.value,
            language: languageOf(fence.lang ?? ''),
            schema: values.schema ?? schemaOfFile(values.title ?? ''),
          },
        ];
  }),
);
// Generated pipelines are too similar, and would dominate the rates.
const written = exampleFiles().filter((file) => !/^examples\/ci\/.+\.yml$/.test(file));
const files = written.map((file): ValidSample => ({
  place: file,
  code: readFileSync(file, 'utf8'),
  language: languageOfFile(file),
  schema: schemaOfFile(file),
}));
const samples = [...fences, ...files];

function report(name: string, {caught, tried, missed}: Score, count: number): number {
  const rate = Math.round((100 * caught) / Math.max(1, tried));
  console.log(
    `mutation: ${name} ${caught} of ${tried} caught (${rate} %), in ${count} samples` +
      missed
        .slice(0, 5)
        .map((each) => `\n  missed ${each}`)
        .join(''),
  );
  return rate;
}

describe('mutants of samples', () => {
  it.each(languages)('in %s are caught, and the originals are valid', async (language) => {
    const good = samples.filter((sample) => sample.language === language);
    for (const {place, code} of good) {
      expect(await parse(language, code), place).toEqual([]);
    }
    const score = await mutate(language, good, maxMutants);
    const rate = report(language, score, good.length);
    expect(score.tried).toBeGreaterThan(0);
    expect(rate).toBeGreaterThanOrEqual(minRateOf(language));
  });

  it.each(schemaNames)('of files with the schema %s are caught', async (name) => {
    const good = samples.filter(({schema}) => schema === name);
    const isGood = async (code: string) =>
      (await parse('yaml', code)).length === 0 && schemaFaults(name, code).length === 0;
    const score = await mutate('yaml', good, maxMutants, isGood, schemaMarks);
    const rate = report(`yaml by the schema ${name}`, score, good.length);
    expect(score.tried).toBeGreaterThan(0);
    expect(rate).toBeGreaterThanOrEqual(minRateOf(name));
  });

  it('are the same in every run', async () => {
    const sample: Sample = {place: 'a.json', code: '{"a": [1, "(2)"]}'};
    const all = await mutate('json', [sample], maxMutants, () => Promise.resolve(true));
    expect(all).toEqual({
      tried: 8,
      caught: 0,
      missed: [1, 2, 4, 7, 11, 15, 16, 17].map((column) => `a.json:1:${column} without ${sample.code[column - 1]}`),
    });
    const few = await mutate('json', [sample], 2, () => Promise.resolve(true));
    expect(few.missed).toEqual([all.missed[2], all.missed[6]]);
    expect((await mutate('json', [sample], maxMutants)).caught).toBe(8);
  });
});
