import type {ListItem, PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import {
  anchorOf,
  findGroups,
  findTable,
  type ApiGroup,
  type ApiMatcher,
  type ApiMethod,
  type ApiOption,
  type ApiTable,
  type ApiType,
  type Json,
} from '../../content/api-reference';
import {sourceOf} from '../../content/collection';
import {parseInlineMarkdown} from '../../shared/inline-markdown';
import {replaceElement, type Attributes} from '../remark-element';
import {
  code,
  codeLines,
  editLink,
  heading,
  join,
  paragraph,
  table,
  text,
  type Column,
} from '../remark-element/markdown';

type Block = RootContent | MdxJsxFlowElement;

const name = 'ApiTable';
/** Maximum length of JSON on a single line. */
const lineLength = 80;

const listOf = (values: readonly string[]): PhrasingContent[] =>
  join(
    values.map((value) => code(value)),
    ', ',
  );

function renderOption({required, allowed, meaning}: ApiOption): PhrasingContent[] {
  return join(
    [
      required ? [text('Required.')] : [],
      parseInlineMarkdown(meaning),
      allowed ? [text('One of '), ...listOf(allowed), text('.')] : [],
    ],
    ' ',
  );
}

/** Return types of methods that return their own object or nothing, in each language. */
const selfOrNothing = (of: string): ReadonlySet<string> => {
  const own = of.slice(of.lastIndexOf('.') + 1);
  return new Set([own, `*${own}`, `&mut ${own}`, '&mut Self', 'Self', 'None', 'void']);
};

/** Renders the meaning of a method, and its return type unless that is the object itself or nothing. */
function renderMethod(of: string, {returns, meaning}: ApiMethod): PhrasingContent[] {
  const returnsOther = returns !== undefined && !selfOrNothing(of).has(returns);
  return join(
    [
      parseInlineMarkdown(meaning),
      returnsOther ? [text('Returns '), ...join(returns.split('\n').map(code), ' or '), text('.')] : [],
    ],
    ' ',
  );
}

const sinceColumn: Column<{readonly since?: string}> = {
  title: 'Since',
  render: ({since}) => (since === undefined ? [] : [text(since)]),
};

const optionColumns: readonly Column<ApiOption>[] = [
  {title: 'Option', render: ({name}) => code(name)},
  {title: 'Type', render: ({type}) => code(type)},
  {title: 'Environment variable', render: ({environment}) => listOf(environment ?? [])},
  {title: 'Default', render: (option) => code(option.default)},
  sinceColumn,
  {title: 'Meaning', render: renderOption},
];

const methodColumns = (of: string): readonly Column<ApiMethod>[] => [
  {title: 'Call', render: ({signature}) => codeLines(signature)},
  sinceColumn,
  {title: 'Meaning', render: (method) => renderMethod(of, method)},
];

const typeColumns: readonly Column<ApiType>[] = [
  {title: 'Type', render: ({name}) => code(name)},
  {title: 'Definition', render: ({type}) => code(type)},
  sinceColumn,
  {title: 'Meaning', render: ({meaning}) => parseInlineMarkdown(meaning)},
];

/** JSON on one line, with spaces after colons and commas. */
const lineOf = (value: Json): string =>
  JSON.stringify(value).replaceAll(
    /("(?:[^"\\]|\\.)*")|([:,])/g,
    (_, literal: string | undefined, sign: string) => literal ?? `${sign} `,
  );

/** JSON in which every value that fits on one line is on one line. */
function printJson(value: Json, indent = ''): string {
  const line = lineOf(value);
  if (indent.length + line.length <= lineLength || typeof value !== 'object' || value === null) {
    return line;
  }
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const parts = Object.entries(value).map(
    ([name, part]) => `${inner}${isList ? '' : `${JSON.stringify(name)}: `}${printJson(part, inner)}`,
  );
  const [open, close] = isList ? '[]' : '{}';
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}

function item(label: string, content: PhrasingContent[]): ListItem {
  const lead: PhrasingContent = {type: 'strong', children: [text(`${label}:`)]};
  return {type: 'listItem', spread: false, children: [paragraph(lead, text(' '), ...content)]};
}

function renderMatcher(matcher: ApiMatcher): Block[] {
  const {name, signature, returns, meaning, generates, matches, call, rules, generators} = matcher;
  const {accepts, refuses, specification, since} = matcher;
  const json = (value: Json): RootContent => ({type: 'code', lang: 'json', value: printJson(value)});
  return [
    heading(3, code(name)),
    {type: 'code', lang: 'ts', value: `${signature}: ${returns}`},
    paragraph(...parseInlineMarkdown(meaning)),
    {
      type: 'list',
      ordered: false,
      spread: false,
      children: [
        item('Generates', parseInlineMarkdown(generates)),
        item('Matches', parseInlineMarkdown(matches)),
        ...(accepts.length > 0 ? [item('Accepts', listOf(accepts.map(lineOf)))] : []),
        ...(refuses.length > 0 ? [item('Refuses', listOf(refuses.map(lineOf)))] : []),
        item('Specification', [text(`version ${specification} or newer`)]),
        ...(since === undefined ? [] : [item('Since', [text(since)])]),
      ],
    },
    paragraph(...code(call), text(' writes the rule:')),
    json(rules),
    ...(generators ? [paragraph(text('and the generator:')), json(generators)] : []),
    editLink(sourceOf(matcher), 'matcher'),
  ];
}

function renderGroup(part: ApiTable, group: ApiGroup): Block[] {
  const address = (entry: {readonly name: string}): string[] => [anchorOf(part, group, entry.name)];
  const renderTable = <Entry extends {readonly name: string}>(
    entries: readonly Entry[],
    columns: readonly Column<Entry>[],
  ): Block[] => [table(entries, columns, {anchorsOf: address}), editLink(sourceOf(group), 'table')];
  switch (group.kind) {
    case 'options':
      return renderTable(group.entries, optionColumns);
    case 'methods':
      return renderTable(group.entries, methodColumns(group.of));
    case 'types':
      return renderTable(group.entries, typeColumns);
    case 'matchers':
      return group.entries.flatMap(renderMatcher);
  }
}

function build(attributes: Attributes): Block[] {
  const [of, wanted] = [attributes.get('of'), attributes.get('group')];
  if (typeof of !== 'string' || wanted === true) {
    throw new Error(`${name} needs of="…", the path of a table in content/api`);
  }
  const part = findTable(of);
  const groups = findGroups(of, wanted);
  return groups.flatMap((group) => [
    ...(groups.length > 1 && group.kind !== 'matchers' ? [heading(3, [text(group.title)])] : []),
    ...renderGroup(part, group),
  ]);
}

/**
 * Inserts a table of a library's API, from `content/api`:
 *
 *     <ApiTable of="pact-js/verifier-options" group="Broker" />
 *
 * Without `group`, it inserts all groups, each below its title. Each matcher gets a section.
 */
export default replaceElement({name, attributes: ['of="…"', 'group="…"'], build});
