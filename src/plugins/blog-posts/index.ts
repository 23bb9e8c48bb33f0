import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {Plugin} from '@docusaurus/types';

/** A post as lists of titles show it. */
export interface ListedPost {
  readonly title: string;
  readonly permalink: string;
  /** ISO 8601 day. */
  readonly date: string;
}

const recent = 3;

/**
 * Offers the posts of the blog to pages, the newest first: `@generated/blog-posts/default/all.json`, and
 * `recent.json` with the newest three.
 */
export default function blogPosts(): Plugin {
  return {
    name: 'blog-posts',
    async allContentLoaded({allContent, actions}) {
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      if (!blog) {
        throw new Error(
          'blog-posts: the blog plugin is not there; remove blog-posts from docusaurus.config.ts or bring the blog back',
        );
      }
      const posts = blog.blogPosts.map(({metadata}): ListedPost => ({
        title: metadata.title,
        permalink: metadata.permalink,
        date: metadata.date.toISOString().slice(0, 10),
      }));
      await actions.createData('all.json', posts);
      await actions.createData('recent.json', posts.slice(0, recent));
    },
  };
}
