import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse as parseYaml} from 'yaml';
import type {List, ListItem, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';

import {replaceElement} from '../remark-element';
import {heading, link, paragraph, text} from '../remark-element/markdown';

const name = 'SectionPages';

/** The project, and its sidebars as in `sidebars.ts`. */
export interface Navigation {
  readonly root: string;
  readonly sidebars: Readonly<Record<string, unknown>>;
}

/** An entry of a sidebar: the id of a page, or an object. */
type Item = string | {readonly type?: string; readonly id?: string; readonly label?: string; readonly items?: Items};
type Items = readonly Item[];

interface Page {
  readonly id: string;
  /** Its label, where the sidebar names another than the page itself. */
  readonly label?: string;
}

/** Pages below an entry of a sidebar, in their order. */
function pagesOf(item: Item): Page[] {
  if (typeof item === 'string') {
    return [{id: item}];
  }
  const {id, label, items = []} = item;
  return id === undefined ? items.flatMap(pagesOf) : [{id, label}];
}

const isCategory = (item: Item): item is Exclude<Item, string> => typeof item !== 'string' && item.items !== undefined;

/** The list of entries that a page is in; undefined if no sidebar has it. */
function findSiblings(items: Items, id: string): Items | undefined {
  if (items.includes(id)) {
    return items;
  }
  return items
    .filter(isCategory)
    .map((category) => findSiblings(category.items ?? [], id))
    .find((found) => found !== undefined);
}

/** Title and description of a page as in its front matter, and a link to it. */
function entryOf({id, label}: Page, root: string): ListItem {
  const file = `docs/${id}.mdx`;
  const [, yaml = ''] = /^---\n([\s\S]*?)\n---\n/.exec(readFileSync(path.join(root, file), 'utf8')) ?? [];
  const {title = '', sidebar_label: short = title, description = ''} = parseYaml(yaml) as Record<string, string>;
  return {
    type: 'listItem',
    spread: false,
    children: [paragraph(link(`/${id}.mdx`, [text(label ?? short)]), text(` ${description}`))],
  };
}

const listOf = (pages: readonly Page[], root: string): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: pages.map((page) => entryOf(page, root)),
});

/**
 * Inserts links to the other pages of the category that the page is in, as the sidebar has them, each with its
 * description. Categories within it follow with a heading each.
 *
 *     <SectionPages />
 */
export default function remarkSectionPages({root, sidebars}: Navigation): Plugin<[], Root> {
  return replaceElement({
    name,
    attributes: [],
    build: (_attributes, page) => {
      const id = path
        .relative(path.join(root, 'docs'), path.resolve(root, page.path))
        .replaceAll(path.sep, '/')
        .replace(/\.mdx$/, '');
      const siblings = findSiblings(Object.values(sidebars).flat() as Items, id);
      if (!siblings) {
        throw new Error(`${name}: sidebars.ts doesn't list "${id}"; add it to the category of its section`);
      }
      const own = siblings.filter((item) => !isCategory(item)).flatMap(pagesOf);
      const groups = siblings
        .filter(isCategory)
        .flatMap(({label = '', ...category}): RootContent[] => [
          heading(3, [text(label)], `pages-${label.toLowerCase().replaceAll(/\W+/g, '-')}`),
          listOf(pagesOf(category), root),
        ]);
      const index: MdxJsxFlowElement = {
        type: 'mdxJsxFlowElement',
        name,
        attributes: [],
        children: [
          listOf(
            own.filter((each) => each.id !== id),
            root,
          ),
          ...groups,
        ] as MdxJsxFlowElement['children'],
      };
      return [index];
    },
  });
}
