import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {copyPath} from '../../shared/markdown-copies/path';
import {stableHtml, type Origin} from '../built-pages';
import {openCache} from '../built-pages/cache';
import {convert, type MarkdownPage} from './convert';

/** A build whose pages are to be copied. */
export interface BuiltSite {
  readonly siteDir: string;
  readonly outDir: string;
  /** Address of the site, without a slash at its end. */
  readonly url: string;
  readonly origins: readonly Origin[];
}

/**
 * Writes pages of a build as Markdown beside their HTML.
 *
 * @returns the pages by their paths
 * @throws Error naming the source, the fault and the fix
 */
export default async function copyPages({
  siteDir,
  outDir,
  url,
  origins,
}: BuiltSite): Promise<Map<string, MarkdownPage>> {
  const code = [__dirname, path.join(__dirname, '../built-pages'), path.join(__dirname, '../../data/diagrams')];
  const cache = await openCache<MarkdownPage>({siteDir, name: 'markdown-copies', code});
  const pages = new Map<string, MarkdownPage>();
  for (const {path: own, source} of origins) {
    const page = {
      html: stableHtml(await readFile(path.join(outDir, `${own === '/' ? 'index' : own}.html`), 'utf8')),
      url: `${url}${own}`,
      source: await readFile(path.join(siteDir, source), 'utf8'),
    };
    try {
      pages.set(own, await cache(page, () => convert(page)));
    } catch (error) {
      throw new Error(`markdown-copies: ${source} ${(error as Error).message}`, {cause: error});
    }
  }
  for (const [own, {markdown}] of pages) {
    const file = path.join(outDir, copyPath(own));
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, markdown);
  }
  return pages;
}
