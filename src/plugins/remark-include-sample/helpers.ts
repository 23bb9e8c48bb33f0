import {readFileSync} from 'node:fs';
import path from 'node:path';

import {findRegion, type Region} from './extract';
import {filesWithRegion} from './sample';

/** A region that samples lean on; its name begins with `helper-`. */
export interface Helper extends Region {
  readonly file: string;
  /** The whole file. */
  readonly source: string;
}

/** Code that uses helpers, and its file. */
export interface User {
  readonly file: string;
  readonly uses: readonly string[];
}

/** Finds the helper that a file means by a name. */
export type FindHelper = (file: string, name: string) => Helper;

/**
 * Finds the helper that a file means by a name: the region `helper-` and the name of its own file, else of its folder,
 * else of its project in `examples/`.
 *
 * @param file absolute path
 * @param root absolute path of the repository
 * @throws Error when none has it, or two in the same place have it
 */
export function findHelper(file: string, name: string, root: string): Helper {
  const region = `helper-${name}`;
  const relative = path.relative(root, file).split(path.sep).join('/');
  const [, project = ''] = relative.split('/');
  const files = filesWithRegion(root, project, region);
  const isInFolder = (each: string): boolean => path.posix.dirname(each) === path.posix.dirname(relative);
  const nearest = [files.filter((each) => each === relative), files.filter(isInFolder), files].find(
    (each) => each.length > 0,
  );
  if (nearest === undefined) {
    throw new Error(`${relative} uses "${name}", but no file of examples/${project} has a region "${region}"`);
  }
  const [found = '', other] = nearest;
  if (other !== undefined) {
    throw new Error(
      `${relative} uses "${name}", but the region "${region}" is in ${nearest.join(' and in ')}; rename one`,
    );
  }
  const absolute = path.join(root, found);
  const source = readFileSync(absolute, 'utf8');
  return {...findRegion(source, region), file: absolute, source};
}

/**
 * Lists the helpers that a sample uses, and those that they use in turn, each once.
 *
 * @param isShown whether the page shows a helper already; what that one uses is left out, too
 */
export function helpersFor(sample: User, find: FindHelper, isShown: (helper: Helper) => boolean): Helper[] {
  const seen = new Set<string>();
  const users: User[] = [sample];
  const helpers: Helper[] = [];
  for (const {file, uses} of users) {
    for (const helper of uses.map((name) => find(file, name))) {
      const place = `${helper.file}:${helper.from}`;
      if (!seen.has(place) && !isShown(helper)) {
        helpers.push(helper);
        users.push(helper);
      }
      seen.add(place);
    }
  }
  return helpers;
}
