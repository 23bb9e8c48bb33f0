import {load} from 'cheerio';
import type {AnyNode, Element, Text} from 'domhandler';

import {contentOf, tidy} from '../built-pages';
import {SectionCollector, type PageRecord} from './record';

/** Where the text of a page is, the narrowest first: docs, blog posts, pages of `src/pages`. */
const roots = ['article .theme-doc-markdown', 'article #__blog-post-container', 'main article', 'main'];
const left = '.hash-link, script, style, svg, button, noscript, nav, [role="status"], .theme-doc-toc-mobile';
const block = /^(?:p|li|ul|ol|pre|div|tr|td|th|br|dt|dd|figure|figcaption|details|summary|blockquote|section)$/;

const textNode = 3;
const isText = (node: AnyNode): node is Text => node.nodeType === textNode;
const isElement = (node: AnyNode): node is Element => 'tagName' in node;

function textOf(node: AnyNode): string {
  if (isText(node)) {
    return node.data;
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Code inside an element, each piece once. */
function codesOf(node: Element): string[] {
  return node.children
    .filter(isElement)
    .flatMap((child) => [...(child.tagName === 'code' ? [textOf(child)] : []), ...codesOf(child)]);
}

function isFirst(node: Element): boolean {
  return node.parent?.children.find(isElement) === node;
}

function collect(nodes: readonly AnyNode[], into: SectionCollector): void {
  for (const node of nodes) {
    if (isText(node)) {
      into.add(node.data);
    } else if (isElement(node)) {
      const level = Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? 0);
      const heading = level > 0 ? tidy(textOf(node)) : '';
      const anchor = node.attribs.id;
      if (level > 1 && heading && anchor) {
        into.open(level, heading, anchor);
      } else if (level !== 1) {
        if (node.tagName === 'td' && isFirst(node)) {
          codesOf(node).forEach((code) => into.name(code));
        }
        collect(node.children, into);
        const isLine = (node.attribs.class ?? '').split(' ').includes('line');
        into.add(block.test(node.tagName) || level > 0 || isLine ? ' ' : '');
      }
    }
  }
}

/**
 * Reads a page of the build.
 *
 * @returns undefined when the page asks not to be found or has no text
 */
export function extractHtml(html: string): Pick<PageRecord, 'title' | 'description' | 'sections'> | undefined {
  // The quicker of two parsers, for HTML that says where each element ends.
  const $ = load(contentOf(html), {xml: {xmlMode: false}});
  const robots = $('meta[name="robots"], meta[property="robots"]').attr('content') ?? '';
  const root = roots.map((selector) => $(selector).first()).find(({length}) => length > 0);
  if (!root || robots.includes('noindex')) {
    return undefined;
  }
  const title = tidy($('main h1').first().text()) || tidy($('title').text().split('|')[0] ?? '');
  root.find(left).remove();
  const sections = new SectionCollector();
  collect(root.contents().toArray(), sections);
  return {title, description: tidy($('meta[name="description"]').attr('content') ?? ''), sections: sections.finish()};
}
