import {load} from 'cheerio';
import {beforeAll, describe, expect, it} from 'vitest';

import {size} from './design';
import {createPainter, type Painter} from './draw';
import {addPicture, readSubject} from './head';
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

  it('is a PNG of 1200 by 630 pixels, also with a long title', async () => {
    const title =
      'Customise contract testing for you with the new plugin framework, with webinars and workshops in May';
    const png = await painter.draw({title, trail: ['Blog', 'Plugins']});
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
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
