import type {Fault} from './fault';

interface Token {
  readonly text: string;
  readonly line: number;
}

const name = String.raw`[A-Za-z_][\w.]*`;
const options = String.raw`(?: \[ .+ \])?`;
const ranges = String.raw`(?:\d+|to|max|,|"\w+"|${name}| )+`;

/** Valid statements, with tokens separated by single spaces. */
const statements: readonly RegExp[] = [
  /^(?:syntax|edition) = "\w+"$/,
  /^import (?:public |weak )?"[^"]+"$/,
  new RegExp(`^package ${name}$`),
  new RegExp(`^option (?:${name}|\\( \\.?${name} \\)(?: ${name})*) = .+$`),
  new RegExp(`^(?:reserved|extensions) ${ranges}${options}$`),
  new RegExp(`^(?:repeated |optional |required )?\\.?${name} ${name} = \\d+${options}$`),
  new RegExp(`^map < ${name} , ${name} > ${name} = \\d+${options}$`),
  new RegExp(`^${name} = -?(?:0x[\\da-f]+|\\d+)${options}$`, 'i'),
  new RegExp(`^rpc ${name} \\( (?:stream )?${name} \\) returns \\( (?:stream )?${name} \\)$`),
];
const blockHeads: readonly RegExp[] = [
  new RegExp(`^(?:message|enum|service|oneof|extend) ${name}$`),
  new RegExp(`^rpc ${name} \\( (?:stream )?${name} \\) returns \\( (?:stream )?${name} \\)$`),
];

function tokensOf(code: string): Token[] {
  const tokenPattern = /\/\/.*|\/\*[^]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|-?[\w.]+|\S/g;
  return [...code.matchAll(tokenPattern)]
    .filter(([text]) => !/^\/[/*]/.test(text))
    .map((match) => ({text: match[0], line: code.slice(0, match.index).split('\n').length}));
}

/** Checks a .proto file: statements that end with a semicolon, and blocks. */
export function protobufFaults(code: string): Fault[] {
  const open: Token[] = [];
  let words: Token[] = [];
  /** Nesting depth of a value in braces, which is part of its statement. */
  let value = 0;
  for (const token of tokensOf(code)) {
    const text = words.map((word) => word.text).join(' ');
    const line = words[0]?.line ?? token.line;
    if (/^["']$/.test(token.text)) {
      return [{line: token.line, what: 'a string is never closed'}];
    }
    const inValue = value > 0 || (token.text === '{' && /[=[,:]$/.test(text));
    if (inValue) {
      value += token.text === '{' ? 1 : token.text === '}' ? -1 : 0;
      words.push(token);
    } else if (token.text === ';') {
      if (text && !statements.some((statement) => statement.test(text))) {
        return [{line, what: `"${text}" is not a statement`}];
      }
      words = [];
    } else if (token.text === '{') {
      if (!blockHeads.some((head) => head.test(text))) {
        return [{line, what: `"${text}" opens no block`}];
      }
      open.push(token);
      words = [];
    } else if (token.text === '}') {
      if (words.length > 0) {
        return [{line, what: `"${text}" ends without a semicolon`}];
      }
      if (!open.pop()) {
        return [{line: token.line, what: '} closes nothing'}];
      }
    } else {
      words.push(token);
    }
  }
  const unclosed = words[0] ?? open.at(-1);
  return unclosed ? [{line: unclosed.line, what: `"${unclosed.text}" is never closed`}] : [];
}
