import {spawnSync} from 'node:child_process';

import type {SourceFile} from './types';

/** A clone of the Broker, bare or not. */
export interface Repository {
  readonly commit: string;
  /** Day of the commit. */
  readonly date: string;
  /** Names of its tags, one per line. */
  readonly tags: string;
  /** Lists the files of a folder. */
  readonly list: (folder: string) => string[];
  /** Lists all files that a folder has ever had. */
  readonly listEver: (folder: string) => string[];
  /** @throws Error if there is no such file */
  readonly read: (path: string) => SourceFile;
  /** Reads files at tags, given and returned as `tag:path`; missing files are left out. */
  readonly readAt: (names: readonly string[]) => Map<string, string>;
}

/** Parses the output of `git cat-file --batch`. @param names its input, in order */
export function readBatch(names: readonly string[], output: Buffer): Map<string, string> {
  const found = new Map<string, string>();
  let at = 0;
  for (const name of names) {
    const end = output.indexOf(10, at);
    const size = /^\w+ blob (\d+)$/.exec(output.toString('utf8', at, end))?.[1];
    at = end + 1;
    if (size !== undefined) {
      found.set(name, output.toString('utf8', at, at + Number(size)));
      at += Number(size) + 1;
    }
  }
  return found;
}

/** Opens a clone. @throws Error if the folder isn't a clone, has no tags of releases, or isn't checked out at one */
export function openRepository(folder: string): Repository {
  const git = (args: readonly string[], input?: string): Buffer => {
    const {status, stdout, stderr} = spawnSync('git', ['-C', folder, ...args], {input, maxBuffer: 2 ** 29});
    if (status !== 0) {
      throw new Error(
        `${folder}: git ${args.join(' ')} says "${stderr.toString().trim()}"; give the path of a clone of https://github.com/pact-foundation/pact_broker`,
      );
    }
    return stdout;
  };
  const [commit = '', date = ''] = git(['log', '-1', '--format=%H %cs']).toString().trim().split(' ');
  const tags = git(['tag']).toString();
  if (!/^v\d/m.test(tags)) {
    throw new Error(`${folder}: there are no releases; fetch them with git fetch --tags`);
  }
  // Unreleased commits have the version of the last release, but readers don't run them.
  if (!/^v\d/m.test(git(['tag', '--points-at', 'HEAD']).toString())) {
    throw new Error(`${folder}: commit ${commit} is not a release; check one out, such as git checkout v2.120.0`);
  }
  return {
    commit,
    date,
    tags,
    list: (path) =>
      git(['ls-tree', '--name-only', 'HEAD', `${path}/`])
        .toString()
        .trim()
        .split('\n'),
    listEver: (path) => [
      ...new Set(git(['log', '--format=', '--name-only', '--', path]).toString().trim().split('\n')),
    ],
    read: (path) => ({path, text: git(['show', `HEAD:${path}`]).toString()}),
    readAt: (names) => readBatch(names, git(['cat-file', '--batch'], names.join('\n'))),
  };
}
