import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

import {withoutEmoji, type Card} from './design';

type Docs = Pick<LoadedVersion, 'docs' | 'sidebars'>;
type Item = Docs['sidebars'][string][number];
type Post = Pick<BlogContent['blogPosts'][number], 'metadata'>;

/** Ids of the docs below items, with the labels of the categories around each. */
function placesOf(items: readonly Item[], trail: readonly string[] = []): [id: string, trail: readonly string[]][] {
  return items.flatMap((item): [string, readonly string[]][] => {
    if (item.type === 'category') {
      const own: [string, readonly string[]][] = item.link?.type === 'doc' ? [[item.link.id, trail]] : [];
      return [...own, ...placesOf(item.items, [...trail, item.label])];
    }
    // A "ref" belongs to another sidebar.
    return item.type === 'doc' ? [[item.id, trail]] : [];
  });
}

/**
 * What the cards of docs and posts will say, as the content tells before any page is built. Where it is wrong, or a
 * page has another card, nothing is lost but time: `readSubject` has the last word.
 */
export function foretell({docs, sidebars}: Docs, posts: readonly Post[]): Card[] {
  const places = new Map(Object.values(sidebars).flatMap((items) => placesOf(items)));
  return [
    ...docs.map(({id, title}) => ({title, trail: places.get(id) ?? []})),
    ...posts.map(({metadata: {title}}) => ({title, trail: ['Blog']})),
  ].map(({title, trail}) => ({title: withoutEmoji(title), trail: trail.map(withoutEmoji)}));
}
