import {describe, expect, it} from 'vitest';

import {copyProject, type ProjectCopy} from '../../../tests/doubles/project-copy';
import {sdks} from '../../data/sdks';
import {answersTo, entryOf, findFeature, findLibrary, matrixView, readMatrix, readPlatforms} from './index';

const features = 'content/support/features.yml';
const libraries = 'content/support/libraries.yml';
const answers = 'content/support/answers/pact-go.yml';
const platforms = 'content/support/platforms.yml';
const installation = 'content/support/installation.yml';

/** A matrix of one library and two features, and two platforms. */
function write(): ProjectCopy {
  const schemas = ['answers', 'features', 'installation', 'libraries', 'platforms'];
  const project = copyProject(...schemas.map((name) => `content/support-${name}.schema.json`));
  project.write(
    features,
    `- title: Drinks
  features:
    - id: tea
      label: Tea
      means: It brews tea.
    - id: coffee
      label: Coffee
      means: It brews coffee.
`,
  );
  project.write(
    libraries,
    `- id: pact-go
  name: Pact Go
  version: 2.0.0
  language: Go
  core: rust
  sdks: [${sdks.map(({id}) => id).join(', ')}]
  page: /implementation_guides/go/index.mdx
`,
  );
  project.write(
    answers,
    `tea:
  support: yes
  since: 1.2.0
  source: shop/tea@v2.0.0:src/tea.go
  checked: 2026-11-22

coffee:
  support: no
  source: shop/tea@v2.0.0:src/tea.go
  checked: 2026-11-22
`,
  );
  project.write(platforms, '- id: linux\n  label: Linux\n- id: windows\n  label: Windows\n');
  project.write(
    installation,
    `- library: pact-go
  packageManager: Go modules
  package: shop/tea
  runtime: Go 1.25
  native: none
  nativeNote: Nothing is downloaded.
  platforms:
    - on: [linux]
      support: yes
      source: shop/tea@v2.0.0:README.md
      checked: 2026-11-22
    - on: [windows]
      support: no
      source: shop/tea@v2.0.0:README.md
      checked: 2026-11-22
  loadingErrors:
    - message: cannot open
      link: /faq#tea
`,
  );
  return project;
}

function readAll(root?: string): void {
  readMatrix(root);
  readPlatforms(root);
}

type Case = readonly [name: string, damage: (project: ProjectCopy) => void, fault: RegExp];

const cases: readonly Case[] = [
  [
    'a feature without a meaning',
    ({edit}) => edit(features, 'means:', 'meaning:'),
    /features\.yml:5: 0\.features\.0\.meaning: is not a known field; use one of id, label, means\. Did you mean "means"\?/,
  ],
  [
    'a feature twice',
    ({edit}) => edit(features, 'id: coffee', 'id: tea'),
    /features\.yml:3: id: "tea" appears twice; keep one\.\n.*features\.yml:6: id: "tea" appears twice; keep one\.$/,
  ],
  [
    'an unknown core',
    ({edit}) => edit(libraries, 'core: rust', 'core: rusty'),
    /libraries\.yml:5: 0\.core: "rusty" is not one of rust, jvm, ruby, scala\. Did you mean "rust"\?$/,
  ],
  [
    'a page that does not exist',
    ({edit}) => edit(libraries, '/implementation_guides/go/index.mdx', '/tea.mdx'),
    /libraries\.yml:1: page: there is no page docs\/tea\.mdx; link a page as \/folder\/page\.mdx\.$/,
  ],
  [
    'an unknown language, and a language without a library',
    ({edit}) => edit(libraries, ' go,', ' golang,'),
    /libraries\.yml:1: sdks: unknown language "golang"; use one of javascript, .*\n.*libraries\.yml:1: sdks: no library has "go"; add it to the one that it uses\.$/,
  ],
  [
    'a language twice',
    ({edit}) => edit(libraries, ' go,', ' go, go,'),
    /libraries\.yml:1: "go" appears twice; keep one\./,
  ],
  [
    'another verdict',
    ({edit}) => edit(answers, 'support: yes', 'support: maybe'),
    /pact-go\.yml:2: tea\.support: "maybe" is not one of yes, partly, no\.$/,
  ],
  [
    'an answer without a source',
    ({edit}) => edit(answers, /\n {2}source: .*/, ''),
    /pact-go\.yml:1: tea: "source" is missing; add it\.$/,
  ],
  [
    'a source in the wrong form',
    ({edit}) => edit(answers, /source: .*/, 'source: https://example.org'),
    /pact-go\.yml:1: tea\.source: "https:\/\/example\.org" has the wrong form; write owner\/repository@tag:path or npm:package@version:path\.$/,
  ],
  [
    'a date in the wrong form',
    ({edit}) => edit(answers, '2026-11-22', '22 November 2026'),
    /pact-go\.yml:5: tea\.checked: "22 November 2026" has the wrong form \(the date on which the source was read: 2026-11-22\)\.$/,
  ],
  [
    'a day that does not exist',
    ({edit}) => edit(answers, '2026-11-22', '2026-02-30'),
    /pact-go\.yml:1: tea\.checked: 2026-02-30 is not a date; write the date of the check\.$/,
  ],
  [
    'an answer in part without a note',
    ({edit}) => edit(answers, 'support: yes', 'support: partly'),
    /pact-go\.yml:1: tea\.note: is missing; say what "partly" leaves out\.$/,
  ],
  [
    'no release',
    ({edit}) => edit(answers, '  since: 1.2.0\n', ''),
    /pact-go\.yml:1: tea\.since: is missing; name the first release, as 1\.2\.3\.$/,
  ],
  [
    'a release after the one that was checked',
    ({edit}) => edit(answers, '1.2.0', '3.0.0'),
    /pact-go\.yml:1: tea\.since: 3\.0\.0 is after 2\.0\.0, the release that was checked in content\/support\/libraries\.yml; correct one\.$/,
  ],
  [
    'a release of what is not there',
    ({edit}) => edit(answers, 'support: no', 'support: no\n  since: 1.0.0'),
    /pact-go\.yml:7: coffee\.since: "no" has no first release; remove one of them\.$/,
  ],
  [
    'a missing and an unknown feature',
    ({edit}) => edit(answers, 'tea:', 'milk:'),
    /pact-go\.yml:1: there is no answer to "tea" of content\/support\/features\.yml; add one\.\n.*pact-go\.yml:1: there is no feature "milk" in content\/support\/features\.yml; correct it\.$/,
  ],
  [
    'a library without a file',
    ({remove, write: add}) => {
      remove(answers);
      add('content/support/answers/pact-tea.yml', '{}\n');
    },
    /libraries\.yml:1: id: "pact-go" has no answers; write content\/support\/answers\/pact-go\.yml\.\n.*pact-tea\.yml:1: there is no library "pact-tea" in content\/support\/libraries\.yml; add it, or rename the file\.$/,
  ],
];

const platformCases: readonly Case[] = [
  [
    'a platform twice',
    ({edit}) => edit(platforms, 'id: windows', 'id: linux'),
    /platforms\.yml:1: id: "linux" appears twice; keep one\.\n.*platforms\.yml:3: id: "linux" appears twice; keep one\.$/,
  ],
  [
    'a missing and an unknown platform',
    ({edit}) => edit(installation, 'on: [windows]', 'on: [beos]'),
    /installation\.yml:1: platforms: nothing is on "windows" of content\/support\/platforms\.yml; add it\.\n.*yml:12: on: unknown platform "beos"; use one of linux, windows\.$/,
  ],
  [
    'a platform twice in a library',
    ({edit}) => edit(installation, 'on: [windows]', 'on: [windows, linux]'),
    /installation\.yml:1: platforms: "linux" appears twice; keep one\.$/,
  ],
  [
    'a fact without a source',
    ({edit}) => edit(installation, /source: .*/, "source: ''"),
    /installation\.yml:8: source: "" has the wrong form; write owner\/repository@tag:path or npm:package@version:path\.$/,
  ],
  [
    'a message that leads to no heading',
    ({edit}) => edit(installation, '/faq#tea', '/tea'),
    /installation\.yml:18: 0\.loadingErrors\.0\.link: "\/tea" has the wrong form \(the heading that explains it: \/page#heading\)\.$/,
  ],
  [
    'a missing and an unknown library',
    ({edit}) => edit(installation, 'library: pact-go', 'library: pact-tea'),
    /installation\.yml:1: library: there is no "pact-tea" in content\/support\/libraries\.yml; correct it\.\n.*yml:1: library: nothing is on "pact-go" of content\/support\/libraries\.yml; add it\.$/,
  ],
];

describe('the support matrix', () => {
  const matrix = readMatrix();

  it('has an answer for every library and feature', () => {
    const entries = Object.values(matrix.entries).flatMap((each) => Object.values(each));
    const all = matrix.groups.flatMap((group) => group.features);
    const days = entries.map(({checked}) => checked).sort();
    console.log(
      `support matrix: checked ${entries.length} answers, ${matrix.libraries.length} libraries by ${all.length} ` +
        `features, from ${new Set(entries.map(({source}) => source)).size} sources; the oldest checked on ${days[0]}`,
    );
    expect(entries.length).toBeGreaterThan(500);
    expect(entries).toHaveLength(matrix.libraries.length * all.length);
  });

  it('can be queried by library and by feature', () => {
    expect(answersTo(matrix, 'http').map(({library}) => library)).toEqual(matrix.libraries);
    expect(entryOf(matrix, 'pact-js', 'http').support).toBe('yes');
    expect(() => findLibrary(matrix, 'pact-tea')).toThrow('Unknown library "pact-tea"; use one of pact-js, pact-jvm');
    expect(() => findFeature(matrix, 'tea')).toThrow('Unknown feature "tea"; use one of spec-1, spec-2');
    expect(() => entryOf(matrix, 'pact-js', 'tea')).toThrow('answers/pact-js.yml has no answer for "tea"; add it');
  });

  it('is shown with a column for each library and a row for each feature', () => {
    const {libraries: columns, groups} = matrixView(matrix);
    const rows = groups.flatMap((group) => group.features);
    const js = columns.findIndex(({id}) => id === 'pact-js');
    expect(columns.map(({id}) => id)).toEqual(matrix.libraries.map(({id}) => id));
    expect(columns[js]?.short).toBe('JS');
    expect(rows).toHaveLength(matrix.groups.flatMap((group) => group.features).length);
    expect(rows.every(({answers: cells}) => cells.length === columns.length)).toBe(true);
    expect(rows.find(({id}) => id === 'array-contains')?.answers[js]).toEqual(['yes', '10.0']);
    expect(groups[0]).toMatchObject({id: 'group-specification', title: 'Specification'});
  });

  it('is accepted when it is correct', () => {
    expect(answersTo(readMatrix(write().root), 'coffee').map(({entry}) => entry.support)).toEqual(['no']);
  });

  it.each(cases)('rejects %s', (_, damage, fault) => {
    const project = write();
    damage(project);
    expect(() => readAll(project.root)).toThrow(fault);
  });
});

describe('the platforms', () => {
  it('cover every library', () => {
    const {libraries: all, platforms: list} = readPlatforms();
    const facts = all.flatMap((library) => Object.values(library.platforms));
    const errors = all.flatMap(({loadingErrors}) => loadingErrors);
    console.log(`platforms: checked ${facts.length} facts of ${all.length} libraries, ${errors.length} messages`);
    expect(errors.length).toBeGreaterThan(5);
    expect(facts).toHaveLength(all.length * list.length);
  });

  it('are accepted when they are correct, and have facts each', () => {
    const [go] = readPlatforms(write().root).libraries;
    expect(Object.entries(go?.platforms ?? {}).map(([id, {support}]) => [id, support])).toEqual([
      ['linux', 'yes'],
      ['windows', 'no'],
    ]);
  });

  it.each(platformCases)('are rejected with %s', (_, damage, fault) => {
    const project = write();
    damage(project);
    expect(() => readAll(project.root)).toThrow(fault);
  });
});
