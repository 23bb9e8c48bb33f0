import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {contentOf} from '../built-pages';
import {openMemory} from '../built-pages/memory';
import {buildIndex, type IndexFileContents} from './build-index';
import {extractHtml} from './extract-html';
import type {PageRecord} from './record';

/** A page that can be found, as far as its route tells. */
export type Findable = Pick<PageRecord, 'path' | 'label' | 'prior'> & {
  /** Absolute path of its HTML. */
  readonly file: string;
};

/** What the index of a build is made from. */
export interface BuiltSite {
  readonly siteDir: string;
  /** Folder of the index. */
  readonly folder: string;
  readonly pages: readonly Findable[];
}

/** Writes the files of an index in the place of those that are there. */
export async function writeIndex(folder: string, files: IndexFileContents): Promise<void> {
  await rm(folder, {recursive: true, force: true});
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, content);
  }
}

/** Reads the pages of a build and writes an index of them. */
export default async function indexBuild({siteDir, folder, pages}: BuiltSite): Promise<void> {
  const read = await openMemory<ReturnType<typeof extractHtml> | null>(siteDir, 'search-pages');
  const records: PageRecord[] = [];
  for (const {file, ...page} of pages) {
    const html = contentOf(await readFile(file, 'utf8'));
    const found = read.recall(html, () => extractHtml(html) ?? null);
    if (found) {
      records.push({...found, ...page});
    }
  }
  await read.keep();

  const built = await openMemory<[name: string, content: string][]>(siteDir, 'search-index');
  await writeIndex(folder, new Map(built.recall(JSON.stringify(records), () => [...buildIndex(records)])));
  await built.keep();
}
