import {createSlugger} from '@docusaurus/utils';
import type {Element, ElementContent, Nodes, Root} from 'hast';
import type {MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

import {breakable} from './breakable';

/** Columns of short facts about what a row documents. They become a line above its meaning. */
const factPattern = /^(?:type|default|since|required|environment variable|variable|source|checked)$/i;
const headingPattern = /^h[1-6]$/;

interface Column {
  readonly title: string;
  readonly isFact: boolean;
}

const isElement = (node: Nodes): node is Element => node.type === 'element';
const isCell = (node: Nodes): node is Element => isElement(node) && (node.tagName === 'td' || node.tagName === 'th');
const isAnchor = (node: Nodes): node is MdxJsxTextElementHast =>
  node.type === 'mdxJsxTextElement' && node.name === 'Anchor';

function textOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

function idOf(node: Nodes): string | undefined {
  if (isElement(node)) {
    return typeof node.properties.id === 'string' ? node.properties.id : undefined;
  }
  if (node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') {
    return undefined;
  }
  const value = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'id')?.value;
  return typeof value === 'string' ? value : undefined;
}

function rowsOf(table: Element, part: 'thead' | 'tbody'): Element[] {
  const found = table.children.filter(isElement).find(({tagName}) => tagName === part);
  return found?.children.filter(isElement) ?? [];
}

const cellsOf = (row: Element | undefined): Element[] => row?.children.filter(isCell) ?? [];

/** Name that a row documents: the first code of its first cell, if the cell begins with code. */
function nameOf(row: Element): string | undefined {
  const [first] = cellsOf(row);
  const start = first?.children.find((node) => !isAnchor(node) && textOf(node).trim() !== '');
  return start && isElement(start) && start.tagName === 'code' ? textOf(start) : undefined;
}

const element = (tagName: string, properties: Element['properties'], ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** The facts of a row as a line: "Type `string` · Default `5000`". */
function factLine(facts: readonly {readonly title: string; readonly cell: Element}[]): Element[] {
  const known = facts.filter(({cell}) => textOf(cell).trim() !== '');
  const parts = known.flatMap(({title, cell}, index): ElementContent[] => [
    {type: 'text', value: index === 0 ? '' : ' · '},
    element('span', {}, {type: 'text', value: `${title} `}),
    ...cell.children,
  ]);
  return known.length > 0 ? [element('div', {'data-facts': ''}, ...parts)] : [];
}

/** Moves the cells of facts into the last other column, unless the facts are all there is. */
function mergeFacts(rows: readonly Element[], columns: readonly Column[]): readonly Column[] {
  const target = columns.findLastIndex(({isFact}, index) => index > 0 && !isFact);
  if (target < 1 || columns.every(({isFact}) => !isFact)) {
    return columns;
  }
  for (const row of rows) {
    const cells = cellsOf(row);
    const facts = columns.flatMap(({title, isFact}, index) => {
      const cell = cells[index];
      return isFact && cell ? [{title, cell}] : [];
    });
    const meaning = cells[target];
    if (meaning?.tagName === 'td') {
      meaning.children = [...factLine(facts), ...meaning.children];
    }
    row.children = cells.filter((_, index) => !columns[index]?.isFact);
  }
  return columns.filter(({isFact}) => !isFact);
}

/** Makes a table whose rows can become blocks on narrow screens, where roles keep the semantics of a table. */
function stack(table: Element, head: Element | undefined, rows: readonly Element[], columns: readonly Column[]): void {
  Object.assign(table.properties, {role: 'table', 'data-stack': ''});
  [head, ...rows].forEach((row) => Object.assign(row?.properties ?? {}, {role: 'row'}));
  cellsOf(head).forEach(({properties}) => Object.assign(properties, {role: 'columnheader'}));
  for (const row of rows) {
    cellsOf(row).forEach(({properties}, index) => {
      const isLast = index === columns.length - 1;
      // In a row of two cells, the second can only be the meaning of the first.
      const label = index === 0 || (isLast && columns.length === 2) ? {} : {'data-label': columns[index]?.title};
      Object.assign(properties, {role: 'cell', ...label});
    });
  }
}

/** Gives a row an id and a link to itself. An anchor that it has already gives the id. */
function linkRow(row: Element, name: string, newId: () => string): void {
  const [first] = cellsOf(row);
  if (first) {
    const own = first.children.find(isAnchor);
    const id = (own && idOf(own)) ?? newId();
    const attributes = Object.entries({id, name}).map(([key, value]) => ({
      type: 'mdxJsxAttribute' as const,
      name: key,
      value,
    }));
    first.children = [
      ...first.children.filter((node) => node !== own),
      {type: 'mdxJsxTextElement', name: 'RowLink', attributes, children: []},
    ];
  }
}

/**
 * Lays out tables. In a reference table, whose rows begin with the code of a name, short facts such as type and default
 * become a line above the meaning, each row gets an id and a link, and rows become blocks on narrow screens. In all
 * tables, long code may break where its parts meet.
 */
const rehypeTables: Plugin<[], Root> = () => (tree) => {
  const slugger = createSlugger();
  visit(tree, (node) => {
    const id = idOf(node);
    if (id !== undefined) {
      slugger.slug(id, {maintainCase: true});
    }
  });
  let heading = '';
  visit(tree, 'element', (table) => {
    if (headingPattern.test(table.tagName)) {
      heading = idOf(table) ?? heading;
    }
    if (table.tagName !== 'table') {
      return;
    }
    const [head] = rowsOf(table, 'thead');
    const rows = rowsOf(table, 'tbody');
    const named = rows.filter((row) => nameOf(row) !== undefined);
    const isComparison = 'data-hold' in table.properties;
    const isReference = !isComparison && rows.length > 0 && named.length >= rows.length * 0.8;
    const isList = isReference || 'data-stack' in table.properties;
    let columns: readonly Column[] = cellsOf(head).map((cell, index) => {
      const title = textOf(cell).trim();
      return {title, isFact: index > 0 && factPattern.test(title)};
    });
    if (isList) {
      columns = mergeFacts(head ? [head, ...rows] : rows, columns);
    }
    if (isReference) {
      for (const row of named) {
        const name = nameOf(row) ?? '';
        linkRow(row, name, () => slugger.slug([heading, name].filter(Boolean).join('-')));
      }
    }
    if (isList) {
      stack(table, head, rows, columns);
    }
    breakable(table);
  });
};

export default rehypeTables;
