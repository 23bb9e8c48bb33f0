import type {Fault} from './fault';

/** Lexical rules of a language without a good grammar: what may contain brackets that are not syntax. */
interface LexicalRules {
  /** A comment. */
  readonly comment: RegExp;
  /** A string with its quotes, or a character. */
  readonly literal: RegExp;
}

const lexicalRules = {
  clojure: {comment: /;.*/y, literal: /"(?:\\[^]|[^"\\])*"|\\(?:[a-z]+|.)/y},
  erlang: {comment: /%.*/y, literal: /"(?:\\[^]|[^"\\])*"|'(?:\\.|[^'\\\n])*'|\$\\?./y},
  graphql: {comment: /#.*/y, literal: /"""[^]*?"""|"(?:\\.|[^"\\\n])*"/y},
  // Its grammar rejects annotated methods, closures with two parameters, and chains over several lines.
  groovy: {
    comment: /\/\/.*|\/\*[^]*?\*\//y,
    literal: /'''[^]*?'''|"""[^]*?"""|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/y,
  },
  sql: {comment: /--.*|\/\*[^]*?\*\//y, literal: /'(?:''|[^'])*'|"(?:""|[^"])*"/y},
} as const satisfies Record<string, LexicalRules>;

export type BracketLanguage = keyof typeof lexicalRules;

const closing: Readonly<Record<string, string>> = {'(': ')', '[': ']', '{': '}'};

interface Delimiter {
  readonly character: string;
  readonly offset: number;
}

/** Brackets, and the quotes of strings, outside comments. */
function delimitersOf(language: BracketLanguage, code: string): Delimiter[] {
  const {comment, literal}: LexicalRules = lexicalRules[language];
  const delimiters: Delimiter[] = [];
  for (let offset = 0; offset < code.length;) {
    comment.lastIndex = offset;
    literal.lastIndex = offset;
    const character = code.charAt(offset);
    const skipped = comment.exec(code)?.[0];
    const matched = skipped === undefined ? literal.exec(code)?.[0] : undefined;
    if (matched !== undefined && /["']/.test(character)) {
      delimiters.push({character: 'text', offset}, {character: 'text', offset: offset + matched.length - 1});
    } else if (matched === undefined && skipped === undefined && /[()[\]{}"']/.test(character)) {
      delimiters.push({character, offset});
    }
    offset += Math.max(1, (skipped ?? matched ?? '').length);
  }
  return delimiters;
}

/** Checks that brackets and quotes match, for languages without a good parser on npm. */
export function bracketFaults(language: BracketLanguage, code: string): Fault[] {
  const lineOf = (offset: number) => code.slice(0, offset).split('\n').length;
  const open: Delimiter[] = [];
  for (const {character, offset} of delimitersOf(language, code)) {
    if (character === 'text') {
      continue;
    }
    if (character in closing) {
      open.push({character, offset});
      continue;
    }
    if (/["']/.test(character)) {
      return [{line: lineOf(offset), what: `${character} is never closed`}];
    }
    const last = open.pop();
    if (!last || closing[last.character] !== character) {
      return [{line: lineOf(offset), what: `${character} closes nothing`}];
    }
  }
  return open.slice(-1).map(({character, offset}) => ({line: lineOf(offset), what: `${character} is never closed`}));
}

/** Offsets of brackets and quotes that are syntax. */
export function bracketMarks(language: BracketLanguage, code: string): number[] {
  return delimitersOf(language, code).map(({offset}) => offset);
}
