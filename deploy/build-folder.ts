import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/**
 * All files of a build, as addresses that start with a slash.
 *
 * @throws Error when the folder is no build
 */
export function filesOf(folder: string): string[] {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`${folder}/index.html is missing: ${folder} is no build; run "npm run build" first`);
  }
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => `/${path.relative(folder, path.join(parentPath, name)).split(path.sep).join('/')}`)
    .sort();
}
