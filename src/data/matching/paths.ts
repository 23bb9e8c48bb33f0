// cspell:words qoute

import type {PathToken} from './types';

/** A path expression that the core refuses. */
export class PathFault extends Error {
  override name = 'PathFault';

  /**
   * @param message of the core
   * @param expression the whole expression
   */
  constructor(
    message: string,
    readonly expression: string,
  ) {
    super(message);
  }
}

const isIdentifier = (character: string): boolean => /[\p{Alphabetic}\p{N}_\-:#@]/u.test(character);
const isNumeric = (character: string | undefined): boolean => character !== undefined && /\p{N}/u.test(character);

/**
 * Parses a path expression as the core does (`path_exp.rs` of `pact_models`).
 *
 * @param expression such as `$.items[*].id` or `$['order id']`; a name without `$` counts as a field of the root
 * @throws PathFault with the message of the core
 */
export function parsePath(expression: string): readonly PathToken[] {
  const characters = [...expression];
  const tokens: PathToken[] = [];
  let at = 0;
  const fault = (problem: string, index = at): PathFault =>
    new PathFault(`${problem} in path expression "${expression}" at index ${index}`, expression);

  function readIdentifier(): void {
    let name = '';
    for (let next = characters[at]; next !== undefined && !['.', "'", '['].includes(next); next = characters[at]) {
      if (!isIdentifier(next)) {
        throw fault(`"${next}" is not allowed in an identifier`);
      }
      name += next;
      at += 1;
    }
    tokens.push({type: 'field', name});
  }

  function readBrackets(): void {
    const first = characters[at];
    if (first === "'") {
      const end = characters.indexOf("'", at + 1);
      if (end < 0) {
        throw fault('Unterminated string', characters.length - 1);
      }
      if (end === at + 1) {
        throw fault('Empty strings are not allowed', end);
      }
      tokens.push({type: 'field', name: characters.slice(at + 1, end).join('')});
      at = end + 1;
    } else if (isNumeric(first)) {
      const start = at;
      while (isNumeric(characters[at])) {
        at += 1;
      }
      if (characters[at] !== undefined && characters[at] !== ']') {
        throw fault(`Indexes can only consist of numbers or a "*", found "${characters[at] ?? ''}" instead`);
      }
      tokens.push({type: 'index', index: Number(characters.slice(start, at).join(''))});
    } else if (first === '*') {
      tokens.push({type: 'star-index'});
      at += 1;
    } else if (first === ']') {
      throw fault('Empty bracket expressions are not allowed');
    } else if (first === undefined) {
      throw new PathFault(
        `Expected a "'" (single qoute) or a digit in path expression "${expression}" after index ${at - 1}`,
        expression,
      );
    } else {
      throw fault(`Indexes can only consist of numbers or a "*", found "${first}" instead`);
    }
    if (characters[at] !== ']') {
      throw characters[at] === undefined
        ? fault('Unterminated brackets', characters.length - 1)
        : fault(`Unterminated brackets, found "${characters[at] ?? ''}" instead of "]"`);
    }
    at += 1;
  }

  const [first] = characters;
  if (first === undefined) {
    return tokens;
  }
  tokens.push({type: 'root'});
  if (first === '$') {
    at = 1;
  } else if (/[\p{Alphabetic}\p{N}]/u.test(first)) {
    readIdentifier();
  } else {
    throw new PathFault(`Path expression "${expression}" does not start with a root marker "$"`, expression);
  }
  while (at < characters.length) {
    const separator = characters[at] ?? '';
    at += 1;
    const next = characters[at];
    if (separator === '[') {
      readBrackets();
    } else if (separator !== '.') {
      throw fault(`Expected a "." or "[" instead of "${separator}"`, at - 1);
    } else if (next === '*') {
      tokens.push({type: 'star'});
      at += 1;
    } else if (next !== undefined && isIdentifier(next)) {
      readIdentifier();
    } else {
      throw next === undefined
        ? fault('Expected a path after "."', at - 1)
        : fault('Expected either a "*" or path identifier');
    }
  }
  return tokens;
}

/** A place in a value: `$` and the keys and indexes down to it. */
export type Place = readonly string[];

/** The root of a body. */
export const root: Place = ['$'];

const isIndex = (part: string): boolean => /^\+?\d+$/.test(part);

function weightOfToken(token: PathToken, part: string): number {
  switch (token.type) {
    case 'root':
      return part === '$' ? 2 : 0;
    case 'field':
      return part === token.name ? 2 : 0;
    case 'index':
      return isIndex(part) && Number(part) === token.index ? 2 : 0;
    case 'star-index':
      return isIndex(part) || part === '[*]' ? 1 : 0;
    case 'star':
      return 1;
  }
}

/**
 * Weight of an expression for a place: the product of 2 for each exact part and 1 for each wildcard, times the number
 * of parts. An expression also fits everything below its place. The rules with the highest weight decide.
 *
 * @returns 0 if the expression doesn't fit
 */
export function weightOf(tokens: readonly PathToken[], place: Place): number {
  return fits(tokens, place)
    ? tokens.length * tokens.reduce((product, token, index) => product * weightOfToken(token, place[index] ?? ''), 1)
    : 0;
}

/** Whether an expression fits a place or one above it. */
export function fits(tokens: readonly PathToken[], place: Place): boolean {
  return tokens.length <= place.length && tokens.every((token, index) => weightOfToken(token, place[index] ?? '') > 0);
}

/** A place as the core prints it, such as `$.items[0]['order id']`. */
export function printPlace(place: Place): string {
  return place
    .map((part, index) => {
      if (index === 0 && part === '$') {
        return part;
      }
      if (part === '*') {
        return '.*';
      }
      if (part === '[*]' || isIndex(part)) {
        return part === '[*]' ? part : `[${Number(part)}]`;
      }
      return /^[_A-Za-z][_A-Za-z0-9]*$/.test(part) ? `.${part}` : `['${part.replace(/[\\']/g, String.raw`\$&`)}']`;
    })
    .join('');
}
