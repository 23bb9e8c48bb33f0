import type {SourceFile} from './types';

/** Creates an error about a source file. */
export const fault = ({path}: SourceFile, what: string): Error =>
  new Error(`${path}: ${what}; adapt src/data/pact-broker to this version of the Broker`);

/** Finds all matches of a pattern in a file. @throws Error if there are none */
export function matchAll(file: SourceFile, pattern: RegExp, what: string): RegExpExecArray[] {
  const found = [...file.text.matchAll(pattern)];
  if (found.length === 0) {
    throw fault(file, `there are no ${what}`);
  }
  return found;
}

interface ScannedCharacter {
  /** Position after the character. */
  readonly end: number;
  readonly depth: number;
  readonly character: string;
}

/** Yields the characters outside strings and comments, with their bracket depth. */
function* scan(source: string): Generator<ScannedCharacter> {
  let depth = 0;
  for (let at = 0; at < source.length; at++) {
    const character = source[at] ?? '';
    if (character === '"') {
      const close = source.indexOf('"', at + 1);
      at = close < 0 ? source.length : close;
    } else if (character === '#') {
      const line = source.indexOf('\n', at);
      at = line < 0 ? source.length : line;
    } else {
      depth += '([{'.includes(character) ? 1 : ')]}'.includes(character) ? -1 : 0;
      yield {end: at + 1, depth, character};
    }
  }
}

/** Source between the bracket at a position and the matching one; undefined if it isn't closed. */
export function inBrackets(source: string, open: number): string | undefined {
  for (const {end, depth} of scan(source.slice(open))) {
    if (depth === 0) {
      return source.slice(open + 1, open + end - 1);
    }
  }
  return undefined;
}

const withoutComments = (source: string): string => source.replaceAll(/^\s*#.*$|\s#(?!\{)[^"\n]*$/gm, '');

/** Splits a list at commas outside brackets and strings. */
export function splitList(source: string): string[] {
  const text = withoutComments(source);
  const parts: string[] = [];
  let start = 0;
  for (const {end, depth, character} of scan(text)) {
    if (character === ',' && depth === 0) {
      parts.push(text.slice(start, end - 1));
      start = end;
    }
  }
  return [...parts, text.slice(start)].map((part) => part.trim()).filter((part) => part !== '');
}

/**
 * Converts a literal to the value of an environment variable; null for nil and empty collections.
 *
 * @throws Error for anything but a literal
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
  throw new Error(`"${text}" is not a literal`);
}
