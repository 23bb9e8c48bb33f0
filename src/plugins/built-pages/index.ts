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

/** Of a built page, what is about the page itself: its head and its main part, without the navigation around. */
export function contentOf(html: string): string {
  const main = html.search(/<main[\s>]/);
  const head = html.indexOf('</head>');
  return `${html.slice(0, head < 0 ? Math.max(main, 0) : head)}</head>${main < 0 ? '' : html.slice(main, html.lastIndexOf('</main>'))}</main>`;
}
