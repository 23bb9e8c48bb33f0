import {isRedirect, type BuiltPage} from './site';

/** What addresses of the site may lead to. */
export interface Targets {
  /** Ids on each page, by its address. */
  readonly ids: ReadonlyMap<string, ReadonlySet<string>>;
  /** Paths of redirects and of files. */
  readonly others: ReadonlySet<string>;
}

/**
 * Collects what addresses of the site may lead to.
 *
 * @param files of the build, relative to its root
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

/** The host leads an address with a slash at its end to the one without. */
const pathOf = ({pathname}: URL): string => decodeURIComponent(pathname).replace(/(.)\/$/, '$1');

/** Whether the site has something at an address, whatever its fragment. */
export function isThere(url: URL, {ids, others}: Targets): boolean {
  return ids.has(pathOf(url)) || others.has(pathOf(url));
}

/** Whether the page at an address has the place that its fragment names; what is not a page may have any. */
export function hasPlace(url: URL, {ids}: Targets): boolean {
  const id = decodeURIComponent(url.hash.slice(1));
  return id === '' || (ids.get(pathOf(url))?.has(id) ?? true);
}
