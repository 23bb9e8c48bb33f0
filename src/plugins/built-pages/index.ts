import type {RouteConfig} from '@docusaurus/types';

/** A route that comes from a file. */
export interface Origin {
  readonly path: string;
  /** File, from the top of the project. */
  readonly source: string;
}

/** Docs, posts and pages, as a build hands over its routes; lists and tags come from no file. */
export function originsOf(routes: readonly RouteConfig[]): Origin[] {
  return routes.flatMap(({path, metadata, routes: inner}) => [
    ...(metadata?.sourceFilePath ? [{path, source: metadata.sourceFilePath}] : []),
    ...originsOf(inner ?? []),
  ]);
}

/** A text in one line, without the invisible characters of heading links. */
export function tidy(text: string): string {
  return text.replace(/[\s\u200b]+/g, ' ').trim();
}

const told = /<title[^>]*>[^<]*<\/title>|<meta [^>]*(?:name|property)="(?:description|robots)"[^>]*>/g;

/**
 * Of a built page, what is about the page itself: from its head the title, the description and what search engines are
 * told, and its main part, without the navigation around. Names of scripts and styles, which change with every release,
 * are not among it.
 */
export function contentOf(html: string): string {
  const head = html.slice(0, Math.max(html.indexOf('</head>'), 0));
  const main = html.search(/<main[\s>]/);
  const content = main < 0 ? '' : `${html.slice(main, html.lastIndexOf('</main>'))}</main>`;
  return `<head>${(head.match(told) ?? []).join('')}</head>${content}`;
}
