import {execFile} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {format, resolveConfig} from 'prettier';

import {libraries} from './libraries';
import {mergeReleases} from './merge';
import {fetchers} from './registries';
import {fetchTags, readChangelog} from './repository';
import type {FoundReleases, Library, Release, ReleaseList, Run} from './types';

/** Absolute path of the file with the versions of a library. */
export const fileOf = (id: string): string => path.join(__dirname, `${id}.json`);

const run: Run = async (program, args) => {
  const {stdout} = await promisify(execFile)(program, [...args], {encoding: 'utf8', maxBuffer: 64 * 1024 * 1024});
  return stdout;
};

/** Serialises the versions of a library as in its file. */
export async function render(library: Library, releases: readonly Release[]): Promise<string> {
  const list: ReleaseList = {
    generated: `by npm run generate -- releases ${library.id}; change nothing here`,
    library: library.id,
    releases,
  };
  const file = fileOf(library.id);
  return format(JSON.stringify(list), {...(await resolveConfig(file)), parser: 'json'});
}

function readCommitted(file: string): FoundReleases {
  const list = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ReleaseList).releases : [];
  return new Map(list.map(({version, date}) => [version, date]));
}

async function generate(library: Library): Promise<void> {
  const {registry, changelog, first} = library;
  const file = fileOf(library.id);
  const releases = mergeReleases({
    committed: readCommitted(file),
    registry: registry === undefined ? new Map() : await fetchers[registry](library.package, run),
    tags: await fetchTags(library, run),
    first,
    changelog: changelog === undefined ? new Map() : readChangelog(readFileSync(changelog, 'utf8')),
  });
  writeFileSync(file, await render(library, releases));
  console.log(`${releases.length} versions, the newest ${releases[0]?.version}: ${file}`);
}

/**
 * Selects libraries by id; without ids, all of them.
 *
 * @throws Error with the ids that exist
 */
export function chooseLibraries(ids: readonly string[]): readonly Library[] {
  const all: readonly Library[] = libraries;
  const unknown = ids.filter((id) => !all.some((library) => library.id === id));
  if (unknown.length > 0) {
    throw new Error(`Unknown library "${unknown.join(', ')}"; use one of ${all.map(({id}) => id).join(', ')}`);
  }
  return ids.length === 0 ? all : all.filter(({id}) => ids.includes(id));
}

/**
 * Runs a function for each library, and continues after failures, because a single registry may be down.
 *
 * @returns a message per failure
 */
export async function forEachLibrary(
  chosen: readonly Library[],
  act: (library: Library) => Promise<void>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const library of chosen) {
    try {
      await act(library);
    } catch (error) {
      faults.push(`${library.id}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return faults;
}

async function main(): Promise<void> {
  const faults = await forEachLibrary(chooseLibraries(process.argv.slice(2)), generate);
  faults.forEach((fault) => console.error(fault));
  process.exitCode = faults.length > 0 ? 1 : 0;
}

if (require.main === module) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
