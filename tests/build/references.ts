import type {BuiltPage} from './site';

/** Origin of the site. */
export const site = 'https://docs.pact.io';

/** Link relations that make the browser load a file or connect to a host. */
const loadingRelations =
  /\b(?:stylesheet|preload|prefetch|modulepreload|preconnect|dns-prefetch|icon|apple-touch-icon|manifest)\b/;

/** Elements that load the URL in an attribute. */
const loadingElements: readonly (readonly [selector: string, attribute: string])[] = [
  ['script, img, iframe, source, video, audio, embed, track, input', 'src'],
  ['object', 'data'],
  ['video', 'poster'],
  ['svg use, svg image', 'href'],
  ['svg use, svg image', 'xlink:href'],
];

/** Elements that link to the URL in an attribute. */
const linkingElements: readonly (readonly [selector: string, attribute: string])[] = [
  ['a, area', 'href'],
  ['form', 'action'],
  // Only redirect pages have it.
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
    .filter((_, element) => loadingRelations.test($(element).attr('rel') ?? '') === loads)
    .map((_, element) => $(element).attr('href'))
    .get();
}

/** URLs in a `srcset`; commas may be part of a URL. */
function srcsetUrls(set: string): string[] {
  return [...set.matchAll(/([^\s,]\S*[^\s,])(?:\s+[\d.]+[whx])*\s*(?:,|$)/g)].map(([, address = '']) => address);
}

/** URLs that CSS loads: images, fonts, other stylesheets. */
export function urlsInCss(css: string): string[] {
  const address =
    /url\(\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^)]*?))\s*\)|@import\s*(?:"([^"]*)"|'([^']*)')/g;
  return [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(address)].map(
    ([, ...groups]) => groups.find((group) => group !== undefined) ?? '',
  );
}

/** URLs that the browser loads to render a page. */
export function loadedUrls(page: BuiltPage): string[] {
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
    ...valuesOf(page, loadingElements),
    ...sets.flatMap(srcsetUrls),
    ...linksInHead(page, true),
    ...styles.flatMap(urlsInCss),
  ];
}

/** Images for link previews. */
export function cardsOf(page: BuiltPage): string[] {
  return valuesOf(page, [['meta[property="og:image"], meta[name="twitter:image"]', 'content']]);
}

/** JSON of the structured data of a page. */
function structuredDataOf({$}: BuiltPage): string[] {
  return $('script[type="application/ld+json"]')
    .map((_, element) => $(element).text())
    .get();
}

/** URLs that a page links to, in its text, head and structured data. */
export function linksOf(page: BuiltPage): string[] {
  const structuredDataUrls = structuredDataOf(page).flatMap((text) =>
    [...text.matchAll(/"(https:\/\/[^"\s\\]*)"/g)].map(([, address = '']) => address),
  );
  return [...valuesOf(page, linkingElements), ...linksInHead(page, false), ...structuredDataUrls];
}
