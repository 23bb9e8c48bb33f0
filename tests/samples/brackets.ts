import type {Fault} from './fault';

/** How a language without a grammar, or without a good one, writes what must not be taken for a bracket. */
interface Lexis {
  /** From its sign to the end of the line. */
  readonly comment: RegExp;
  /** A text with its quotes, or a single character. */
  readonly text: RegExp;
}

const lexes = {
  clojure: {comment: /;.*/y, text: /"(?:\\[^]|[^"\\])*"|\\(?:[a-z]+|.)/y},
  erlang: {comment: /%.*/y, text: /"(?:\\[^]|[^"\\])*"|'(?:\\.|[^'\\\n])*'|\$\\?./y},
  graphql: {comment: /#.*/y, text: /"""[^]*?"""|"(?:\\.|[^"\\\n])*"/y},
  // Its grammar refuses annotated methods, closures with two parameters, and chains over several lines.
  groovy: {
    comment: /\/\/.*|\/\*[^]*?\*\//y,
    text: /'''[^]*?'''|"""[^]*?"""|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/y,
  },
  sql: {comment: /--.*|\/\*[^]*?\*\//y, text: /'(?:''|[^'])*'|"(?:""|[^"])*"/y},
} as const satisfies Record<string, Lexis>;

export type BracketLanguage = keyof typeof lexes;

const closing: Readonly<Record<string, string>> = {'(': ')', '[': ']', '{': '}'};

interface Sign {
  readonly sign: string;
  readonly offset: number;
}

/** Brackets, and the quotes at both ends of texts; comments are left out. */
function signsOf(language: BracketLanguage, code: string): Sign[] {
  const {comment, text}: Lexis = lexes[language];
  const signs: Sign[] = [];
  for (let offset = 0; offset < code.length;) {
    comment.lastIndex = offset;
    text.lastIndex = offset;
    const sign = code.charAt(offset);
    const skipped = comment.exec(code)?.[0];
    const literal = skipped === undefined ? text.exec(code)?.[0] : undefined;
    if (literal !== undefined && /["']/.test(sign)) {
      signs.push({sign: 'text', offset}, {sign: 'text', offset: offset + literal.length - 1});
    } else if (literal === undefined && skipped === undefined && /[()[\]{}"']/.test(sign)) {
      signs.push({sign, offset});
    }
    offset += Math.max(1, (skipped ?? literal ?? '').length);
  }
  return signs;
}

/** Pairs brackets and quotes; the check for languages that no parser on npm reads well. */
export function bracketFaults(language: BracketLanguage, code: string): Fault[] {
  const lineOf = (offset: number) => code.slice(0, offset).split('\n').length;
  const open: Sign[] = [];
  for (const {sign, offset} of signsOf(language, code)) {
    if (sign === 'text') {
      continue;
    }
    if (sign in closing) {
      open.push({sign, offset});
      continue;
    }
    if (/["']/.test(sign)) {
      return [{line: lineOf(offset), what: `${sign} is never closed`}];
    }
    const last = open.pop();
    if (!last || closing[last.sign] !== sign) {
      return [{line: lineOf(offset), what: `${sign} closes nothing`}];
    }
  }
  return open.slice(-1).map(({sign, offset}) => ({line: lineOf(offset), what: `${sign} is never closed`}));
}

/** Offsets of the brackets and quotes that are syntax. */
export function bracketMarks(language: BracketLanguage, code: string): number[] {
  return signsOf(language, code).map(({offset}) => offset);
}
