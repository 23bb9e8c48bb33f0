import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {markdownPath} from '../../shared/markdown-copies/path';
import {stableHtml, type SourceRoute} from '../built-pages';
import {openCache} from '../built-pages/cache';
import {convert, type MarkdownPage} from './convert';

/** A build to write Markdown copies for. */
export interface BuiltSite {
  readonly siteDir: string;
  readonly outDir: string;
  /** URL of the site, without a trailing slash. */
  readonly url: string;
  readonly routes: readonly SourceRoute[];
}

/**
 * Writes a Markdown copy beside the HTML of each page.
 *
 * @returns the pages by path
 * @throws Error naming the source file, the problem and the fix
 */
export default async function writeCopies({
  siteDir,
  outDir,
  url,
  routes,
}: BuiltSite): Promise<Map<string, MarkdownPage>> {
  const code = [__dirname, path.join(__dirname, '../built-pages'), path.join(__dirname, '../../data/diagrams')];
  const cache = await openCache<MarkdownPage>({siteDir, name: 'markdown-copies', code});
  const pages = new Map<string, MarkdownPage>();
  for (const {path: own, source} of routes) {
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
    const file = path.join(outDir, markdownPath(own));
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, markdown);
  }
  return pages;
}
