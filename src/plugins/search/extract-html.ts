import {isText, type ChildNode, type Element} from 'domhandler';
import {DomUtils, parseDocument} from 'htmlparser2';

import {searchNameAttribute} from '../../shared/search/format';
import {collapseWhitespace} from '../built-pages';
import {SectionCollector, type PageRecord} from './record';

/** Matchers for the root of the content, the most specific first: docs, blog posts, pages of `src/pages`. */
const roots: readonly ((element: Element) => boolean)[] = [
  (element) => classesOf(element).includes('theme-doc-markdown'),
  ({attribs}) => attribs.id === '__blog-post-container',
  ({tagName}) => tagName === 'article',
  ({tagName}) => tagName === 'main',
];
const skippedTags = new Set(['script', 'style', 'svg', 'button', 'noscript', 'nav']);
const skippedClasses = ['edit-link', 'hash-link', 'section-pages', 'theme-doc-toc-mobile'];
const blockPattern = /^(?:p|li|ul|ol|pre|div|tr|td|th|br|dt|dd|figure|figcaption|details|summary|blockquote|section)$/;

/** Ids of the languages that see a panel, as `src/plugins/reader-choices` reads it. */
const panelAttribute = 'data-sdk-panel';

/** Parts that follow each other without a full stop. */
const apartPattern = /^(?:p|li|tr|td|th|dt|dd|pre|figure|figcaption|summary|blockquote)$/;

const isElement = (node: ChildNode): node is Element => 'tagName' in node;

function classesOf({attribs}: Element): string[] {
  return (attribs.class ?? '').split(' ');
}

function isSkipped(element: Element): boolean {
  return (
    skippedTags.has(element.tagName) ||
    element.attribs.role === 'status' ||
    classesOf(element).some((name) => skippedClasses.includes(name))
  );
}

/** Visible text of a node. */
function textOf(node: ChildNode): string {
  if (isText(node)) {
    return node.data;
  }
  return isElement(node) && !isSkipped(node) ? node.children.map(textOf).join('') : '';
}

/** Texts of the `code` elements inside an element. */
function codesOf(node: Element): string[] {
  return node.children
    .filter(isElement)
    .flatMap((child) => [...(child.tagName === 'code' ? [textOf(child)] : []), ...codesOf(child)]);
}

function isFirst(node: Element): boolean {
  return node.parent?.children.find(isElement) === node;
}

/** Whether a node is the heading that a language panel has where tabs don't work. */
function isPanelHeading({tagName, attribs, parent}: Element): boolean {
  return (
    /^h\d$/.test(tagName) && !attribs.id && parent !== null && 'attribs' in parent && panelAttribute in parent.attribs
  );
}

function collect(nodes: readonly ChildNode[], collector: SectionCollector, sdk: string): void {
  for (const node of nodes) {
    if (isText(node)) {
      collector.add(node.data, sdk);
    } else if (isElement(node) && !isSkipped(node) && !isPanelHeading(node)) {
      const level = Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? 0);
      const heading = level > 0 ? collapseWhitespace(textOf(node)) : '';
      const anchor = node.attribs.id;
      if (level > 1 && heading && anchor) {
        collector.open(level, heading, anchor);
      } else if (level !== 1) {
        if (node.tagName === 'td' && isFirst(node)) {
          codesOf(node).forEach((code) => collector.name(code));
        } else if (searchNameAttribute in node.attribs) {
          collector.name(textOf(node));
        }
        const seenBy = node.attribs[panelAttribute] ?? sdk;
        if (apartPattern.test(node.tagName)) {
          collector.separate(seenBy);
        }
        collect(node.children, collector, seenBy);
        const isLine = classesOf(node).includes('line');
        collector.add(blockPattern.test(node.tagName) || level > 0 || isLine ? ' ' : '', sdk);
      }
    }
  }
}

/**
 * Extracts the sections of a built page.
 *
 * @returns undefined when the page is `noindex` or has no content
 */
export function extractHtml(
  html: string,
): Pick<PageRecord, 'title' | 'description' | 'keywords' | 'sections'> | undefined {
  // Faster than parse5, and good enough for HTML without omitted end tags.
  const page = parseDocument(html);
  const find = (passes: (element: Element) => boolean): Element | null => DomUtils.findOne(passes, page.children);
  const metaContent = (name: string): string => {
    const meta = find(({tagName, attribs}) => tagName === 'meta' && (attribs.name ?? attribs.property) === name);
    return meta?.attribs.content ?? '';
  };
  const root = roots.map(find).find((found) => found !== null);
  if (!root || metaContent('robots').includes('noindex')) {
    return undefined;
  }
  const heading = find(({tagName}) => tagName === 'h1');
  const name = find(({tagName}) => tagName === 'title');
  const title =
    collapseWhitespace(heading ? textOf(heading) : '') ||
    collapseWhitespace((name ? textOf(name) : '').split('|')[0] ?? '');
  const sections = new SectionCollector();
  collect(root.children, sections, '');
  const keywords = metaContent('keywords').split(',').map(collapseWhitespace).filter(Boolean);
  return {title, description: collapseWhitespace(metaContent('description')), keywords, sections: sections.finish()};
}
