import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import {historyFaults, type ReleaseHistory} from './check';
import {chooseLibraries, fileOf, forEachLibrary, render} from './generate';
import {findHistory, histories, releasePage} from './index';
import {libraries} from './libraries';
import {mergeReleases} from './merge';
import {readChangelog, readTags} from './repository';

const good: ReleaseHistory = {
  list: {
    generated: 'by hand',
    library: 'shop',
    releases: [
      {version: '2.0.0', date: '2026-03-01'},
      {version: '2.0.0-beta.1', date: '2026-02-01'},
      {version: '1.1.0', date: '2026-02-01'},
      {version: '1.0.0', date: '2025-12-31'},
    ],
  },
  notes: [
    {version: '2.0.0', change: 'Prices have a currency.', action: 'Name it.', guide: {page: '/a/2.mdx', title: 'To 2'}},
    {version: '1.0.0', change: '`Shop` opens.', action: 'Nothing has to change.'},
  ],
  anchors: {'1.0.0': ['100-2025-12-31', 'features']},
};

const withReleases = (...releases: [version: string, date: string][]): ReleaseHistory => ({
  ...good,
  list: {...good.list, releases: releases.map(([version, date]) => ({version, date}))},
});

describe('the releases', () => {
  it('are in order, with a note on each major version', async () => {
    for (const {id} of libraries) {
      const history = findHistory(id);
      console.log(
        `releases of ${id}: looked at ${history.list.releases.length} versions, ${history.notes.length} notes, ` +
          `${Object.values(history.anchors).flat().length} ids`,
      );
      expect(history.list.library).toBe(id);
      expect(history.list.releases.length).toBeGreaterThan(0);
      expect(historyFaults(history)).toEqual([]);
    }
    expect(Object.keys(histories)).toEqual(libraries.map(({id}) => id));
  });

  it('are written as the generator writes them, its name first', async () => {
    for (const library of libraries) {
      const text = readFileSync(fileOf(library.id), 'utf8');
      expect(text).toMatch(/^\{\n {2}"generated": "by npm run generate -- releases [\w-]+; change nothing here",\n/);
      expect(text).toBe(await render(library, findHistory(library.id).list.releases));
    }
  });

  it('lead to their notes on GitHub', () => {
    for (const library of libraries) {
      for (const {version} of findHistory(library.id).list.releases) {
        expect(releasePage(library, version)).toMatch(
          /^https:\/\/github\.com\/[\w-]+\/[\w.-]+\/releases\/tag\/[\w./-]*\d+[._]\d+[._]\d+[\w.-]*$/,
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
  ])('have the heading ids of the former page, each once: %s', (id, page, count) => {
    const promises = JSON.parse(readFileSync('tests/url-contract/routes.json', 'utf8')) as {
      path: string;
      headings?: string[];
    }[];
    const promised = promises.find(({path}) => path === page)?.headings;
    const kept = Object.values(findHistory(id).anchors).flat();
    expect(promised).toHaveLength(count);
    expect(kept.sort()).toEqual(promised?.sort());
  });

  it('are answered for a library that does not exist', () => {
    expect(() => findHistory('pact-js5')).toThrow(
      'There is no library "pact-js5"; there are pact-js, pact-broker, pact-broker-client',
    );
    expect(() => chooseLibraries(['pact-js', 'jq'])).toThrow('There is no library "jq"; there are pact-js, ');
    expect(chooseLibraries([])).toEqual(libraries);
    expect(chooseLibraries(['pact-js']).map(({id}) => id)).toEqual(['pact-js']);
  });

  it('are asked for one after the other, also when one does not answer', async () => {
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

  it('are refreshed by the calendar, all of them', () => {
    const {on, jobs} = parse(readFileSync('.github/workflows/releases.yml', 'utf8')) as {
      on: {schedule: {cron: string}[]};
      jobs: {refresh: {steps: {run?: string}[]}};
    };
    expect(on.schedule).toHaveLength(1);
    expect(jobs.refresh.steps.map(({run}) => run)).toContain('npm run generate -- releases');
  });
});

describe('the check of a history', () => {
  it('accepts a good one', () => {
    expect(historyFaults(good)).toEqual([]);
  });

  it.each<[string, ReleaseHistory, string]>([
    ['no versions', withReleases(), 'shop.json: no versions; run npm run generate -- releases shop'],
    [
      'a version of another form',
      withReleases(['2.0', '2026-03-01']),
      'shop.json: 2.0 of 2026-03-01; versions are 1.2.3, days 2026-01-31',
    ],
    [
      'a day that does not exist',
      withReleases(['2.0.0', '2026-13-01']),
      'shop.json: 2.0.0 of 2026-13-01; versions are 1.2.3, days 2026-01-31',
    ],
    [
      'a day of another form',
      withReleases(['2.0.0', '1 March 2026']),
      'shop.json: 2.0.0 of 1 March 2026; versions are 1.2.3, days 2026-01-31',
    ],
    [
      'another order',
      withReleases(['1.0.0', '2025-12-31'], ['2.0.0', '2026-03-01']),
      'shop.json: 2.0.0 is newer than the one before; the newest stands first',
    ],
    [
      'a version twice',
      withReleases(['2.0.0', '2026-03-01'], ['2.0.0', '2026-03-01'], ['1.0.0', '2025-12-31']),
      'shop.json: 2.0.0 stands there twice',
    ],
    [
      'a major version without a note',
      {...good, notes: good.notes.slice(0, 1)},
      'shop-notes.ts: no note on 1.0.0, the first of its major version; write one',
    ],
    [
      'a note on an unknown version',
      {...good, notes: [...good.notes, {version: '1.2.0', change: 'New.', action: 'Wait.'}]},
      'shop-notes.ts: a note on 1.2.0, which shop.json lacks',
    ],
    [
      'two notes on a version',
      {...good, notes: [...good.notes, ...good.notes.slice(1)]},
      'shop-notes.ts: two notes on 1.0.0',
    ],
    [
      'a note that is no sentence',
      {...good, notes: [...good.notes, {version: '1.1.0', change: 'faster', action: 'Wait.'}]},
      'shop-notes.ts: "faster" on 1.1.0 is no sentence; begin with a capital, end with a full stop',
    ],
    [
      'a backtick without its partner',
      {...good, notes: [...good.notes, {version: '1.1.0', change: '`Shop is faster.', action: 'Wait.'}]},
      'shop-notes.ts: "`Shop is faster." on 1.1.0 has a backtick without its partner',
    ],
    [
      'a guide by its address',
      {
        ...good,
        notes: [
          ...good.notes,
          {version: '1.1.0', change: 'New.', action: 'Wait.', guide: {page: 'https://example.org', title: 'Guide'}},
        ],
      },
      'shop-notes.ts: the guide https://example.org of 1.1.0; write it from the top of docs/, with /…mdx',
    ],
    [
      'an id of an unknown version',
      {...good, anchors: {'0.9.0': ['090-2025-11-01']}},
      'shop-anchors.json: 0.9.0 is no version of shop.json; move its ids to the nearest one',
    ],
    [
      'an id twice',
      {...good, anchors: {'1.0.0': ['features'], '2.0.0': ['features']}},
      'shop-anchors.json: the id features stands there twice',
    ],
  ])('refuses %s', (_, history, fault) => {
    expect(historyFaults(history)).toContain(fault);
  });
});

describe('sources', () => {
  it('are put together by the earliest day, the newest first', () => {
    const merged = mergeReleases({
      known: new Map([['1.0.0', '2025-12-31']]),
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

  it('leave out what another project had under the name', () => {
    const nothing = new Map<string, string>();
    const registry = new Map([
      ['0.1.0', '2024-04-14'],
      ['0.5.0', '2025-10-01'],
    ]);
    expect(mergeReleases({known: nothing, registry, tags: nothing, changelog: nothing, first: '0.5.0'})).toEqual([
      {version: '0.5.0', date: '2025-10-01'},
    ]);
  });

  it('are refused when none knows the day', () => {
    const none = new Map<string, string>();
    const registry = new Map([['4.7.1', undefined]]);
    expect(() => mergeReleases({known: none, registry, tags: none, changelog: none})).toThrow(
      'no day is known for 4.7.1; give the library a changelog in libraries.ts',
    );
  });

  it('tell versions by tags with their prefix', () => {
    const tags = 'v1.0.0\t2025-12-31\nwip\t2026-01-01\nv2\t2026-01-02\n';
    expect([...readTags(tags, {tagPrefix: 'v'})]).toEqual([['1.0.0', '2025-12-31']]);
  });

  it('read tags with another prefix in former times, or another sign for the dots', () => {
    const tags = 'v1.0.0\t2025-12-31\nshop/2.0.0\t2026-01-01\nstock/2.0.0\t2026-01-02\n';
    expect([...readTags(tags, {tagPrefix: 'shop/', formerTags: {prefix: 'v', last: '1.9.0'}}).keys()]).toEqual([
      '1.0.0',
      '2.0.0',
    ]);
    expect([...readTags('4_7_0-beta_1\t2026-01-01', {tagPrefix: '', tagSeparator: '_'}).keys()]).toEqual([
      '4.7.0-beta.1',
    ]);
  });

  it('write a tag as it was named at its time', () => {
    const page = (id: string, version: string): string => releasePage(findHistory(id).library, version);
    expect(page('pact-jvm', '4.7.0-beta.1')).toMatch(/\/tag\/4_7_0-beta_1$/);
    expect(page('pact-python', '2.3.3')).toMatch(/\/tag\/v2\.3\.3$/);
    expect(page('pact-python', '3.0.0')).toMatch(/\/tag\/pact-python\/3\.0\.0$/);
  });

  it('tell days by the headings of a changelog', () => {
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
