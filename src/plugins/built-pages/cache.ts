import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readFile, readdir} from 'node:fs/promises';
import path from 'node:path';

import {replaceFile} from './replace-file';

/** Where a cache is stored, and which code its entries depend on. */
interface CacheOptions {
  /** Root of the project. */
  readonly siteDir: string;
  /** Folder in `node_modules/.cache`. */
  readonly name: string;
  /** Absolute paths of folders of code. A change to any file in them invalidates every entry. */
  readonly code: readonly string[];
}

/** Returns the stored result for a page, or computes it and stores it. Nothing is stored when computing it throws. */
export type Cache<Result> = (page: unknown, compute: () => Result) => Promise<Result>;

/** Reads the files directly in a folder, each with its name on the first line. */
async function readFiles(folder: string): Promise<string[]> {
  const names = (await readdir(folder, {withFileTypes: true})).filter((each) => each.isFile()).map(({name}) => name);
  return Promise.all(names.sort().map(async (name) => `${name}\n${await readFile(path.join(folder, name), 'utf8')}`));
}

/**
 * Opens a cache that lasts from one build to the next. The key of an entry covers everything its result depends on: the
 * page, the code and the installed packages.
 */
export async function openCache<Result>({siteDir, name, code}: CacheOptions): Promise<Cache<Result>> {
  const folder = path.join(siteDir, 'node_modules/.cache', name);
  const lock = path.join(siteDir, 'package-lock.json');
  const dependencies = [
    ...(await Promise.all(code.map(readFiles))).flat(),
    existsSync(lock) ? await readFile(lock, 'utf8') : '',
  ];
  const shared = createHash('sha256').update(JSON.stringify(dependencies)).digest('hex');
  await mkdir(folder, {recursive: true});

  return async (page, compute) => {
    const key = createHash('sha256').update(shared).update(JSON.stringify(page)).digest('hex').slice(0, 32);
    const file = path.join(folder, `${key}.json`);
    if (existsSync(file)) {
      return (JSON.parse(await readFile(file, 'utf8')) as {result: Result}).result;
    }
    const result = compute();
    await replaceFile(file, JSON.stringify({result}));
    return result;
  };
}
