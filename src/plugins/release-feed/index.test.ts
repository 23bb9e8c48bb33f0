import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {SaxesParser} from 'saxes';
import {describe, expect, it} from 'vitest';

import {newestReleases} from '../../content/releases/newest';
import {libraries} from '../../data/releases/libraries';
import {renderAtom, type FeedEntry} from './atom';
import releaseFeed from './index';

/** An element of an XML document, with the text directly in it. */
interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Parses a document strictly. @throws Error if it is not well-formed */
function parse(xml: string): Element[] {
  const found: {name: string; attributes: Record<string, string>; text: string}[] = [];
  const open: (typeof found)[number][] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({name, attributes}) => {
    const element = {name, attributes, text: ''};
    found.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) {
      element.text += text;
    }
  });
  parser.on('closetag', () => void open.pop());
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return found;
}

const textsOf = (elements: readonly Element[], name: string): string[] =>
  elements.filter((element) => element.name === name).map(({text}) => text);

const place = {feed: 'https://example.org/releases/atom.xml', page: 'https://example.org/releases', rights: 'A & B'};
const entry: FeedEntry = {
  id: 'tag:example.org,2026:releases/shop/2.0.0',
  title: 'Shop & Co <2.0.0>',
  url: 'https://example.org/changelog?a=1&b=2#version-2',
  date: '2026-10-23',
  change: '`Order<Item>` has a price & a currency.',
  action: 'Read [the guide](https://example.org/a?b&c) **first**.',
};

type Params = Parameters<NonNullable<ReturnType<ReturnType<typeof releaseFeed>>['postBuild']>>[0];

async function build(pages: readonly string[]): Promise<string> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'release-feed-'));
  const routes = pages.map((page) => ({
    path: page.replace(/(?:\/index)?\.mdx$/, ''),
    component: '',
    exact: true,
    metadata: {sourceFilePath: `docs${page}`},
  }));
  try {
    const params = {outDir, routes, siteConfig: {url: 'https://docs.pact.io'}} as unknown as Params;
    await releaseFeed('Copyright')().postBuild?.(params);
    return readFileSync(path.join(outDir, 'releases/atom.xml'), 'utf8');
  } finally {
    rmSync(outDir, {recursive: true});
  }
}

const everyPage = ['/releases.mdx', ...libraries.map(({page}) => page as string)];

describe('the feed', () => {
  it('is well-formed, with escaped text, attributes and HTML', () => {
    const elements = parse(renderAtom([entry], place));
    expect(textsOf(elements, 'rights')).toEqual(['A & B']);
    expect(textsOf(elements, 'title').at(-1)).toBe('Shop & Co <2.0.0>');
    expect(textsOf(elements, 'summary')).toEqual(['Order<Item> has a price & a currency.']);
    expect(textsOf(elements, 'content')).toEqual([
      '<p><code>Order&lt;Item&gt;</code> has a price &amp; a currency.</p>' +
        '<p><strong>What to do:</strong> Read <a href="https://example.org/a?b&amp;c">the guide</a> <strong>first</strong>.</p>',
    ]);
    const links = elements.filter(({name}) => name === 'link').map(({attributes}) => attributes.href);
    expect(links).toEqual([place.feed, place.page, entry.url]);
    expect(() => parse('<feed><title>A & B</title></feed>')).toThrow();
  });

  it('has the elements that Atom requires, with its newest release as its date', () => {
    const elements = parse(renderAtom([entry, {...entry, id: 'b', date: '2026-10-22'}], place));
    expect(elements[0]).toMatchObject({name: 'feed', attributes: {xmlns: 'http://www.w3.org/2005/Atom'}});
    expect(textsOf(elements, 'updated')).toEqual([
      '2026-10-23T00:00:00.000Z',
      '2026-10-23T00:00:00.000Z',
      '2026-10-22T00:00:00.000Z',
    ]);
    expect(textsOf(elements, 'id')).toEqual([place.feed, entry.id, 'b']);
    expect(textsOf(elements, 'name')).toHaveLength(2);
  });

  it('has the newest 50 releases, with unique ids and links to their notes in the changelogs', async () => {
    const elements = parse(await build(everyPage));
    const [, ...ids] = textsOf(elements, 'id');
    const [newest] = newestReleases();
    expect(ids).toHaveLength(50);
    expect(new Set(ids).size).toBe(50);
    expect(ids[0]).toBe(`tag:docs.pact.io,2026:releases/${newest?.history.library.id}/${newest?.version}`);
    const links = elements.filter(({name, attributes}) => name === 'link' && attributes.rel === undefined);
    for (const {attributes} of links) {
      expect(attributes.href).toMatch(/^https:\/\/docs\.pact\.io\/[\w/-]+#version-[\d-]+$/);
    }
    const dates = textsOf(elements, 'updated').slice(1);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('fails the build when a changelog is missing', async () => {
    await expect(build(['/releases.mdx'])).rejects.toThrow(
      /^release-feed: docs\/[\w/-]+\.mdx is not a page of the site; correct the path in src\/data\/releases$/,
    );
  });
});
