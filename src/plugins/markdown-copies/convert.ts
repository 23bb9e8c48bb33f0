import type {Element, Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {parse} from 'parse5';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

import {diagramsOf} from '../../data/diagrams';
import {tidy} from '../built-pages';
import {attribute, classesOf, find, findAll, textOf} from './html';
import {prepare} from './prepare';

/** A page of the build and where it comes from. */
export interface BuiltPage {
  readonly html: string;
  /** Full address. */
  readonly url: string;
  /** Text of the page's source. */
  readonly source: string;
}

/** A page as Markdown. */
export interface MarkdownPage {
  readonly title: string;
  readonly description: string;
  readonly markdown: string;
}

const turner = unified().use(rehypeRemark);
const writer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', fences: true, resourceLink: true, rule: '-'});

/** Where the content of a page is, the narrowest first: docs, posts, other pages. */
const roots: readonly ((element: Element) => boolean)[] = [
  (element) => classesOf(element).includes('theme-doc-markdown'),
  (element) => attribute(element, 'id') === '__blog-post-container',
  ({tagName}) => tagName === 'main',
];

function descriptionOf(tree: Root): string {
  const meta = find(tree, (each) => each.tagName === 'meta' && attribute(each, 'name') === 'description');
  return meta ? tidy(attribute(meta, 'content')) : '';
}

/** Day and authors of a post; undefined for other pages. */
function bylineOf(tree: Root): string | undefined {
  const header = find(tree, ({tagName}) => tagName === 'header');
  const time = header && find(header, ({tagName}) => tagName === 'time');
  if (!header || !time) {
    return undefined;
  }
  const names = findAll(header, (each) => classesOf(each).includes('avatar__name')).map((each) => tidy(textOf(each)));
  const day = attribute(time, 'dateTime').slice(0, 10);
  return names.length > 0 ? `Published: ${day}, by ${names.join(', ')}` : `Published: ${day}`;
}

/** One line of text as Markdown, with what it needs escaped. */
function line(value: string): string {
  return writer.stringify({type: 'root', children: [{type: 'paragraph', children: [{type: 'text', value}]}]}).trim();
}

/**
 * Writes a built page as Markdown.
 *
 * @throws Error that tells the fault and the fix, without the page
 */
export function convert({html, url, source}: BuiltPage): MarkdownPage {
  const tree = fromParse5(parse(html)) as Root;
  if (!find(tree, ({tagName}) => tagName === 'main')) {
    throw new Error('has no <main>; leave its route out in the options of markdown-copies');
  }
  const heading = find(tree, ({tagName}) => tagName === 'h1');
  const content = roots.map((passes) => find(tree, passes)).find((found) => found !== undefined);
  const title = heading ? tidy(textOf(heading)) : '';
  const description = descriptionOf(tree);
  if (!content || title === '' || description === '') {
    throw new Error('lacks a title or a description; give it an h1, and "description" in its front matter or layout');
  }

  const diagrams = diagramsOf(source);
  let taken = 0;
  const prepared = prepare(content, {
    url,
    nextDiagram: () => {
      const next = diagrams[taken];
      taken += 1;
      if (next === undefined) {
        throw new Error(
          `shows more diagrams than the ${diagrams.length} of its source; write each as a mermaid fence in the page itself`,
        );
      }
      return next;
    },
  });
  if (taken < diagrams.length) {
    throw new Error(
      `shows ${taken} of the ${diagrams.length} diagrams of its source; src/plugins/remark-diagrams must put a Diagram in the place of each`,
    );
  }

  const body = writer.stringify(turner.runSync(prepared));
  const byline = bylineOf(tree);
  const top = [`# ${line(title)}`, `> ${line(description)}`, `Source: ${url}`, ...(byline ? [line(byline)] : [])];
  return {title, description, markdown: `${top.join('\n\n')}\n\n${body.trim()}\n`};
}
