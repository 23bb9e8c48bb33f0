import type {Heading, Paragraph, PhrasingContent, Table, TableCell, TableRow} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

import type {Source} from '../../content/collection';
import type {Passage} from '../../texts/edit-link';

/** A column of a table, with what it shows of an entry; nothing is an empty list. */
export interface Column<Entry> {
  readonly title: string;
  readonly render: (entry: Entry) => PhrasingContent[];
}

interface TableOptions<Entry> {
  /** The ids by which links find an entry's row. */
  readonly addressesOf?: (entry: Entry) => readonly string[];
  /** Whether a row becomes a block on a narrow screen. */
  readonly stacks?: boolean;
  /** Whether the first column stays in sight while the others scroll. */
  readonly holdsFirst?: boolean;
}

export const text = (value: string): PhrasingContent => ({type: 'text', value});

export const link = (url: string, children: PhrasingContent[]): PhrasingContent => ({type: 'link', url, children});

/** Code; nothing for nothing. */
export const code = (value: string | undefined): PhrasingContent[] =>
  value === undefined || value === '' ? [] : [{type: 'inlineCode', value}];

/** Code in lines of their own. */
export const codeLines = (value: string): PhrasingContent[] =>
  value.split('\n').flatMap((line, index) => (index === 0 ? code(line) : [{type: 'break'} as const, ...code(line)]));

export const paragraph = (...children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});

/** A heading; its id comes from its text unless it is given. */
export const heading = (depth: 2 | 3, children: PhrasingContent[], id?: string): Heading => ({
  type: 'heading',
  depth,
  children,
  ...(id === undefined ? {} : {data: {hProperties: {id}}}),
});

/** Puts parts one after another, with a text between those that have something. */
export const join = (parts: readonly PhrasingContent[][], between: string): PhrasingContent[] =>
  parts.filter((part) => part.length > 0).flatMap((part, index) => (index === 0 ? part : [text(between), ...part]));

function anchorOf<Type extends 'mdxJsxFlowElement' | 'mdxJsxTextElement'>(type: Type, id: string) {
  return {type, name: 'Anchor', attributes: [attribute('id', id)], children: []};
}

const attribute = (name: string, value: string) => ({type: 'mdxJsxAttribute' as const, name, value});

/**
 * A link to where a passage is written, to stand below the passage.
 *
 * @param source where it is written, as `sourceOf` gives it
 * @param passage what is written there, which decides the label
 */
export const editLink = ({file, line}: Source, passage: Passage): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: 'EditLink',
  attributes: [attribute('of', `${file}#L${line}`), attribute('passage', passage)],
  children: [],
});

/** A place in a line that links can lead to. */
export const anchor = (id: string): MdxJsxTextElement => anchorOf('mdxJsxTextElement', id);

/** A place between paragraphs that links can lead to. */
export const blockAnchor = (id: string): MdxJsxFlowElement => anchorOf('mdxJsxFlowElement', id);

/**
 * A table with a row for each entry. Columns that are empty in all rows are left out. Where a narrow screen makes a
 * block of each row, cells carry the title of their column, and the roles hold.
 */
export function table<Entry>(
  entries: readonly Entry[],
  columns: readonly Column<Entry>[],
  {addressesOf = () => [], stacks = true, holdsFirst = false}: TableOptions<Entry> = {},
): Table {
  const used = columns.filter(({render}) => entries.some((entry) => render(entry).length > 0));
  const cell = (children: PhrasingContent[], properties: Record<string, string>): TableCell => ({
    type: 'tableCell',
    children,
    data: {hProperties: properties},
  });
  const row = (children: TableCell[]): TableRow => ({type: 'tableRow', children, data: {hProperties: {role: 'row'}}});
  return {
    type: 'table',
    align: used.map(() => null),
    data: {
      hProperties: {role: 'table', ...(stacks ? {'data-stack': ''} : {}), ...(holdsFirst ? {'data-hold': ''} : {})},
    },
    children: [
      row(used.map(({title}) => cell([text(title)], {role: 'columnheader'}))),
      ...entries.map((entry) =>
        row(
          used.map(({title, render}, index) =>
            cell(index === 0 ? [...addressesOf(entry).map(anchor), ...render(entry)] : render(entry), {
              role: 'cell',
              'data-label': title,
            }),
          ),
        ),
      ),
    ],
  };
}
