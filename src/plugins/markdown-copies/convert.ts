import type {Element, Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {parse} from 'parse5';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

import {diagramsOf} from '../../data/diagrams';
import {collapseWhitespace} from '../built-pages';
import {attribute, classesOf, find, findAll, textOf} from './html';
import {prepare} from './prepare';

/** A built page and its source. */
export interface BuiltPage {
  readonly html: string;
  /** Absolute URL. */
  readonly url: string;
  /** Content of the page's source file. */
  readonly source: string;
}

/** A page as Markdown. */
export interface MarkdownPage {
  readonly title: string;
  readonly description: string;
  readonly markdown: string;
}

const toMarkdown = unified().use(rehypeRemark);
const markdownWriter = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', fences: true, resourceLink: true, rule: '-'});

/** Matchers for the root of the content, the most specific first: docs, posts, other pages. */
const roots: readonly ((element: Element) => boolean)[] = [
  (element) => classesOf(element).includes('theme-doc-markdown'),
  (element) => attribute(element, 'id') === '__blog-post-container',
  ({tagName}) => tagName === 'main',
];

function descriptionOf(tree: Root): string {
  const meta = find(tree, (each) => each.tagName === 'meta' && attribute(each, 'name') === 'description');
  return meta ? collapseWhitespace(attribute(meta, 'content')) : '';
}

/** Date and authors of a post; undefined for other pages. */
function bylineOf(tree: Root): string | undefined {
  const header = find(tree, ({tagName}) => tagName === 'header');
  const time = header && find(header, ({tagName}) => tagName === 'time');
  if (!header || !time) {
    return undefined;
  }
  const names = findAll(header, (each) => classesOf(each).includes('avatar__name')).map((each) =>
    collapseWhitespace(textOf(each)),
  );
  const day = attribute(time, 'dateTime').slice(0, 10);
  return names.length > 0 ? `Published: ${day}, by ${names.join(', ')}` : `Published: ${day}`;
}

/** Escapes a line of plain text for Markdown. */
function line(value: string): string {
  return markdownWriter
    .stringify({type: 'root', children: [{type: 'paragraph', children: [{type: 'text', value}]}]})
    .trim();
}

/**
 * Converts a built page to Markdown.
 *
 * @throws Error with the problem and the fix; the caller adds the page
 */
export function convert({html, url, source}: BuiltPage): MarkdownPage {
  const tree = fromParse5(parse(html)) as Root;
  if (!find(tree, ({tagName}) => tagName === 'main')) {
    throw new Error('has no <main>; add its route to "ignore" in the options of markdown-copies');
  }
  const heading = find(tree, ({tagName}) => tagName === 'h1');
  const content = roots.map((passes) => find(tree, passes)).find((found) => found !== undefined);
  const title = heading ? collapseWhitespace(textOf(heading)) : '';
  const description = descriptionOf(tree);
  if (!content || title === '' || description === '') {
    throw new Error('has no title or no description; give it an h1, and "description" in its front matter or layout');
  }

  const diagrams = diagramsOf(source);
  let used = 0;
  const prepared = prepare(content, {
    url,
    nextDiagram: () => {
      const next = diagrams[used];
      used += 1;
      if (next === undefined) {
        throw new Error(
          `renders more diagrams than the ${diagrams.length} in its source; write each as a mermaid fence in the page itself`,
        );
      }
      return next;
    },
  });
  if (used < diagrams.length) {
    throw new Error(
      `renders ${used} of the ${diagrams.length} diagrams in its source; make src/plugins/remark-diagrams replace each with a Diagram`,
    );
  }

  const body = markdownWriter.stringify(toMarkdown.runSync(prepared));
  const byline = bylineOf(tree);
  const top = [`# ${line(title)}`, `> ${line(description)}`, `Source: ${url}`, ...(byline ? [line(byline)] : [])];
  return {title, description, markdown: `${top.join('\n\n')}\n\n${body.trim()}\n`};
}
