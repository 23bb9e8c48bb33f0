import {inflateSync} from 'node:zlib';
import {load} from 'cheerio';
import {beforeAll, describe, expect, it} from 'vitest';

import {size} from './design';
import {createPainter, type Painter} from './draw';
import {foretell} from './foretell';
import {addPicture, readSubject} from './head';
import {paletteOf, pngEncoder} from './png';
import {readOptions} from './index';

const page = ({title, trail = [], data, more = ''}: {title: string; trail?: string[]; data?: object; more?: string}) =>
  [
    `<html><head><title>${title}</title>${more}`,
    data ? `<script type="application/ld+json">${JSON.stringify(data)}</script>` : '',
    '</head><body>',
    trail.length > 0
      ? `<nav aria-label="Breadcrumbs" class="theme-doc-breadcrumbs x"><ul><li><a href="/"><svg/></a></li>${trail
          .map((name) => `<li><span class="breadcrumbs__link">${name}</span></li>`)
          .join('')}</ul></nav>`
      : '',
    '</body></html>',
  ].join('');

describe('what a card says', () => {
  it('is the title without the names of site and section, and the breadcrumbs that readers see', () => {
    const html = page({title: 'Matching – Pact JS | Pact Docs', trail: ['Libraries', 'Pact JS', 'Matching']});
    expect(readSubject(html, 'Pact Docs')).toEqual({
      title: 'Matching',
      trail: ['Libraries', 'Pact JS'],
      pictured: false,
      hidden: false,
    });
  });

  it('is foretold by title and sidebar of a docs page, and by title of a post', () => {
    const docs = ['a', 'b', 'c', 'd'].map((id) => ({id, title: id === 'c' ? '🔗 Title of c' : `Title of ${id}`}));
    const category = {
      type: 'category',
      label: 'Inner',
      link: {type: 'doc', id: 'b'},
      items: [{type: 'doc', id: 'c'}],
    };
    const sidebars = {
      one: [
        {type: 'doc', id: 'a'},
        {type: 'category', label: 'Outer', items: [category]},
      ],
      two: [
        {type: 'ref', id: 'c'},
        {type: 'link', label: 'Elsewhere', href: 'https://example.org'},
      ],
    };
    const version = {docs, sidebars} as unknown as Parameters<typeof foretell>[0];
    const posts = [{metadata: {title: 'News'}}] as unknown as Parameters<typeof foretell>[1];
    expect(foretell(version, posts)).toEqual([
      {title: 'Title of a', trail: []},
      {title: 'Title of b', trail: ['Outer']},
      {title: 'Title of c', trail: ['Outer', 'Inner']},
      {title: 'Title of d', trail: []},
      {title: 'News', trail: ['Blog']},
    ]);
  });

  it('is taken from the structured data of a page that shows no breadcrumbs, and has no emoji', () => {
    const itemListElement = ['Home', 'Blog', '🔗 Links'].map((name) => ({name}));
    const html = page({title: '🔗 Links | Pact Docs', data: {'@type': 'BreadcrumbList', itemListElement}});
    expect(readSubject(html, 'Pact Docs')).toMatchObject({title: 'Links', trail: ['Blog']});
  });

  it('tells of pages that have a picture, or are not for search engines', () => {
    const own = page({title: 'A', more: '<meta property="og:image" content="/a.png">'});
    const search = page({title: 'A', more: '<meta name="robots" content="noindex, follow">'});
    expect(readSubject(own, 'Pact Docs')).toMatchObject({pictured: true, hidden: false});
    expect(readSubject(search, 'Pact Docs')).toMatchObject({pictured: false, hidden: true});
  });

  it('is named in the head with address, size and a text for those who see no pictures', () => {
    const picture = {address: 'https://docs.pact.io/a.png', ...size, alt: 'Say "hello" & <more>'};
    const $ = load(addPicture(page({title: 'A'}), picture));
    const tags = $('head meta')
      .toArray()
      .map(({attribs}) => [attribs.property ?? attribs.name, attribs.content]);
    expect(Object.fromEntries(tags)).toEqual({
      'og:image': picture.address,
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': picture.alt,
      'twitter:image': picture.address,
      'twitter:image:alt': picture.alt,
    });
  });
});

describe('a card', () => {
  let painter: Painter;
  beforeAll(async () => {
    painter = await createPainter();
  });

  it('is a PNG of 1200 by 630 with a palette, under 35 kB, also with a long title', async () => {
    const title =
      'Customise contract testing for you with the new plugin framework, with webinars and workshops in May';
    const png = await painter.draw({title, trail: ['Blog', 'Plugins']});
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20), png[25]]).toEqual([1200, 630, 3]);
    expect(png.length).toBeLessThan(35_000);
  });

  it('has a file named by what decides how it looks', () => {
    const card = {title: 'Matching', trail: ['Consumer']};
    expect(painter.fileOf(card)).toMatch(/^[0-9a-f]{16}\.png$/);
    expect(painter.fileOf({...card})).toBe(painter.fileOf(card));
    expect(painter.fileOf({...card, trail: ['Provider']})).not.toBe(painter.fileOf(card));
  });

  it('is refused when the font lacks a letter of it', async () => {
    await expect(painter.draw({title: '契約', trail: []})).rejects.toThrow(
      '"契約" has a letter that the font of the cards lacks',
    );
  });
});

describe('a PNG with a palette', () => {
  it('holds the nearest colour of each pixel', async () => {
    const palette = paletteOf([['#ffffff', '#000000']]);
    const pixels = Uint8Array.from([0, 0, 0, 255, 254, 255, 255, 255]);
    const png = await pngEncoder({width: 2, height: 1}, palette)(pixels);
    const data = png.indexOf('IDAT') + 4;
    const length = png.readUInt32BE(data - 8);
    expect([...inflateSync(png.subarray(data, data + length))]).toEqual([0, 0, palette.length - 1]);
    // As every PNG ends.
    expect(png.subarray(-12).toString('hex')).toBe('0000000049454e44ae426082');
  });

  it('is refused when there are too many colours', () => {
    const bright = ['#ff0000', '#00ff00', '#0000ff', '#ffff00', '#ff00ff', '#00ffff'];
    const meetings = bright.flatMap((over) => ['#ffffff', '#000000'].map((under) => [over, under] as const));
    expect(() => paletteOf(meetings)).toThrow('a palette holds 256, so draw with fewer');
  });
});

describe('the options of the cards', () => {
  it('are refused when they are wrong', () => {
    expect(() => readOptions({ignore: ['search'], otherwise: '/a.png'})).toThrow(
      'docusaurus.config.ts gives social-cards wrong options: "ignore[0]"',
    );
    expect(readOptions({id: 'default', ignore: ['/search'], otherwise: '/a.png'})).toEqual({
      ignore: ['/search'],
      otherwise: '/a.png',
    });
  });
});
