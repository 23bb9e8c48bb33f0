import {load} from 'cheerio';
import {beforeAll, describe, expect, it} from 'vitest';

import {size} from './design';
import {createCardRenderer, type CardRenderer} from './draw';
import {addImage, readSubject} from './head';
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

describe('the content of a card', () => {
  it('is the title without the names of site and section, and the visible breadcrumbs', () => {
    const html = page({title: 'Matching – Pact JS | Pact Docs', trail: ['Libraries', 'Pact JS', 'Matching']});
    expect(readSubject(html, 'Pact Docs')).toEqual({
      title: 'Matching',
      trail: ['Libraries', 'Pact JS'],
      hasImage: false,
      isHidden: false,
    });
  });

  it('takes breadcrumbs from structured data when none are visible, and drops emoji', () => {
    const itemListElement = ['Home', 'Blog', '🔗 Links'].map((name) => ({name}));
    const html = page({title: '🔗 Links | Pact Docs', data: {'@type': 'BreadcrumbList', itemListElement}});
    expect(readSubject(html, 'Pact Docs')).toMatchObject({title: 'Links', trail: ['Blog']});
  });

  it('notices pages that have an image or are noindex', () => {
    const own = page({title: 'A', more: '<meta property="og:image" content="/a.png">'});
    const search = page({title: 'A', more: '<meta name="robots" content="noindex, follow">'});
    expect(readSubject(own, 'Pact Docs')).toMatchObject({hasImage: true, isHidden: false});
    expect(readSubject(search, 'Pact Docs')).toMatchObject({hasImage: false, isHidden: true});
  });

  it('is added to the head with URL, size and alternative text', () => {
    const picture = {address: 'https://docs.pact.io/a.png', ...size, alt: 'Say "hello" & <more>'};
    const $ = load(addImage(page({title: 'A'}), picture));
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
  let renderer: CardRenderer;
  beforeAll(async () => {
    renderer = await createCardRenderer();
  });

  it('is a PNG of 1200 by 630 pixels, even with a long title', async () => {
    const title =
      'Customise contract testing for you with the new plugin framework, with webinars and workshops in May';
    const png = await renderer.render({title, trail: ['Blog', 'Plugins']});
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it('has a file name that depends on everything that affects its look', () => {
    const card = {title: 'Matching', trail: ['Consumer']};
    expect(renderer.fileOf(card)).toMatch(/^[0-9a-f]{16}\.png$/);
    expect(renderer.fileOf({...card})).toBe(renderer.fileOf(card));
    expect(renderer.fileOf({...card, trail: ['Provider']})).not.toBe(renderer.fileOf(card));
  });

  it('is rejected when the font lacks one of its characters', async () => {
    await expect(renderer.render({title: '契約', trail: []})).rejects.toThrow(
      '"契約" has a character that the font of the cards lacks',
    );
  });
});

describe('the options of the cards', () => {
  it('are rejected when they are invalid', () => {
    expect(() => readOptions({ignore: ['search'], fallback: '/a.png'})).toThrow(
      'docusaurus.config.ts gives social-cards wrong options: "ignore[0]"',
    );
    expect(readOptions({id: 'default', ignore: ['/search'], fallback: '/a.png'})).toEqual({
      ignore: ['/search'],
      fallback: '/a.png',
    });
  });
});
