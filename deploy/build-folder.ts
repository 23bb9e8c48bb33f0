import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/**
 * Lists the files of a build as paths with a leading slash.
 *
 * @throws Error when the folder is not a build
 */
export function listFiles(folder: string): string[] {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`${folder}/index.html is missing: ${folder} is not a build; run "npm run build" first`);
  }
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => `/${path.relative(folder, path.join(parentPath, name)).split(path.sep).join('/')}`)
    .sort();
}
