import type {Heading, Paragraph, PhrasingContent, Table, TableRow} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

import type {Source} from '../../content/collection';
import type {Passage} from '../../texts/edit-link';

/** A column of a table. `render` returns the content of a cell, or an empty list. */
export interface Column<Entry> {
  readonly title: string;
  readonly render: (entry: Entry) => PhrasingContent[];
}

interface TableOptions<Entry> {
  /** Ids of the anchors in an entry's row. */
  readonly anchorsOf?: (entry: Entry) => readonly string[];
  /** Whether the cells of a row stack on narrow screens. */
  readonly stacks?: boolean;
  /** Whether the first column stays in view while the others scroll. */
  readonly holdsFirst?: boolean;
}

export const text = (value: string): PhrasingContent => ({type: 'text', value});

export const link = (url: string, children: PhrasingContent[]): PhrasingContent => ({type: 'link', url, children});

/** Inline code; an empty list for an empty or missing value. */
export const code = (value: string | undefined): PhrasingContent[] =>
  value === undefined || value === '' ? [] : [{type: 'inlineCode', value}];

/** Inline code with line breaks. */
export const codeLines = (value: string): PhrasingContent[] =>
  value.split('\n').flatMap((line, index) => (index === 0 ? code(line) : [{type: 'break'} as const, ...code(line)]));

export const paragraph = (...children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});

/** A heading; without an id, Docusaurus derives one from its text. */
export const heading = (depth: 2 | 3, children: PhrasingContent[], id?: string): Heading => ({
  type: 'heading',
  depth,
  children,
  ...(id === undefined ? {} : {data: {hProperties: {id}}}),
});

/** Concatenates nodes with a separator; empty lists are skipped. */
export const join = (lists: readonly PhrasingContent[][], separator: string): PhrasingContent[] =>
  lists.filter((list) => list.length > 0).flatMap((list, index) => (index === 0 ? list : [text(separator), ...list]));

function anchorOf<Type extends 'mdxJsxFlowElement' | 'mdxJsxTextElement'>(type: Type, id: string) {
  return {type, name: 'Anchor', attributes: [attribute('id', id)], children: []};
}

const attribute = (name: string, value: string) => ({type: 'mdxJsxAttribute' as const, name, value});

/**
 * A link to edit a passage, to put below it.
 *
 * @param source file and line of the passage, from `sourceOf`
 * @param passage kind of passage, which determines the label
 */
export const editLink = ({file, line}: Source, passage: Passage): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: 'EditLink',
  attributes: [attribute('of', `${file}#L${line}`), attribute('passage', passage)],
  children: [],
});

/** A date such as `2026-10-23`, which doesn't wrap. */
export const time = (date: string): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name: 'time',
  attributes: [attribute('dateTime', date)],
  children: [text(date)],
});

/** An inline anchor. */
export const anchor = (id: string): MdxJsxTextElement => anchorOf('mdxJsxTextElement', id);

/** An anchor between blocks. */
export const blockAnchor = (id: string): MdxJsxFlowElement => anchorOf('mdxJsxFlowElement', id);

/**
 * A table with a row for each entry. Columns that are empty in all rows are omitted. `rehype-tables` lays it out.
 */
export function table<Entry>(
  entries: readonly Entry[],
  columns: readonly Column<Entry>[],
  {anchorsOf = () => [], stacks = true, holdsFirst = false}: TableOptions<Entry> = {},
): Table {
  const used = columns.filter(({render}) => entries.some((entry) => render(entry).length > 0));
  const row = (cells: PhrasingContent[][]): TableRow => ({
    type: 'tableRow',
    children: cells.map((children) => ({type: 'tableCell', children})),
  });
  return {
    type: 'table',
    align: used.map(() => null),
    data: {
      hProperties: {...(stacks ? {'data-stack': ''} : {}), ...(holdsFirst ? {'data-hold': ''} : {})},
    },
    children: [
      row(used.map(({title}) => [text(title)])),
      ...entries.map((entry) =>
        row(
          used.map(({render}, index) =>
            index === 0 ? [...anchorsOf(entry).map(anchor), ...render(entry)] : render(entry),
          ),
        ),
      ),
    ],
  };
}
