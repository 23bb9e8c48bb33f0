import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

/** What the trail of a page needs to know of a version of the docs. */
export interface DocsVersion {
  readonly sidebars: LoadedVersion['sidebars'];
  readonly docs: readonly Pick<LoadedVersion['docs'][number], 'id' | 'title' | 'permalink'>[];
}

type SidebarItems = DocsVersion['sidebars'][string];

/** Between the parts of a trail. */
const separator = ' › ';

/** Ids of the pages of a sidebar, with the labels of the categories that each is in. A reference is no place. */
function placesOf(
  items: SidebarItems,
  categories: readonly string[] = [],
): [id: string, categories: readonly string[]][] {
  return items.flatMap((item) => {
    if (item.type === 'doc') {
      return [[item.id, categories]];
    }
    if (item.type !== 'category') {
      return [];
    }
    const own = item.link?.type === 'doc' ? [[item.link.id, categories] as [string, readonly string[]]] : [];
    return [...own, ...placesOf(item.items, [...categories, item.label])];
  });
}

/**
 * Where pages are in the sidebars, such as "Pact JS › Upgrading". A category that is called like the page is left out.
 *
 * @returns trails by address of the page, without those of pages that are in no category
 */
export function trailsOf({sidebars, docs}: DocsVersion): Map<string, string> {
  const places = new Map(Object.values(sidebars).flatMap((items) => placesOf(items)));
  return new Map(
    docs.flatMap(({id, title, permalink}) => {
      const categories = places.get(id) ?? [];
      const trail = (categories.at(-1) === title ? categories.slice(0, -1) : categories).join(separator);
      return trail === '' ? [] : [[permalink.replace(/(?<=.)\/$/, ''), trail]];
    }),
  );
}
