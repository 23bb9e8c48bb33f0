import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

import type {ContentPage} from '../pages';

/** A doc where a sidebar lists it. */
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

/** Ids that items name: of the docs that they place, or of docs of other sidebars that they refer to. */
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

/** Every place at which a sidebar lists a doc. */
export function placementsOf(sidebars: SidebarsConfig): Placement[] {
  return Object.entries(sidebars).flatMap(([sidebar, items]) => idsOf(items, 'doc').map((id) => ({sidebar, id})));
}

/** Every place at which a sidebar leads to a doc that belongs to another one. */
export function referencesOf(sidebars: SidebarsConfig): Placement[] {
  return Object.entries(sidebars).flatMap(([sidebar, items]) => idsOf(items, 'ref').map((id) => ({sidebar, id})));
}

/** Id that sidebars name a doc by. */
function docIdOf({file}: ContentPage): string {
  return file.replace(/^docs\//, '').replace(/\.mdx?$/, '');
}

/**
 * Finds docs that no sidebar lists, or more than one place, and entries that name no doc.
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
      return [`${doc.file}: is unlisted without a reason; give it behind the field, "unlisted: true # because"`];
    }
    // Readers come by links from elsewhere: it shows a sidebar without being an entry of it.
    const apart = /^displayed_sidebar: [\w-]+ +# *\S/m.test(doc.source);
    if ((unlisted || apart) === (places.length === 0) && places.length < 2) {
      return [];
    }
    return [
      places.length === 0
        ? `${doc.file}: no sidebar lists it; add "${id}" to sidebars.ts, or say in its front matter which to show and why: "displayed_sidebar: help # because"`
        : `${doc.file}: listed in ${places.join(', ')}${unlisted ? ' and unlisted' : ''}${apart ? ' and apart from it' : ''}; keep one`,
    ];
  });
  return [...missing, ...placed];
}
