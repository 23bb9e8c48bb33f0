import type {Options} from '@docusaurus/plugin-sitemap';
import type {RouteConfig} from '@docusaurus/types';

type CreateSitemapItems = NonNullable<Options['createSitemapItems']>;
type SitemapItem = Awaited<ReturnType<CreateSitemapItems>>[number];

/** Pages that are not for search engines; `*` stands for any text. */
export const hiddenPages: readonly string[] = ['/search', '/*-wip'];

function flatten(routes: readonly RouteConfig[]): RouteConfig[] {
  return routes.flatMap((route) => [route, ...flatten(route.routes ?? [])]);
}

/** Strings that stand under a key, at any depth. */
function valuesOf(key: string, data: unknown): string[] {
  if (typeof data !== 'object' || data === null) {
    return [];
  }
  return Object.entries(data).flatMap(([name, value]: [string, unknown]) =>
    name === key && typeof value === 'string' ? [value] : valuesOf(key, value),
  );
}

/**
 * Dates the lists of posts, tags and authors, which come from no file: each is as new as the newest page
 * that it lists.
 *
 * @returns the items, in their order; undated where nothing that is listed has a date, as outside a Git checkout
 */
export function dateLists(items: readonly SitemapItem[], routes: readonly RouteConfig[], url: string): SitemapItem[] {
  const all = flatten(routes);
  const addresses = new Map(all.map(({path, metadata}) => [`@site/${metadata?.sourceFilePath}`, path]));
  const lists = all
    .filter(({metadata}) => !metadata?.sourceFilePath)
    .map(({path, modules, props}) => {
      const posts = valuesOf('path', modules).flatMap((source) => addresses.get(source) ?? []);
      return {path, listed: [...posts, ...valuesOf('permalink', props)]};
    });
  const dates = new Map(items.flatMap(({url: own, lastmod}) => (lastmod ? [[own.replace(url, ''), lastmod]] : [])));
  // Twice, since there are lists of lists.
  for (let round = 0; round < 2; round += 1) {
    const found = lists.flatMap(({path, listed}) => {
      const [newest] = listed
        .flatMap((address) => dates.get(address) ?? [])
        .sort()
        .reverse();
      return newest && !dates.has(path) ? [[path, newest] as const] : [];
    });
    found.forEach(([path, date]) => dates.set(path, date));
  }
  return items.map((item) => ({...item, lastmod: dates.get(item.url.replace(url, '')) ?? null}));
}

const createSitemapItems: CreateSitemapItems = async ({defaultCreateSitemapItems, ...params}) =>
  dateLists(await defaultCreateSitemapItems(params), params.routes, params.siteConfig.url);

/** Options of the sitemap: each page with the day of its last change, as version control tells it. */
export const sitemap = {
  ignorePatterns: [...hiddenPages],
  lastmod: 'date',
  createSitemapItems,
} satisfies Options;
