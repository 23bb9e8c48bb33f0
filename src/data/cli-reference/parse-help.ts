import type {CliArgument, CliCommand, CliOption} from './types';

/** A line that begins an option: `  -b, --branch <NAME>`, its meaning behind it or on the lines below. */
const optionLine = /^(?: {2}(-\w), | {6})(--[a-z][\w-]*)(?: (\[?<[^>]+>(?:\.\.\.)?\]?))?(?: {2,}(\S.*)?)?$/i;
/** `  <NAME>  What it is` or `  [NAME]...`. */
const argumentLine = /^ {2}(<[^>]+>|\[[^\]]+\])(\.\.\.)?(?: {2,}(.*))?$/;
const commandLine = /^ {2}([a-z][\w-]*)(?: {2,}|$)/;
const heading = /^([A-Z][A-Za-z ]*):$/;
const annotation = /\s*\[(env|default|possible values|alias|aliases): ?([^\]]*)\]/g;
const saysRepeatable = /\b(?:can be (?:repeated|used multiple times|specified multiple times)|use once for each)\b/i;

interface Section {
  readonly heading: string;
  readonly lines: string[];
}

/** Text over several lines as one; a blank line stays as the end of a paragraph. */
function prose(lines: readonly string[]): string {
  const paragraphs = lines
    .map((line) => line.trim())
    .join('\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replaceAll('\n', ' ').trim());
  return paragraphs.filter(Boolean).join('\n\n');
}

interface Told {
  readonly help: string;
  readonly environment?: string;
  readonly default?: string;
  readonly possible?: readonly string[];
  readonly alias?: string;
}

/** Takes `[env: X=]`, `[default: x]` and the like out of a help text. */
function readAnnotations(lines: readonly string[]): Told {
  const text = prose(lines);
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

/** Groups the lines under those that begin an entry. */
function entriesOf(lines: readonly string[], begins: RegExp): {match: RegExpExecArray; below: string[]}[] {
  const entries: {match: RegExpExecArray; below: string[]}[] = [];
  for (const line of lines) {
    const match = begins.exec(line);
    if (match) {
      entries.push({match, below: []});
    } else if (/^ {0,6}-/.test(line)) {
      throw new Error(`The help has a line that can't be read as an option: "${line}"`);
    } else {
      entries.at(-1)?.below.push(line);
    }
  }
  return entries;
}

function readOptions({heading: group, lines}: Section, usage: string): CliOption[] {
  // What stands in the usage outside of brackets is required.
  const required = new Set(usage.replace(/\[[^\]]*\]/g, '').match(/--[a-z][\w-]*/g) ?? []);
  return entriesOf(lines, optionLine).map(({match: [, short, long = '', value, inline = ''], below}) => {
    const {help, ...told} = readAnnotations([inline, ...below]);
    return {
      long,
      ...(short === undefined ? {} : {short}),
      ...(value === undefined ? {} : {value: value.replace(/[[\]<>]|\.\.\./g, '')}),
      ...(value?.startsWith('[') ? {valueIsOptional: true} : {}),
      ...(required.has(long) ? {required: true} : {}),
      ...(value?.includes('...') || saysRepeatable.test(help) ? {repeatable: true} : {}),
      ...told,
      group,
      help,
    };
  });
}

function readArguments({lines}: Section): CliArgument[] {
  return entriesOf(lines, argumentLine).map(({match: [, name = '', dots, inline = ''], below}) => {
    const {help, possible} = readAnnotations([inline, ...below]);
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
 * Reads a page of help.
 *
 * @param path of the command, as typed after `pact`
 * @throws Error when the page has no usage or a line that looks like an option and can't be read
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
  const of = (name: string): Section[] => sections.filter((section) => section.heading === name);
  return {
    path,
    summary: (lines.find((line) => line.trim() !== '') ?? '').trim(),
    usage,
    arguments: of('Arguments').flatMap(readArguments),
    options: sections
      .filter((section) => !['Arguments', 'Commands'].includes(section.heading))
      .flatMap((section) => readOptions(section, usage)),
    subcommands: of('Commands')
      .flatMap((section) => section.lines)
      .flatMap((line) => commandLine.exec(line)?.[1] ?? [])
      .filter((name) => name !== 'help'),
  };
}
