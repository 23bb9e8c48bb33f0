import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';

import {versionControl} from '../../src/config/git';
import {docPages, pages, postPages, readBuilt} from './site';

const site = 'https://docs.pact.io';
const hidden = /^\/(?:search|404)$|-wip(?:\/|$)/;

function addressesOf(xml: string): string[] {
  const $ = load(xml, {xml: true});
  return $('url > loc')
    .map((_, node) => $(node).text())
    .get();
}

/** Finds unexpected and missing addresses of a sitemap. */
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

const day = /^\d{4}-\d\d-\d\d$/;

/** Finds addresses without a date of their last change. */
function dateFaults(xml: string): string[] {
  const $ = load(xml, {xml: true});
  return $('url')
    .toArray()
    .filter((url) => !day.test($(url).find('lastmod').text()))
    .map((url) => `sitemap.xml: ${$(url).find('loc').text()} has no day of its last change; see src/config/sitemap.ts`);
}

describe('the sitemap', () => {
  it('lists only existing pages, including every docs page and post, but neither search nor drafts', () => {
    const addresses = addressesOf(readBuilt('sitemap.xml'));
    const wanted = [...docPages, ...postPages].map(({address}) => address);
    console.log(`sitemap: checked ${addresses.length} addresses`);
    expect(addresses.length).toBeGreaterThan(0);
    expect(wanted.length).toBeGreaterThan(0);
    expect(sitemapFaults(addresses, new Set(pages.map(({address}) => address)), wanted)).toEqual([]);
  });

  it('has the date of the last change of each page, if the build is from a Git checkout', () => {
    const xml = readBuilt('sitemap.xml');
    const dates = xml.match(/<lastmod>/g) ?? [];
    console.log(`sitemap: checked ${dates.length} dates`);
    if (versionControl()) {
      expect(dates.length).toBeGreaterThan(0);
      expect(dateFaults(xml)).toEqual([]);
    } else {
      expect(dates).toEqual([]);
    }
  });

  it('is reported when a page has no date or an invalid one', () => {
    const entry = (path: string, date: string) => `<url><loc>${site}${path}</loc>${date}</url>`;
    const xml = `<urlset>${entry('/', '<lastmod>2026-11-22</lastmod>')}${entry('/faq', '')}${entry('/help', '<lastmod>now</lastmod>')}</urlset>`;
    expect(dateFaults(xml)).toEqual([
      `sitemap.xml: ${site}/faq has no day of its last change; see src/config/sitemap.ts`,
      `sitemap.xml: ${site}/help has no day of its last change; see src/config/sitemap.ts`,
    ]);
  });

  it('is reported when it lists a hidden or missing page, or lacks a page', () => {
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
