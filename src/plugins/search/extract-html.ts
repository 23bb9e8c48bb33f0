import {load, type CheerioAPI} from 'cheerio';

import {tidy} from '../built-pages';
import {SectionCollector, type PageRecord} from './record';

/** Where the text of a page is, the narrowest first: docs, blog posts, pages of `src/pages`. */
const roots = ['article .theme-doc-markdown', 'article #__blog-post-container', 'main article', 'main'];
const left = '.hash-link, script, style, svg, button, noscript, nav, [role="status"], .theme-doc-toc-mobile';
const textNode = 3;
const block = /^(?:p|li|ul|ol|pre|div|tr|td|th|br|dt|dd|figure|figcaption|details|summary|blockquote|section)$/;

type Nodes = ReturnType<ReturnType<CheerioAPI>['contents']>;

function collect($: CheerioAPI, nodes: Nodes, into: SectionCollector): void {
  nodes.each((_index, node) => {
    if (node.nodeType === textNode) {
      into.add($(node).text());
    } else if ('tagName' in node) {
      const level = Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? 0);
      const heading = level > 0 ? tidy($(node).text()) : '';
      const anchor = $(node).attr('id');
      if (level > 1 && heading && anchor) {
        into.open(level, heading, anchor);
      } else if (level !== 1) {
        if (node.tagName === 'td' && $(node).prev().length === 0) {
          $(node)
            .find('code')
            .each((_, code) => into.name($(code).text()));
        }
        collect($, $(node).contents(), into);
        into.add(block.test(node.tagName) || level > 0 || $(node).hasClass('line') ? ' ' : '');
      }
    }
  });
}

/**
 * Reads a page of the build.
 *
 * @returns undefined when the page asks not to be found or has no text
 */
export function extractHtml(html: string): Pick<PageRecord, 'title' | 'description' | 'sections'> | undefined {
  const $ = load(html);
  const robots = $('meta[name="robots"], meta[property="robots"]').attr('content') ?? '';
  const root = roots.map((selector) => $(selector).first()).find(({length}) => length > 0);
  if (!root || robots.includes('noindex')) {
    return undefined;
  }
  const title = tidy($('main h1').first().text()) || tidy($('title').text().split('|')[0] ?? '');
  root.find(left).remove();
  const sections = new SectionCollector();
  collect($, root.contents(), sections);
  return {title, description: tidy($('meta[name="description"]').attr('content') ?? ''), sections: sections.finish()};
}
