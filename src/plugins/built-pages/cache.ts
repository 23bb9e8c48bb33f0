import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readFile, readdir, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Where a cache is, and the code that makes what it keeps. */
export interface CacheOptions {
  /** Top of the project. */
  readonly siteDir: string;
  /** Folder in `node_modules/.cache`. */
  readonly name: string;
  /** Absolute paths of the folders whose code makes what is kept: another text in one of them makes all of it again. */
  readonly code: readonly string[];
}

/** Gives what was made of a page before, or makes it. */
export type Cache<Made> = (page: unknown, make: () => Made) => Promise<Made>;

/** The texts of the files in a folder, by their names. */
async function textsOf(folder: string): Promise<string[]> {
  const names = (await readdir(folder, {withFileTypes: true})).filter((each) => each.isFile()).map(({name}) => name);
  return Promise.all(names.sort().map(async (name) => `${name}\n${await readFile(path.join(folder, name), 'utf8')}`));
}

/**
 * Opens what earlier builds have made of pages, and keeps what this one makes. The key is all that decides: the page, the
 * code, and the packages that are installed.
 */
export async function openCache<Made>({siteDir, name, code}: CacheOptions): Promise<Cache<Made>> {
  const folder = path.join(siteDir, 'node_modules/.cache', name);
  const lock = path.join(siteDir, 'package-lock.json');
  const makers = [
    ...(await Promise.all(code.map(textsOf))).flat(),
    existsSync(lock) ? await readFile(lock, 'utf8') : '',
  ];
  const begin = createHash('sha256').update(JSON.stringify(makers)).digest('hex');
  await mkdir(folder, {recursive: true});

  return async (page, make) => {
    const key = createHash('sha256').update(begin).update(JSON.stringify(page)).digest('hex').slice(0, 32);
    const file = path.join(folder, `${key}.json`);
    if (existsSync(file)) {
      return (JSON.parse(await readFile(file, 'utf8')) as {made: Made}).made;
    }
    const made = make();
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, JSON.stringify({made}));
    await rename(draft, file);
    return made;
  };
}
