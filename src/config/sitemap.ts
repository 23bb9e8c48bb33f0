import {stat} from 'node:fs/promises';
import path from 'node:path';
import type {Options} from '@docusaurus/plugin-sitemap';
import type {RouteConfig, VcsConfig} from '@docusaurus/types';

import {versionControl} from './git';

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
  const addresses = new Map(all.map(({path: own, metadata}) => [`@site/${metadata?.sourceFilePath}`, own]));
  const lists = all
    .filter(({metadata}) => !metadata?.sourceFilePath)
    .map(({path: own, modules, props}) => {
      const posts = valuesOf('path', modules).flatMap((source) => addresses.get(source) ?? []);
      return {own, listed: [...posts, ...valuesOf('permalink', props)]};
    });
  const dates = new Map(
    items.flatMap(({url: address, lastmod}) => (lastmod ? [[address.replace(url, ''), lastmod]] : [])),
  );
  // Twice, since there are lists of lists.
  for (let round = 0; round < 2; round += 1) {
    const found = lists.flatMap(({own, listed}) => {
      const [newest] = listed
        .flatMap((address) => dates.get(address) ?? [])
        .sort()
        .reverse();
      return newest && !dates.has(own) ? [[own, newest] as const] : [];
    });
    found.forEach(([own, date]) => dates.set(own, date));
  }
  return items.map((item) => ({...item, lastmod: dates.get(item.url.replace(url, '')) ?? null}));
}

/** The day on which a file was last changed: of its last commit or, before the first, on which it was saved. */
async function lastChange(file: string, vcs: VcsConfig): Promise<string | null> {
  const commit = await vcs.getFileLastUpdateInfo(file);
  const saved = commit || !versionControl() ? null : (await stat(file)).mtimeMs;
  const time = commit?.timestamp ?? saved;
  return time === null ? null : new Date(time).toISOString().slice(0, 10);
}

/**
 * Dates posts and pages by their files. The sitemap plugin asks version control for them by relative paths, which
 * it answers for no file.
 */
const createSitemapItems: CreateSitemapItems = async ({defaultCreateSitemapItems, ...params}) => {
  const {routes, siteConfig} = params;
  const sources = new Map(flatten(routes).map(({path: own, metadata}) => [own, metadata?.sourceFilePath]));
  const dated = (await defaultCreateSitemapItems(params)).map(async (item) => {
    const source = sources.get(item.url.replace(siteConfig.url, ''));
    return item.lastmod || !source
      ? item
      : {...item, lastmod: await lastChange(path.resolve(source), siteConfig.future.experimental_vcs)};
  });
  return dateLists(await Promise.all(dated), routes, siteConfig.url);
};

/** Options of the sitemap: each page with the day of its last change, as version control tells it. */
export const sitemap = {
  ignorePatterns: [...hiddenPages],
  lastmod: 'date',
  createSitemapItems,
} satisfies Options;
