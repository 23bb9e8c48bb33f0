import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import {anchorFaults, listFaults} from './check';
import {chooseLibraries, fileOf, forEachLibrary, render} from './generate';
import {libraries, releasePage, type LibraryId} from './libraries';
import {mergeReleases} from './merge';
import {readAnchors, readReleaseList} from './read-files';
import {readChangelog, readTags} from './repository';
import type {ReleaseAnchors, ReleaseList} from './types';

type Version = readonly [version: string, date: string];

const listOf = (...releases: readonly Version[]): ReleaseList => ({
  generated: 'by hand',
  library: 'shop',
  releases: releases.map(([version, date]) => ({version, date})),
});
const good: readonly Version[] = [
  ['2.0.0', '2026-03-01'],
  ['2.0.0-beta.1', '2026-02-01'],
  ['1.1.0', '2026-02-01'],
  ['1.0.0', '2025-12-31'],
];

describe('the releases', () => {
  it('are sorted, and have the ids of the former page', () => {
    for (const {id} of libraries) {
      const list = readReleaseList(id);
      const anchors = readAnchors(id);
      console.log(
        `releases of ${id}: checked ${list.releases.length} versions, ${Object.values(anchors).flat().length} ids`,
      );
      expect(list.library).toBe(id);
      expect([...listFaults(list), ...anchorFaults(list, anchors)]).toEqual([]);
    }
  });

  it('are exactly what the generator writes, which names itself first', async () => {
    for (const library of libraries) {
      const text = readFileSync(fileOf(library.id), 'utf8');
      expect(text).toMatch(/^\{\n {2}"generated": "by npm run generate -- releases [\w-]+; change nothing here",\n/);
      expect(text).toBe(await render(library, readReleaseList(library.id).releases));
    }
  });

  it('link to their release pages on GitHub', () => {
    for (const library of libraries) {
      for (const {version} of readReleaseList(library.id).releases) {
        expect(releasePage(library, version)).toMatch(
          /^https:\/\/github\.com\/[\w-]+\/[\w.-]+\/releases(?:\/tag\/|\?q=)[\w./-]*\d+[._]\d+[._]\d+[\w.-]*$/,
        );
      }
    }
  });

  it.each([
    ['pact-js', '/implementation_guides/javascript/changelog', 766],
    ['pact-broker', '/pact_broker/changelog', 468],
    ['pact-broker-client', '/pact_broker/client_cli/changelog', 123],
    ['pact-jvm', '/implementation_guides/jvm/changelog', 331],
    ['pact-go', '/implementation_guides/go/changelog', 66],
    ['pact-python', '/implementation_guides/python/changelog', 271],
    ['pact_consumer', '/implementation_guides/rust/pact_consumer/changelog', 65],
    ['pact_verifier', '/implementation_guides/rust/pact_verifier/changelog', 87],
    ['pact_mock_server', '/implementation_guides/rust/pact_mock_server/changelog', 75],
    ['pact_matching', '/implementation_guides/rust/pact_matching/changelog', 117],
    ['pact_models', '/implementation_guides/rust/pact_models/changelog', 72],
    ['pact_ffi', '/implementation_guides/rust/pact_ffi/changelog', 62],
    ['pact-cli', '/implementation_guides/cli/pact-cli/changelog', 18],
    ['pact-broker-cli', '/implementation_guides/cli/pact-broker-cli/changelog', 28],
    ['pact_verifier_cli', '/implementation_guides/cli/pact-verifier/changelog', 68],
    ['pact_mock_server_cli', '/implementation_guides/cli/pact-mock-server/changelog', 37],
    ['pact-stub-server', '/implementation_guides/cli/pact-stub-server/changelog', 34],
    ['pact-plugin-cli', '/implementation_guides/cli/pact-plugin/changelog', 1],
    ['pact-cpp-consumer', '/implementation_guides/cpp/consumer/changelog', 8],
    ['pact-plugin-driver', '/implementation_guides/pact_plugins/drivers/rust/driver/changelog', 1],
    ['pact-jvm-driver', '/implementation_guides/pact_plugins/drivers/jvm/changelog', 1],
  ])('have each heading id of the former page once: %s', (id, page, count) => {
    const promises = JSON.parse(readFileSync('tests/url-contract/routes.json', 'utf8')) as {
      path: string;
      headings?: string[];
    }[];
    const promised = promises.find(({path}) => path === page)?.headings;
    const kept = Object.values(readAnchors(id)).flat();
    expect(promised).toHaveLength(count);
    expect(kept.sort()).toEqual(promised?.sort());
  });

  it('can be selected by id', () => {
    expect(() => chooseLibraries(['pact-js', 'jq'])).toThrow('Unknown library "jq"; use one of pact-js, ');
    expect(chooseLibraries([])).toEqual(libraries);
    expect(chooseLibraries(['pact-js']).map(({id}) => id)).toEqual(['pact-js']);
  });

  it('are fetched one after the other, even if one fails', async () => {
    const asked: string[] = [];
    const faults = await forEachLibrary(libraries.slice(0, 3), ({id}) => {
      asked.push(id);
      if (id === 'pact-js') {
        throw new Error('npm is silent');
      }
      return Promise.resolve();
    });
    expect(asked).toEqual(libraries.slice(0, 3).map(({id}) => id));
    expect(faults).toEqual(['pact-js: npm is silent']);
  });

  it('are all refreshed by a scheduled job', () => {
    const {on, jobs} = parse(readFileSync('.github/workflows/releases.yml', 'utf8')) as {
      on: {schedule: {cron: string}[]};
      jobs: {refresh: {steps: {run?: string}[]}};
    };
    expect(on.schedule).toHaveLength(1);
    expect(jobs.refresh.steps.map(({run}) => run)).toContain('npm run generate -- releases');
  });
});

describe('the check of a list', () => {
  it('accepts a valid one', () => {
    expect(listFaults(listOf(...good))).toEqual([]);
    expect(anchorFaults(listOf(...good), {'1.0.0': ['100-2025-12-31', 'features']})).toEqual([]);
  });

  it.each<[string, ReleaseList, string]>([
    ['no versions', listOf(), 'shop.json: no versions; run npm run generate -- releases shop'],
    [
      'a version in the wrong form',
      listOf(['2.0', '2026-03-01']),
      'shop.json: 2.0 of 2026-03-01; versions are 1.2.3, dates 2026-01-31',
    ],
    [
      'a day that does not exist',
      listOf(['2.0.0', '2026-13-01']),
      'shop.json: 2.0.0 of 2026-13-01; versions are 1.2.3, dates 2026-01-31',
    ],
    [
      'a day in the wrong form',
      listOf(['2.0.0', '1 March 2026']),
      'shop.json: 2.0.0 of 1 March 2026; versions are 1.2.3, dates 2026-01-31',
    ],
    [
      'another order',
      listOf(['1.0.0', '2025-12-31'], ['2.0.0', '2026-03-01']),
      'shop.json: 2.0.0 is newer than the one before; sort by date, the newest first',
    ],
    [
      'a version twice',
      listOf(['2.0.0', '2026-03-01'], ['2.0.0', '2026-03-01'], ['1.0.0', '2025-12-31']),
      'shop.json: 2.0.0 is listed twice',
    ],
  ])('rejects %s', (_, list, fault) => {
    expect(listFaults(list)).toContain(fault);
  });

  it.each<[string, ReleaseAnchors, string]>([
    [
      'an id of an unknown version',
      {'0.9.0': ['090-2025-11-01']},
      'shop-anchors.json: 0.9.0 is not a version of shop.json; move its ids to the nearest one',
    ],
    [
      'an id twice',
      {'1.0.0': ['features'], '2.0.0': ['features']},
      'shop-anchors.json: the id features appears twice; remove one',
    ],
  ])('rejects %s', (_, anchors, fault) => {
    expect(anchorFaults(listOf(...good), anchors)).toContain(fault);
  });
});

describe('sources', () => {
  it('are merged with the earliest date of each version, newest first', () => {
    const merged = mergeReleases({
      committed: new Map([['1.0.0', '2025-12-31']]),
      registry: new Map([
        ['1.0.0', '2026-08-18'],
        ['2.0.0', undefined],
        ['2.1.0', '2026-04-01'],
        ['not a version', '2026-04-01'],
      ]),
      tags: new Map([
        ['2.0.0', '2026-03-02'],
        ['2.0.1', '2026-03-02'],
      ]),
      changelog: new Map([
        ['2.0.0', '2026-03-01'],
        ['3.0.0', '2026-09-09'],
      ]),
    });
    expect(merged).toEqual([
      {version: '2.1.0', date: '2026-04-01'},
      {version: '2.0.1', date: '2026-03-02'},
      {version: '2.0.0', date: '2026-03-01'},
      {version: '1.0.0', date: '2025-12-31'},
    ]);
  });

  it('leave out versions of another project with the same name', () => {
    const nothing = new Map<string, string>();
    const registry = new Map([
      ['0.1.0', '2024-04-14'],
      ['0.5.0', '2025-10-01'],
    ]);
    expect(mergeReleases({committed: nothing, registry, tags: nothing, changelog: nothing, first: '0.5.0'})).toEqual([
      {version: '0.5.0', date: '2025-10-01'},
    ]);
  });

  it('are rejected when none has a date', () => {
    const none = new Map<string, string>();
    const registry = new Map([['4.7.1', undefined]]);
    expect(() => mergeReleases({committed: none, registry, tags: none, changelog: none})).toThrow(
      'no source has a date for 4.7.1; add a changelog to the library in libraries.ts',
    );
  });

  it('read versions from tags with their prefix', () => {
    const tags = 'v1.0.0\t2025-12-31\nwip\t2026-01-01\nv2\t2026-01-02\n';
    expect([...readTags(tags, {tagPrefix: 'v'})]).toEqual([['1.0.0', '2025-12-31']]);
  });

  it('read tags with a former prefix, or another separator', () => {
    const tags = 'v1.0.0\t2025-12-31\nshop/2.0.0\t2026-01-01\nstock/2.0.0\t2026-01-02\n';
    expect([...readTags(tags, {tagPrefix: 'shop/', formerTags: {prefix: 'v', last: '1.9.0'}}).keys()]).toEqual([
      '1.0.0',
      '2.0.0',
    ]);
    expect([...readTags('4_7_0-beta_1\t2026-01-01', {tagPrefix: '', tagSeparator: '_'}).keys()]).toEqual([
      '4.7.0-beta.1',
    ]);
  });

  it('form the tag that a version was released with', () => {
    const page = (id: LibraryId, version: string): string => {
      const [library] = chooseLibraries([id]);
      return library ? releasePage(library, version) : '';
    };
    expect(page('pact-jvm', '4.7.0-beta.1')).toMatch(/\/tag\/4_7_0-beta_1$/);
    expect(page('pact-python', '2.3.3')).toMatch(/\/tag\/v2\.3\.3$/);
    expect(page('pact-python', '3.0.0')).toMatch(/\/tag\/pact-python\/3\.0\.0$/);
  });

  it('read dates from the headings of a changelog', () => {
    const text = [
      '# Changelog',
      '## [2.0.0](https://github.com/shop/shop/compare/v1.0.0...v2.0.0) (2026-03-01)',
      '### Features',
      '### 1.0.0 (2025-12-31)',
      '### [1.0.0](https://github.com/shop/shop/compare/v0.9.0...v1.0.0) (2025-12-30)',
    ].join('\n');
    expect([...readChangelog(text)]).toEqual([
      ['2.0.0', '2026-03-01'],
      ['1.0.0', '2025-12-30'],
    ]);
  });
});
