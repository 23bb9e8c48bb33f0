import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';

import {cardsOf, linksOf, loadedUrls, urlsInCss, site} from './references';
import {report} from './report';
import {allPages, buildFolder, builtFiles, parsePage, readBuilt, type BuiltPage} from './site';
import {anchorExists, urlExists, targetsOf, type Targets} from './targets';

/** A URL of the site in a file of the build. */
interface Reference {
  readonly file: string;
  readonly url: URL;
}

/** Resolves the URLs in a file, and keeps those of the site. */
function siteReferences(file: string, address: string, named: readonly string[]): Reference[] {
  return named.map((each) => ({file, url: new URL(each, `${site}${address}`)})).filter(({url}) => url.origin === site);
}

const pageReferences = (built: readonly BuiltPage[], namedBy: (page: BuiltPage) => string[]): Reference[] =>
  built.flatMap((page) => siteReferences(page.file, page.address, namedBy(page)));

const fileReferences = (file: string, named: readonly string[]): Reference[] =>
  siteReferences(path.posix.join(buildFolder, file), `/${file}`, named);

/** Links of a feed, including those in the HTML of its posts. */
function linksOfFeed(xml: string): string[] {
  const $ = load(xml, {xml: true});
  const feedLinks = $('link')
    .map((_, element) => $(element).attr('href') ?? $(element).text())
    .get();
  const postLinks = $('content, content\\:encoded')
    .map((_, element) => $(element).text())
    .get()
    .flatMap((html) => {
      const post = parsePage('post.html', html);
      return [...linksOf(post), ...loadedUrls(post)];
    });
  return [...feedLinks, ...postLinks];
}

/** Targets in `_redirects`. */
const linksOfRules = (rules: string): string[] =>
  rules.split('\n').flatMap((line) => (line.startsWith('/') ? (line.split(' ')[1] ?? []) : []));

/** URLs in the sitemap and in the OpenSearch description. */
function linksOfXml(xml: string): string[] {
  const $ = load(xml, {xml: true});
  return $('loc, Image, Url')
    .map((_, element) => $(element).attr('template') ?? $(element).text())
    .get();
}

/** Finds URLs that do not exist. */
function missingFaults(references: readonly Reference[], targets: Targets, fix: string): string[] {
  return references
    .filter(({url}) => !urlExists(url, targets))
    .map(({file, url}) => `${file}: links to ${url.pathname}, which does not exist; ${fix}`);
}

/** Finds fragments without a matching id on their page. */
function anchorFaults(references: readonly Reference[], targets: Targets): string[] {
  return references
    .filter(({url}) => !anchorExists(url, targets))
    .map(
      ({file, url}) =>
        `${file}: links to ${url.pathname}${url.hash}, but no element has that id; correct the link, or give the heading {${url.hash}}`,
    );
}

const linkFix = 'correct the link, or redirect the address in src/config/redirects.ts';
const assetFix = 'correct the address, or put the file into static/';

describe('URLs of the site in the build', () => {
  const targets = targetsOf(allPages, builtFiles);
  const feeds = builtFiles.filter((file) => /^blog\/(?:rss|atom)\.xml$/.test(file));
  const styles = builtFiles.filter((file) => file.endsWith('.css'));
  const links = [
    ...pageReferences(allPages, linksOf),
    ...feeds.flatMap((file) => fileReferences(file, linksOfFeed(readBuilt(file)))),
    ...['sitemap.xml', 'opensearch.xml'].flatMap((file) => fileReferences(file, linksOfXml(readBuilt(file)))),
    ...fileReferences('_redirects', linksOfRules(readBuilt('_redirects'))),
  ];
  const assets = [
    ...pageReferences(allPages, (page) => [...loadedUrls(page), ...cardsOf(page)]),
    ...styles.flatMap((file) => fileReferences(file, urlsInCss(readBuilt(file)))),
  ];

  it('exist when a page, a feed, the sitemap or a redirect links to them', (context) => {
    expect(feeds).toHaveLength(2);
    for (const file of [...feeds, 'sitemap.xml', 'opensearch.xml', '_redirects', 'index.html']) {
      expect(
        links.filter((link) => link.file === path.posix.join(buildFolder, file)).length,
        `links of ${file}`,
      ).toBeGreaterThan(0);
    }
    report(context, 'Links', links.length, missingFaults(links, targets, linkFix));
  });

  it('have the id in their fragment', (context) => {
    const anchored = [...links, ...assets].filter(({url}) => url.hash.length > 1);
    report(context, 'Anchors', anchored.length, anchorFaults(anchored, targets));
  });

  it('exist when a page or a stylesheet loads them', (context) => {
    expect(styles.length).toBeGreaterThan(0);
    report(context, 'Assets', assets.length, missingFaults(assets, targets, assetFix));
  });
});

describe('a broken URL', () => {
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
    missingFaults(links, targets, linkFix).map((fault) => /links to (\S+),/.exec(fault)?.[1] ?? '');

  it('is reported for the links of a page', () => {
    expect(missingFaults(pageReferences([old], linksOf), targets, linkFix)).toEqual([
      'build/old.html: links to /gone, which does not exist; correct the link, or redirect the address in src/config/redirects.ts',
    ]);
    expect(missing(pageReferences([tea], linksOf))).toEqual(['/milk', '/t%C3%A9', '/search', '/tea.md', '/coffee']);
    expect(missing(fileReferences('a.html', ['/old', '/old/', '/cup.png', '/tea#x', '/']))).toEqual(['/']);
  });

  it('is reported for fragments', () => {
    const links = [
      ...pageReferences([tea], linksOf),
      ...pageReferences([tea], loadedUrls),
      ...fileReferences('a.html', ['/tea#old']),
    ];
    expect(anchorFaults(links, targets)).toEqual([
      'build/tea.html: links to /tea/#cold, but no element has that id; correct the link, or give the heading {#cold}',
      'build/tea.html: links to /tea#leaf, but no element has that id; correct the link, or give the heading {#leaf}',
    ]);
  });

  it('is reported for what a page or a stylesheet loads', () => {
    const assets = pageReferences([tea], (page) => [...loadedUrls(page), ...cardsOf(page)]);
    expect(missing(assets)).toEqual(['/cup,2.png', '/cup3.png', '/d.png', '/a.css', '/c.png', '/card.png']);
    const css = `@import"x.css";a{background:url( y.png )}b{background:url("data:image/svg+xml,<a b=\\")\\">")}`;
    expect(missing(fileReferences('assets/css/s.css', urlsInCss(css)))).toEqual([
      '/assets/css/x.css',
      '/assets/css/y.png',
    ]);
  });

  it('is reported for feeds, _redirects, sitemap and OpenSearch', () => {
    const post = '&lt;a href="https://docs.pact.io/a">a&lt;/a>&lt;img src="https://docs.pact.io/b.png">';
    const rss = `<rss><item><link>https://docs.pact.io/c</link><content:encoded>${post}</content:encoded></item></rss>`;
    const atom = `<feed><link href="https://docs.pact.io/d"/><entry><content type="html">${post}</content></entry></feed>`;
    expect(missing(fileReferences('rss.xml', linksOfFeed(rss)))).toEqual(['/c', '/a', '/b.png']);
    expect(missing(fileReferences('atom.xml', linksOfFeed(atom)))).toEqual(['/d', '/a', '/b.png']);
    expect(missing(fileReferences('_redirects', linksOfRules('# /x /y\n/x /tea#hot 301\n/y /z 301\n')))).toEqual([
      '/z',
    ]);
    const lists = `<url><loc>${site}/e</loc></url><Url template="${site}/f?q={searchTerms}"/><Image>${site}/tea</Image>`;
    expect(missing(fileReferences('sitemap.xml', linksOfXml(`<x>${lists}</x>`)))).toEqual(['/e', '/f']);
  });
});
