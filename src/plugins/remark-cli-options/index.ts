import type {PhrasingContent} from 'mdast';

import {correctionOf} from '../../content/cli-corrections';
import {cliReference, findCommand, lineOf, type CliCommand, type CliOption} from '../../data/cli-reference';
import {parseInlineMarkdown} from '../../shared/inline-markdown';
import {replaceElement} from '../remark-element';
import {code, editLink, join, table, text, type Column} from '../remark-element/markdown';

const name = 'CliOptions';

/** Renders a help text, in which backticks mark code. */
const renderHelp = (value: string): PhrasingContent[] =>
  value
    .replaceAll('\n\n', ' ')
    .split(/`([^`]+)`/)
    .flatMap((part, index) => (index % 2 === 1 ? code(part) : part === '' ? [] : [text(part)]));

function renderName({long, short, alias, value, valueIsOptional, environment}: CliOption): PhrasingContent[] {
  const names = join([code(long), code(short), code(alias)], ', ');
  if (value === undefined) {
    return names;
  }
  // The help often names the value after the environment variable, which is in another column already.
  const name = value === environment ? 'VALUE' : value;
  return [...names, text(' '), {type: 'emphasis', children: [text(valueIsOptional ? `[${name}]` : name)]}];
}

function renderMeaning({path}: CliCommand, option: CliOption): PhrasingContent[] {
  const {long, help, required, repeatable, possible} = option;
  const sentence = /[.!?]$/.test(help) || help === '' ? help : `${help}.`;
  const values = possible?.map((value) => code(value)) ?? [];
  return join(
    [
      required ? [text('Required.')] : [],
      renderHelp(sentence),
      values.length > 0 ? [text('One of '), ...join(values, ', '), text('.')] : [],
      repeatable && !/repeated|multiple times|use once/i.test(help) ? [text('Can be repeated.')] : [],
      parseInlineMarkdown(correctionOf(path, long) ?? ''),
    ],
    ' ',
  );
}

const columnsOf = (command: CliCommand): readonly Column<CliOption>[] => [
  {title: 'Option', render: renderName},
  {title: 'Environment variable', render: ({environment}) => code(environment)},
  {title: 'Default', render: (option) => code(option.default)},
  {title: 'Meaning', render: (option) => renderMeaning(command, option)},
];

/** Whether a command connects to a Broker. */
const usesBroker = ({options}: CliCommand): boolean => options.some(({long}) => long === '--broker-base-url');

/** Options that all commands share, and for a command that connects to a Broker, those that all such commands share. */
function sharedOptions(command: CliCommand): Set<string> {
  const others = cliReference.commands.filter(usesBroker);
  const connection = usesBroker(command)
    ? command.options.filter(({long}) => others.every(({options}) => options.some((option) => option.long === long)))
    : [];
  return new Set([...findCommand('').options, ...connection].map(({long}) => long));
}

function choose(command: CliCommand, own: boolean, group: string | undefined): readonly CliOption[] {
  const {options, path} = command;
  const shared = sharedOptions(command);
  const chosen = options
    .filter((option) => !own || !shared.has(option.long))
    .filter((option) => group === undefined || option.group === group);
  if (chosen.length === 0) {
    const groups = [...new Set(options.map((option) => `"${option.group}"`))].join(', ');
    throw new Error(`"pact ${path}" has no such options; its groups are ${groups}`);
  }
  return chosen;
}

/**
 * Inserts a table of the options of a `pact` command, from `src/data/cli-reference`:
 *
 *     <CliOptions command="broker can-i-deploy" />
 *
 * A correction in `content/cli-corrections.yml` follows what the help says.
 *
 * `own` omits the options of every command, which `command=""` shows, and those that connect to a Broker.
 * `group="Provider options"` shows only the options under that heading of the help.
 */
export default replaceElement({
  name,
  attributes: ['command="…"', 'group="…"', 'own'],
  build: (attributes) => {
    const [command, group] = [attributes.get('command'), attributes.get('group')];
    if (typeof command !== 'string' || group === true) {
      throw new Error(`${name} needs command="…", what is typed after "pact"`);
    }
    const source = {file: 'src/data/cli-reference/reference.json', line: lineOf(command)};
    const found = findCommand(command);
    const options = choose(found, attributes.has('own'), group);
    return [table(options, columnsOf(found)), editLink(source, 'generated')];
  },
});
