import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

import type {ContentPage} from '../pages';

/** A doc in a sidebar. */
export interface Placement {
  readonly sidebar: string;
  readonly id: string;
}

type Items = SidebarsConfig[string];
type Item =
  | string
  | {
      readonly type?: string;
      readonly id?: string;
      readonly link?: {readonly id?: string} | null;
      readonly items?: Items;
    };

/** Ids of the docs in a list of items, either listed (`doc`) or referenced from another sidebar (`ref`). */
function idsOf(items: Items, kind: 'doc' | 'ref'): string[] {
  if (!Array.isArray(items)) {
    return Object.values(items).flatMap((inner) => idsOf(inner, kind));
  }
  return (items as readonly Item[]).flatMap((item): string[] => {
    if (typeof item === 'string') {
      return kind === 'doc' ? [item] : [];
    }
    const own = item.type === kind ? item.id : kind === 'doc' ? item.link?.id : undefined;
    return [...(own ? [own] : []), ...(item.items ? idsOf(item.items, kind) : [])];
  });
}

/** All listings of docs in sidebars. */
export function placementsOf(sidebars: SidebarsConfig): Placement[] {
  return Object.entries(sidebars).flatMap(([sidebar, items]) => idsOf(items, 'doc').map((id) => ({sidebar, id})));
}

/** All references to docs of another sidebar. */
export function referencesOf(sidebars: SidebarsConfig): Placement[] {
  return Object.entries(sidebars).flatMap(([sidebar, items]) => idsOf(items, 'ref').map((id) => ({sidebar, id})));
}

/** Id of a doc in sidebars. */
function docIdOf({file}: ContentPage): string {
  return file.replace(/^docs\//, '').replace(/\.mdx?$/, '');
}

/**
 * Finds docs in no sidebar or in more than one, and entries without a doc.
 *
 * @returns a message per problem, naming the doc and the fix
 */
export function sidebarFaults(sidebars: SidebarsConfig, docs: readonly ContentPage[]): string[] {
  const placements = placementsOf(sidebars);
  const ids = new Set(docs.map(docIdOf));
  const missing = placements
    .filter(({id}) => !ids.has(id))
    .map(
      ({sidebar, id}) =>
        `sidebars.ts: "${sidebar}" lists ${id}, which is not a doc; write docs/${id}.mdx or delete the entry`,
    );
  const placed = docs.flatMap((doc) => {
    const id = docIdOf(doc);
    const places = placements.filter((placement) => placement.id === id).map(({sidebar}) => sidebar);
    const unlisted = doc.frontMatter.unlisted === true;
    if (unlisted && !/^unlisted: true +# *\S/m.test(doc.source)) {
      return [`${doc.file}: is unlisted without a reason; add a comment after the field, "unlisted: true # because"`];
    }
    // Only linked from elsewhere: the page shows a sidebar without being listed in it.
    const detached = /^displayed_sidebar: [\w-]+ +# *\S/m.test(doc.source);
    if ((unlisted || detached) === (places.length === 0) && places.length < 2) {
      return [];
    }
    return [
      places.length === 0
        ? `${doc.file}: no sidebar lists it; add "${id}" to sidebars.ts, or say in its front matter which to show and why: "displayed_sidebar: help # because"`
        : `${doc.file}: listed in ${places.join(', ')}${unlisted ? ' and unlisted' : ''}${detached ? ' and detached' : ''}; keep one`,
    ];
  });
  return [...missing, ...placed];
}
