import {bracketMarks, type BracketLanguage} from './brackets';
import {commandsOf, parse, type Language} from './parsers';
import type {Grammar} from '../../src/data/grammars';
import {marksOf} from './tree-sitter';

/** Valid code and its origin. */
export interface Sample {
  readonly place: string;
  readonly code: string;
}

/** How many mutants the checks caught. */
export interface Score {
  readonly caught: number;
  readonly tried: number;
  /** Mutants that passed the checks. */
  readonly missed: readonly string[];
}

type Marks = (code: string) => readonly number[] | Promise<readonly number[]>;

const mask = (text: string) => ' '.repeat(text.length);

/** Finds delimiters with a grammar. */
function fromGrammar(grammar: Grammar, pattern = /./): Marks {
  return async (code) => (await marksOf(grammar, code)).filter((offset) => pattern.test(code.charAt(offset)));
}

function fromLexicalRules(language: BracketLanguage): Marks {
  return (code) => bracketMarks(language, code);
}

/** Finds delimiters with a pattern, outside comments and strings. */
function fromPattern(pattern: RegExp, comments: RegExp): Marks {
  return (code) => {
    const masked = code
      .replaceAll(comments, mask)
      .replaceAll(/(["'])((?:\\.|(?!\1)[^\\\n])*)\1/g, (_, quote: string, text: string) => quote + mask(text) + quote);
    return [...masked.matchAll(pattern)].map(({index}) => index);
  };
}

function inCommands(code: string): number[] {
  const commands = commandsOf(code).split('\n');
  const lines = code.split('\n').map((line, index) => (commands[index] ? line : mask(line)));
  return [...lines.join('\n').matchAll(/["']/g)].map(({index}) => index);
}

async function inPhp(code: string): Promise<number[]> {
  const open = code.startsWith('<?') ? '' : '<?php ';
  return (await marksOf('php', open + code)).map((offset) => offset - open.length);
}

/** Finds the brackets and quotes of a language that are syntax. */
const marks: Readonly<Record<Language, Marks>> = {
  // In a shell, most brackets are plain text.
  bash: fromGrammar('bash', /["']/),
  c: fromGrammar('cpp'),
  clojure: fromLexicalRules('clojure'),
  console: inCommands,
  cpp: fromGrammar('cpp'),
  csharp: fromGrammar('csharp'),
  css: fromGrammar('css'),
  docker: fromPattern(/[[\]"]/g, /^\s*#.*/gm),
  erlang: fromLexicalRules('erlang'),
  go: fromGrammar('go'),
  graphql: fromLexicalRules('graphql'),
  groovy: fromLexicalRules('groovy'),
  html: fromPattern(/[<>"]/g, /<!--[^]*?-->/g),
  java: fromGrammar('java'),
  javascript: fromGrammar('tsx'),
  json: fromGrammar('json'),
  jsx: fromGrammar('tsx'),
  kotlin: fromGrammar('kotlin'),
  lua: fromGrammar('lua'),
  mermaid: fromPattern(/[()[\]{}"]/g, /%%.*/g),
  php: inPhp,
  powershell: fromGrammar('powershell'),
  protobuf: fromPattern(/[()[\]{}"]/g, /\/\/.*/g),
  python: fromGrammar('python'),
  ruby: fromGrammar('ruby'),
  rust: fromGrammar('rust'),
  scala: fromGrammar('scala'),
  sql: fromLexicalRules('sql'),
  swift: fromGrammar('swift'),
  toml: fromGrammar('toml'),
  tsx: fromGrammar('tsx'),
  typescript: fromGrammar('typescript'),
  xml: fromPattern(/[<>"]/g, /<!--[^]*?-->/g),
  yaml: fromPattern(/[[\]{}"']|:(?=\s)/g, /(?:^| )#.*|\$\{+[^}]*\}+/gm),
};

/** Adds the first letters of YAML keys, whose mutants only a schema can catch. */
export const schemaMarks: Marks = fromPattern(
  /[[\]{}"']|:(?=\s)|(?<=^[ -]*)[a-z](?=[\w-]*:)/gm,
  /(?:^| )#.*|\$\{+[^}]*\}+/gm,
);

const parses = async (language: Language, code: string) => (await parse(language, code)).length === 0;

/**
 * Removes one bracket or quote at a time from valid samples, and counts how often the checks notice. The places are
 * spread evenly and deterministically.
 *
 * @param limit maximum number of mutants
 * @param isValid decides whether code is valid; defaults to the parser
 * @param findMarks finds the places; defaults to brackets and quotes
 */
export async function mutate(
  language: Language,
  samples: readonly Sample[],
  limit: number,
  isValid: (code: string) => Promise<boolean> = (code) => parses(language, code),
  findMarks: Marks = marks[language],
): Promise<Score> {
  const places: {sample: Sample; offset: number}[] = [];
  for (const sample of samples) {
    places.push(...[...(await findMarks(sample.code))].map((offset) => ({sample, offset})));
  }
  const tried = Math.min(limit, places.length);
  const missed: string[] = [];
  for (let index = 0; index < tried; index += 1) {
    const chosen = places[Math.floor(((index + 0.5) * places.length) / tried)];
    if (chosen) {
      const {place, code} = chosen.sample;
      if (await isValid(code.slice(0, chosen.offset) + code.slice(chosen.offset + 1))) {
        const before = code.slice(0, chosen.offset).split('\n');
        missed.push(`${place}:${before.length}:${(before.at(-1)?.length ?? 0) + 1} without ${code[chosen.offset]}`);
      }
    }
  }
  return {tried, caught: tried - missed.length, missed};
}
