import type {RouteConfig} from '@docusaurus/types';

/** A route that is rendered from a source file. */
export interface SourceRoute {
  readonly path: string;
  /** Path of the file, relative to the project. */
  readonly source: string;
}

/** Flattens the routes of a build to those with a source file: docs, posts and pages, but not lists and tag pages. */
export function sourceRoutes(routes: readonly RouteConfig[]): SourceRoute[] {
  return routes.flatMap(({path, metadata, routes: inner}) => [
    ...(metadata?.sourceFilePath ? [{path, source: metadata.sourceFilePath}] : []),
    ...sourceRoutes(inner ?? []),
  ]);
}

/** Collapses white space, and drops the zero-width spaces of heading links. */
export function collapseWhitespace(text: string): string {
  return text.replace(/[\s\u200b]+/g, ' ').trim();
}

/**
 * Strips from a page's HTML what changes from build to build although its text doesn't: scripts, stylesheet links and
 * link preview tags.
 */
export function stableHtml(html: string): string {
  return html.replaceAll(
    /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*>|<meta\b[^>]*\b(?:property|name)="?(?:og|twitter):[^>]*>/g,
    '',
  );
}
