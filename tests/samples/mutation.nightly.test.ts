import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

import {fencesOf, parsePage, readPages} from '../content/pages';
import {exampleFiles} from './examples';
import {readMeta} from './fence';
import {damage, inSchema, type Sample, type Score} from './mutate';
import {languageOf, languageOfFile, languages, parse, type Language} from './parsers';
import {schemaFaults, schemaNames, schemaOfFile, type SchemaName} from './schemas';

/** How many places are damaged for a language. */
const most = 60;

/** Damage in a hundred that must be noticed: a little less than is, since samples come and go. */
const floor = 95;
/** Languages that forgive more; in YAML most text is good YAML, which is why files with a schema have one. */
const lower: Readonly<Partial<Record<Language | SchemaName, number>>> = {
  csharp: 90,
  css: 85,
  powershell: 90,
  // An empty element without its first sign is good text.
  xml: 90,
  yaml: 60,
  // Names of jobs and services are free, and the first two schemas allow keys that they do not know.
  bitbucket: 55,
  'azure-pipelines': 75,
  'jenkins-pipeline': 75,
  circleci: 65,
  compose: 65,
  'github-workflow': 75,
  'gitlab-ci': 75,
};
const floorOf = (name: Language | SchemaName) => lower[name] ?? floor;

/** A sample, and what decides on its language and schema. */
interface Good extends Sample {
  readonly language: Language | undefined;
  readonly schema: string | undefined;
}

const goodPage = parsePage('tests/samples/good.md', readFileSync('tests/samples/good.md', 'utf8'));
const fences = [...readPages('docs', 'blog'), goodPage].flatMap((page) =>
  fencesOf(page).flatMap((fence): Good[] => {
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
// Pipelines are generated from one text for each CI system: many of the same kind would decide the rates.
const written = exampleFiles().filter((file) => !/^examples\/ci\/.+\.yml$/.test(file));
const files = written.map((file): Good => ({
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

describe('damaged samples', () => {
  it.each(languages)('of %s are noticed, good ones are not', async (language) => {
    const good = samples.filter((sample) => sample.language === language);
    for (const {place, code} of good) {
      expect(await parse(language, code), place).toEqual([]);
    }
    const score = await damage(language, good, most);
    const rate = report(language, score, good.length);
    expect(score.tried).toBeGreaterThan(0);
    expect(rate).toBeGreaterThanOrEqual(floorOf(language));
  });

  it.each(schemaNames)('of files that follow the schema of %s are noticed', async (name) => {
    const good = samples.filter(({schema}) => schema === name);
    const isGood = async (code: string) =>
      (await parse('yaml', code)).length === 0 && schemaFaults(name, code).length === 0;
    const score = await damage('yaml', good, most, isGood, inSchema);
    const rate = report(`yaml by the schema ${name}`, score, good.length);
    expect(score.tried).toBeGreaterThan(0);
    expect(rate).toBeGreaterThanOrEqual(floorOf(name));
  });

  it('are damaged in the same places in every run', async () => {
    const sample: Sample = {place: 'a.json', code: '{"a": [1, "(2)"]}'};
    const all = await damage('json', [sample], most, () => Promise.resolve(true));
    expect(all).toEqual({
      tried: 8,
      caught: 0,
      missed: [1, 2, 4, 7, 11, 15, 16, 17].map((column) => `a.json:1:${column} without ${sample.code[column - 1]}`),
    });
    const few = await damage('json', [sample], 2, () => Promise.resolve(true));
    expect(few.missed).toEqual([all.missed[2], all.missed[6]]);
    expect((await damage('json', [sample], most)).caught).toBe(8);
  });
});
