import {stat} from 'node:fs/promises';
import path from 'node:path';
import type {Options} from '@docusaurus/plugin-sitemap';
import type {RouteConfig, VcsConfig} from '@docusaurus/types';

import {versionControl} from './git';

type CreateSitemapItems = NonNullable<Options['createSitemapItems']>;
type SitemapItem = Awaited<ReturnType<CreateSitemapItems>>[number];

/** Paths that search engines must not index; `*` matches any characters. */
export const hiddenPages: readonly string[] = ['/search', '/*-wip'];

function flatten(routes: readonly RouteConfig[]): RouteConfig[] {
  return routes.flatMap((route) => [route, ...flatten(route.routes ?? [])]);
}

/** Strings under a key, at any depth. */
function valuesOf(key: string, data: unknown): string[] {
  if (typeof data !== 'object' || data === null) {
    return [];
  }
  return Object.entries(data).flatMap(([name, value]: [string, unknown]) =>
    name === key && typeof value === 'string' ? [value] : valuesOf(key, value),
  );
}

/**
 * Dates lists of posts, tags and authors, which have no source file: a list has the date of the newest page that it
 * lists.
 *
 * @returns the items in the same order, without a date if no listed page has one, for example outside a Git checkout
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
  // Twice, because there are lists of lists.
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

/** The day of a file's last commit or, for a file that was never committed, the day on which it was saved. */
async function lastChange(file: string, vcs: VcsConfig): Promise<string | null> {
  const commit = await vcs.getFileLastUpdateInfo(file);
  const saved = commit || !versionControl() ? null : (await stat(file)).mtimeMs;
  const time = commit?.timestamp ?? saved;
  return time === null ? null : new Date(time).toISOString().slice(0, 10);
}

/**
 * Dates posts and pages by their files. The sitemap plugin passes relative paths to version control, which finds no
 * file for them.
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

/** Options of the sitemap, which has the day of the last change of each page. */
export const sitemap = {
  ignorePatterns: [...hiddenPages],
  lastmod: 'date',
  createSitemapItems,
} satisfies Options;
