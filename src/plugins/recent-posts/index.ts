import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {Plugin} from '@docusaurus/types';

/** A post as the homepages list it. */
export interface RecentPost {
  readonly title: string;
  readonly permalink: string;
  /** ISO 8601 day. */
  readonly date: string;
}

const shown = 3;

/** Offers the newest blog posts to pages as `@generated/recent-posts/default/posts.json`. */
export default function recentPosts(): Plugin {
  return {
    name: 'recent-posts',
    async allContentLoaded({allContent, actions}) {
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      if (!blog) {
        throw new Error(
          'recent-posts: the blog plugin is not there; remove recent-posts from docusaurus.config.ts or bring the blog back',
        );
      }
      const posts = blog.blogPosts.slice(0, shown).map(({metadata}): RecentPost => ({
        title: metadata.title,
        permalink: metadata.permalink,
        date: metadata.date.toISOString().slice(0, 10),
      }));
      await actions.createData('posts.json', posts);
    },
  };
}
