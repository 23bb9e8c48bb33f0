import type {CliArgument, CliCommand, CliOption} from './types';

/** First line of an option: `  -b, --branch <NAME>`, followed by its description. */
const optionLine = /^(?: {2}(-\w), | {6})(--[a-z][\w-]*)(?: (\[?<[^>]+>(?:\.\.\.)?\]?))?(?: {2,}(\S.*)?)?$/i;
/** `  <NAME>  What it is` or `  [NAME]...`. */
const argumentLine = /^ {2}(<[^>]+>|\[[^\]]+\])(\.\.\.)?(?: {2,}(.*))?$/;
const commandLine = /^ {2}([a-z][\w-]*)(?: {2,}|$)/;
const heading = /^([A-Z][A-Za-z ]*):$/;
const annotation = /\s*\[(env|default|possible values|alias|aliases): ?([^\]]*)\]/g;
const repeatablePattern = /\b(?:can be (?:repeated|used multiple times|specified multiple times)|use once for each)\b/i;

interface Section {
  readonly heading: string;
  readonly lines: string[];
}

/** Joins lines into paragraphs, which blank lines separate. */
function joinLines(lines: readonly string[]): string {
  const paragraphs = lines
    .map((line) => line.trim())
    .join('\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replaceAll('\n', ' ').trim());
  return paragraphs.filter(Boolean).join('\n\n');
}

interface Annotated {
  readonly help: string;
  readonly environment?: string;
  readonly default?: string;
  readonly possible?: readonly string[];
  readonly alias?: string;
}

/** Extracts `[env: X=]`, `[default: x]` and the like from a help text. */
function readAnnotations(lines: readonly string[]): Annotated {
  const text = joinLines(lines);
  const found = new Map([...text.matchAll(annotation)].map(([, kind = '', value = '']) => [kind, value]));
  const environment = found.get('env')?.replace(/=.*$/, '');
  const alias = found.get('alias') ?? found.get('aliases');
  const possible = found.get('possible values')?.split(', ');
  const preset = found.get('default');
  return {
    ...(environment === undefined ? {} : {environment}),
    ...(preset === undefined ? {} : {default: preset}),
    ...(possible === undefined ? {} : {possible}),
    ...(alias === undefined ? {} : {alias}),
    help: text.replace(annotation, '').trim(),
  };
}

/** Groups lines by entry. */
function entriesOf(lines: readonly string[], firstLine: RegExp): {match: RegExpExecArray; rest: string[]}[] {
  const entries: {match: RegExpExecArray; rest: string[]}[] = [];
  for (const line of lines) {
    const match = firstLine.exec(line);
    if (match) {
      entries.push({match, rest: []});
    } else if (/^ {0,6}-/.test(line)) {
      throw new Error(`Can't parse this line of the help as an option: "${line}"`);
    } else {
      entries.at(-1)?.rest.push(line);
    }
  }
  return entries;
}

function readOptions({heading: group, lines}: Section, usage: string): CliOption[] {
  // Required options are in the usage, outside brackets.
  const required = new Set(usage.replace(/\[[^\]]*\]/g, '').match(/--[a-z][\w-]*/g) ?? []);
  return entriesOf(lines, optionLine).map(({match: [, short, long = '', value, inline = ''], rest}) => {
    const {help, ...annotations} = readAnnotations([inline, ...rest]);
    return {
      long,
      ...(short === undefined ? {} : {short}),
      ...(value === undefined ? {} : {value: value.replace(/[[\]<>]|\.\.\./g, '')}),
      ...(value?.startsWith('[') ? {valueIsOptional: true} : {}),
      ...(required.has(long) ? {required: true} : {}),
      ...(value?.includes('...') || repeatablePattern.test(help) ? {repeatable: true} : {}),
      ...annotations,
      group,
      help,
    };
  });
}

function readArguments({lines}: Section): CliArgument[] {
  return entriesOf(lines, argumentLine).map(({match: [, name = '', dots, inline = ''], rest}) => {
    const {help, possible} = readAnnotations([inline, ...rest]);
    return {
      name: name.slice(1, -1),
      ...(name.startsWith('<') ? {required: true} : {}),
      ...(dots === undefined ? {} : {repeatable: true}),
      ...(possible === undefined ? {} : {possible}),
      help,
    };
  });
}

/**
 * Parses the help of a command.
 *
 * @param path path of the command, as typed after `pact`
 * @throws Error when the usage is missing, or a line that looks like an option can't be parsed
 */
export function parseHelp(path: string, text: string): CliCommand {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const usageAt = lines.findIndex((line) => line.startsWith('Usage: '));
  if (usageAt < 0) {
    throw new Error(`pact ${path} --help prints no usage`);
  }
  const usage = (lines[usageAt] ?? '').replace('Usage: ', '').replace('pact.exe', 'pact');
  const sections: Section[] = [];
  for (const line of lines.slice(usageAt + 1)) {
    const [, name] = heading.exec(line) ?? [];
    if (name === undefined) {
      sections.at(-1)?.lines.push(line);
    } else {
      sections.push({heading: name, lines: []});
    }
  }
  const sectionsNamed = (name: string): Section[] => sections.filter((section) => section.heading === name);
  return {
    path,
    summary: (lines.find((line) => line.trim() !== '') ?? '').trim(),
    usage,
    arguments: sectionsNamed('Arguments').flatMap(readArguments),
    options: sections
      .filter((section) => !['Arguments', 'Commands'].includes(section.heading))
      .flatMap((section) => readOptions(section, usage)),
    subcommands: sectionsNamed('Commands')
      .flatMap((section) => section.lines)
      .flatMap((line) => commandLine.exec(line)?.[1] ?? [])
      .filter((name) => name !== 'help'),
  };
}
