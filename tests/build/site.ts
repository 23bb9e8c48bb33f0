import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';

/** Output folder of `npm run build`. */
export const buildFolder = 'build';

/** An HTML file of the build. */
export interface BuiltPage {
  /** Address without host, such as `/faq`. */
  readonly address: string;
  /** File, relative to the project. */
  readonly file: string;
  readonly html: string;
  readonly $: CheerioAPI;
}

/** Address of an HTML file of the build. */
export function addressOf(file: string): string {
  return `/${file}`.replace(/(\/index)?\.html$/, '') || '/';
}

/** A page as parsed from its HTML. */
export function parsePage(file: string, html: string): BuiltPage {
  return {address: addressOf(file), file: path.posix.join(buildFolder, file), html, $: load(html)};
}

/** Whether a page is just a redirect. */
export function isRedirect({$}: BuiltPage): boolean {
  return $('script[src="/redirect.js"]').length > 0;
}

/** Lists the files of the build. */
function listBuild(): string[] {
  if (!existsSync(path.join(buildFolder, 'index.html'))) {
    throw new Error(`${buildFolder}/index.html is missing: run "npm run build" first`);
  }
  return readdirSync(buildFolder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(buildFolder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** All files of the build, relative to its root. */
export const builtFiles: readonly string[] = listBuild();

/** All HTML files of the build. */
export const allPages: readonly BuiltPage[] = builtFiles
  .filter((file) => file.endsWith('.html'))
  .map((file) => parsePage(file, readBuilt(file)));

/** Pages with content: all but redirects. */
export const pages: readonly BuiltPage[] = allPages.filter((page) => !isRedirect(page));

/** Pages that search engines may list: all except the search page, the not-found page and drafts. */
export const indexablePages: readonly BuiltPage[] = pages.filter(
  ({address, $}) => !/^\/404$|-wip$/.test(address) && !/noindex/.test($('meta[name=robots]').attr('content') ?? ''),
);

/** Pages of docs. */
export const docPages: readonly BuiltPage[] = pages.filter(({$}) => $('html').hasClass('docs-doc-page'));

/** Pages of blog posts. */
export const postPages: readonly BuiltPage[] = pages.filter(({$}) => $('html').hasClass('blog-post-page'));

/** CSS selector of diagrams: drawn during the build, or rendered by the browser. */
export const diagrams = '[class*="diagram_"], [class*="live_"]';

/** Text of a file of the build. */
export function readBuilt(file: string): string {
  return readFileSync(path.join(buildFolder, file), 'utf8');
}
