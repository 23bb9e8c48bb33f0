import type {BlogPost} from '@docusaurus/plugin-content-blog';

/**
 * Sorts posts by date, newest first, and posts of the same day by permalink. Docusaurus leaves the latter in the order
 * in which it reads them, so two builds of the same content could differ.
 */
export async function orderPosts<Post extends Pick<BlogPost, 'metadata'>>({
  blogPosts,
}: {
  readonly blogPosts: readonly Post[];
}): Promise<Post[]> {
  return [...blogPosts].sort(
    ({metadata: a}, {metadata: b}) =>
      b.date.getTime() - a.date.getTime() || a.permalink.localeCompare(b.permalink, 'en'),
  );
}
