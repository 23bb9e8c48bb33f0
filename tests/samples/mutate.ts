import {bracketMarks, type BracketLanguage} from './brackets';
import {commandsOf, parse, type Language} from './parsers';
import type {Grammar} from '../../src/data/grammars';
import {marksOf} from './tree-sitter';

/** Code that parses, and where it is from. */
export interface Sample {
  readonly place: string;
  readonly code: string;
}

/** How many damaged samples were noticed. */
export interface Score {
  readonly caught: number;
  readonly tried: number;
  /** What was overlooked. */
  readonly missed: readonly string[];
}

type Marks = (code: string) => readonly number[] | Promise<readonly number[]>;

const blank = (text: string) => ' '.repeat(text.length);

/** Signs of the syntax as a grammar sees them. */
function byTree(grammar: Grammar, signs = /./): Marks {
  return async (code) => (await marksOf(grammar, code)).filter((offset) => signs.test(code.charAt(offset)));
}

function byPairs(language: BracketLanguage): Marks {
  return (code) => bracketMarks(language, code);
}

/** Signs wherever they stand, but for comments and the inside of texts. */
function bySigns(signs: RegExp, comments: RegExp): Marks {
  return (code) => {
    const bare = code
      .replaceAll(comments, blank)
      .replaceAll(/(["'])((?:\\.|(?!\1)[^\\\n])*)\1/g, (_, quote: string, text: string) => quote + blank(text) + quote);
    return [...bare.matchAll(signs)].map(({index}) => index);
  };
}

function inCommands(code: string): number[] {
  const commands = commandsOf(code).split('\n');
  const lines = code.split('\n').map((line, index) => (commands[index] ? line : blank(line)));
  return [...lines.join('\n').matchAll(/["']/g)].map(({index}) => index);
}

async function inPhp(code: string): Promise<number[]> {
  const open = code.startsWith('<?') ? '' : '<?php ';
  return (await marksOf('php', open + code)).map((offset) => offset - open.length);
}

/** Where each language has brackets and quotes that it cannot do without. */
const marks: Readonly<Record<Language, Marks>> = {
  // In a shell a bracket is mostly plain text.
  bash: byTree('bash', /["']/),
  c: byTree('cpp'),
  clojure: byPairs('clojure'),
  console: inCommands,
  cpp: byTree('cpp'),
  csharp: byTree('csharp'),
  css: byTree('css'),
  docker: bySigns(/[[\]"]/g, /^\s*#.*/gm),
  erlang: byPairs('erlang'),
  go: byTree('go'),
  graphql: byPairs('graphql'),
  groovy: byPairs('groovy'),
  html: bySigns(/[<>"]/g, /<!--[^]*?-->/g),
  java: byTree('java'),
  javascript: byTree('tsx'),
  json: byTree('json'),
  jsx: byTree('tsx'),
  kotlin: byTree('kotlin'),
  lua: byTree('lua'),
  mermaid: bySigns(/[()[\]{}"]/g, /%%.*/g),
  php: inPhp,
  powershell: byTree('powershell'),
  protobuf: bySigns(/[()[\]{}"]/g, /\/\/.*/g),
  python: byTree('python'),
  ruby: byTree('ruby'),
  rust: byTree('rust'),
  scala: byTree('scala'),
  sql: byPairs('sql'),
  swift: byTree('swift'),
  toml: byTree('toml'),
  tsx: byTree('tsx'),
  typescript: byTree('typescript'),
  xml: bySigns(/[<>"]/g, /<!--[^]*?-->/g),
  yaml: bySigns(/[[\]{}"']|:(?=\s)/g, /(?:^| )#.*|\$\{+[^}]*\}+/gm),
};

/** What only a schema notices in YAML: the first letters of keys, besides brackets and quotes. */
export const inSchema: Marks = bySigns(/[[\]{}"']|:(?=\s)|(?<=^[ -]*)[a-z](?=[\w-]*:)/gm, /(?:^| )#.*|\$\{+[^}]*\}+/gm);

const parses = async (language: Language, code: string) => (await parse(language, code)).length === 0;

/**
 * Drops one bracket or quote at a time from good samples and counts how often that is noticed. The
 * places are spread evenly over all that there are, so that every run tries the same.
 *
 * @param most how many places to try
 * @param good what finds a sample good, unless the parser does
 * @param where what finds the places, unless it is brackets and quotes
 */
export async function damage(
  language: Language,
  samples: readonly Sample[],
  most: number,
  good: (code: string) => Promise<boolean> = (code) => parses(language, code),
  where: Marks = marks[language],
): Promise<Score> {
  const places: {sample: Sample; offset: number}[] = [];
  for (const sample of samples) {
    places.push(...[...(await where(sample.code))].map((offset) => ({sample, offset})));
  }
  const tried = Math.min(most, places.length);
  const missed: string[] = [];
  for (let index = 0; index < tried; index += 1) {
    const chosen = places[Math.floor(((index + 0.5) * places.length) / tried)];
    if (chosen) {
      const {place, code} = chosen.sample;
      if (await good(code.slice(0, chosen.offset) + code.slice(chosen.offset + 1))) {
        const before = code.slice(0, chosen.offset).split('\n');
        missed.push(`${place}:${before.length}:${(before.at(-1)?.length ?? 0) + 1} without ${code[chosen.offset]}`);
      }
    }
  }
  return {tried, caught: tried - missed.length, missed};
}
