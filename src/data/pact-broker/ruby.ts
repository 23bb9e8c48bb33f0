import type {SourceFile} from './types';

/** A fault of a source file: where, what, and what to do. */
export const fault = ({path}: SourceFile, what: string): Error =>
  new Error(`${path}: ${what}; adapt src/data/pact-broker to this version of the Broker`);

/** All matches of a pattern in a file. @throws Error when there is none */
export function matchAll(file: SourceFile, pattern: RegExp, what: string): RegExpExecArray[] {
  const found = [...file.text.matchAll(pattern)];
  if (found.length === 0) {
    throw fault(file, `there are no ${what}`);
  }
  return found;
}

interface Scan {
  /** Position behind the sign. */
  readonly end: number;
  readonly depth: number;
  readonly sign: string;
}

/** Signs of Ruby outside of texts and comments, with the depth of brackets at each. */
function* scan(source: string): Generator<Scan> {
  let depth = 0;
  for (let at = 0; at < source.length; at++) {
    const sign = source[at] ?? '';
    if (sign === '"') {
      const close = source.indexOf('"', at + 1);
      at = close < 0 ? source.length : close;
    } else if (sign === '#') {
      const line = source.indexOf('\n', at);
      at = line < 0 ? source.length : line;
    } else {
      depth += '([{'.includes(sign) ? 1 : ')]}'.includes(sign) ? -1 : 0;
      yield {end: at + 1, depth, sign};
    }
  }
}

/** The text between a bracket, which stands at the given position, and its partner. */
export function inBrackets(source: string, open: number): string | undefined {
  for (const {end, depth} of scan(source.slice(open))) {
    if (depth === 0) {
      return source.slice(open + 1, open + end - 1);
    }
  }
  return undefined;
}

const withoutComments = (source: string): string => source.replaceAll(/^\s*#.*$|\s#(?!\{)[^"\n]*$/gm, '');

/** Parts of a list, which commas outside of brackets and texts separate. */
export function splitList(source: string): string[] {
  const text = withoutComments(source);
  const parts: string[] = [];
  let start = 0;
  for (const {end, depth, sign} of scan(text)) {
    if (sign === ',' && depth === 0) {
      parts.push(text.slice(start, end - 1));
      start = end;
    }
  }
  return [...parts, text.slice(start)].map((part) => part.trim()).filter((part) => part !== '');
}

/**
 * A value as it would be written into an environment variable; null for nothing.
 *
 * @throws Error for what is no literal
 */
export function readLiteral(ruby: string, version: string): string | null {
  const text = ruby.trim();
  if (/^(?:nil|\{\s*\}|\[\s*\])$/.test(text)) {
    return null;
  }
  if (/^(?:true|false|-?\d+(?:\.\d+)?)$/.test(text)) {
    return text;
  }
  const word = /^:(\w+)$/.exec(text) ?? /^"([^"]*)"$/.exec(text) ?? /^File\.expand_path\("([^"]*)"\)$/.exec(text);
  if (word) {
    return (word[1] ?? '').replace('#{PactBroker::VERSION}', version);
  }
  if (/^\[[\s\S]*\]$/.test(text)) {
    return splitList(text.slice(1, -1))
      .map((item) => readLiteral(item, version))
      .join(' ');
  }
  throw new Error(`"${text}" is no literal`);
}
