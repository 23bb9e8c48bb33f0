import type {Options} from '@docusaurus/plugin-content-blog';

import {feedOptions} from './feeds';
import {orderPosts} from './posts';

const wordsPerMinute = 200;

/** Counts words by their letters: the plugin's own way asks a dictionary of the language where each one ends. */
const minutesOf = (text: string): number =>
  (text.match(/[\p{L}\p{N}][\p{L}\p{N}_'’.]*/gu) ?? []).length / wordsPerMinute;

/** Settings of the blog's lists, posts and feeds. */
export const blog = {
  blogDescription:
    'News of Pact: what changed in its libraries and tools, how contract tests are done, who has done them.',
  blogSidebarTitle: 'All posts',
  blogSidebarCount: 'ALL',
  // Its page carries the whole text of every post; src/pages/blog/archive.tsx has the titles.
  archiveBasePath: null,
  postsPerPage: 10,
  readingTime: ({content}: {content: string}) => minutesOf(content),
  processBlogPosts: orderPosts,
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
  feedOptions,
} satisfies Options;
