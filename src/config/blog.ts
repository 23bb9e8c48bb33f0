import type {Options} from '@docusaurus/plugin-content-blog';

import {site} from '../texts/site';
import {feedOptions} from './feeds';
import {orderPosts} from './posts';

const wordsPerMinute = 200;

/** Counts words with a regular expression; the plugin's default segments text with a dictionary, which is slow. */
const minutesOf = (text: string): number =>
  (text.match(/[\p{L}\p{N}][\p{L}\p{N}_'’.]*/gu) ?? []).length / wordsPerMinute;

/** Options of the blog plugin. */
export const blog = {
  blogDescription: site.blogDescription,
  blogSidebarTitle: 'All posts',
  blogSidebarCount: 'ALL',
  // src/pages/blog/archive.tsx replaces it: the plugin's archive sends the full text of all posts to the browser.
  archiveBasePath: null,
  postsPerPage: 10,
  readingTime: ({content}: {content: string}) => minutesOf(content),
  processBlogPosts: orderPosts,
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
  feedOptions,
} satisfies Options;
