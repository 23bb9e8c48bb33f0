import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import {listSources} from '../../src/plugins/remark-include-sample/sources';
import type {SourceNames} from '../../src/data/source-names/types';
import {checkNames, findNames, KnownNames, type OtherNames} from './checks/code-names';

const filesIn = (folder: string, extension: RegExp): string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .filter((file) => extension.test(file));
const read = (file: string): string => readFileSync(file, 'utf8');

/** Words of a text, those with hyphens whole and in parts. */
const wordsIn = (text: string): string[] =>
  (text.match(/[A-Za-z_][\w-]*/g) ?? []).flatMap((word) => [word, ...word.split('-')]);
const wordsOf = (files: readonly string[]): string[] =>
  files.flatMap((file) => [...wordsIn(path.basename(file)), ...wordsIn(read(file))]);

const sources = new Map(
  filesIn('src/data/source-names/names', /\.json$/).map((file) => [
    path.basename(file, '.json'),
    JSON.parse(read(file)) as SourceNames,
  ]),
);

interface Library {
  /** Files of `src/data/source-names/names`. */
  readonly sources: readonly string[];
  /** Folders of `examples/`. */
  readonly examples: readonly string[];
}

/** What the pages in each folder of `implementation_guides` may name, apart from what all pages may. */
const libraries: Readonly<Record<string, Library>> = {
  javascript: {sources: ['pact-js', 'pact-js-core'], examples: ['javascript']},
  jvm: {sources: ['pact-jvm'], examples: ['java', 'kotlin', 'groovy']},
  go: {sources: ['pact-go'], examples: ['go']},
  python: {sources: ['pact-python'], examples: ['python']},
  net: {sources: ['pact-net'], examples: ['dotnet']},
  ruby: {sources: ['pact-ruby'], examples: ['ruby']},
  php: {sources: ['pact-php'], examples: ['php']},
  rust: {sources: [], examples: ['rust']},
  swift: {sources: ['pact-swift'], examples: ['swift']},
  scala: {sources: ['pact4s', 'scala-pact', 'pact-jvm'], examples: ['scala']},
  cpp: {sources: ['pact-cplusplus'], examples: ['cpp', 'ffi']},
};

const others = parse(read('tests/content/other-names.yml')) as readonly OtherNames[];
const ofLibraries = Object.values(libraries).flatMap((library) => library.sources);
const sharedSources = [...sources.keys()].filter((id) => !ofLibraries.includes(id));
const sharedWords = [
  ...['broker', 'broker-double', 'ci', 'cli', 'ffi', 'plugins', 'university'].flatMap((project) =>
    wordsOf(listSources(`examples/${project}`)),
  ),
  ...wordsOf([
    'src/data/cli-reference/reference.json',
    'src/data/pact-broker/facts.json',
    ...filesIn('src/data/api-reference/surfaces', /\.json$/),
    ...filesIn('content/broker-settings', /\.yml$/),
  ]),
  // The messages of tools, above the prose of an entry.
  ...filesIn('content/errors', /\.mdx$/).flatMap((file) => wordsIn(read(file).split('\n---')[0] ?? '')),
];

/** Names that the pages of some libraries may use. */
function knownIn(guides: readonly string[]): KnownNames {
  const chosen = guides.flatMap((guide) => libraries[guide] ?? []);
  const ids = [...sharedSources, ...chosen.flatMap((library) => library.sources)];
  const words = chosen
    .flatMap((library) => library.examples)
    .flatMap((project) => wordsOf(listSources(`examples/${project}`)));
  return new KnownNames(
    [...sharedWords, ...words, ...ids.flatMap((id) => sources.get(id)?.names ?? [])],
    ids.flatMap((id) => sources.get(id)?.others ?? []),
  );
}

const knownBy = new Map<string, KnownNames>();
function knownFor(file: string): KnownNames {
  const [, folder = ''] = /^docs\/implementation_guides\/([^/]+)\//.exec(file) ?? [];
  const guide = folder in libraries ? folder : '';
  const known = knownBy.get(guide) ?? knownIn(guide === '' ? Object.keys(libraries) : [guide]);
  knownBy.set(guide, known);
  return known;
}

/** Pages about more than the current versions. */
const aboutOthers = /migrat|upgrad|histor|changelog|releases|version-changes|^blog/;

describe('names in code', () => {
  const files = ['docs', 'blog', 'content'].flatMap((folder) => filesIn(folder, /\.(?:mdx|yml)$/));
  const results = files.map((file) =>
    checkNames(file, read(file), {known: knownFor(file), aboutOthers: aboutOthers.test(file), others}),
  );

  it('exist', () => {
    const checked = results.reduce((sum, result) => sum + result.checked, 0);
    const listed = others.reduce((sum, {names}) => sum + names.length, 0);
    console.log(
      `names in code: checked ${checked} in ${files.length} files; ${sources.size} sources, ${listed} names of other software in ${others.length} groups`,
    );
    expect(results.flatMap(({faults}) => faults)).toEqual([]);
    expect(checked).toBeGreaterThan(12_000);
  });

  it('are not listed as others for nothing', () => {
    const used = new Set(results.flatMap((result) => result.usedOthers));
    expect(others.flatMap(({names}) => names).filter((name) => !used.has(name))).toEqual([]);
  });
});

describe('a name', () => {
  const known = new KnownNames(
    ['withBody', 'pactffi_new_pact', 'PACT_BROKER_USERNAME', 'consumer-version'],
    ['withText'],
  );
  const others: readonly OtherNames[] = [{reason: 'Jest', in: ['docs/jest/'], names: ['runInBand']}];
  const faultsOf = (source: string, file = 'docs/page.mdx', aboutOthers = false): string[] =>
    checkNames(file, source, {known, aboutOthers, others}).faults;

  it('that no source has is a fault, with its line and the closest one', () => {
    expect(faultsOf('One line.\n\nCall `withBodies()`.')).toEqual([
      'docs/page.mdx:3: `withBodies` is in no source; the closest name is `withBody`. Correct it, or add it to other-names.yml with the reason',
    ]);
  });

  it.each([
    ['a method', '`request.withBody(…)`'],
    ['a function without its prefix', '`new_pact`'],
    ['a flag', '`--consumer-version`'],
    ['the end of a name', '`_USERNAME`'],
    ['a template', '`pact-NAME-plugin`'],
    ['a placeholder', '`${BrokerUrl}`'],
    ['a name of a sample on the page', '```ts\nconst orderPact = 1;\n```\n\n`orderPact`'],
    ['an older name in a sentence about versions', 'Before 2.0, `withText`'],
    ['words', '`not a name`'],
  ])('is accepted if it is %s', (_, source) => {
    expect(faultsOf(source)).toEqual([]);
  });

  it('of an older version is a fault in a sentence about the current one', () => {
    expect(faultsOf('Call `withText`.')).toHaveLength(1);
    expect(faultsOf('Call `withText`.', 'docs/page.mdx', true)).toEqual([]);
  });

  it('of other software is accepted where it is listed', () => {
    expect(faultsOf('`runInBand`', 'docs/jest/index.mdx')).toEqual([]);
    expect(faultsOf('`runInBand`')).toHaveLength(1);
  });

  it('in front matter or a block of code is not checked', () => {
    expect(findNames('---\ntitle: `orderPact`\n---\n\n```ts\n`orderPact`\n```\n')).toEqual([]);
  });
});
