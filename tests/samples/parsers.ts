// cspell:words podfile rakefile
import {SaxesParser} from 'saxes';
import {parse as parseTomlText, TomlError} from 'smol-toml';
import ts from 'typescript';
import {parseAllDocuments} from 'yaml';

import type {Grammar} from '../../src/data/grammars';
import {bracketFaults, type BracketLanguage} from './brackets';
import {dockerFaults} from './docker';
import type {Fault} from './fault';
import {mermaidFaults} from './mermaid';
import {protobufFaults} from './protobuf';
import {treeFaults} from './tree-sitter';

type Parser = (code: string) => readonly Fault[] | Promise<readonly Fault[]>;

const one = (line: number, what: string): Fault[] => [{line, what: what.replaceAll(/\s+/g, ' ').trim()}];
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function yamlFaults(code: string): Fault[] {
  const documents = parseAllDocuments(code);
  const [error] = documents.flatMap(({errors}) => errors);
  if (error) {
    return one(error.linePos?.[0].line ?? 1, error.message.split('\n')[0] ?? '');
  }
  try {
    // An alias of a missing anchor is only reported here.
    documents.forEach((document) => document.toJS() as unknown);
    return [];
  } catch (unresolved) {
    return one(1, messageOf(unresolved));
  }
}

async function jsonFaults(code: string): Promise<Fault[]> {
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    const message = messageOf(error).replace(/, \S*"[^]*" is not valid JSON$/, '');
    const offset = /at position (\d+)/.exec(message)?.[1];
    // Node gives no position for some errors.
    const line = offset ? code.slice(0, Number(offset)).split('\n').length : (await treeFaults('json', code))[0]?.line;
    return one(line ?? 1, message);
  }
}

function tomlFaults(code: string): Fault[] {
  try {
    parseTomlText(code);
    return [];
  } catch (error) {
    return one(error instanceof TomlError ? error.line : 1, messageOf(error).split('\n')[0] ?? '');
  }
}

function xmlFaults(code: string): Fault[] {
  const faults: Fault[] = [];
  const parser = new SaxesParser({fragment: !/^\s*<(?:\?xml|!DOCTYPE)/.test(code)});
  parser.on('error', ({message}) => faults.push({line: parser.line, what: message.replace(/^\d+:\d+: /, '')}));
  parser.write(code).close();
  return faults.slice(0, 1);
}

/** Parses JavaScript or TypeScript with the compiler, without checking types. */
function scriptFaults(extension: 'js' | 'jsx' | 'ts' | 'tsx'): Parser {
  const name = `sample.${extension}`;
  const host = ts.createCompilerHost({});
  const options: ts.CompilerOptions = {
    allowJs: true,
    jsx: ts.JsxEmit.Preserve,
    module: ts.ModuleKind.ESNext,
    noLib: true,
    noResolve: true,
    target: ts.ScriptTarget.ESNext,
    types: [],
  };
  return (code) => {
    const file = ts.createSourceFile(name, code, ts.ScriptTarget.ESNext);
    const getSourceFile = (each: string) => (each === name ? file : undefined);
    const program = ts.createProgram([name], options, {...host, getSourceFile});
    return program.getSyntacticDiagnostics(file).map(({start, messageText}) => ({
      line: code.slice(0, start).split('\n').length,
      what: ts.flattenDiagnosticMessageText(messageText, ' '),
    }));
  };
}

/** A grammar with a preprocessor that replaces unsupported syntax by code of the same length. */
function tree(grammar: Grammar, prepare = (code: string) => code): Parser {
  return (code) => treeFaults(grammar, prepare(code));
}

function pairs(language: BracketLanguage): Parser {
  return (code) => bracketFaults(language, code);
}

/** Keeps the commands of a session, `$ command` with continuation lines; other lines become empty. */
export function commandsOf(session: string): string {
  let continued = false;
  return session
    .split('\n')
    .map((line) => {
      const command = line.startsWith('$ ') ? line.slice(2) : continued ? line : '';
      continued = command.endsWith('\\');
      return command;
    })
    .join('\n');
}

function sessionFaults(code: string): Promise<Fault[]> | Fault[] {
  const commands = commandsOf(code);
  return commands.trim()
    ? treeFaults('bash', commands)
    : one(1, 'shows no command; a command begins with "$ ", and output alone is text');
}

/** PHP code, for which samples may omit the opening tag. */
const openPhp = (code: string) => (/<\?(?:php|=)/.test(code) ? code : `<?php ${code}`);

/** Empty collections, which the grammar doesn't support. */
const plainCsharp = (code: string) => code.replaceAll(/(?<=(?:=|=>|return|[(,:])\s*)\[\]/g, '00');

/** Test macros and raw strings, which the grammar doesn't support. */
const plainSwift = (code: string) =>
  code
    .replaceAll(/#(?=(?:expect|require)\()/g, ' ')
    .replaceAll(/#"([^"\n]*)"#/g, (_, text: string) => ` "${text.replaceAll('\\', '_')}" `);

/** Checks by language: a real parser if npm has one, else a grammar, else matching of brackets. */
const parsers = {
  bash: tree('bash'),
  c: tree('cpp'),
  clojure: pairs('clojure'),
  console: sessionFaults,
  cpp: tree('cpp'),
  csharp: tree('csharp', plainCsharp),
  css: tree('css'),
  docker: dockerFaults,
  erlang: pairs('erlang'),
  go: tree('go'),
  graphql: pairs('graphql'),
  groovy: pairs('groovy'),
  html: tree('html'),
  java: tree('java'),
  javascript: scriptFaults('js'),
  json: jsonFaults,
  jsx: scriptFaults('jsx'),
  kotlin: tree('kotlin'),
  lua: tree('lua'),
  mermaid: mermaidFaults,
  php: tree('php', openPhp),
  powershell: tree('powershell'),
  protobuf: protobufFaults,
  python: tree('python'),
  ruby: tree('ruby'),
  rust: tree('rust'),
  scala: tree('scala'),
  sql: pairs('sql'),
  swift: tree('swift', plainSwift),
  toml: tomlFaults,
  tsx: scriptFaults('tsx'),
  typescript: scriptFaults('ts'),
  xml: xmlFaults,
  yaml: yamlFaults,
} as const satisfies Record<string, Parser>;

export type Language = keyof typeof parsers;

/** All languages that have a parser. */
export const languages = Object.keys(parsers) as Language[];

/** Languages of fences without code. */
export const notCode: readonly string[] = ['text', 'diff', 'http', 'cmake', 'ini', 'markdown', 'properties'];

/** Aliases of languages that the highlighter also supports. */
const aliases: Readonly<Record<string, Language>> = {
  cs: 'csharp',
  dockerfile: 'docker',
  js: 'javascript',
  kt: 'kotlin',
  py: 'python',
  rb: 'ruby',
  sh: 'bash',
  shell: 'bash',
  ts: 'typescript',
  yml: 'yaml',
};

function isLanguage(name: string): name is Language {
  return Object.hasOwn(parsers, name);
}

/** Resolves an alias to a language; undefined without a parser. */
export function languageOf(name: string): Language | undefined {
  const language = aliases[name] ?? name;
  return isLanguage(language) ? language : undefined;
}

const files: readonly (readonly [pattern: RegExp, language: Language])[] = [
  [/(?:^|\/)(?:Dockerfile|[^/]+\.dockerfile)$/, 'docker'],
  [/(?:^|\/)(?:Gemfile|Podfile|Rakefile|[^/]+\.(?:gemspec|rb|ru))$/, 'ruby'],
  [/(?:^|\/)(?:Jenkinsfile|[^/]+\.(?:gradle|groovy))$/, 'groovy'],
  [/\.(?:bash|sh)$/, 'bash'],
  [/\.c$/, 'c'],
  [/\.clj$/, 'clojure'],
  [/\.(?:cc|cpp|h|hpp)$/, 'cpp'],
  [/\.cs$/, 'csharp'],
  [/\.css$/, 'css'],
  [/\.[eh]rl$/, 'erlang'],
  [/\.go$/, 'go'],
  [/\.graphql$/, 'graphql'],
  [/\.html$/, 'html'],
  [/\.java$/, 'java'],
  [/\.[cm]?js$/, 'javascript'],
  // TypeScript's configuration files can have comments.
  [/(?:^|\/)(?!tsconfig)[^/]*\.json$/, 'json'],
  [/\.jsx$/, 'jsx'],
  [/\.kts?$/, 'kotlin'],
  [/\.lua$/, 'lua'],
  [/\.php$/, 'php'],
  [/\.psm?1$/, 'powershell'],
  [/\.proto$/, 'protobuf'],
  [/\.py$/, 'python'],
  [/\.rs$/, 'rust'],
  [/\.(?:sbt|scala)$/, 'scala'],
  [/\.sql$/, 'sql'],
  [/\.swift$/, 'swift'],
  [/\.toml$/, 'toml'],
  [/\.tsx$/, 'tsx'],
  [/\.[cm]?ts$/, 'typescript'],
  [/\.(?:config|csproj|props|xml)$/, 'xml'],
  [/\.ya?ml$/, 'yaml'],
];

/** The language of a file, by its name. */
export function languageOfFile(file: string): Language | undefined {
  return files.find(([pattern]) => pattern.test(file))?.[1];
}

/**
 * Parses code with the parser of its language.
 *
 * @param name language or alias
 * @returns the first faults, none when the code parses
 */
export async function parse(name: string, code: string): Promise<Fault[]> {
  const language = languageOf(name);
  if (!language) {
    return one(1, `"${name}" has no parser; use one of ${[...notCode, ...languages].join(', ')}`);
  }
  const last = code.split('\n').length;
  return (await parsers[language](code)).slice(0, 3).map(({line, what}) => ({line: Math.min(line, last), what}));
}
