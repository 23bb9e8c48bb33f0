import {describe, expect, it} from 'vitest';

import {report} from './report';
import {pages, parsePage, readBuilt, type BuiltPage} from './site';

/** Number of pages that must link to a page in their text: one may be gone after the next edit. */
const fewest = 2;

/** Pages that need no links in text, by the reason. */
const exempt: readonly (readonly [addresses: RegExp, reason: string])[] = [
  [/^\/blog(?:\/page\/\d+|\/archive|\/(?:tags|authors)(?:\/.+)?)?$/, 'lists of posts: navigation and posts lead there'],
  [/^\/tags(?:\/.+)?$/, 'lists of docs: the tags of a page lead there'],
  [/^\/blog\/.+\/pact-open-source-update-[^/]+$/, 'news of a month: the lists of the blog lead there'],
];

/** The text of a docs page or post, without navigation; other pages have none but their own. */
const text = '.theme-doc-markdown, #__blog-post-container';

const isList = ({address}: BuiltPage): boolean =>
  exempt.slice(0, 2).some(([addresses]) => addresses.test(address)) || address === '/404';

/** Addresses of the pages that the text of a page links to, other than itself. */
function linksInText({address, $}: BuiltPage): string[] {
  const article = $(text);
  return (article.length > 0 ? article : $('main'))
    .find('a[href]:not(.hash-link)')
    .toArray()
    .map((link) => new URL($(link).attr('href') ?? '', `https://docs.pact.io${address}`))
    .filter(({host}) => host === 'docs.pact.io')
    .map(({pathname}) => pathname.replace(/(.)\/$/, '$1'))
    .filter((target) => target !== address);
}

/** The pages whose text links to each page, and the number of those links. */
function sourcesOf(built: readonly BuiltPage[]): {links: number; sources: ReadonlyMap<string, ReadonlySet<string>>} {
  const sources = new Map<string, Set<string>>();
  const found = built
    .filter((page) => !isList(page))
    .flatMap((page) => linksInText(page).map((target) => [page.address, target] as const));
  for (const [source, target] of found) {
    sources.set(target, (sources.get(target) ?? new Set()).add(source));
  }
  return {links: found.length, sources};
}

const needsLinks = (address: string): boolean => !exempt.some(([addresses]) => addresses.test(address));

/** Finds pages that the text of fewer than two others links to. */
function findFaults(addresses: readonly string[], sources: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  return addresses.filter(needsLinks).flatMap((address) => {
    const from = [...(sources.get(address) ?? [])];
    return from.length >= fewest
      ? []
      : [
          `${address}: ${from.length === 0 ? 'no page links' : `only ${from.join()} links`} to it in its text; link it where readers of another page need it`,
        ];
  });
}

const sitemap = [...readBuilt('sitemap.xml').matchAll(/<loc>https:\/\/docs\.pact\.io([^<]*)<\/loc>/g)].map(
  ([, address = '']) => address || '/',
);

describe('every page', () => {
  it('has links in the text of two other pages', (context) => {
    const {links, sources} = sourcesOf(pages);
    const due = sitemap.filter(needsLinks);
    console.log(`article links: ${links} links; ${sitemap.length - due.length} of ${sitemap.length} pages need none`);
    expect(links).toBeGreaterThan(due.length);
    report(context, 'Links in text', due.length, findFaults(sitemap, sources));
  });

  it('is exempt by a rule that applies to some page', () => {
    for (const [addresses, reason] of exempt) {
      expect(sitemap.filter((address) => addresses.test(address)).length, reason).toBeGreaterThan(0);
    }
  });

  it('is reported when only navigation, lists or one page lead to it', () => {
    const frame = (content: string): string =>
      `<nav><a href="/lonely">Menu</a></nav><main><article><nav><a href="/lonely">Up</a></nav>${content}
       <footer><a href="/lonely">Tag</a></footer></article><nav class="pagination-nav"><a href="/lonely">Next</a></nav></main>`;
    const doc = (content: string): string => frame(`<div class="theme-doc-markdown markdown">${content}</div>`);
    const built = [
      parsePage('tea.html', doc('<a href="/milk#cold">Milk</a> <a href="/sugar">Sugar</a> <a href="/tea">Tea</a>')),
      parsePage('coffee.html', doc('<a href="/milk">Milk</a> <a href="https://example.org/sugar">Sugar</a>')),
      parsePage('cake.html', '<main><a href="https://docs.pact.io/tea/">Tea</a><a href="/milk">Milk</a></main>'),
      parsePage('blog/archive.html', '<main><a href="/sugar">Sugar</a></main>'),
    ];
    const {links, sources} = sourcesOf(built);
    expect(links).toBe(5);
    expect(findFaults(['/milk', '/sugar', '/lonely', '/tea', '/blog/page/2'], sources)).toEqual([
      '/sugar: only /tea links to it in its text; link it where readers of another page need it',
      '/lonely: no page links to it in its text; link it where readers of another page need it',
      '/tea: only /cake links to it in its text; link it where readers of another page need it',
    ]);
  });
});
