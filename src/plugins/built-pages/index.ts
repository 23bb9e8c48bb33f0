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

/**
 * A page's HTML without what may change from build to build while its text stays the same: scripts, links to style
 * sheets, and the tags for previews of links.
 */
export function stableHtml(html: string): string {
  return html.replaceAll(
    /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*>|<meta\b[^>]*\b(?:property|name)="?(?:og|twitter):[^>]*>/g,
    '',
  );
}
