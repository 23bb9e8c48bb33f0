import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';

import {report} from './report';
import {postPages, readBuilt} from './site';

const notice = 'Copyright © 2025 Pact Foundation';

/** A post in a feed. */
interface Item {
  readonly link: string;
  readonly title: string;
  /** Its whole text, without markup. */
  readonly text: string;
}

interface Feed {
  readonly rights: string;
  readonly items: readonly Item[];
}

function readFeed(file: string, xml: string): Feed {
  const $ = load(xml, {xml: true});
  const [entry, content] = file.endsWith('rss.xml') ? ['item', 'content\\:encoded'] : ['entry', 'content'];
  const items = $(entry)
    .toArray()
    .map((node) => ({
      link: ($(node).children('link').attr('href') ?? $(node).children('link').text()).trim(),
      title: $(node).children('title').text().trim(),
      text: load($(node).children(content).text()).text(),
    }));
  return {rights: $('channel > copyright, feed > rights').first().text(), items};
}

/** Finds tags that aren't closed or nested properly. */
function tagFaults(xml: string): string[] {
  const open: string[] = [];
  const faults: string[] = [];
  const text = xml.replaceAll(/<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<!--[\s\S]*?-->/g, '');
  for (const [, closing, name = '', self] of text.matchAll(/<(\/?)([\w:.-]+)(?:[^<>"']|"[^"]*"|'[^']*')*?(\/?)>/g)) {
    if (closing) {
      const last = open.pop();
      if (last !== name) {
        faults.push(`</${name}> closes <${last}>`);
      }
    } else if (!self) {
      open.push(name);
    }
  }
  const stray = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.exec(text);
  return [...faults, ...open.map((name) => `<${name}> is never closed`), ...(stray ? ['an & is not escaped'] : [])];
}

/**
 * Finds what a feed validator would find: RSS 2.0 (rssboard.org/rss-specification) and Atom (RFC 4287) require these
 * elements, unique ids and certain date formats, and feed readers can't resolve relative links.
 */
function validationFaults(file: string, xml: string): string[] {
  const $ = load(xml, {xml: true});
  const rss = file.endsWith('rss.xml');
  const [head, entry, needed, content] = rss
    ? ['channel', 'item', ['title', 'link', 'guid', 'pubDate', 'description'], 'content\\:encoded']
    : ['feed', 'entry', ['title', 'id', 'updated', 'link', 'author', 'summary'], 'content'];
  const dates = rss
    ? /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/
    : /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
  const headed = rss ? ['title', 'link', 'description', 'lastBuildDate'] : ['title', 'id', 'updated', 'subtitle'];
  const lacking = (node: Parameters<typeof $>[0], names: readonly string[]) =>
    names.filter((name) => {
      const element = $(node).children(name).first();
      return !(element.text().trim() || element.attr('href'));
    });
  const ids = $(`${entry} > ${rss ? 'guid' : 'id'}`)
    .map((_, id) => $(id).text())
    .get();
  return [
    ...lacking(head, headed).map((name) => `${file}: <${head}> has no <${name}>`),
    ...$(entry)
      .toArray()
      .flatMap((node) => {
        const id = $(node).children('guid, id').text();
        const date = $(node).children('pubDate, updated').text();
        const html = load($(node).children(content).text(), null, false);
        const relative = html('[href], [src]')
          .map((_, element) => html(element).attr('href') ?? html(element).attr('src'))
          .get()
          .filter((address) => !/^(?:https|mailto):/.test(address));
        return [
          ...lacking(node, needed).map((name) => `${file}: ${id} has no <${name}>`),
          ...(dates.test(date) ? [] : [`${file}: ${id} has the date "${date}"`]),
          ...relative.map((address) => `${file}: ${id} links to "${address}"; make it absolute`),
          ...html('button, svg, script, .hash-link')
            .map((_, element) => `${file}: ${id} has <${element.tagName}>, which is of use on a page only`)
            .get(),
        ];
      }),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${file}: the id ${id} occurs twice`),
  ];
}

const letters = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Finds posts that a feed lacks or truncates. */
function feedFaults(
  file: string,
  {rights, items}: Feed,
  posts: readonly {address: string; title: string; ending: string}[],
): string[] {
  const byLink = new Map(items.map((item) => [item.link, item]));
  const missing = posts.flatMap(({address, title, ending}) => {
    const item = byLink.get(`https://docs.pact.io${address}`);
    if (!item) {
      return [`${file}: has no item for ${address}; raise feedOptions.limit`];
    }
    return [
      ...(item.title === title ? [] : [`${file}: ${address} has the title "${item.title}", not "${title}"`]),
      ...(letters(item.text).includes(letters(ending))
        ? []
        : [`${file}: ${address} ends early; the feed must hold the whole post`]),
    ];
  });
  return [
    ...(rights === notice ? [] : [`${file}: its notice is "${rights}", not "${notice}"`]),
    ...(items.length === posts.length ? [] : [`${file}: has ${items.length} items for ${posts.length} posts`]),
    ...missing,
  ];
}

const posts = postPages.map(({address, $}) => ({
  address,
  title: $('article h1').first().text().trim(),
  ending: $('article .markdown > p').last().text(),
}));

describe.each(['blog/rss.xml', 'blog/atom.xml'])('the feed %s', (file) => {
  const xml = readBuilt(file);

  it('is well-formed', () => {
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?>/i);
    expect(tagFaults(xml)).toEqual([]);
  });

  it('is valid, with absolute links and without page controls', () => {
    expect(validationFaults(file, xml)).toEqual([]);
  });

  it('has every post in full, and the copyright notice of 2025', (context) => {
    report(context, 'Feeds', posts.length, feedFaults(file, readFeed(file, xml), posts));
  });

  it('is named by every page of the blog', () => {
    const naming = postPages.filter(({$}) => $(`link[rel=alternate][href="/${file}"]`).length === 1);
    expect(naming).toHaveLength(postPages.length);
  });
});

describe('the feed of releases', () => {
  const file = 'releases/atom.xml';
  const xml = readBuilt(file);

  it('is well-formed and valid, with absolute links', () => {
    expect(tagFaults(xml)).toEqual([]);
    expect(validationFaults(file, xml)).toEqual([]);
    expect(readFeed(file, xml)).toMatchObject({rights: notice});
    expect(readFeed(file, xml).items).toHaveLength(50);
  });

  it('is named by the page of the newest releases, in its head and in its text', () => {
    const $ = load(readBuilt('releases.html'));
    expect($(`head link[rel=alternate][type="application/atom+xml"][href="/${file}"]`)).toHaveLength(1);
    expect($(`article a[href="/${file}"]`)).toHaveLength(1);
  });
});

describe('a feed', () => {
  it('is reported when a post is missing, truncated or renamed, or the notice differs', () => {
    const xml = [
      '<?xml version="1.0" encoding="utf-8"?><rss><channel><copyright>2024</copyright>',
      '<item><title>A</title><link>https://docs.pact.io/blog/a</link><content:encoded><![CDATA[<p>The beginning</p>]]></content:encoded></item>',
      '</channel></rss>',
    ].join('');
    const wanted = [
      {address: '/blog/a', title: 'Another', ending: 'The end.'},
      {address: '/blog/b', title: 'B', ending: 'The end.'},
    ];
    expect(feedFaults('blog/rss.xml', readFeed('blog/rss.xml', xml), wanted)).toEqual([
      `blog/rss.xml: its notice is "2024", not "${notice}"`,
      'blog/rss.xml: has 1 items for 2 posts',
      'blog/rss.xml: /blog/a has the title "A", not "Another"',
      'blog/rss.xml: /blog/a ends early; the feed must hold the whole post',
      'blog/rss.xml: has no item for /blog/b; raise feedOptions.limit',
    ]);
  });

  it('is reported when an element is missing, a date is malformed, an id is duplicate or a link is relative', () => {
    const item =
      '<item><guid>g</guid><pubDate>2024</pubDate><content:encoded>&lt;a href="/x">&lt;button></content:encoded></item>';
    expect(validationFaults('rss.xml', `<rss><channel><title>T</title>${item}${item}</channel></rss>`)).toEqual(
      expect.arrayContaining([
        'rss.xml: <channel> has no <link>',
        'rss.xml: g has no <title>',
        'rss.xml: g has the date "2024"',
        'rss.xml: g links to "/x"; make it absolute',
        'rss.xml: g has <button>, which is of use on a page only',
        'rss.xml: the id g occurs twice',
      ]),
    );
    expect(validationFaults('atom.xml', '<feed><entry><id>e</id></entry></feed>')).toContain(
      'atom.xml: e has no <author>',
    );
  });

  it('is reported when it is not well-formed', () => {
    expect(tagFaults('<a><b></a></b>')).toEqual(['</a> closes <b>', '</b> closes <a>']);
    expect(tagFaults('<a><b/>x & y')).toEqual(['<a> is never closed', 'an & is not escaped']);
    expect(tagFaults('<a x="<1>"><![CDATA[<p> &]]>&amp;</a>')).toEqual([]);
  });
});
