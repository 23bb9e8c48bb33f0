import {readFileSync} from 'node:fs';
import {visit} from 'unist-util-visit';
import {parse} from 'yaml';

import {announcement} from '../../src/config/announcement';
import {footerLinks} from '../../src/config/footer';
import {readPlugins} from '../../src/content/plugins';
import {readResources} from '../../src/content/resources';
import {attributeOf, elementsOf, readPages, type ContentPage} from '../content/pages';

/** External URLs by the file that contains them. */
export type ExternalLinks = ReadonlyMap<string, readonly string[]>;

/** Placeholder hosts of samples, and this site. */
const notExternal = /^https?:\/\/(?:[\w.-]+\.)?(?:example\.(?:com|org)|localhost|docs\.pact\.io)(?:[/:?#]|$)/i;

function isExternal(url: string): boolean {
  return /^https?:\/\//.test(url) && !notExternal.test(url);
}

/** URLs of links, images and definitions of a page, and in attributes of its elements. */
export function linksOfPage(page: ContentPage): string[] {
  const urls: string[] = [];
  visit(page.tree, ['link', 'image', 'definition'], (node) => {
    if ('url' in node) {
      urls.push(node.url);
    }
  });
  const attributes = elementsOf(page).flatMap((element) =>
    ['href', 'src', 'to'].flatMap((name) => attributeOf(element, name) ?? []),
  );
  return [...urls, ...attributes].filter(isExternal);
}

/** URLs anywhere in a value: strings, arrays, objects, and HTML in strings. */
export function linksIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return (value.match(/https?:\/\/[^\s"'<>]+/g) ?? []).filter(isExternal);
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linksIn) : [];
}

/** Collects the external links of pages, posts and data. */
export function collectLinks(): ExternalLinks {
  const data: readonly (readonly [string, unknown])[] = [
    ['blog/authors.yml', parse(readFileSync('blog/authors.yml', 'utf8'))],
    ['src/config/announcement.ts', announcement],
    ['src/config/footer.ts', footerLinks],
    ...Object.entries(readResources()).map(([id, list]) => [`content/resources/${id}.yml`, list] as const),
    ['content/plugins.yml', readPlugins()],
  ];
  const found = [
    ...readPages('docs', 'blog').map((page) => [page.file, linksOfPage(page)] as const),
    ...data.map(([file, value]) => [file, linksIn(value)] as const),
  ];
  return new Map(
    found
      .filter(([, urls]) => urls.length > 0)
      .map(([file, urls]): [string, string[]] => [file, [...new Set(urls)].sort()]),
  );
}

/** Formats the links as text: each file in a comment, then its links, one per line. */
export function render(links: ExternalLinks): string {
  const parts = [...links].map(([file, urls]) => [`# ${file}`, ...urls].join('\n'));
  return `${parts.join('\n\n')}\n`;
}
