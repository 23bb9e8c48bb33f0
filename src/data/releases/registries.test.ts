import {describe, expect, it} from 'vitest';

import {fetchers} from './registries';
import {fetchTags} from './repository';
import type {Library, Registry, Run} from './types';

interface Recording {
  readonly name: string;
  /** Output of programs, by program and part of the arguments. */
  readonly answers: readonly [asked: RegExp, answer: string][];
  readonly found: readonly [version: string, date: string | undefined][];
}

/** Shortened responses of November 2026; those of RubyGems, NuGet and Packagist follow their documentation. */
const recordings: Readonly<Record<Registry, Recording>> = {
  npm: {
    name: '@pact-foundation/pact',
    answers: [
      [
        /^npm view @pact-foundation\/pact versions time --json$/,
        JSON.stringify({
          versions: ['17.1.3', '17.1.4'],
          time: {
            created: '2017-12-06T22:02:23.000Z',
            '17.1.3': '2026-09-02T00:59:00.178000+00:00',
            '17.1.4': '2026-09-08T07:56:50.289Z',
          },
        }),
      ],
    ],
    found: [
      ['17.1.3', '2026-09-02'],
      ['17.1.4', '2026-09-08'],
    ],
  },
  pypi: {
    name: 'pact-python',
    answers: [
      [
        /^curl .*--location https:\/\/pypi\.org\/pypi\/pact-python\/json$/,
        JSON.stringify({
          releases: {
            '4.1.0': [{upload_time_iso_8601: '2026-10-16T06:23:13.071537Z'}],
            '4.1.1': [],
            '4.2.0': [{upload_time_iso_8601: '2026-10-23T01:20:25.617219Z'}],
          },
        }),
      ],
    ],
    found: [
      ['4.1.0', '2026-10-16'],
      ['4.2.0', '2026-10-23'],
    ],
  },
  crates: {
    name: 'pact_ffi',
    answers: [
      [
        /^curl .*--location https:\/\/index\.crates\.io\/pa\/ct\/pact_ffi$/,
        [
          {name: 'pact_ffi', vers: '0.5.11', yanked: false, pubtime: '2026-10-15T04:11:09Z'},
          {name: 'pact_ffi', vers: '0.4.27', yanked: true, pubtime: '2025-03-01T01:00:00Z'},
          {name: 'pact_ffi', vers: '0.5.12', yanked: false, pubtime: '2026-10-20T02:22:16Z'},
        ]
          .map((line) => `${JSON.stringify(line)}\n`)
          .join(''),
      ],
    ],
    found: [
      ['0.5.11', '2026-10-15'],
      ['0.5.12', '2026-10-20'],
    ],
  },
  go: {
    name: 'github.com/pact-foundation/pact-go/v2',
    answers: [
      [
        /^go list -m -versions -json github\.com\/pact-foundation\/pact-go\/v2$/,
        '{\n\t"Path": "github.com/pact-foundation/pact-go/v2",\n\t"Versions": [\n\t\t"v2.4.1",\n\t\t"v2.4.2"\n\t]\n}\n',
      ],
      [/^go list -m -f .* \S+\/v2@v2\.4\.1 \S+\/v2@v2\.4\.2$/, 'v2.4.1 2025-09-30\nv2.4.2 2025-10-31\n'],
    ],
    found: [
      ['2.4.1', '2025-09-30'],
      ['2.4.2', '2025-10-31'],
    ],
  },
  maven: {
    name: 'au.com.dius.pact:consumer',
    answers: [
      [
        /^curl .*--location https:\/\/repo1\.maven\.org\/maven2\/au\/com\/dius\/pact\/consumer\/maven-metadata\.xml$/,
        '<metadata><versioning><latest>4.7.1</latest><versions>\n<version>4.6.21</version>\n<version>4.7.1</version>\n</versions></versioning></metadata>',
      ],
      [
        /^curl .*--head \S+\/consumer\/4\.6\.21\/consumer-4\.6\.21\.pom \S+\/consumer\/4\.7\.1\/consumer-4\.7\.1\.pom$/,
        'HTTP/2 200 \r\nlast-modified: Mon, 19 Oct 2026 19:43:24 GMT\r\n\r\nHTTP/2 200 \r\ncontent-type: text/xml\r\n\r\n',
      ],
    ],
    found: [
      ['4.6.21', '2026-10-19'],
      ['4.7.1', undefined],
    ],
  },
  rubygems: {
    name: 'pact_broker',
    answers: [
      [
        /^curl .*--location https:\/\/rubygems\.org\/api\/v1\/versions\/pact_broker\.json$/,
        JSON.stringify([
          {number: '2.120.0', platform: 'ruby', prerelease: false, created_at: '2026-07-16T11:03:12.482Z'},
          {number: '2.107.0.beta.1', platform: 'ruby', prerelease: true, created_at: '2023-05-01T04:10:55.913Z'},
        ]),
      ],
    ],
    found: [
      ['2.120.0', '2026-07-16'],
      ['2.107.0.beta.1', '2023-05-01'],
    ],
  },
  nuget: {
    name: 'PactNet',
    answers: [
      [
        /^curl .*--location https:\/\/api\.nuget\.org\/v3\/registration5-gz-semver2\/pactnet\/index\.json$/,
        JSON.stringify({
          items: [
            {'@id': 'https://api.nuget.org/v3/registration5-gz-semver2/pactnet/page/0.1.0/4.5.0.json'},
            {
              '@id': 'https://api.nuget.org/v3/registration5-gz-semver2/pactnet/page/5.0.0/5.0.1.json',
              items: [
                {catalogEntry: {version: '5.0.0', listed: true, published: '2024-06-19T17:48:47.65+00:00'}},
                {catalogEntry: {version: '5.0.1-beta.1', listed: false, published: '1900-01-01T00:00:00+00:00'}},
              ],
            },
          ],
        }),
      ],
      [
        /^curl .*--location \S+\/pactnet\/page\/0\.1\.0\/4\.5\.0\.json$/,
        JSON.stringify({items: [{catalogEntry: {version: '4.5.0', published: '2023-04-21T15:02:03.12+00:00'}}]}),
      ],
    ],
    found: [
      ['4.5.0', '2023-04-21'],
      ['5.0.0', '2024-06-19'],
    ],
  },
  packagist: {
    name: 'pact-foundation/pact-php',
    answers: [
      [
        /^curl .*--location https:\/\/repo\.packagist\.org\/p2\/pact-foundation\/pact-php\.json$/,
        JSON.stringify({
          packages: {
            'pact-foundation/pact-php': [
              {version: '10.2.1', time: '2026-04-08T09:10:11+00:00'},
              {version: '10.2.0', time: '2026-03-27T09:10:11+00:00'},
            ],
          },
        }),
      ],
    ],
    found: [
      ['10.2.1', '2026-04-08'],
      ['10.2.0', '2026-03-27'],
    ],
  },
};

const replay =
  ({answers}: Pick<Recording, 'answers'>): Run =>
  async (program, args) => {
    const asked = [program, ...args].join(' ');
    const answer = answers.find(([pattern]) => pattern.test(asked))?.[1];
    if (answer === undefined) {
      throw new Error(`nothing was recorded for ${asked}`);
    }
    return answer;
  };

const registries = Object.keys(recordings) as Registry[];

describe('a registry', () => {
  it.each(registries)('%s returns versions with dates', async (registry) => {
    const {name, found} = recordings[registry];
    expect([...(await fetchers[registry](name, replay(recordings[registry])))]).toEqual(found);
  });

  it.each(registries)('%s is named with the fix when it does not answer', async (registry) => {
    const {name} = recordings[registry];
    const fail: Run = async () => {
      throw new Error('error 404');
    };
    await expect(fetchers[registry](name, fail)).rejects.toThrow(
      /https:\/\/\S+: error 404; correct the package in libraries\.ts, or try again later$|https:\/\/\S+\): error 404; /,
    );
  });

  it.each(registries)('%s is named with the fix when it knows no versions', async (registry) => {
    const {name} = recordings[registry];
    const empty: Run = async () => (registry === 'crates' ? '' : '{}');
    await expect(fetchers[registry](name, empty)).rejects.toThrow(
      /https:\/\/\S+: the response has no versions; correct the package in libraries\.ts$/,
    );
  });

  it.each([
    ['a', '1/a'],
    ['nu', '2/nu'],
    ['syn', '3/s/syn'],
    ['Inflector', 'in/fl/inflector'],
  ])('crates.io has %s at %s', async (name, folder) => {
    const asked: string[] = [];
    const run: Run = async (_program, args) => {
      asked.push(args.at(-1) ?? '');
      return '{"vers":"1.0.0","pubtime":"2026-01-31T00:00:00Z"}\n';
    };
    await fetchers.crates(name, run);
    expect(asked).toEqual([`https://index.crates.io/${folder}`]);
  });
});

describe('a repository', () => {
  const library: Library = {
    id: 'shop',
    name: 'Shop',
    page: '/changelog.mdx',
    registry: 'npm',
    package: 'shop',
    repository: 'shop/shop',
    tagPrefix: 'v',
  };

  it('has versions from tags', async () => {
    const run = replay({
      answers: [
        [/^git clone .*--filter=tree:0 https:\/\/github\.com\/shop\/shop \S+$/, ''],
        [/^git -C \S+ for-each-ref refs\/tags /, 'v2.0.0\t2026-03-01\ntest-release\t2016-07-05\n'],
      ],
    });
    expect([...(await fetchTags(library, run))]).toEqual([['2.0.0', '2026-03-01']]);
  });

  it('is reported with the fix when it does not respond', async () => {
    await expect(fetchTags(library, replay({answers: []}))).rejects.toThrow(
      /^https:\/\/github\.com\/shop\/shop: nothing was recorded .*; correct the repository in libraries\.ts, or try again/,
    );
  });
});
