import type {BlogPost} from '@docusaurus/plugin-content-blog';

/**
 * Puts posts in order, the newest first, and those of one day by their addresses. The framework leaves the latter in
 * the order in which they were read, so two builds of the same content could differ.
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
