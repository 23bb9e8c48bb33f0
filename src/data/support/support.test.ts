import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

import {sdks} from '../sdks';
import {matrixFaults, platformFaults} from './check';
import {answersTo, entryOf, findFeature, findLibrary, matrix, platforms} from './index';
import {readSource, sourceUrl} from './sources';
import type {Checked, Matrix, Platforms, SupportEntry} from './types';

const read: Checked = {support: 'yes', source: 'shop/pact-tea@v2.0.0:src/tea.ts', checked: '2026-11-22'};
const entry: SupportEntry = {...read, since: '1.2.0'};

const withEntry = (changed: Partial<Record<keyof SupportEntry, unknown>>): Matrix => ({
  groups: [{title: 'Drinks', features: [{id: 'tea', label: 'Tea', means: 'It brews.'}]}],
  libraries: [
    {id: 'pact-tea', name: 'Pact Tea', version: '2.0.0', language: 'Tea', core: 'rust', sdks: [], page: '/tea.mdx'},
  ],
  entries: {'pact-tea': {tea: {...entry, ...changed} as SupportEntry}},
});

const withPlatform = (changed: Partial<Platforms['libraries'][number]>): Platforms => ({
  platforms: [{id: 'linux', label: 'Linux'}],
  libraries: [
    {
      library: 'pact-tea',
      packageManager: 'npm',
      package: 'pact-tea',
      runtime: 'Node 22',
      native: 'none',
      nativeNote: 'Nothing is fetched.',
      platforms: {linux: read},
      loadingErrors: [],
      ...changed,
    },
  ],
});

describe('the support matrix', () => {
  it('has an answer of every library to every feature, with its source and the day on which it was read', () => {
    const entries = Object.values(matrix.entries).flatMap((each) => Object.values(each));
    const features = matrix.groups.flatMap((group) => group.features);
    const days = entries.map(({checked}) => checked).sort();
    console.log(
      `support matrix: looked at ${entries.length} entries, ${matrix.libraries.length} libraries by ${features.length} ` +
        `features, from ${new Set(entries.map(({source}) => source)).size} sources; the oldest checked on ${days[0]}`,
    );
    expect(entries.length).toBeGreaterThan(0);
    expect(matrixFaults(matrix)).toEqual([]);
    expect(entries).toHaveLength(matrix.libraries.length * features.length);
  });

  it('knows the library of every language', () => {
    const told = matrix.libraries.flatMap((library) => library.sdks);
    expect([...told].sort()).toEqual(sdks.map(({id}) => id).sort());
  });

  it('leads to pages that exist', () => {
    const pages = matrix.libraries.flatMap(({id, page}) => [page, `/roadmap/feature_support/${id}.mdx`]);
    expect(pages.filter((page) => !existsSync(path.join('docs', page)))).toEqual([]);
  });

  it('answers by library and by feature', () => {
    expect(answersTo('http').map(({library}) => library.id)).toEqual(matrix.libraries.map(({id}) => id));
    expect(entryOf('pact-js', 'http').support).toBe('yes');
    expect(() => findLibrary('pact-tea')).toThrow('There is no library "pact-tea"; there are pact-js, pact-jvm');
    expect(() => findFeature('tea')).toThrow('There is no feature "tea"; there are spec-1, spec-2');
    expect(() => entryOf('pact-js', 'tea')).toThrow('matrix.json has nothing on "tea" in "pact-js"');
  });
});

describe('the check of the matrix', () => {
  it('accepts what is told whole', () => {
    expect(matrixFaults(withEntry({}))).toEqual([]);
  });

  it.each<[string, Matrix, string]>([
    [
      'an entry without a source',
      withEntry({source: undefined}),
      'pact-tea, tea: no source; name the file that says so, owner/repository@tag:path',
    ],
    [
      'a source of another form',
      withEntry({source: 'https://example.org'}),
      'pact-tea, tea: no source; name the file that says so, owner/repository@tag:path',
    ],
    [
      'an entry without a day',
      withEntry({checked: undefined}),
      'pact-tea, tea: no day on which it was checked; write it as 2026-11-22',
    ],
    [
      'a day that does not exist',
      withEntry({checked: '2026-02-30'}),
      'pact-tea, tea: no day on which it was checked; write it as 2026-11-22',
    ],
    ['another verdict', withEntry({support: 'maybe'}), 'pact-tea, tea: "maybe"; support is yes, partly or no'],
    [
      'a part without a note',
      withEntry({support: 'partly'}),
      'pact-tea, tea: partly without a note; tell what is missing',
    ],
    ['no release', withEntry({since: undefined}), 'pact-tea, tea: since ""; name the release, as 1.2.3'],
    [
      'a release after the one that was read',
      withEntry({since: '3.0.0'}),
      'pact-tea, tea: since 3.0.0, which is after 2.0.0, the release that was checked',
    ],
    [
      'a release of what is not there',
      withEntry({support: 'no'}),
      'pact-tea, tea: no, and yet since a version; leave one out',
    ],
    ['a hole', {...withEntry({}), entries: {'pact-tea': {}}}, 'pact-tea: nothing on feature "tea"; every one is told'],
    ['an unknown library', {...withEntry({}), libraries: []}, 'there is no library "pact-tea"; add it or correct it'],
    ['an unknown feature', {...withEntry({}), groups: []}, 'pact-tea: there is no feature "tea"; add it or correct it'],
  ])('refuses %s', (_, bad, fault) => {
    expect(matrixFaults(bad)).toContain(`matrix.json: ${fault}`);
  });
});

describe('the platforms', () => {
  it('are told of every library, with sources and days', () => {
    const facts = platforms.libraries.flatMap((library) => Object.values(library.platforms));
    const errors = platforms.libraries.flatMap(({loadingErrors}) => loadingErrors);
    console.log(
      `platforms: looked at ${facts.length} facts of ${platforms.libraries.length} libraries, ${errors.length} messages`,
    );
    expect(facts.length).toBeGreaterThan(0);
    expect(errors.length).toBeGreaterThan(0);
    const ids = matrix.libraries.map(({id}) => id);
    expect(platformFaults(platforms, ids)).toEqual([]);
  });

  it.each<[string, Platforms, string]>([
    ['a hole', withPlatform({platforms: {}}), 'pact-tea: nothing on platform "linux"; every one is told'],
    [
      'an unknown platform',
      withPlatform({platforms: {linux: read, beos: read}}),
      'pact-tea: there is no platform "beos"; add it or correct it',
    ],
    [
      'a fact without a source',
      withPlatform({platforms: {linux: {...read, source: ''}}}),
      'pact-tea, linux: no source; name the file that says so, owner/repository@tag:path',
    ],
    [
      'a message that leads to no heading',
      withPlatform({loadingErrors: [{message: 'cannot open', link: '/tea'}]}),
      'pact-tea: "/tea" leads to no heading; write /page#heading',
    ],
  ])('are refused with %s', (_, bad, fault) => {
    expect(platformFaults(withPlatform({}), ['pact-tea'])).toEqual([]);
    expect(platformFaults(bad, ['pact-tea'])).toContain(`platforms.json: ${fault}`);
  });
});

describe('a source', () => {
  it.each([
    [
      'pact-foundation/pact-net@5.0.1:src/Match.cs',
      'https://github.com/pact-foundation/pact-net/blob/5.0.1/src/Match.cs',
    ],
    [
      'pact-foundation/pact-net@5.0.1:src/Drivers/',
      'https://github.com/pact-foundation/pact-net/tree/5.0.1/src/Drivers',
    ],
    [
      'npm:@pact-foundation/pact@17.1.4:src/v4/types.ts',
      'https://www.npmjs.com/package/@pact-foundation/pact/v/17.1.4?activeTab=code',
    ],
    ['pypi:pact-python@4.2.0:pact/pact.py', 'https://pypi.org/project/pact-python/4.2.0/'],
    ['crates:pact_consumer@1.4.11:src/lib.rs', 'https://docs.rs/crate/pact_consumer/1.4.11/source/src/lib.rs'],
    [
      'maven:au.com.dius.pact:consumer@4.7.1:Dsl.class',
      'https://central.sonatype.com/artifact/au.com.dius.pact/consumer/4.7.1',
    ],
  ])('%s can be read', (source, url) => {
    expect(sourceUrl(source)).toBe(url);
  });

  it.each(['README.md', 'pact-net@5.0.1:src', 'pip:pact@1:src', 'https://github.com/shop/tea'])(
    'is refused as %s',
    (source) => {
      expect(readSource(source)).toBeUndefined();
      expect(() => sourceUrl(source)).toThrow(`"${source}" is no source; write owner/repository@tag:path or`);
    },
  );
});
