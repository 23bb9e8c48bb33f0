import {visit} from 'unist-util-visit';
import type {PhrasingContent, Root, Table, TableCell} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import type {VFile} from 'vfile';

import {findCommand, type CliCommand, type CliOption} from '../../data/cli-reference';

const element = 'CliOptions';

interface Column {
  readonly title: string;
  readonly show: (option: CliOption) => PhrasingContent[];
}

const text = (value: string): PhrasingContent => ({type: 'text', value});
const code = (value: string | undefined): PhrasingContent[] =>
  value === undefined ? [] : [{type: 'inlineCode', value}];

/** The help's words; what it has between backticks as code. */
const words = (value: string): PhrasingContent[] =>
  value
    .replaceAll('\n\n', ' ')
    .split(/`([^`]+)`/)
    .flatMap((part, index) => (index % 2 === 1 ? code(part) : part === '' ? [] : [text(part)]));

/** Puts the parts one after another, with a text between them. */
const join = (parts: readonly PhrasingContent[][], between: string): PhrasingContent[] =>
  parts.filter((part) => part.length > 0).flatMap((part, index) => (index === 0 ? part : [text(between), ...part]));

function showName({long, short, alias, value, valueIsOptional, environment}: CliOption): PhrasingContent[] {
  const names = join([code(long), code(short), code(alias)], ', ');
  if (value === undefined) {
    return names;
  }
  // The help often names the value like the variable, which has a column of its own.
  const name = value === environment ? 'VALUE' : value;
  return [...names, text(' '), {type: 'emphasis', children: [text(valueIsOptional ? `[${name}]` : name)]}];
}

function showMeaning({help, required, repeatable, possible}: CliOption): PhrasingContent[] {
  const sentence = /[.!?]$/.test(help) || help === '' ? help : `${help}.`;
  const values = possible?.map((value) => code(value)) ?? [];
  return join(
    [
      required ? [text('Required.')] : [],
      words(sentence),
      values.length > 0 ? [text('One of '), ...join(values, ', '), text('.')] : [],
      repeatable && !/repeated|multiple times|use once/i.test(help) ? [text('Can be repeated.')] : [],
    ],
    ' ',
  );
}

const columns: readonly Column[] = [
  {title: 'Option', show: showName},
  {title: 'Environment variable', show: ({environment}) => code(environment)},
  {title: 'Default', show: (option) => code(option.default)},
  {title: 'Meaning', show: showMeaning},
];

function tableOf(options: readonly CliOption[]): Table {
  const used = columns.filter(({show}) => options.some((option) => show(option).length > 0));
  const cell = (children: PhrasingContent[]): TableCell => ({type: 'tableCell', children});
  return {
    type: 'table',
    align: used.map(() => null),
    children: [
      {type: 'tableRow', children: used.map(({title}) => cell([text(title)]))},
      ...options.map((option) => ({
        type: 'tableRow' as const,
        children: used.map(({show}) => cell(show(option))),
      })),
    ],
  };
}

/** The attributes of the element; `true` stands for one without a value. */
function attributesOf({attributes}: MdxJsxFlowElement): Map<string, string | true> {
  return new Map(
    attributes.map((attribute): [string, string | true] => {
      const name = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}';
      const value = attribute.type === 'mdxJsxAttribute' ? (attribute.value ?? true) : undefined;
      if (!['command', 'group', 'own'].includes(name) || typeof value === 'object' || value === undefined) {
        throw new Error(`${element} takes command="…", group="…" and own, not ${name}`);
      }
      return [name, value];
    }),
  );
}

function choose({options, path}: CliCommand, own: boolean, group: string | undefined): readonly CliOption[] {
  const everywhere = new Set(findCommand('').options.map(({long}) => long));
  const chosen = options
    .filter((option) => !own || !everywhere.has(option.long))
    .filter((option) => group === undefined || option.group === group);
  if (chosen.length === 0) {
    const groups = [...new Set(options.map((option) => `"${option.group}"`))].join(', ');
    throw new Error(`"pact ${path}" has no such options; its groups are ${groups}`);
  }
  return chosen;
}

function build(node: MdxJsxFlowElement): Table {
  const attributes = attributesOf(node);
  const [command, group] = [attributes.get('command'), attributes.get('group')];
  if (typeof command !== 'string' || group === true) {
    throw new Error(`${element} needs command="…", what is typed after "pact"`);
  }
  return tableOf(choose(findCommand(command), attributes.has('own'), group));
}

/**
 * Puts the options of a command of `pact` into a page, as a table of `src/data/cli-reference`, where
 * search and the Markdown of the page find it:
 *
 *     <CliOptions command="broker can-i-deploy" />
 *
 * `own` leaves out the options that every command has, which `command=""` shows. `group="Provider
 * options"` shows those under that heading of the help. The element stands on a line of its own.
 *
 * @throws Error with the page's file and line, and the names that are near
 */
const remarkCliOptions: Plugin<[], Root> = () => (tree: Root, page: VFile) => {
  visit(tree, (node, index, parent) => {
    const jsx = node as MdxJsxFlowElement | MdxJsxTextElement;
    if (!jsx.type.startsWith('mdxJsx') || jsx.name !== element || parent === undefined || index === undefined) {
      return;
    }
    try {
      if (jsx.type !== 'mdxJsxFlowElement') {
        throw new Error(`${element} stands on a line of its own`);
      }
      parent.children[index] = build(jsx);
    } catch (error) {
      throw new Error(
        `${page.path}:${node.position?.start.line ?? 1}: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  });
};

export default remarkCliOptions;
