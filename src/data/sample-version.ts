import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {SampleProject} from './sample-projects';

/**
 * Reads the version of the library that a project is tested with.
 *
 * @param root root of the repository
 * @throws Error when the file doesn't exist or has no version
 */
export function readVersion(root: string, {id, library, file, version}: SampleProject): string {
  const absolute = path.join(root, file);
  const where = `src/data/sample-projects.ts, "${id}"`;
  if (!existsSync(absolute)) {
    throw new Error(`${where}: ${file} does not exist; set it to the file that pins ${library}`);
  }
  const found = version.exec(readFileSync(absolute, 'utf8'))?.[1];
  if (!found) {
    throw new Error(`${where}: ${file} has no version of ${library} (${String(version)})`);
  }
  return found;
}
