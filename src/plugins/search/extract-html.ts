import {isText, type ChildNode, type Element} from 'domhandler';
import {DomUtils, parseDocument} from 'htmlparser2';

import {tidy} from '../built-pages';
import {SectionCollector, type PageRecord} from './record';

/** Where the text of a page is, the narrowest first: docs, blog posts, pages of `src/pages`. */
const roots: readonly ((element: Element) => boolean)[] = [
  (element) => classesOf(element).includes('theme-doc-markdown'),
  ({attribs}) => attribs.id === '__blog-post-container',
  ({tagName}) => tagName === 'article',
  ({tagName}) => tagName === 'main',
];
const left = new Set(['script', 'style', 'svg', 'button', 'noscript', 'nav']);
const leftClasses = ['hash-link', 'theme-doc-toc-mobile'];
const block = /^(?:p|li|ul|ol|pre|div|tr|td|th|br|dt|dd|figure|figcaption|details|summary|blockquote|section)$/;

const isElement = (node: ChildNode): node is Element => 'tagName' in node;

function classesOf({attribs}: Element): string[] {
  return (attribs.class ?? '').split(' ');
}

function isLeft(element: Element): boolean {
  return (
    left.has(element.tagName) ||
    element.attribs.role === 'status' ||
    classesOf(element).some((name) => leftClasses.includes(name))
  );
}

/** What readers read of a node. */
function textOf(node: ChildNode): string {
  if (isText(node)) {
    return node.data;
  }
  return isElement(node) && !isLeft(node) ? node.children.map(textOf).join('') : '';
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

function collect(nodes: readonly ChildNode[], into: SectionCollector): void {
  for (const node of nodes) {
    if (isText(node)) {
      into.add(node.data);
    } else if (isElement(node) && !isLeft(node)) {
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
        const isLine = classesOf(node).includes('line');
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
  // The quicker of the parsers, for HTML that says where each element ends.
  const page = parseDocument(html);
  const find = (passes: (element: Element) => boolean): Element | null => DomUtils.findOne(passes, page.children);
  const told = (name: string): string => {
    const meta = find(({tagName, attribs}) => tagName === 'meta' && (attribs.name ?? attribs.property) === name);
    return meta?.attribs.content ?? '';
  };
  const root = roots.map(find).find((found) => found !== null);
  if (!root || told('robots').includes('noindex')) {
    return undefined;
  }
  const heading = find(({tagName}) => tagName === 'h1');
  const name = find(({tagName}) => tagName === 'title');
  const title = tidy(heading ? textOf(heading) : '') || tidy((name ? textOf(name) : '').split('|')[0] ?? '');
  const sections = new SectionCollector();
  collect(root.children, sections);
  return {title, description: tidy(told('description')), sections: sections.finish()};
}
