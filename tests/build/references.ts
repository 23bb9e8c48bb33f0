import type {BuiltPage} from './site';

/** Where the site's own addresses begin. */
export const site = 'https://docs.pact.io';

/** Relations by which a browser loads, or connects to, what a link names. */
const loading =
  /\b(?:stylesheet|preload|prefetch|modulepreload|preconnect|dns-prefetch|icon|apple-touch-icon|manifest)\b/;

/** Elements that load what an attribute names. */
const loaders: readonly (readonly [selector: string, attribute: string])[] = [
  ['script, img, iframe, source, video, audio, embed, track, input', 'src'],
  ['object', 'data'],
  ['video', 'poster'],
  ['svg use, svg image', 'href'],
  ['svg use, svg image', 'xlink:href'],
];

/** Elements that lead readers or programs to what an attribute names. */
const leaders: readonly (readonly [selector: string, attribute: string])[] = [
  ['a, area', 'href'],
  ['form', 'action'],
  // Of pages that only lead on.
  ['link[rel=canonical]', 'data-target'],
  ['meta[property="og:url"]', 'content'],
];

function valuesOf({$}: BuiltPage, pairs: readonly (readonly [string, string])[]): string[] {
  return pairs.flatMap(([selector, attribute]) =>
    $(selector)
      .map((_, element) => $(element).attr(attribute))
      .get(),
  );
}

function linksInHead({$}: BuiltPage, loads: boolean): string[] {
  return $('link[href]')
    .filter((_, element) => loading.test($(element).attr('rel') ?? '') === loads)
    .map((_, element) => $(element).attr('href'))
    .get();
}

/** Addresses in a `srcset`, whose commas may be part of an address. */
function addressesOfSet(set: string): string[] {
  return [...set.matchAll(/([^\s,]\S*[^\s,])(?:\s+[\d.]+[whx])*\s*(?:,|$)/g)].map(([, address = '']) => address);
}

/** Addresses that a style loads: pictures, fonts, other styles. */
export function loadedByStyle(css: string): string[] {
  const address =
    /url\(\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^)]*?))\s*\)|@import\s*(?:"([^"]*)"|'([^']*)')/g;
  return [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(address)].map(
    ([, ...groups]) => groups.find((group) => group !== undefined) ?? '',
  );
}

/** Addresses that a browser loads by itself when it shows a page. */
export function loadedBy(page: BuiltPage): string[] {
  const {$} = page;
  const sets = valuesOf(page, [
    ['[srcset]', 'srcset'],
    ['[imagesrcset]', 'imagesrcset'],
  ]);
  const styles = [
    ...valuesOf(page, [['[style]', 'style']]),
    ...$('style')
      .map((_, element) => $(element).text())
      .get(),
  ];
  return [
    ...valuesOf(page, loaders),
    ...sets.flatMap(addressesOfSet),
    ...linksInHead(page, true),
    ...styles.flatMap(loadedByStyle),
  ];
}

/** Pictures that other sites show with a link to a page. */
export function cardsOf(page: BuiltPage): string[] {
  return valuesOf(page, [['meta[property="og:image"], meta[name="twitter:image"]', 'content']]);
}

/** Texts of a page's blocks of structured data. */
function structuredDataOf({$}: BuiltPage): string[] {
  return $('script[type="application/ld+json"]')
    .map((_, element) => $(element).text())
    .get();
}

/** Addresses that a page leads to: links of its text, of its head and of its structured data. */
export function linksOf(page: BuiltPage): string[] {
  const told = structuredDataOf(page).flatMap((text) =>
    [...text.matchAll(/"(https:\/\/[^"\s\\]*)"/g)].map(([, address = '']) => address),
  );
  return [...valuesOf(page, leaders), ...linksInHead(page, false), ...told];
}
