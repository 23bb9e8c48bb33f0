import {spawnSync} from 'node:child_process';

import type {SourceFile} from './types';

/** A clone of the Broker, bare or not. */
export interface Repository {
  readonly commit: string;
  /** Day of the commit. */
  readonly date: string;
  /** Names of its tags, a line each. */
  readonly tags: string;
  /** Files of a folder. */
  readonly list: (folder: string) => string[];
  /** Files that a folder ever had. */
  readonly listEver: (folder: string) => string[];
  /** @throws Error when it has no such file */
  readonly read: (path: string) => SourceFile;
  /** Files at tags, by `tag:path`; those that a tag lacks are left out. */
  readonly readAt: (names: readonly string[]) => Map<string, string>;
}

/** Files in the answer of `git cat-file --batch`, in the order of their names. */
export function readBatch(names: readonly string[], answer: Buffer): Map<string, string> {
  const found = new Map<string, string>();
  let at = 0;
  for (const name of names) {
    const end = answer.indexOf(10, at);
    const size = /^\w+ blob (\d+)$/.exec(answer.toString('utf8', at, end))?.[1];
    at = end + 1;
    if (size !== undefined) {
      found.set(name, answer.toString('utf8', at, at + Number(size)));
      at += Number(size) + 1;
    }
  }
  return found;
}

/** Opens a clone. @throws Error when there is none, or one without releases, or one with other code than a release */
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
  // Code after a release has its version, too, and isn't what readers run.
  if (!/^v\d/m.test(git(['tag', '--points-at', 'HEAD']).toString())) {
    throw new Error(`${folder}: commit ${commit} is no release; check one out, such as git checkout v2.120.0`);
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
