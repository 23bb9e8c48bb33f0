import {otherContentType} from './content-type';
import {dateFault} from './dates';
import {coreText, isArray, isEqual, isObject, JsonNumber, plainText, sortedKeys, typeName} from './json';
import {matchesWhole} from './regex';
import {semverFault} from './semver';
import type {Json, JsonObject, Rule, StatusClass} from './types';

/** What the core prints, or undefined if the rule accepts the value. */
export type Fault = string | undefined;

const statusNames = {
  info: 'Informational response (100–199)',
  success: 'Successful response (200–299)',
  redirect: 'Redirect (300–399)',
  clientError: 'Client error (400–499)',
  serverError: 'Server error (500–599)',
  nonError: 'Non-error response (< 400)',
  error: 'Error response (>= 400)',
} as const;

const between = (from: number, to: number) => (code: number) => code >= from && code <= to;

const statusTests = {
  info: between(100, 199),
  success: between(200, 299),
  redirect: between(300, 399),
  clientError: between(400, 499),
  serverError: between(500, 599),
  nonError: (code: number) => code < 400,
  error: (code: number) => code >= 400,
} as const;

function statusFault(code: number, status: StatusClass): Fault {
  const isString = typeof status === 'string';
  const matches = isString ? statusTests[status](code) : status.includes(code);
  return matches
    ? undefined
    : `Expected status code ${code} to be a ${isString ? statusNames[status] : status.join(', ')}`;
}

const debugNames = {
  equality: 'Equality',
  number: 'Number',
  integer: 'Integer',
  decimal: 'Decimal',
  boolean: 'Boolean',
  null: 'Null',
  values: 'Values',
  notEmpty: 'NotEmpty',
  semver: 'Semver',
} as const;

/** A rule as Rust prints it for debugging, which some messages of the core have. */
function debugName(rule: Rule): string {
  switch (rule.match) {
    case 'regex':
      return `Regex(${JSON.stringify(rule.regex)})`;
    case 'include':
      return `Include(${JSON.stringify(rule.value)})`;
    case 'contentType':
      return `ContentType(${JSON.stringify(rule.value)})`;
    case 'date':
      return `Date(${JSON.stringify(rule.format)})`;
    case 'time':
      return `Time(${JSON.stringify(rule.format)})`;
    case 'datetime':
      return `Timestamp(${JSON.stringify(rule.format)})`;
    case 'type':
      return rule.min === undefined
        ? rule.max === undefined
          ? 'Type'
          : `MaxType(${rule.max})`
        : rule.max === undefined
          ? `MinType(${rule.min})`
          : `MinMaxType(${rule.min}, ${rule.max})`;
    case 'statusCode':
      return 'StatusCode';
    case 'arrayContains':
      return 'ArrayContains';
    case 'eachKey':
      return 'EachKey';
    case 'eachValue':
      return 'EachValue';
    case 'plugin':
      return 'Plugin';
    default:
      return debugNames[rule.match];
  }
}

const defaultFormats = {date: 'yyyy-MM-dd', time: 'HH:mm:ss', datetime: "yyyy-MM-dd'T'HH:mm:ssXXX"} as const;
const formatNames = {date: 'date', time: 'time', datetime: 'timestamp'} as const;

function contentTypeFault(text: string, expected: string, mayBeBase64: boolean): Fault {
  const found = otherContentType(text, expected, mayBeBase64);
  return found === undefined
    ? undefined
    : `Expected binary contents to have content type '${expected}' but detected contents was '${found}'`;
}

/** A value and its type, as the core prints them. */
const describe = (value: Json): string =>
  `${typeof value === 'string' ? `'${value}'` : coreText(value)} (${typeName(value)})`;

const kindOf = (value: Json): string => {
  const name = typeName(value);
  return name === 'Integer' || name === 'Decimal' ? 'Number' : name;
};

/** Whether a value has fewer or more elements than a rule wants. */
function sizeFault(rule: Rule, size: number, tooFew: (min: number) => string, tooMany: (max: number) => string): Fault {
  if (rule.match !== 'type') {
    return undefined;
  }
  if (rule.min !== undefined && size < rule.min) {
    return tooFew(rule.min);
  }
  return rule.max !== undefined && size > rule.max ? tooMany(rule.max) : undefined;
}

/** Only a plugin could apply such a rule; without one the core refuses every value. */
const pluginFault = (name: string): string =>
  `Could not apply the '${name}' matching rule - No catalogue entry found for key '${name}'`;

/** What is empty, by its type. */
const emptyValues: Readonly<Record<string, string>> = {'""': "''", '[]': '[]', '{}': '{}'};

/**
 * Applies a rule to a value in a JSON body (`json.rs` of `pact_matching`).
 *
 * @throws RegexFault for a pattern that can't be run
 */
export function matchJson(rule: Rule, expected: Json, actual: Json, cascaded: boolean): Fault {
  switch (rule.match) {
    case 'regex':
      return matchesWhole(rule.regex, typeof actual === 'string' ? actual : coreText(actual))
        ? undefined
        : `Expected '${plainText(actual)}' to match '${rule.regex}'`;
    case 'include':
      return (typeof actual === 'string' ? actual : coreText(actual)).includes(rule.value)
        ? undefined
        : `Expected '${plainText(actual)}' to include '${rule.value}'`;
    case 'type':
      if (kindOf(expected) !== kindOf(actual)) {
        return `Expected ${describe(actual)} to be the same type as ${describe(expected)}`;
      }
      return cascaded || !isArray(actual)
        ? undefined
        : sizeFault(
            rule,
            actual.length,
            (min) => `Expected '${plainText(actual)}' to have at least ${min} item(s)`,
            (max) => `Expected '${plainText(actual)}' to have at most ${max} item(s)`,
          );
    case 'equality':
    case 'values':
      return isEqual(expected, actual)
        ? undefined
        : `Expected ${describe(actual)} to be equal to ${describe(expected)}`;
    case 'null':
      return actual === null ? undefined : `Expected ${describe(actual)} to be a null value`;
    case 'integer':
      return actual instanceof JsonNumber && actual.isInteger
        ? undefined
        : `Expected ${describe(actual)} to be an integer`;
    case 'decimal':
      return actual instanceof JsonNumber && !actual.isInteger
        ? undefined
        : `Expected ${describe(actual)} to be a decimal number`;
    case 'number':
      return actual instanceof JsonNumber ? undefined : `Expected ${describe(actual)} to be a number`;
    case 'boolean':
      return typeof actual === 'boolean' || actual === 'true' || actual === 'false'
        ? undefined
        : `Expected ${describe(actual)} to match a boolean`;
    case 'date':
    case 'time':
    case 'datetime': {
      const format = rule.format === '' ? defaultFormats[rule.match] : rule.format;
      const text = plainText(actual);
      const reason = dateFault(text, format);
      return reason === undefined
        ? undefined
        : `Expected '${text}' to match a ${formatNames[rule.match]} pattern of '${format}': ${reason}`;
    }
    case 'contentType': {
      const reason = contentTypeFault(
        typeof actual === 'string' ? actual : coreText(actual),
        rule.value,
        typeof actual === 'string',
      );
      return reason === undefined
        ? undefined
        : `Failed to match data to have a content type of '${rule.value}': ${reason}`;
    }
    case 'notEmpty': {
      if (actual === null) {
        return 'Expected non-empty value but got a NULL';
      }
      const empty = emptyValues[coreText(actual)];
      return empty === undefined ? undefined : `Expected ${empty} (${typeName(actual)}) to not be empty`;
    }
    case 'semver': {
      if (typeof actual !== 'string') {
        return `Expected something that matches a semantic version, but got '${coreText(actual)}'`;
      }
      const reason = semverFault(actual);
      return reason === undefined ? undefined : `'${actual}' is not a valid semantic version - ${reason}`;
    }
    case 'plugin':
      return pluginFault(rule.name);
    default:
      return undefined;
  }
}

/** Numbers that Rust reads from a text as a float. */
const floatText = /^[+-]?(?:inf|infinity|nan|(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)$/i;
/** Numbers that Rust reads from a text as an unsigned integer: no minus. */
const isUnsigned = (text: string): boolean => /^\+?\d+$/.test(text) && BigInt(text.replace('+', '')) < 2n ** 64n;

const canCascade = ({match}: Rule): boolean => !['values', 'eachValue', 'eachKey', 'plugin'].includes(match);

/**
 * Applies a rule to a text: the path, a header, a query parameter, a body of text (`matchingrules.rs` of
 * `pact_matching`).
 *
 * @throws RegexFault for a pattern that can't be run
 */
export function matchText(rule: Rule, expected: string, actual: string, cascaded: boolean): Fault {
  switch (rule.match) {
    case 'regex':
      return matchesWhole(rule.regex, actual) ? undefined : `Expected '${actual}' to match '${rule.regex}'`;
    case 'equality':
    case 'values':
      return expected === actual ? undefined : `Expected '${actual}' to be equal to '${expected}'`;
    case 'type':
      return undefined;
    case 'include':
      return actual.includes(rule.value) ? undefined : `Expected '${actual}' to include '${rule.value}'`;
    case 'number':
    case 'decimal':
      return floatText.test(actual) ? undefined : `Expected '${actual}' to match a number`;
    case 'integer':
      return isUnsigned(actual) ? undefined : `Expected '${actual}' to match an integer number`;
    case 'date':
    case 'time':
    case 'datetime': {
      const format = rule.format === '' ? defaultFormats[rule.match] : rule.format;
      return dateFault(actual, format) === undefined
        ? undefined
        : `Expected '${actual}' to match a ${formatNames[rule.match]} pattern of '${format}'`;
    }
    case 'boolean':
      return actual === 'true' || actual === 'false' ? undefined : `Expected ${actual} to match a boolean`;
    case 'statusCode':
      return isUnsigned(actual)
        ? statusFault(Number(actual), rule.status)
        : `Unable to match '${actual}' using ${debugName(rule)}`;
    case 'notEmpty':
      return actual === '' ? `Expected ${actual} to not be empty` : undefined;
    case 'semver': {
      const reason = semverFault(actual);
      return reason === undefined ? undefined : `'${actual}' is not a valid semantic version - ${reason}`;
    }
    case 'contentType':
      return contentTypeFault(actual, rule.value, false);
    case 'plugin':
      return pluginFault(rule.name);
    default:
      return !cascaded || canCascade(rule) ? `Unable to match '${actual}' using ${debugName(rule)}` : undefined;
  }
}

/**
 * Applies a rule to a status code (`matchingrules.rs` of `pact_matching`).
 *
 * @throws RegexFault for a pattern that can't be run
 */
export function matchStatus(rule: Rule, expected: number, actual: number): Fault {
  switch (rule.match) {
    case 'regex':
      return matchesWhole(rule.regex, String(actual)) ? undefined : `Expected ${actual} to match '${rule.regex}'`;
    case 'type':
    case 'number':
    case 'integer':
      return undefined;
    case 'equality':
      return expected === actual ? undefined : `Expected ${actual} to be equal to ${expected}`;
    case 'include':
      return String(actual).includes(rule.value) ? undefined : `Expected ${actual} to include '${rule.value}'`;
    case 'decimal':
      return `Expected ${actual} to match a decimal number`;
    case 'statusCode':
      return statusFault(actual, rule.status);
    case 'plugin':
      return pluginFault(rule.name);
    default:
      return `Unable to match ${actual} using ${debugName(rule)}`;
  }
}

/**
 * Applies a rule to a list as a whole; its elements are compared on their own.
 *
 * @param show prints an element: as JSON in a body, as it is for the values of a header or query parameter
 */
export function matchList(
  rule: Rule,
  expected: readonly Json[],
  actual: readonly Json[],
  cascaded: boolean,
  show: (item: Json) => string,
): Fault {
  const showAll = (list: readonly Json[]): string => JSON.stringify(list.map(show));
  switch (rule.match) {
    case 'type': {
      const shown = `[${actual.map(show).join(', ')}] (size ${actual.length})`;
      return cascaded
        ? undefined
        : sizeFault(
            rule,
            actual.length,
            (min) => `Expected ${shown} to have minimum size of ${min}`,
            (max) => `Expected ${shown} to have maximum size of ${max}`,
          );
    }
    case 'equality':
      return isEqual(expected, actual) ? undefined : `Expected ${showAll(actual)} to be equal to ${showAll(expected)}`;
    case 'notEmpty':
      return actual.length === 0 ? `Expected ${showAll(actual)} (Array) to not be empty` : undefined;
    case 'null':
    case 'statusCode':
    case 'plugin':
      return `Unable to match ${showAll(actual)} using ${debugName(rule)}`;
    default:
      return undefined;
  }
}

/** A map as Rust prints it for debugging. */
function debugMap(map: JsonObject): string {
  const debugValue = (value: Json): string => {
    if (value === null) {
      return 'Null';
    }
    if (value instanceof JsonNumber) {
      return `Number(${value.text})`;
    }
    if (isArray(value)) {
      return `Array [${value.map(debugValue).join(', ')}]`;
    }
    if (isObject(value)) {
      return `Object {${sortedKeys(value)
        .map((key) => `${JSON.stringify(key)}: ${debugValue(value[key] ?? null)}`)
        .join(', ')}}`;
    }
    return typeof value === 'string' ? `String(${JSON.stringify(value)})` : `Bool(${value})`;
  };
  return `{${sortedKeys(map)
    .map((key) => `${JSON.stringify(key)}: ${debugValue(map[key] ?? null)}`)
    .join(', ')}}`;
}

/** Applies a rule to a map as a whole; its values are compared on their own. */
export function matchMap(rule: Rule, expected: JsonObject, actual: JsonObject, cascaded: boolean): Fault {
  const size = Object.keys(actual).length;
  switch (rule.match) {
    case 'regex':
    case 'arrayContains':
    case 'eachKey':
    case 'eachValue':
    case 'values':
      return undefined;
    case 'type': {
      const shown = `${debugMap(actual)} (size ${size})`;
      return cascaded
        ? undefined
        : sizeFault(
            rule,
            size,
            (min) => `Expected ${shown} to have minimum size of ${min}`,
            (max) => `Expected ${shown} to have maximum size of ${max}`,
          );
    }
    case 'equality':
      return isEqual(expected, actual)
        ? undefined
        : `Expected ${debugMap(actual)} to be equal to ${debugMap(expected)}`;
    case 'notEmpty':
      return size === 0 ? `Expected {} (Map) to not be empty` : undefined;
    default:
      return `Unable to match ${debugMap(actual)} using ${debugName(rule)}`;
  }
}
