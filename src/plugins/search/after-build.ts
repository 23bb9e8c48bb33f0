import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {stableHtml} from '../built-pages';
import {openCache} from '../built-pages/cache';
import {buildIndex, type IndexFileContents} from './build-index';
import {extractHtml} from './extract-html';
import type {PageRecord} from './record';

/** A page of the index, as far as its route describes it. */
export type SearchablePage = Pick<PageRecord, 'path' | 'label' | 'prior'> & {
  /** Absolute path of its HTML. */
  readonly file: string;
};

/** Writes an index, replacing any previous one. */
export async function writeIndex(folder: string, files: IndexFileContents): Promise<void> {
  await rm(folder, {recursive: true, force: true});
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, content);
  }
}

/**
 * Extracts the pages of a build and writes the search index.
 *
 * @param siteDir root of the project
 * @param folder output folder of the index
 */
export default async function indexBuild(
  siteDir: string,
  folder: string,
  pages: readonly SearchablePage[],
): Promise<void> {
  const code = [__dirname, path.join(__dirname, '../built-pages')];
  // null marks a page that is not searchable, since JSON has no undefined.
  const cache = await openCache<ReturnType<typeof extractHtml> | null>({siteDir, name: 'search', code});
  const records: PageRecord[] = [];
  for (const {file, ...page} of pages) {
    const html = stableHtml(await readFile(file, 'utf8'));
    const found = await cache(html, () => extractHtml(html) ?? null);
    if (found) {
      records.push({...found, ...page});
    }
  }
  await writeIndex(folder, buildIndex(records));
}
