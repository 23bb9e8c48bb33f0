import type {Element, ElementContent, Root, RootContent} from 'hast';

import {collapseWhitespace} from '../built-pages';
import {attribute, classesOf, find, findAll, createElement, createText, textOf} from './html';

/** What the conversion needs to know about the page. */
export interface PageContext {
  /** Absolute URL of the page; its links are resolved against it. */
  readonly url: string;
  /** Returns the code of the next diagram; throws when there is none. */
  readonly nextDiagram: () => string;
}

/** Controls, decoration, navigation, and placeholders that only the browser fills. */
const skippedTags = new Set(
  'script style button select input textarea label form nav noscript footer template wbr'.split(' '),
);
const skippedClasses = ['edit-link', 'hash-link', 'theme-doc-toc-mobile'];
const blocks = new Set('p div ul ol li pre figure blockquote dl dt dd table tr section'.split(' '));

function isSkipped(element: Element): boolean {
  return (
    skippedTags.has(element.tagName) ||
    attribute(element, 'role') === 'tablist' ||
    attribute(element, 'ariaBusy') === 'true' ||
    (attribute(element, 'ariaHidden') === 'true' && element.tagName !== 'svg') ||
    classesOf(element).some((name) => skippedClasses.includes(name))
  );
}

const isBlock = (node: ElementContent): node is Element => node.type === 'element' && blocks.has(node.tagName);

/** Replaces a picture with its accessible name, if it has one. */
function imageLabel(element: Element): ElementContent[] {
  const name = attribute(element, 'ariaLabel');
  return name === '' ? [] : [createElement('p', createText(`Picture: ${name}`))];
}

/** A line that labels the next block. */
function label(...children: ElementContent[]): Element {
  return createElement('p', createElement('strong', ...children));
}

function codeBlock(figure: Element): ElementContent[] {
  const title = find(figure, ({tagName}) => tagName === 'figcaption');
  // A command, and its output if there is one.
  const code = findAll(figure, ({tagName}) => tagName === 'pre');
  return [...(title ? [createElement('p', ...title.children, createText(':'))] : []), ...code];
}

function admonition(element: Element): Element {
  const kind = classesOf(element)
    .map((name) => /^theme-admonition-(\w+)$/.exec(name)?.[1])
    .find((name) => name !== undefined);
  const heading = find(element, (each) => classesOf(each).some((name) => name.startsWith('admonitionHeading')));
  const content = find(element, (each) => classesOf(each).some((name) => name.startsWith('admonitionContent')));
  const name = kind ? kind.charAt(0).toUpperCase() + kind.slice(1) : 'Note';
  const title = heading ? collapseWhitespace(textOf(heading)) : '';
  const caption = title === '' || title.toLowerCase() === name.toLowerCase() ? name : `${name}: ${title}`;
  return createElement('blockquote', label(createText(caption)), ...(content?.children ?? []));
}

function details(element: Element): ElementContent[] {
  return element.children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'summary' ? [label(...child.children)] : [child],
  );
}

/** Turns a definition list into a list, one line per term. */
function definitions(element: Element): Element {
  const lines: Element[] = [];
  for (const each of findAll(element, ({tagName}) => tagName === 'dt' || tagName === 'dd')) {
    if (each.tagName === 'dt') {
      lines.push(createElement('li', createElement('strong', ...each.children)));
    } else {
      lines.at(-1)?.children.push(createText(': '), ...flattenCell(each.children));
    }
  }
  return createElement('ul', ...lines);
}

/** Joins the blocks of a table cell into one line, since Markdown cells can hold no blocks. */
function flattenCell(children: readonly ElementContent[]): ElementContent[] {
  const parts: ElementContent[][] = [[]];
  for (const child of children) {
    if (child.type === 'element' && child.tagName === 'br') {
      parts.push([]);
    } else if (isBlock(child)) {
      const inner =
        child.tagName === 'pre'
          ? [createElement('code', createText(collapseWhitespace(textOf(child))))]
          : flattenCell(child.children);
      parts.push(inner, []);
    } else {
      parts.at(-1)?.push(child);
    }
  }
  return parts
    .filter((part) => collapseWhitespace(part.map(textOf).join('')) !== '')
    .flatMap((part, index, all) => {
      const before = collapseWhitespace((all[index - 1] ?? []).map(textOf).join(''));
      const comma = index === 0 ? '' : /[.:;,!?]$/.test(before) ? ' ' : '; ';
      return comma === '' ? part : [createText(comma), ...part];
    });
}

function table(element: Element): ElementContent[] {
  const isCaption = (child: ElementContent): child is Element =>
    child.type === 'element' && child.tagName === 'caption';
  const captions = element.children
    .filter(isCaption)
    .map(({children}) => createElement('p', ...children, createText(':')));
  return [...captions, {...element, children: element.children.filter((child) => !isCaption(child))}];
}

/** Names of tabs by the id of the panel they control. */
function tabNames(root: Element): Map<string, string> {
  const names = new Map<string, string>();
  for (const tab of findAll(root, (each) => attribute(each, 'role') === 'tab')) {
    const panel = attribute(tab, 'ariaControls');
    names.set(panel, [names.get(panel), collapseWhitespace(textOf(tab))].filter(Boolean).join(', '));
  }
  return names;
}

function panel(element: Element, names: ReadonlyMap<string, string>): ElementContent[] {
  const name = names.get(attribute(element, 'id'));
  if (name === undefined) {
    throw new Error('has a tab panel without a tab; set aria-controls of the tab to the id of the panel');
  }
  const isName = (child: ElementContent): boolean =>
    child.type === 'element' && /^h[2-6]$/.test(child.tagName) && collapseWhitespace(textOf(child)) === name;
  return [label(createText(name)), ...element.children.filter((child) => !isName(child))];
}

/**
 * Reduces the content of a built page to HTML that Markdown can express: controls are dropped, tabs, admonitions and
 * diagrams are written out, and URLs are absolute.
 *
 * @throws Error with the problem and the fix; the caller adds the page
 */
export function prepare(root: Element, {url, nextDiagram}: PageContext): Root {
  const names = tabNames(root);

  function rewriteAll(children: readonly RootContent[]): ElementContent[] {
    return children.flatMap((child, index) => {
      if (child.type === 'text') {
        return [{...child, value: child.value.replaceAll('\u200b', '')}];
      }
      // React leaves comments between text nodes, hence elements only.
      const rewritten = child.type === 'element' && !isSkipped(child) ? rewrite(child) : [];
      // In a list of dates and titles, only a style separates the two.
      const isDate = child.type === 'element' && child.tagName === 'time' && children[index + 1]?.type === 'element';
      return isDate ? [...rewritten, createText(': ')] : rewritten;
    });
  }

  function rewrite(original: Element): ElementContent[] {
    const {tagName} = original;
    const classes = classesOf(original);
    // A diagram's code says more than its name, whether or not it has a drawing.
    if (classes.some((name) => /^(?:diagram|live)_/.test(name))) {
      const code = createElement('code', createText(`${nextDiagram()}\n`));
      return [createElement('pre', {...code, properties: {className: ['language-mermaid']}})];
    }
    if (tagName === 'svg') {
      return imageLabel(original);
    }
    const element: Element = {...original, children: rewriteAll(original.children)};
    if (attribute(element, 'role') === 'tabpanel') {
      return panel(element, names);
    }
    if (classes.includes('theme-admonition')) {
      return [admonition(element)];
    }
    // The kind of a list entry, which only a style sets apart.
    if (classes.some((name) => name.startsWith('kind_'))) {
      return [createElement('strong', ...element.children)];
    }
    switch (tagName) {
      case 'h1':
        return [];
      case 'figure':
        return codeBlock(element);
      case 'details':
        return details(element);
      case 'dl':
        return [definitions(element)];
      case 'table':
        return table(element);
      case 'td':
      case 'th':
        return [{...element, children: flattenCell(element.children)}];
      case 'a': {
        const href = attribute(element, 'href');
        if (
          href === '' ||
          (collapseWhitespace(textOf(element)) === '' && !find(element, ({tagName: name}) => name === 'img'))
        ) {
          return element.children;
        }
        return [{...element, properties: {href: new URL(href, url).href}}];
      }
      case 'img': {
        const alt = attribute(element, 'alt');
        const src = new URL(attribute(element, 'src'), url).href;
        return alt === '' ? [] : [{...element, properties: {src, alt}}];
      }
      default:
        return [element];
    }
  }

  return {type: 'root', children: rewriteAll(root.children)};
}
