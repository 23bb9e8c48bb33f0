import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';

import {cardsOf, linksOf, loadedBy, loadedByStyle, site} from './references';
import {report} from './report';
import {allPages, buildFolder, builtFiles, parsePage, readBuilt, type BuiltPage} from './site';
import {hasPlace, isThere, targetsOf, type Targets} from './targets';

/** An address of the site that a file of the build names. */
interface Reference {
  readonly file: string;
  readonly url: URL;
}

/** Those of the addresses in a file that are the site's own; what is relative begins at the address of the file. */
function ownOf(file: string, address: string, named: readonly string[]): Reference[] {
  return named.map((each) => ({file, url: new URL(each, `${site}${address}`)})).filter(({url}) => url.origin === site);
}

const ofPages = (built: readonly BuiltPage[], namedBy: (page: BuiltPage) => string[]): Reference[] =>
  built.flatMap((page) => ownOf(page.file, page.address, namedBy(page)));

const ofFile = (file: string, named: readonly string[]): Reference[] =>
  ownOf(path.posix.join(buildFolder, file), `/${file}`, named);

/** Links of a feed, and those of the posts in it, which are HTML in a text. */
function linksOfFeed(xml: string): string[] {
  const $ = load(xml, {xml: true});
  const own = $('link')
    .map((_, element) => $(element).attr('href') ?? $(element).text())
    .get();
  const inside = $('content, content\\:encoded')
    .map((_, element) => $(element).text())
    .get()
    .flatMap((html) => {
      const post = parsePage('post.html', html);
      return [...linksOf(post), ...loadedBy(post)];
    });
  return [...own, ...inside];
}

/** Targets in the file of redirects for hosts. */
const linksOfRules = (rules: string): string[] =>
  rules.split('\n').flatMap((line) => (line.startsWith('/') ? (line.split(' ')[1] ?? []) : []));

/** Addresses of pages in the sitemap, and of what a browser's search box asks. */
function linksOfXml(xml: string): string[] {
  const $ = load(xml, {xml: true});
  return $('loc, Image, Url')
    .map((_, element) => $(element).attr('template') ?? $(element).text())
    .get();
}

/** Finds addresses where the site has nothing. */
function missingFaults(references: readonly Reference[], targets: Targets, fix: string): string[] {
  return references
    .filter(({url}) => !isThere(url, targets))
    .map(({file, url}) => `${file}: names ${url.pathname}, which the build does not have; ${fix}`);
}

/** Finds fragments that name no place of their page. */
function anchorFaults(references: readonly Reference[], targets: Targets): string[] {
  return references
    .filter(({url}) => !hasPlace(url, targets))
    .map(
      ({file, url}) =>
        `${file}: names ${url.pathname}${url.hash}, where nothing has this id; correct the link, or give the heading {${url.hash}}`,
    );
}

const linkFix = 'correct the link, or redirect the address in src/config/redirects.ts';
const assetFix = 'correct the address, or put the file into static/';

describe('what the build names of itself', () => {
  const targets = targetsOf(allPages, builtFiles);
  const feeds = builtFiles.filter((file) => /^blog\/(?:rss|atom)\.xml$/.test(file));
  const styles = builtFiles.filter((file) => file.endsWith('.css'));
  const links = [
    ...ofPages(allPages, linksOf),
    ...feeds.flatMap((file) => ofFile(file, linksOfFeed(readBuilt(file)))),
    ...['sitemap.xml', 'opensearch.xml'].flatMap((file) => ofFile(file, linksOfXml(readBuilt(file)))),
    ...ofFile('_redirects', linksOfRules(readBuilt('_redirects'))),
  ];
  const assets = [
    ...ofPages(allPages, (page) => [...loadedBy(page), ...cardsOf(page)]),
    ...styles.flatMap((file) => ofFile(file, loadedByStyle(readBuilt(file)))),
  ];

  it('is there when a page, a feed, the sitemap or a redirect links to it', (context) => {
    expect(feeds).toHaveLength(2);
    for (const file of [...feeds, 'sitemap.xml', 'opensearch.xml', '_redirects', 'index.html']) {
      expect(
        links.filter((link) => link.file === path.posix.join(buildFolder, file)).length,
        `links of ${file}`,
      ).toBeGreaterThan(0);
    }
    report(context, 'Links', links.length, missingFaults(links, targets, linkFix));
  });

  it('has the place that a link names', (context) => {
    const anchored = [...links, ...assets].filter(({url}) => url.hash.length > 1);
    report(context, 'Anchors', anchored.length, anchorFaults(anchored, targets));
  });

  it('is there when a page or a stylesheet loads it', (context) => {
    expect(styles.length).toBeGreaterThan(0);
    report(context, 'Assets', assets.length, missingFaults(assets, targets, assetFix));
  });
});

describe('what the build names and does not have', () => {
  const tea = parsePage(
    'tea.html',
    [
      '<head><link rel="canonical" href="https://docs.pact.io/tea"><link rel="alternate" href="/tea.md">',
      '<link rel="icon" href="/icon.svg"><meta property="og:image" content="https://docs.pact.io/card.png">',
      '<script type="application/ld+json">{"@id":"https://docs.pact.io/coffee","name":"a \\"cup\\""}</script>',
      '<style>@import url("/a.css"); /* url(/b.css) */ p{background:url(c.png)}</style></head>',
      '<h1 id="hot">Tea</h1><a href="#hot">a</a><a href="/tea/#cold">b</a><a href="milk?x=1">c</a><a name="old"></a>',
      '<a href="https://example.org/gone">d</a><a href="mailto:a@example.org">e</a><a href="/t%C3%A9#a">f</a>',
      '<img src="/cup.png" srcset="/cup.png 1x, /cup,2.png 2x,/cup3.png"><svg><use href="#leaf"></use></svg>',
      '<div style="background:url(\'/d.png\')"></div><form action="/search"></form>',
    ].join(''),
  );
  const old = parsePage('old.html', '<link rel=canonical data-target="/gone"><script src="/redirect.js"></script>');
  const targets = targetsOf([tea, old], ['cup.png', 'icon.svg', 'redirect.js']);
  const missing = (links: readonly Reference[]): string[] =>
    missingFaults(links, targets, linkFix).map((fault) => /names (\S+),/.exec(fault)?.[1] ?? '');

  it('is reported for the links of a page', () => {
    expect(missingFaults(ofPages([old], linksOf), targets, linkFix)).toEqual([
      'build/old.html: names /gone, which the build does not have; correct the link, or redirect the address in src/config/redirects.ts',
    ]);
    expect(missing(ofPages([tea], linksOf))).toEqual(['/milk', '/t%C3%A9', '/search', '/tea.md', '/coffee']);
    expect(missing(ofFile('a.html', ['/old', '/old/', '/cup.png', '/tea#x', '/']))).toEqual(['/']);
  });

  it('is reported for places on a page', () => {
    const links = [...ofPages([tea], linksOf), ...ofPages([tea], loadedBy), ...ofFile('a.html', ['/tea#old'])];
    expect(anchorFaults(links, targets)).toEqual([
      'build/tea.html: names /tea/#cold, where nothing has this id; correct the link, or give the heading {#cold}',
      'build/tea.html: names /tea#leaf, where nothing has this id; correct the link, or give the heading {#leaf}',
    ]);
  });

  it('is reported for what a page or a stylesheet loads', () => {
    const assets = ofPages([tea], (page) => [...loadedBy(page), ...cardsOf(page)]);
    expect(missing(assets)).toEqual(['/cup,2.png', '/cup3.png', '/d.png', '/a.css', '/c.png', '/card.png']);
    const css = `@import"x.css";a{background:url( y.png )}b{background:url("data:image/svg+xml,<a b=\\")\\">")}`;
    expect(missing(ofFile('assets/css/s.css', loadedByStyle(css)))).toEqual(['/assets/css/x.css', '/assets/css/y.png']);
  });

  it('is reported for feeds, rules of redirects and lists of addresses', () => {
    const post = '&lt;a href="https://docs.pact.io/a">a&lt;/a>&lt;img src="https://docs.pact.io/b.png">';
    const rss = `<rss><item><link>https://docs.pact.io/c</link><content:encoded>${post}</content:encoded></item></rss>`;
    const atom = `<feed><link href="https://docs.pact.io/d"/><entry><content type="html">${post}</content></entry></feed>`;
    expect(missing(ofFile('rss.xml', linksOfFeed(rss)))).toEqual(['/c', '/a', '/b.png']);
    expect(missing(ofFile('atom.xml', linksOfFeed(atom)))).toEqual(['/d', '/a', '/b.png']);
    expect(missing(ofFile('_redirects', linksOfRules('# /x /y\n/x /tea#hot 301\n/y /z 301\n')))).toEqual(['/z']);
    const lists = `<url><loc>${site}/e</loc></url><Url template="${site}/f?q={searchTerms}"/><Image>${site}/tea</Image>`;
    expect(missing(ofFile('sitemap.xml', linksOfXml(`<x>${lists}</x>`)))).toEqual(['/e', '/f']);
  });
});
