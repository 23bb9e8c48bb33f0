import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

import {libraries} from '../../src/data/releases/libraries';
import {readReleaseList} from '../../src/data/releases/read-files';
import {staleExceptions, type Exception} from './checks/exceptions';
import {checkVersions, findMentions, type Releases} from './checks/released-versions';

const exceptions: readonly Exception[] = [
  {file: 'content/releases/pact-standalone.yml', says: '1.89.00', reason: 'is no semantic version'},
  {file: 'content/version-changes/pact-standalone.yml', says: '1.89.00', reason: 'is no semantic version'},
  {
    file: 'content/version-changes/pact-standalone.yml',
    says: 'since 1.92.0',
    reason: 'is a version of the package, which the clause names programs of',
  },
  {
    file: 'docs/implementation_guides/jvm/readme.mdx',
    says: '`quarkus-pact-provider` before 1.1.0',
    reason: 'is the version of an extension of Quarkus',
  },
  {file: 'docs/telemetry.mdx', says: 'From 2.141.0-pactbroker2.119.0', reason: 'is the tag of an image'},
  {file: 'docs/plugins/quick_start.mdx', says: '`avro` only up to 0.0.6', reason: 'is the version of a plugin'},
  {
    file: 'blog/2024-02-19-pact-open-source-update-feb-2024/index.mdx',
    says: 'made on 3.15 and tried up to 3.19',
    reason: 'names versions of Alpine',
  },
  {
    file: 'blog/2024-03-26-pact-open-source-update-mar-2024/index.mdx',
    says: 'from 1.1.0',
    reason: 'is the tag of an image',
  },
  {
    file: 'blog/2024-12-19-pact-2024-end-of-year-wrapup/index.mdx',
    says: 'before and after version 2.8',
    reason: 'is the version of a gem',
  },
];

const releases: Releases = new Map(
  libraries.map(({id}) => [id, readReleaseList(id).releases.map(({version}) => version)]),
);

/** Pages and data files of a folder; changelogs are made from the releases. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .filter((file) => /\.(?:mdx|yml)$/.test(file) && !file.endsWith('changelog.mdx'));

describe('versions at which behaviour changes', () => {
  const files = ['docs', 'blog', 'content'].flatMap(filesIn);
  const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));

  it('were released', () => {
    const results = [...sources].map(([file, source]) => checkVersions(file, source, releases, exceptions));
    const checked = results.reduce((sum, result) => sum + result.checked, 0);
    const others = results.reduce((sum, result) => sum + result.others, 0);
    console.log(
      `versions: checked ${checked} in ${files.length} files; ${others} of third-party software, ${exceptions.length} exceptions`,
    );
    expect(results.flatMap(({faults}) => faults)).toEqual([]);
    expect(checked).toBeGreaterThan(250);
  });

  it('have only exceptions that are needed', () => {
    expect(staleExceptions(exceptions, (file) => sources.get(file))).toEqual([]);
  });
});

describe('a version', () => {
  const known: Releases = new Map([
    ['pact-js', ['16.5.0', '16.4.1', '9.18.1']],
    ['pact-broker', ['2.120.0']],
    ['pact_ffi', ['0.4.22']],
  ]);
  const faultsOf = (source: string, file = 'docs/implementation_guides/javascript/readme.mdx'): string[] =>
    checkVersions(file, source, known, []).faults;

  it('that the library of the page never had is a fault, with the nearest one', () => {
    expect(faultsOf('One line.\n\nSince 16.5.2 it fails.')).toEqual([
      'docs/implementation_guides/javascript/readme.mdx:3: "Since 16.5.2": pact-js has no release 16.5.2; the nearest is 16.5.0. Correct it, or name the software it belongs to',
    ]);
  });

  it.each(['Since 16.5', 'fixed in 16.4.1', 'Before version 9.18', 'Pact JS 9.18.1, up to 16.5.0'])(
    'may be shortened, and is read in "%s"',
    (text) => {
      expect(findMentions(text)).toHaveLength(1);
      expect(faultsOf(text)).toEqual([]);
    },
  );

  it('belongs to the software that the clause names last', () => {
    expect(faultsOf('With Pact JS, needs a Broker from 2.120')).toEqual([]);
    expect(faultsOf('With Pact JS, needs a Broker from 16.5')).toHaveLength(1);
    expect(faultsOf('needs Node.js 22.11')).toEqual([]);
    expect(faultsOf('Node.js is needed; since 22.11 it works')).toHaveLength(1);
  });

  it('in code does not count', () => {
    expect(findMentions('```bash\nsince 99.9\n```\n')).toEqual([]);
    expect(faultsOf('`core.since` and before 16.5')).toEqual([]);
  });
});
