import {mkdirSync, mkdtempSync, readdirSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** A reader's home folder, where packages were installed once. */
export interface Home {
  /** Absolute path. */
  readonly home: string;
  /** Absolute path of the empty folder inside it, where the reader works. */
  readonly folder: string;
}

/**
 * Creates a temporary home folder.
 *
 * In a folder that has neither `package.json` nor `node_modules`, npm installs into the nearest one above it that does:
 * https://docs.npmjs.com/cli/v11/commands/npm-prefix
 *
 * @param name start of the folder's name
 */
export function createHome(name: string): Home {
  const home = mkdtempSync(path.join(tmpdir(), `${name}-`));
  const folder = path.join(home, 'work');
  mkdirSync(folder);
  mkdirSync(path.join(home, 'node_modules'));
  return {home, folder};
}

/**
 * Checks that nothing was installed outside the reader's folder.
 *
 * @throws Error with the packages that were
 */
export function checkHome({home}: Home): void {
  const stray = readdirSync(path.join(home, 'node_modules')).filter((each) => !each.startsWith('.'));
  if (stray.length > 0) {
    throw new Error(
      `npm installed ${stray.join(', ')} in the home folder; create package.json on the page before, e.g. with "npm init --yes"`,
    );
  }
}
