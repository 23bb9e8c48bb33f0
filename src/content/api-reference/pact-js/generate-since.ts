import {execFileSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {compare, gte} from 'semver';

import {membersInTables} from '../members-in-tables';
import {readTypes} from './read-types';
import {firstVersions} from '../../../data/api-reference/since/first-versions';
import type {DeclaredMembers, Since} from '../../../data/api-reference/since/types';

/** The oldest version of Pact JS that is read: most of what it declares is gone. */
const oldest = '9.0.0';

/** What older versions of Pact JS call what declares the members. */
const earlierNames: Readonly<Record<string, string>> = {Matchers: 'MatchersV3'};

const addressOf = (repository: string): string => `https://github.com/pact-foundation/${repository}`;

/** Lists the tags of stable versions. */
function listTags(repository: string): string[] {
  const list = execFileSync('git', ['ls-remote', '--tags', addressOf(repository)]).toString();
  return [...list.matchAll(/refs\/tags\/(v\d+\.\d+\.\d+)$/gm)].map(([, tag = '']) => tag);
}

const checkOut = (repository: string, tag: string, folder: string): Buffer =>
  execFileSync('git', ['clone', '--quiet', '--depth=1', `--branch=${tag}`, addressOf(repository), folder], {
    stdio: 'pipe',
  });

/** Reads what a version declares, from its sources and those of the version of the core that it depends on. */
function readVersion(
  tag: string,
  coreTags: readonly string[],
  wanted: ReturnType<typeof membersInTables>,
  folder: string,
): DeclaredMembers {
  const here = path.join(folder, tag, 'node_modules/@pact-foundation');
  checkOut('pact-js', tag, path.join(here, 'pact'));
  const {dependencies = {}} = JSON.parse(readFileSync(path.join(here, 'pact/package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  const cores = ['pact-core', 'pact-node'].filter((name) => `@pact-foundation/${name}` in dependencies);
  for (const name of cores) {
    const coreTag = dependencies[`@pact-foundation/${name}`]?.replace(/^[\^~]?/, 'v') ?? '';
    if (!coreTags.includes(coreTag)) {
      throw new Error(`Pact JS ${tag} depends on ${name} ${coreTag}, which has no tag`);
    }
    checkOut('pact-js-core', coreTag, path.join(here, name));
    writeFileSync(path.join(here, name, 'package.json'), '{"types": "src/index.ts"}');
  }
  const entry = ['pact/src/index.ts', 'pact/src/pact.ts'].map((file) => path.join(here, file)).find(existsSync) ?? '';
  const reader = readTypes([entry], [path.join(here, 'pact/'), ...cores.map((name) => path.join(here, `${name}/`))]);
  const exported = reader.exportsOf(entry).map(({name}) => name);
  const membersOf = (of: string): string[] => {
    if (of === 'exports') {
      return exported;
    }
    const namespace = [earlierNames[of], of].find((name) => name !== undefined && exported.includes(name));
    if (of in earlierNames) {
      return namespace === undefined ? [] : reader.exportsOf(entry, namespace).map(({name}) => name);
    }
    return reader.textOf(of) === undefined ? [] : reader.membersOf(of).map(({name}) => name);
  };
  const holders = [...wanted]
    .map(([of, names]) => [of, membersOf(of), names] as const)
    // A type without members is `any`, because one that it consists of wasn't found.
    .filter(([of, members]) => members.length > 0 || reader.textOf(of) === undefined)
    .map(([of, members, names]) => [of, members.filter((name) => names.has(name))] as const);
  return {version: tag.slice(1), holders: Object.fromEntries(holders)};
}

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'since-'));
  try {
    const coreTags = listTags('pact-js-core');
    const wanted = membersInTables('pact-js');
    const tags = listTags('pact-js')
      .filter((tag) => gte(tag, oldest))
      .sort(compare);
    const since: Since = {
      generated: 'by npm run generate -- since; change nothing here',
      library: 'pact-js',
      oldest,
      holders: firstVersions(tags.map((tag) => readVersion(tag, coreTags, wanted, folder))),
    };
    const file = path.join(__dirname, '../../../data/api-reference/since/pact-js.json');
    writeFileSync(file, await format(JSON.stringify(since), {...(await resolveConfig(file)), parser: 'json'}));
    console.log(`pact-js: read ${tags.length} versions since ${oldest}`);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

if (require.main === module) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
