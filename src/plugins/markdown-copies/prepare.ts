import type {Element, ElementContent, Root, RootContent} from 'hast';

import {tidy} from '../built-pages';
import {attribute, classesOf, find, findAll, make, text, textOf} from './html';

/** What the content of a page is read with. */
export interface Surroundings {
  /** Full address of the page, which its links are relative to. */
  readonly url: string;
  /** Takes the code of the next diagram; throws when there is none. */
  readonly nextDiagram: () => string;
}

/** Controls, what only decorates or navigates, and what waits for the browser to fill it. */
const left = new Set('script style button select input textarea label form nav noscript footer template'.split(' '));
const leftClasses = ['hash-link', 'theme-doc-toc-mobile'];
const blocks = new Set('p div ul ol li pre figure blockquote dl dt dd table tr section'.split(' '));

function isLeft(element: Element): boolean {
  return (
    left.has(element.tagName) ||
    attribute(element, 'role') === 'tablist' ||
    attribute(element, 'ariaBusy') === 'true' ||
    (attribute(element, 'ariaHidden') === 'true' && element.tagName !== 'svg') ||
    classesOf(element).some((name) => leftClasses.includes(name))
  );
}

const isBlock = (node: ElementContent): node is Element => node.type === 'element' && blocks.has(node.tagName);

/** What a reader of the text sees of a picture: its name, if it has one. */
function picture(element: Element): ElementContent[] {
  const name = attribute(element, 'ariaLabel');
  return name === '' ? [] : [make('p', text(`Picture: ${name}`))];
}

/** A line that says what the next block is. */
function label(...children: ElementContent[]): Element {
  return make('p', make('strong', ...children));
}

function codeBlock(figure: Element): ElementContent[] {
  const title = find(figure, ({tagName}) => tagName === 'figcaption');
  const code = find(figure, ({tagName}) => tagName === 'pre');
  return [...(title ? [make('p', ...title.children, text(':'))] : []), ...(code ? [code] : [])];
}

function admonition(element: Element): Element {
  const kind = classesOf(element)
    .map((name) => /^theme-admonition-(\w+)$/.exec(name)?.[1])
    .find((name) => name !== undefined);
  const heading = find(element, (each) => classesOf(each).some((name) => name.startsWith('admonitionHeading')));
  const content = find(element, (each) => classesOf(each).some((name) => name.startsWith('admonitionContent')));
  const name = kind ? kind.charAt(0).toUpperCase() + kind.slice(1) : 'Note';
  const title = heading ? tidy(textOf(heading)) : '';
  const said = title === '' || title.toLowerCase() === name.toLowerCase() ? name : `${name}: ${title}`;
  return make('blockquote', label(text(said)), ...(content?.children ?? []));
}

function details(element: Element): ElementContent[] {
  return element.children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'summary' ? [label(...child.children)] : [child],
  );
}

/** Terms with what is said of them, a line each. */
function definitions(element: Element): Element {
  const lines: Element[] = [];
  for (const each of findAll(element, ({tagName}) => tagName === 'dt' || tagName === 'dd')) {
    if (each.tagName === 'dt') {
      lines.push(make('li', make('strong', ...each.children)));
    } else {
      lines.at(-1)?.children.push(text(': '), ...inOneLine(each.children));
    }
  }
  return make('ul', ...lines);
}

/** Puts what a cell of a table shows in several lines into one, the only thing that Markdown has. */
function inOneLine(children: readonly ElementContent[]): ElementContent[] {
  const parts: ElementContent[][] = [[]];
  for (const child of children) {
    if (child.type === 'element' && child.tagName === 'br') {
      parts.push([]);
    } else if (isBlock(child)) {
      const inner = child.tagName === 'pre' ? [make('code', text(tidy(textOf(child))))] : inOneLine(child.children);
      parts.push(inner, []);
    } else {
      parts.at(-1)?.push(child);
    }
  }
  return parts
    .filter((part) => tidy(part.map(textOf).join('')) !== '')
    .flatMap((part, index, all) => {
      const before = tidy((all[index - 1] ?? []).map(textOf).join(''));
      const comma = index === 0 ? '' : /[.:;,!?]$/.test(before) ? ' ' : '; ';
      return comma === '' ? part : [text(comma), ...part];
    });
}

function table(element: Element): ElementContent[] {
  const isCaption = (child: ElementContent): child is Element =>
    child.type === 'element' && child.tagName === 'caption';
  const captions = element.children.filter(isCaption).map(({children}) => make('p', ...children, text(':')));
  return [...captions, {...element, children: element.children.filter((child) => !isCaption(child))}];
}

/** Names of the tabs that show a panel. */
function tabNames(root: Element): Map<string, string> {
  const names = new Map<string, string>();
  for (const tab of findAll(root, (each) => attribute(each, 'role') === 'tab')) {
    const panel = attribute(tab, 'ariaControls');
    names.set(panel, [names.get(panel), tidy(textOf(tab))].filter(Boolean).join(', '));
  }
  return names;
}

function panel(element: Element, names: ReadonlyMap<string, string>): ElementContent[] {
  const name = names.get(attribute(element, 'id'));
  if (name === undefined) {
    throw new Error('has a tab panel that no tab leads to; give its tab aria-controls with the id of the panel');
  }
  const isName = (child: ElementContent): boolean =>
    child.type === 'element' && /^h[2-6]$/.test(child.tagName) && tidy(textOf(child)) === name;
  return [label(text(name)), ...element.children.filter((child) => !isName(child))];
}

/**
 * Turns the content of a built page into HTML that Markdown can tell: without controls, with tabs, notes
 * and diagrams written out, and with full addresses.
 *
 * @throws Error that tells the fault and the fix, without the page
 */
export function prepare(root: Element, {url, nextDiagram}: Surroundings): Root {
  const names = tabNames(root);

  function rewriteAll(children: readonly RootContent[]): ElementContent[] {
    return children.flatMap((child, index) => {
      if (child.type === 'text') {
        return [{...child, value: child.value.replaceAll('\u200b', '')}];
      }
      // React leaves comments between texts.
      const rewritten = child.type === 'element' && !isLeft(child) ? rewrite(child) : [];
      // In a list of dates and titles, a style keeps the two apart.
      const isDate = child.type === 'element' && child.tagName === 'time' && children[index + 1]?.type === 'element';
      return isDate ? [...rewritten, text(': ')] : rewritten;
    });
  }

  function rewrite(original: Element): ElementContent[] {
    const {tagName} = original;
    const classes = classesOf(original);
    // Of a diagram, drawn or not, its code says more than its name.
    if (classes.some((name) => /^(?:diagram|live)_/.test(name))) {
      const code = make('code', text(`${nextDiagram()}\n`));
      return [make('pre', {...code, properties: {className: ['language-mermaid']}})];
    }
    if (tagName === 'svg') {
      return picture(original);
    }
    const element: Element = {...original, children: rewriteAll(original.children)};
    if (attribute(element, 'role') === 'tabpanel') {
      return panel(element, names);
    }
    if (classes.includes('theme-admonition')) {
      return [admonition(element)];
    }
    // What kind of thing an entry of a list is; a style sets it off.
    if (classes.some((name) => name.startsWith('kind_'))) {
      return [make('strong', ...element.children)];
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
        return [{...element, children: inOneLine(element.children)}];
      case 'a': {
        const href = attribute(element, 'href');
        if (href === '' || (tidy(textOf(element)) === '' && !find(element, ({tagName: name}) => name === 'img'))) {
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
