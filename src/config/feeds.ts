import type {Options} from '@docusaurus/plugin-content-blog';
import {load} from 'cheerio';

import {copyright} from './footer';

type CreateFeedItems = NonNullable<NonNullable<Options['feedOptions']>['createFeedItems']>;

/** What a page needs and a feed has no use for: links of headings to themselves, and copy buttons. */
const controls = '.hash-link, [role="status"], button, svg';

/**
 * Turns the HTML of a post's page into that of a feed: the same text without the page's controls, its frames
 * and its classes, and with code as plain text.
 */
export function toFeedHtml(html: string): string {
  const $ = load(html, null, false);
  $(controls).remove();
  $('pre code').each((_, code) => {
    $(code).text($(code).text());
  });
  $('div').each((_, frame) => {
    $(frame).replaceWith($(frame).contents());
  });
  for (const attribute of ['class', 'style', 'tabindex', 'translate']) {
    $('*').removeAttr(attribute);
  }
  return $.html().replaceAll('<!-- -->', '').trim();
}

const createFeedItems: CreateFeedItems = async ({defaultCreateFeedItems, ...posts}) => {
  const items = await defaultCreateFeedItems(posts);
  return items.map((item) => ({...item, content: toFeedHtml(item.content ?? '')}));
};

/** The RSS and Atom feeds: all posts in full. */
export const feedOptions = {
  type: ['rss', 'atom'],
  description:
    'News of the Pact libraries, the Pact Broker and the tools around them, and of the people who make them.',
  copyright,
  limit: false,
  createFeedItems,
} satisfies Options['feedOptions'];
