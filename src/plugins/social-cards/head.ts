import {load, type CheerioAPI} from 'cheerio';

import {withoutEmoji, type Card} from './design';

/** What the HTML of a page says about it. */
export interface Subject extends Card {
  /** Whether it already has an image. */
  readonly hasImage: boolean;
  readonly isHidden: boolean;
}

const endOfHead = '</head>';

function crumbsOf($: CheerioAPI): string[] {
  return $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()) as {'@type': string; itemListElement?: readonly {name: string}[]})
    .filter((data) => data['@type'] === 'BreadcrumbList')
    .flatMap(({itemListElement = []}) => itemListElement.map(({name}) => name));
}

/**
 * Reads the content of a card from the HTML of its page: the title without the names of site and section, and the
 * breadcrumbs between the home page and the page, either the visible ones or those of the structured data.
 *
 * @param site title of the site
 */
export function readSubject(html: string, site: string): Subject {
  // htmlparser2 is more than twice as fast as parse5, with the same result for pages that Docusaurus writes.
  const $ = load(html, {xml: {xmlMode: false}});
  const seen = $('nav.theme-doc-breadcrumbs li .breadcrumbs__link')
    .toArray()
    .map((link) => $(link).text())
    .filter((name) => name !== '');
  const trail = (seen.length > 0 ? seen : crumbsOf($).slice(1)).slice(0, -1);
  const full = $('head > title').text();
  const title = full.endsWith(` | ${site}`) ? full.slice(0, -` | ${site}`.length) : full;
  const section = trail.find((name) => title.endsWith(` – ${name}`));
  return {
    title: withoutEmoji(section ? title.slice(0, -` – ${section}`.length) : title),
    trail: trail.map(withoutEmoji),
    hasImage: $('meta[property="og:image"]').length > 0,
    isHidden: /noindex/.test($('meta[name=robots]').attr('content') ?? ''),
  };
}

/** An image with its alternative text. */
export interface Image {
  /** Absolute URL. */
  readonly address: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Adds the meta tags for link previews to the head of a page. */
export function addImage(html: string, {address, width, height, alt}: Image): string {
  const tags = [
    `<meta property="og:image" content="${address}">`,
    `<meta property="og:image:type" content="image/png">`,
    `<meta property="og:image:width" content="${width}">`,
    `<meta property="og:image:height" content="${height}">`,
    `<meta property="og:image:alt" content="${escape(alt)}">`,
    `<meta name="twitter:image" content="${address}">`,
    `<meta name="twitter:image:alt" content="${escape(alt)}">`,
  ];
  const end = html.indexOf(endOfHead);
  return `${html.slice(0, end)}${tags.join('')}${html.slice(end)}`;
}
