import {isRedirect, type BuiltPage} from './site';

/** Valid link targets of the site. */
export interface Targets {
  /** Ids on each page, by its path. */
  readonly ids: ReadonlyMap<string, ReadonlySet<string>>;
  /** Paths of redirects and of files. */
  readonly others: ReadonlySet<string>;
}

/**
 * Collects the valid link targets of a build.
 *
 * @param files all files of the build, relative to its root
 */
export function targetsOf(built: readonly BuiltPage[], files: readonly string[]): Targets {
  const idsOf = ({$}: BuiltPage): Set<string> =>
    new Set(
      $('[id], a[name]')
        .map((_, element) => $(element).attr('id') ?? $(element).attr('name'))
        .get(),
    );
  return {
    ids: new Map(built.filter((page) => !isRedirect(page)).map((page) => [page.address, idsOf(page)])),
    others: new Set([...files.map((file) => `/${file}`), ...built.filter(isRedirect).map(({address}) => address)]),
  };
}

/** The host redirects a path with a trailing slash to the one without. */
const pathOf = ({pathname}: URL): string => decodeURIComponent(pathname).replace(/(.)\/$/, '$1');

/** Whether a page, file or redirect exists at a URL, ignoring its fragment. */
export function urlExists(url: URL, {ids, others}: Targets): boolean {
  return ids.has(pathOf(url)) || others.has(pathOf(url));
}

/** Whether the page at a URL has the anchor in its fragment; always true for other files. */
export function anchorExists(url: URL, {ids}: Targets): boolean {
  const id = decodeURIComponent(url.hash.slice(1));
  return id === '' || (ids.get(pathOf(url))?.has(id) ?? true);
}
