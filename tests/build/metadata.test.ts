import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

import {buildFolder, indexablePages, pages, parsePage, type BuiltPage} from './site';

const site = 'https://docs.pact.io';

/** Finds pages with duplicate metadata. */
function sharedFaults(built: readonly BuiltPage[], what: string, read: (page: BuiltPage) => string): string[] {
  const files = new Map<string, string[]>();
  built.forEach((page) => files.set(read(page), [...(files.get(read(page)) ?? []), page.file]));
  return [...files].flatMap(([value, owners]) => {
    if (value === '') {
      return [`${owners.join(', ')}: no ${what}`];
    }
    return owners.length > 1 ? [`${owners.join(', ')}: share the ${what} "${value}"; each needs its own`] : [];
  });
}

const titleOf = ({$}: BuiltPage) => $('title').first().text().trim();
const descriptionOf = ({$}: BuiltPage) => ($('meta[name=description]').attr('content') ?? '').trim();
const cardOf = ({$}: BuiltPage) => $('meta[property="og:image"]').attr('content') ?? '';

/** Breadcrumbs between the home page and the page. */
const trailOf = ({$}: BuiltPage) =>
  $('.theme-doc-breadcrumbs .breadcrumbs__link')
    .toArray()
    .map((link) => $(link).text().trim())
    .filter((name) => name !== '')
    .slice(0, -1);

/** Finds cards without the breadcrumbs of their page. */
function trailFaults(page: BuiltPage): string[] {
  const alt = page.$('meta[property="og:image:alt"]').attr('content') ?? '';
  const start = trailOf(page).join(', ');
  return alt.startsWith(start)
    ? []
    : [`${page.file}: its card says "${alt}"; it is to begin with "${start}", see readSubject in social-cards/head.ts`];
}

/** Finds cards with wrong meta tags, and missing or invalid image files. */
function cardFaults(page: BuiltPage, folder = buildFolder): string[] {
  const {$, file} = page;
  const named = (name: string) => $(`meta[property="${name}"], meta[name="${name}"]`);
  const once = ['og:image', 'twitter:image', 'og:image:width', 'og:image:height', 'og:image:alt', 'twitter:image:alt'];
  const card = cardOf(page);
  const wrong = [
    ...once.filter((name) => named(name).length !== 1 || !named(name).attr('content')),
    ...(named('twitter:image').attr('content') === card ? [] : ['twitter:image']),
    ...(named('og:image:width').attr('content') === '1200' ? [] : ['og:image:width']),
    ...(named('og:image:height').attr('content') === '630' ? [] : ['og:image:height']),
    ...(named('twitter:card').attr('content') === 'summary_large_image' ? [] : ['twitter:card']),
  ];
  const picture = path.join(folder, card.replace(site, ''));
  if (wrong.length > 0) {
    return [
      `${file}: wrong or not there once: ${[...new Set(wrong)].join(', ')}; see src/plugins/social-cards/head.ts`,
    ];
  }
  if (!card.startsWith(`${site}/`) || !existsSync(picture)) {
    return [`${file}: its card ${card} is not in the build; see src/plugins/social-cards`];
  }
  const png = readFileSync(picture);
  return png.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n' &&
    png.readUInt32BE(16) === 1200 &&
    png.readUInt32BE(20) === 630
    ? []
    : [`${file}: its card ${card} is not a PNG of 1200 by 630; see src/plugins/social-cards/draw.ts`];
}

describe('a page that search engines may list', () => {
  it('has a unique title and description', () => {
    console.log(`metadata: checked the titles and descriptions of ${indexablePages.length} pages`);
    expect(indexablePages.length).toBeGreaterThan(0);
    expect(sharedFaults(indexablePages, 'title', titleOf)).toEqual([]);
    expect(sharedFaults(indexablePages, 'description', descriptionOf)).toEqual([]);
  });

  it('has a unique social card, a PNG of 1200 by 630', () => {
    const cards = new Set(indexablePages.map(cardOf));
    console.log(`metadata: checked ${cards.size} social cards of ${indexablePages.length} pages`);
    expect(cards.size).toBeGreaterThan(0);
    expect(sharedFaults(indexablePages, 'social card', cardOf)).toEqual([]);
  });

  it('is reported when it shares title, description or card, or has none', () => {
    const bad = ['a', 'b'].map((name) =>
      parsePage(`${name}.html`, '<head><title>Blog</title><meta property="og:image" content="/card.png"></head>'),
    );
    expect(sharedFaults(bad, 'title', titleOf)).toEqual([
      'build/a.html, build/b.html: share the title "Blog"; each needs its own',
    ]);
    expect(sharedFaults(bad, 'description', descriptionOf)).toEqual(['build/a.html, build/b.html: no description']);
    expect(sharedFaults(bad, 'social card', cardOf)).toEqual([
      'build/a.html, build/b.html: share the social card "/card.png"; each needs its own',
    ]);
  });
});

describe('the picture for link previews', () => {
  it('is linked once on every page, with its size and alternative text, and exists', () => {
    console.log(`metadata: checked the pictures of ${pages.length} pages`);
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.flatMap((page) => cardFaults(page))).toEqual([]);
  });

  it('shows the breadcrumbs of its page', () => {
    const inSections = indexablePages.filter((page) => trailOf(page).length > 0);
    console.log(`metadata: checked the cards of ${inSections.length} pages in sections`);
    expect(inSections.length).toBeGreaterThan(0);
    expect(inSections.flatMap(trailFaults)).toEqual([]);
  });

  it('is reported without the breadcrumbs', () => {
    const crumbs = ['', 'Tea', 'Green'].map((name) => `<a class="breadcrumbs__link">${name}</a>`).join('');
    const html = `<meta property="og:image:alt" content="Green, Docs"><nav class="theme-doc-breadcrumbs">${crumbs}</nav>`;
    expect(trailFaults(parsePage('bad.html', html))).toEqual([
      'build/bad.html: its card says "Green, Docs"; it is to begin with "Tea", see readSubject in social-cards/head.ts',
    ]);
  });

  it('is reported when its tags are wrong, or it is missing or not such a PNG', () => {
    const head = (card: string) =>
      parsePage(
        'bad.html',
        [
          ['og:image', card],
          ['twitter:image', card],
          ['og:image:width', '1200'],
          ['og:image:height', '630'],
          ['og:image:alt', 'A'],
          ['twitter:image:alt', 'A'],
          ['twitter:card', 'summary_large_image'],
        ]
          .map(([name, content]) => `<meta name="${name}" property="${name}" content="${content}">`)
          .join(''),
      );
    expect(cardFaults(parsePage('bad.html', '<meta property="og:image" content="/a.png">'))).toEqual([
      'build/bad.html: wrong or not there once: twitter:image, og:image:width, og:image:height, og:image:alt, twitter:image:alt, twitter:card; see src/plugins/social-cards/head.ts',
    ]);
    expect(cardFaults(head(`${site}/gone.png`))).toEqual([
      `build/bad.html: its card ${site}/gone.png is not in the build; see src/plugins/social-cards`,
    ]);
    expect(cardFaults(head('/package.json'), '.')).toEqual([
      'build/bad.html: its card /package.json is not in the build; see src/plugins/social-cards',
    ]);
    expect(cardFaults(head(`${site}/package.json`), '.')).toEqual([
      `build/bad.html: its card ${site}/package.json is not a PNG of 1200 by 630; see src/plugins/social-cards/draw.ts`,
    ]);
  });
});
