import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {Plugin} from '@docusaurus/types';

/** A post, as lists show it. */
export interface ListedPost {
  readonly title: string;
  readonly permalink: string;
  /** ISO 8601 day. */
  readonly date: string;
}

const recentCount = 3;

/**
 * Writes the blog posts, newest first, to `@generated/blog-posts/default/all.json`, and the newest three to
 * `recent.json`.
 */
export default function blogPosts(): Plugin {
  return {
    name: 'blog-posts',
    async allContentLoaded({allContent, actions}) {
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      if (!blog) {
        throw new Error(
          'blog-posts: found no blog; enable the blog plugin, or remove blog-posts from docusaurus.config.ts',
        );
      }
      const posts = blog.blogPosts.map(({metadata}): ListedPost => ({
        title: metadata.title,
        permalink: metadata.permalink,
        date: metadata.date.toISOString().slice(0, 10),
      }));
      await actions.createData('all.json', posts);
      await actions.createData('recent.json', posts.slice(0, recentCount));
    },
  };
}
