import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createSlugger, escapeMarkdownHeadingIds, parseMarkdownHeadingId} from '@docusaurus/utils';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {parse as parseYaml} from 'yaml';
import type {Code, Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

/** A docs page or a post, parsed as the build parses it. */
export interface ContentPage {
  /** Path relative to the project, with forward slashes. */
  readonly file: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly tree: Root;
  readonly source: string;
}

/** An element such as `<Card>`. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective).use(remarkMdx);

function readFrontMatter(source: string): Record<string, unknown> {
  const [, head = ''] = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(source) ?? [];
  return (parseYaml(head) ?? {}) as Record<string, unknown>;
}

/** Parses a page: its front matter at once, its tree lazily. Line numbers are those of the file. */
export function parsePage(file: string, source: string): ContentPage {
  let tree: Root | undefined;
  return {
    file,
    source,
    frontMatter: readFrontMatter(source),
    get tree() {
      tree ??= processor.parse(escapeMarkdownHeadingIds(source));
      return tree;
    },
  };
}

/** Cache of parsed pages: parsing all of them takes seconds, and most checks need every page. */
const pageCache = new Map<string, ContentPage>();

function readPage(file: string): ContentPage {
  const page = pageCache.get(file) ?? parsePage(file, readFileSync(file, 'utf8'));
  pageCache.set(file, page);
  return page;
}

/**
 * Reads all pages in folders of the project, without partials, whose names start with an underscore. Callers share the
 * pages and must not change them.
 */
export function readPages(...folders: readonly string[]): ContentPage[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
      .filter((file) => /\.mdx?$/.test(file))
      .sort()
      .map(readPage),
  );
}

/** Location of a node, for messages: `docs/faq/index.mdx:12`. */
export function placeOf(page: ContentPage, node: Nodes): string {
  return `${page.file}:${node.position?.start.line ?? 1}`;
}

/** Visible text of a node; code only on request. */
export function textOf(node: Nodes, withCode = false): string {
  if (node.type === 'inlineCode' || node.type === 'code') {
    return withCode ? node.value : '';
  }
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map((child) => textOf(child, withCode)).join('') : '';
}

/** All code fences, including diagrams. */
export function fencesOf(page: ContentPage): Code[] {
  const fences: Code[] = [];
  visit(page.tree, 'code', (node) => {
    fences.push(node);
  });
  return fences;
}

/** All JSX elements. */
export function elementsOf(page: ContentPage): JsxElement[] {
  const elements: JsxElement[] = [];
  visit(page.tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    elements.push(node as JsxElement);
  });
  return elements;
}

/** Value of an attribute, unless it is an expression. */
export function attributeOf(element: JsxElement, name: string): string | undefined {
  const attribute = element.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name);
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}

/** A heading with the id that the build gives it. */
export interface PageHeading {
  readonly place: string;
  readonly depth: number;
  readonly id: string;
}

/** Headings in order. */
export function headingsOf(page: ContentPage): PageHeading[] {
  const slugger = createSlugger();
  const headings: PageHeading[] = [];
  visit(page.tree, 'heading', (node) => {
    const {text, id} = parseMarkdownHeadingId(textOf(node, true));
    headings.push({place: placeOf(page, node), depth: node.depth, id: id ?? slugger.slug(text)});
  });
  return headings;
}

/** Address of a docs page. */
export function addressOf({file, frontMatter}: ContentPage): string {
  if (typeof frontMatter.slug === 'string') {
    return frontMatter.slug;
  }
  return file.replace(/^docs/, '').replace(/(\/index)?\.mdx?$/, '') || '/';
}
