import type {Options} from '@docusaurus/plugin-content-blog';
import {load} from 'cheerio';

import {site} from '../texts/site';
import {copyright} from './footer';

type CreateFeedItems = NonNullable<NonNullable<Options['feedOptions']>['createFeedItems']>;

/** Page controls that make no sense in a feed: heading links and copy buttons. */
const controls = '.edit-link, .hash-link, [role="status"], button, svg';

/** Converts the HTML of a post for feeds: removes controls, wrapper elements and classes, and makes code plain text. */
export function toFeedHtml(html: string): string {
  const $ = load(html, null, false);
  $(controls).remove();
  $('pre code').each((_, code) => {
    $(code).text($(code).text());
  });
  $('div').each((_, wrapper) => {
    $(wrapper).replaceWith($(wrapper).contents());
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

/** Options of the RSS and Atom feeds, which have all posts in full. */
export const feedOptions = {
  type: ['rss', 'atom'],
  description: site.feedDescription,
  copyright,
  limit: false,
  createFeedItems,
} satisfies Options['feedOptions'];
