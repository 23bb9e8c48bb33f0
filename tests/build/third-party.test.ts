import {readdirSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

import {allPages, parsePage, readBuilt, type BuiltPage} from './site';

const own = 'https://docs.pact.io';
/** Relations by which a browser loads, or connects to, what a link names. */
const loading =
  /\b(?:stylesheet|preload|prefetch|modulepreload|preconnect|dns-prefetch|icon|apple-touch-icon|manifest)\b/;

function isForeign(address: string): boolean {
  const url = new URL(address, own);
  return url.origin !== own && url.protocol !== 'data:';
}

/** Addresses that a browser loads by itself when it shows a page. */
function loadedBy({$}: BuiltPage): string[] {
  const sources = $('script[src], img[src], iframe[src], source[src], video[src], audio[src], embed[src]')
    .map((_, element) => $(element).attr('src'))
    .get();
  const sets = $('[srcset]')
    .map((_, element) =>
      $(element)
        .attr('srcset')
        ?.split(',')
        .map((each) => each.trim().split(/\s+/)[0] ?? ''),
    )
    .get();
  const links = $('link[href]')
    .filter((_, element) => loading.test($(element).attr('rel') ?? ''))
    .map((_, element) => $(element).attr('href'))
    .get();
  return [...sources, ...sets, ...links];
}

function foreignFaults(page: BuiltPage): string[] {
  return [
    ...loadedBy(page)
      .filter(isForeign)
      .map(
        (address) =>
          `${page.file}: loads ${address} from another host; bring the file into the site, or load it when the reader asks for it`,
      ),
    ...(/googletagmanager|GTM-[A-Z0-9]+/.test(page.html)
      ? [`${page.file}: holds the tag manager; build without GTM_CONTAINER_ID`]
      : []),
  ];
}

describe('a first visit', () => {
  it('loads nothing from another host, on any page, and no analytics', () => {
    const count = allPages.flatMap(loadedBy).length;
    console.log(`third-party: looked at ${count} addresses of ${allPages.length} pages`);
    expect(count).toBeGreaterThan(0);
    expect(allPages.flatMap(foreignFaults)).toEqual([]);
  });

  it('loads no font or picture of a stylesheet from another host', () => {
    const files = readdirSync('build/assets/css');
    const addresses = files.flatMap((file) =>
      [...readBuilt(`assets/css/${file}`).matchAll(/(?:url\(|@import )["']?([^"')]+)/g)].map(
        ([, address = '']) => address,
      ),
    );
    console.log(`third-party: looked at ${addresses.length} addresses of ${files.length} stylesheets`);
    expect(files.length).toBeGreaterThan(0);
    expect(addresses.filter(isForeign)).toEqual([]);
  });

  it('is reported when it loads a script, a style, a picture, a frame or a connection from elsewhere', () => {
    const page = parsePage(
      'bad.html',
      [
        '<link rel="canonical" href="https://elsewhere.example/"><link rel="preconnect" href="https://a.example">',
        '<link rel="stylesheet" href="//b.example/x.css"><script src="https://c.example/x.js"></script><script src="/own.js"></script>',
        '<img src="https://d.example/x.png" srcset="https://e.example/x.png 2x"><iframe src="https://f.example"></iframe>',
        '<img src="data:image/png;base64,AA"><a href="https://g.example">x</a>',
        '<script>load("https://www.googletagmanager.com/gtm.js")</script>',
      ].join(''),
    );
    const hosts = foreignFaults(page).map((fault) => /[a-z]\.example|tag manager/.exec(fault)?.[0]);
    expect(hosts).toEqual([
      'c.example',
      'd.example',
      'f.example',
      'e.example',
      'a.example',
      'b.example',
      'tag manager',
    ]);
  });
});
