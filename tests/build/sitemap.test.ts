import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';

import {docPages, pages, postPages, readBuilt} from './site';

const site = 'https://docs.pact.io';
const hidden = /^\/(?:search|404)$|-wip(?:\/|$)/;

function addressesOf(xml: string): string[] {
  const $ = load(xml, {xml: true});
  return $('url > loc')
    .map((_, node) => $(node).text())
    .get();
}

/** Finds addresses that a sitemap has and should not, or lacks and should have. */
function sitemapFaults(
  addresses: readonly string[],
  existing: ReadonlySet<string>,
  wanted: readonly string[],
): string[] {
  const paths = addresses.map((address) => (address === `${site}/` ? '/' : address.replace(site, '')));
  return [
    ...paths.flatMap((path) => {
      if (!path.startsWith('/') || (path !== '/' && path.endsWith('/'))) {
        return [`sitemap.xml: ${path}; an address begins with ${site} and ends without a slash`];
      }
      if (hidden.test(path)) {
        return [`sitemap.xml: lists ${path}, which is not for search engines; add it to sitemap.ignorePatterns`];
      }
      return existing.has(path) ? [] : [`sitemap.xml: lists ${path}, which the build does not have`];
    }),
    ...wanted
      .filter((path) => !paths.includes(path))
      .map((path) => `sitemap.xml: lacks ${path}; correct sitemap.ignorePatterns`),
  ];
}

describe('the sitemap', () => {
  it('lists pages that exist, every docs page and post among them, and neither search nor work in progress', () => {
    const addresses = addressesOf(readBuilt('sitemap.xml'));
    const wanted = [...docPages, ...postPages].map(({address}) => address);
    console.log(`sitemap: looked at ${addresses.length} addresses`);
    expect(addresses.length).toBeGreaterThan(0);
    expect(wanted.length).toBeGreaterThan(0);
    expect(sitemapFaults(addresses, new Set(pages.map(({address}) => address)), wanted)).toEqual([]);
  });

  it('is reported when it lists what is hidden or gone, or lacks a page', () => {
    const xml = ['/search', '/help-wip', '/gone', '/faq/', '/']
      .map((path) => `<url><loc>${site}${path}</loc></url>`)
      .join('');
    expect(sitemapFaults(addressesOf(`<urlset>${xml}</urlset>`), new Set(['/']), ['/', '/consumer'])).toEqual([
      'sitemap.xml: lists /search, which is not for search engines; add it to sitemap.ignorePatterns',
      'sitemap.xml: lists /help-wip, which is not for search engines; add it to sitemap.ignorePatterns',
      'sitemap.xml: lists /gone, which the build does not have',
      `sitemap.xml: /faq/; an address begins with ${site} and ends without a slash`,
      'sitemap.xml: lacks /consumer; correct sitemap.ignorePatterns',
    ]);
  });
});
