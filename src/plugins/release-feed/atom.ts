import type {PhrasingContent} from 'mdast';

import {parseInlineMarkdown} from '../../shared/inline-markdown';
import {releaseFeedTexts as texts} from '../../texts/release-feed';

/** Path of the feed in the build. */
export const feedFile = 'releases/atom.xml';

/** A release as an entry of the feed. */
export interface FeedEntry {
  readonly id: string;
  readonly title: string;
  /** Absolute URL. */
  readonly url: string;
  /** `2026-10-23`. */
  readonly date: string;
  /** Markdown on one line. */
  readonly change: string;
  /** Markdown on one line. */
  readonly action: string;
}

/** Where the feed and its page are published, as absolute URLs, and the notice of the site. */
export interface FeedPlace {
  readonly feed: string;
  readonly page: string;
  readonly rights: string;
}

const escapes: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

/** Escapes text for elements and attributes of XML and HTML. */
export const escapeXml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

function toHtml(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map((node) => {
      switch (node.type) {
        case 'inlineCode':
          return `<code>${escapeXml(node.value)}</code>`;
        case 'link':
          return `<a href="${escapeXml(node.url)}">${toHtml(node.children)}</a>`;
        case 'strong':
          return `<strong>${toHtml(node.children)}</strong>`;
        case 'emphasis':
          return `<em>${toHtml(node.children)}</em>`;
        default:
          return 'value' in node ? escapeXml(node.value) : '';
      }
    })
    .join('');
}

const markdownToHtml = (markdown: string): string => toHtml(parseInlineMarkdown(markdown));
const plain = (markdown: string): string => markdown.replaceAll('`', '');
const timestamp = (day: string): string => `${day}T00:00:00.000Z`;

function renderEntry({id, title, url, date, change, action}: FeedEntry): string {
  const html = `<p>${markdownToHtml(change)}</p><p><strong>${texts.whatToDo}</strong> ${markdownToHtml(action)}</p>`;
  return `  <entry>
    <title>${escapeXml(title)}</title>
    <id>${escapeXml(id)}</id>
    <link href="${escapeXml(url)}"/>
    <updated>${timestamp(date)}</updated>
    <summary>${escapeXml(plain(change))}</summary>
    <content type="html">${escapeXml(html)}</content>
    <author>
      <name>${escapeXml(texts.author)}</name>
    </author>
  </entry>`;
}

/** Renders an Atom feed (RFC 4287). The entries are sorted, newest first. */
export function renderAtom(entries: readonly FeedEntry[], {feed, page, rights}: FeedPlace): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${escapeXml(feed)}</id>
  <title>${escapeXml(texts.title)}</title>
  <subtitle>${escapeXml(texts.description)}</subtitle>
  <updated>${timestamp(entries[0]?.date ?? '1970-01-01')}</updated>
  <link rel="self" type="application/atom+xml" href="${escapeXml(feed)}"/>
  <link rel="alternate" type="text/html" href="${escapeXml(page)}"/>
  <rights>${escapeXml(rights)}</rights>
${entries.map(renderEntry).join('\n')}
</feed>
`;
}
