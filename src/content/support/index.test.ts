import {describe, expect, it} from 'vitest';

import {copyProject, type ProjectCopy} from '../../../tests/doubles/project-copy';
import {answersTo, entryOf, findFeature, findLibrary, readMatrix, readPlatforms} from './index';

const features = 'content/support/features.yml';
const libraries = 'content/support/libraries.yml';
const answers = 'content/support/answers/pact-go.yml';
const platforms = 'content/support/platforms.yml';
const installation = 'content/support/installation.yml';

function copy(): ProjectCopy {
  const schemas = ['answers', 'features', 'installation', 'libraries', 'platforms'];
  return copyProject('content/support', ...schemas.map((name) => `content/support-${name}.schema.json`));
}

function readAll(root?: string): void {
  readMatrix(root);
  readPlatforms(root);
}

type Case = readonly [name: string, damage: (project: ProjectCopy) => void, fault: RegExp];

const featureCases: readonly Case[] = [
  [
    'a feature without a meaning',
    ({edit}) => edit(features, /means: .*/, 'meaning: Tea.'),
    /features\.yml:5: 0\.features\.0: "meaning" is no field here; there are id, label, means\. Did you mean "means"\?/,
  ],
  [
    'a feature twice',
    ({edit}) => edit(features, 'id: spec-2', 'id: spec-1'),
    /features\.yml:5: id: "spec-1" is there twice; keep one\.\n.*features\.yml:8: id: "spec-1" is there twice/,
  ],
];

const libraryCases: readonly Case[] = [
  [
    'an unknown core',
    ({edit}) => edit(libraries, 'core: rust', 'core: rusty'),
    /libraries\.yml:5: 0\.core: "rusty" is not one of rust, jvm, ruby, scala\. Did you mean "rust"\?$/,
  ],
  [
    'a page that does not exist',
    ({edit}) => edit(libraries, /page: .*/, 'page: /tea.mdx'),
    /libraries\.yml:1: page: there is no page docs\/tea\.mdx; correct the path, or write the page\.$/,
  ],
  [
    'an unknown language, and a language without a library',
    ({edit}) => edit(libraries, 'sdks: [go]', 'sdks: [golang]'),
    /sdks: there is no language "golang"; there are javascript, .*\n.*libraries\.yml:1: sdks: no library has "go"; add it to the one that it uses\.$/,
  ],
  [
    'a language with two libraries',
    ({edit}) => edit(libraries, 'sdks: [go]', 'sdks: [go, python]'),
    /libraries\.yml:\d+: "python" is there twice; keep one\./,
  ],
];

const answerCases: readonly Case[] = [
  [
    'another verdict',
    ({edit}) => edit(answers, 'support: yes', 'support: maybe'),
    /pact-go\.yml:\d+: [\w-]+\.support: "maybe" is not one of yes, partly, no\./,
  ],
  [
    'an answer without a source',
    ({edit}) => edit(answers, /source: .*/, 'sources: README.md'),
    /pact-go\.yml:\d+: [\w-]+: "source" is missing; add it\./,
  ],
  [
    'a source of another form',
    ({edit}) => edit(answers, /source: .*/, 'source: https://example.org'),
    /pact-go\.yml:1: [\w-]+\.source: "https:\/\/example\.org" has the wrong form; write owner\/repository@tag:path or npm:package@version:path\.$/,
  ],
  [
    'a date of another form',
    ({edit}) => edit(answers, /checked: .*/, 'checked: 22 November 2026'),
    /\.checked: "22 November 2026" has the wrong form \(the date on which the source was read: 2026-11-22\)\./,
  ],
  [
    'a day that does not exist',
    ({edit}) => edit(answers, /checked: .*/, 'checked: 2026-02-30'),
    /\.checked: there is no day 2026-02-30; write the date on which it was read\.$/,
  ],
  [
    'an answer in part without a note',
    ({edit}) => edit(answers, /support: yes\n(.*since.*)\n {2}source/, 'support: partly\n$1\n  source'),
    /\.note: is missing; say what "partly" leaves out\.$/,
  ],
  [
    'no release',
    ({edit}) => edit(answers, / {2}since: .*\n/, ''),
    /\.since: is missing; name the first release, as 1\.2\.3\.$/,
  ],
  [
    'a release after the one that was checked',
    ({edit}) => edit(answers, /since: .*/, 'since: 99.0.0'),
    /\.since: 99\.0\.0 is after [\d.]+, the release that was checked in content\/support\/libraries\.yml; correct one\.$/,
  ],
  [
    'a release of what is not there',
    ({edit}) => edit(answers, /support: no/, 'support: no\n  since: 1.0.0'),
    /\.since: "no" has no first release; remove one of them\.$/,
  ],
  [
    'a missing and an unknown feature',
    ({edit}) => edit(answers, 'spec-1:', 'tea:'),
    /pact-go\.yml:1: there is no answer to "spec-1" of content\/support\/features\.yml; add one\.\n.*pact-go\.yml:1: there is no feature "tea" in content\/support\/features\.yml; correct it\.$/,
  ],
  [
    'a library without a file',
    ({remove}) => remove(answers),
    /libraries\.yml:\d+: id: "pact-go" has no answers; write content\/support\/answers\/pact-go\.yml\.$/,
  ],
  [
    'a file of an unknown library',
    ({write}) => write('content/support/answers/pact-tea.yml', '{}\n'),
    /pact-tea\.yml:1: there is no library "pact-tea" in content\/support\/libraries\.yml; add it, or rename the file\.$/,
  ],
];

const platformCases: readonly Case[] = [
  [
    'a platform twice',
    ({edit}) => edit(platforms, 'id: macos-x64', 'id: macos-arm64'),
    /platforms\.yml:\d+: id: "macos-arm64" is there twice; keep one\./,
  ],
  [
    'a missing and an unknown platform',
    ({edit}) => edit(installation, 'on: [windows-arm64]', 'on: [beos]'),
    /installation\.yml:1: platforms: nothing is on "windows-arm64" of content\/support\/platforms\.yml; add it\.\n.*yml:\d+: on: there is no platform "beos"; there are linux-x64-glibc, /,
  ],
  [
    'a platform twice in a library',
    ({edit}) => edit(installation, 'on: [windows-arm64]', 'on: [windows-arm64, macos-x64]'),
    /installation\.yml:1: platforms: "macos-x64" is there twice; keep one\.$/,
  ],
  [
    'a fact without a source',
    ({edit}) => edit(installation, /source: .*/, "source: ''"),
    /installation\.yml:\d+: source: "" has the wrong form; write owner\/repository@tag:path/,
  ],
  [
    'a message that leads to no heading',
    ({edit}) => edit(installation, /link: .*/, 'link: /tea'),
    /loadingErrors\.0\.link: "\/tea" has the wrong form \(the heading that explains it: \/page#heading\)\.$/,
  ],
  [
    'a missing and an unknown library',
    ({edit}) => edit(installation, 'library: pact-go', 'library: pact-tea'),
    /yml:\d+: library: there is no "pact-tea" in content\/support\/libraries\.yml; correct it\.\n.*yml:1: library: nothing is on "pact-go" of content\/support\/libraries\.yml; add it\.$/,
  ],
];

describe('the support matrix', () => {
  const matrix = readMatrix();

  it('has an answer of every library to every feature', () => {
    const entries = Object.values(matrix.entries).flatMap((each) => Object.values(each));
    const all = matrix.groups.flatMap((group) => group.features);
    const days = entries.map(({checked}) => checked).sort();
    console.log(
      `support matrix: looked at ${entries.length} answers, ${matrix.libraries.length} libraries by ${all.length} ` +
        `features, from ${new Set(entries.map(({source}) => source)).size} sources; the oldest checked on ${days[0]}`,
    );
    expect(entries.length).toBeGreaterThan(500);
    expect(entries).toHaveLength(matrix.libraries.length * all.length);
  });

  it('can be asked by library and by feature', () => {
    expect(answersTo(matrix, 'http').map(({library}) => library)).toEqual(matrix.libraries);
    expect(entryOf(matrix, 'pact-js', 'http').support).toBe('yes');
    expect(() => findLibrary(matrix, 'pact-tea')).toThrow(
      'There is no library "pact-tea"; there are pact-js, pact-jvm',
    );
    expect(() => findFeature(matrix, 'tea')).toThrow('There is no feature "tea"; there are spec-1, spec-2');
    expect(() => entryOf(matrix, 'pact-js', 'tea')).toThrow('answers/pact-js.yml has nothing on "tea"; add it');
  });

  it.each([...featureCases, ...libraryCases, ...answerCases])('refuses %s', (_, damage, fault) => {
    const project = copy();
    damage(project);
    expect(() => readAll(project.root)).toThrow(fault);
  });
});

describe('the platforms', () => {
  it('cover every library', () => {
    const {libraries: all, platforms: list} = readPlatforms();
    const facts = all.flatMap((library) => Object.values(library.platforms));
    const errors = all.flatMap(({loadingErrors}) => loadingErrors);
    console.log(`platforms: looked at ${facts.length} facts of ${all.length} libraries, ${errors.length} messages`);
    expect(errors.length).toBeGreaterThan(5);
    expect(facts).toHaveLength(all.length * list.length);
  });

  it.each(platformCases)('are refused with %s', (_, damage, fault) => {
    const project = copy();
    damage(project);
    expect(() => readAll(project.root)).toThrow(fault);
  });
});
