import {parse} from 'lossless-json';

import type {Json, JsonObject} from './types';

/** Deepest nesting that the core reads: the recursion limit of `serde_json`. */
const maxDepth = 127;

/** A text that isn't JSON. */
export class JsonFault extends Error {
  /**
   * @param reason what is wrong, in the words of the parser
   * @param offset where, in UTF-16 units from the start of the text
   */
  constructor(
    readonly reason: string,
    readonly offset: number,
  ) {
    super(reason);
    this.name = 'JsonFault';
  }
}

/** The shortest digits of a float and the place of its decimal point, as Ryū in Rust's `serde_json` prints them. */
function printFloat(value: number): string {
  if (value === 0) {
    return Object.is(value, -0) ? '-0.0' : '0.0';
  }
  const sign = value < 0 ? '-' : '';
  const [mantissa = '', exponent = ''] = Math.abs(value).toExponential().split('e');
  const digits = mantissa.replace('.', '');
  const point = Number(exponent) + 1;
  if (point >= digits.length && point <= 16) {
    return `${sign}${digits.padEnd(point, '0')}.0`;
  }
  if (point > 0 && point <= 16) {
    return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
  }
  if (point > -5 && point <= 0) {
    return `${sign}0.${'0'.repeat(-point)}${digits}`;
  }
  return `${sign}${digits.slice(0, 1)}${digits.length > 1 ? `.${digits.slice(1)}` : ''}e${point > 0 ? '+' : ''}${point - 1}`;
}

/** A number of a JSON text. */
export class JsonNumber {
  private constructor(
    /** As the core prints it: `1`, `1.0`, `1e21`. */
    readonly text: string,
    /** Whether it has neither a decimal point nor an exponent, and fits into 64 bits. */
    readonly isInteger: boolean,
  ) {}

  /**
   * Reads a number of a JSON text.
   *
   * @param literal such as `1`, `1.50` or `1e3`
   */
  static of(literal: string): JsonNumber {
    if (/^-?\d+$/.test(literal) && literal !== '-0') {
      const value = BigInt(literal);
      if (value >= -(2n ** 63n) && value < 2n ** 64n) {
        return new JsonNumber(value.toString(), true);
      }
    }
    if (!Number.isFinite(Number(literal))) {
      throw new JsonFault('number out of range', 0);
    }
    return new JsonNumber(printFloat(Number(literal)), false);
  }
}

/** Whether a value is an object, not an array or a number. */
export function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof JsonNumber);
}

/** Whether a value is an array. */
export function isArray(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function findTooDeep(text: string): number {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (inString) {
      if (character === '\\') {
        index += 1;
      } else if (character === '"') {
        inString = false;
      }
    } else if (character === '"') {
      inString = true;
    } else if (character === '{' || character === '[') {
      depth += 1;
      if (depth > maxDepth) {
        return index;
      }
    } else if (character === '}' || character === ']') {
      depth -= 1;
    }
  }
  return -1;
}

/**
 * Parses JSON. Of a key that occurs twice the last value counts, as in the core.
 *
 * @throws JsonFault if the text isn't JSON, or nests deeper than the core reads
 */
export function parseJson(text: string): Json {
  const tooDeep = findTooDeep(text);
  if (tooDeep >= 0) {
    throw new JsonFault('recursion limit exceeded', tooDeep);
  }
  // Rust's strings have no halves of characters, also not as escapes.
  const half = /\\ud[89ab][\da-f]{2}(?!\\ud[c-f])|(?<!\\ud[89ab][\da-f]{2})\\ud[c-f][\da-f]{2}/i.exec(text);
  if (half && !/\\\\ud/i.test(text)) {
    throw new JsonFault('lone surrogate', half.index);
  }
  try {
    return parse(text, undefined, {
      parseNumber: (literal) => JsonNumber.of(literal),
      onDuplicateKey: ({newValue}) => newValue,
    }) as Json;
  } catch (error) {
    if (error instanceof JsonFault) {
      throw error;
    }
    const message = error instanceof Error ? error.message : String(error);
    const [, reason = message, position] = /^(.*?) at position (\d+)$/s.exec(message) ?? [];
    throw new JsonFault(reason, position === undefined ? text.length : Number(position));
  }
}

/**
 * Prints a value, with the keys in their order.
 *
 * @param indent spaces for each level; without it, on one line
 */
export function printJson(value: Json, indent = 0, level = 0): string {
  if (value instanceof JsonNumber) {
    return value.text;
  }
  if (!isArray(value) && !isObject(value)) {
    return JSON.stringify(value);
  }
  const [open, close] = isArray(value) ? ['[', ']'] : ['{', '}'];
  const items = isArray(value)
    ? value.map((item) => printJson(item, indent, level + 1))
    : Object.entries(value).map(
        ([key, item]) => `${JSON.stringify(key)}:${indent > 0 ? ' ' : ''}${printJson(item, indent, level + 1)}`,
      );
  if (indent === 0 || items.length === 0) {
    return `${open}${items.join(',')}${close}`;
  }
  const margin = ' '.repeat(indent * (level + 1));
  return `${open}\n${margin}${items.join(`,\n${margin}`)}\n${' '.repeat(indent * level)}${close}`;
}

/** Keys in the order in which the core goes through an object: sorted. */
export function sortedKeys(value: JsonObject): string[] {
  return Object.keys(value).sort((a, b) => (a < b ? -1 : 1));
}

/** Prints a value as the core does: on one line, with sorted keys. */
export function coreText(value: Json): string {
  if (isArray(value)) {
    return `[${value.map(coreText).join(',')}]`;
  }
  return isObject(value)
    ? `{${sortedKeys(value)
        .map((key) => `${JSON.stringify(key)}:${coreText(value[key] ?? null)}`)
        .join(',')}}`
    : printJson(value);
}

/** Prints a value as the core does within a message: a string without its quotes, null as nothing. */
export function plainText(value: Json): string {
  return typeof value === 'string' ? value : value === null ? '' : coreText(value);
}

/** Whether two values are equal for the core, which distinguishes `1` from `1.0`, but not the two zeros. */
export function isEqual(a: Json, b: Json): boolean {
  const comparable = (text: string): string => text.replace(/(?<![\w."])-0\.0(?![\d.])/g, '0.0');
  return comparable(coreText(a)) === comparable(coreText(b));
}

/** The type that the core prints for a value. */
export function typeName(value: Json): string {
  if (value === null) {
    return 'Null';
  }
  if (value instanceof JsonNumber) {
    return value.isInteger ? 'Integer' : 'Decimal';
  }
  if (typeof value === 'object') {
    return isArray(value) ? 'Array' : 'Object';
  }
  return typeof value === 'string' ? 'String' : 'Boolean';
}
