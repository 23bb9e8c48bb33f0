import {coreText, isArray, isObject, JsonNumber, plainText, sortedKeys} from './json';
import {parsePath} from './paths';
import type {Category, Json, JsonObject, Rule, RuleEntry, Rules, StatusClass, Variant} from './types';

/** Matching rules that the core can't read. */
export class RuleFault extends Error {
  override name = 'RuleFault';
}

const categories: ReadonlyMap<string, Category> = new Map([
  ['method', 'method'],
  ['path', 'path'],
  ['header', 'header'],
  ['headers', 'header'],
  ['query', 'query'],
  ['body', 'body'],
  ['status', 'status'],
  ['metadata', 'metadata'],
]);

/** Whether a part has such rules. The contents of a message are its `body`, and the core also takes `content`. */
export const isKnownCategory = (name: string): boolean =>
  categories.has(name.toLowerCase()) || name.toLowerCase() === 'content';

/** Whether rules are in the form of version 2, for which the core looks at the first key. */
export const isVersion2Form = (rules: JsonObject): boolean => sortedKeys(rules)[0]?.startsWith('$') ?? false;

/** A category by its name in the pact file. The core takes names that it doesn't know for the body. */
const categoryOf = (name: string): Category | undefined =>
  name.toLowerCase() === 'contents' ? undefined : (categories.get(name.toLowerCase()) ?? 'body');

/** A whole number of at least 0, as the core reads `min` and `max`; also from a string. */
function countOf(value: Json | undefined): number | undefined {
  if (value instanceof JsonNumber) {
    const number = Number(value.text);
    return number > 0 || (number === 0 && value.text === '0') ? Math.floor(number) : value.isInteger ? undefined : 0;
  }
  return typeof value === 'string' && /^\+?\d+$/.test(value) ? Number(value) : undefined;
}

const statusClasses = ['info', 'success', 'redirect', 'clientError', 'serverError', 'nonError', 'error'] as const;

function statusOf(value: Json | undefined): StatusClass {
  if (value === undefined) {
    return 'success';
  }
  if (isArray(value)) {
    return value.map((code) => {
      if (!(code instanceof JsonNumber)) {
        throw new RuleFault(`'${plainText(code)}' is not a valid value for an HTTP Status`);
      }
      return Math.floor(Number(code.text));
    });
  }
  const known = statusClasses.find((name) => name === value);
  if (known === undefined) {
    throw new RuleFault(`'${plainText(value)}' is not a valid value for an HTTP Status`);
  }
  return known;
}

function required(rule: JsonObject, key: string, name: string): string {
  const value = rule[key];
  if (value === undefined) {
    throw new RuleFault(`${name} matcher missing '${key}' field`);
  }
  return plainText(value);
}

function requiredCount(rule: JsonObject, key: 'min' | 'max'): number {
  const count = countOf(rule[key]);
  if (count === undefined) {
    throw new RuleFault(`${key === 'min' ? 'Min' : 'Max'} matcher missing '${key}' field`);
  }
  return count;
}

function nestedRules(rule: JsonObject): readonly Rule[] {
  const {rules} = rule;
  if (rules === undefined) {
    return [];
  }
  if (!isArray(rules)) {
    throw new RuleFault(`EachKey matcher config is not valid. Was expected an array but got ${plainText(rules)}`);
  }
  return rules.map((nested) => readRule(nested));
}

function variantsOf({variants}: JsonObject): readonly Variant[] {
  if (variants === undefined) {
    throw new RuleFault("ArrayContains matcher missing 'variants' field");
  }
  if (!isArray(variants)) {
    throw new RuleFault("ArrayContains matcher 'variants' field is not an Array");
  }
  return variants.map((variant) => {
    const {index = null, rules} = isObject(variant) ? variant : {};
    const entries =
      rules === undefined
        ? [{path: '', tokens: [], rules: [{match: 'equality' as const}], combine: 'AND' as const}]
        : readEntries(rules, parsePath);
    return {index: countOf(index) ?? 0, rules: entries};
  });
}

/**
 * Reads a rule as a pact file has it, such as `{"match": "type", "min": 1}`.
 *
 * @throws RuleFault with the message of the core
 */
function readRule(json: Json): Rule {
  if (!isObject(json)) {
    throw new RuleFault('Matching rule JSON is not an Object');
  }
  const name = json.match ?? json['pact:matcher:type'];
  if (name === undefined) {
    return guessRule(json);
  }
  const match = plainText(name);
  const format = (key: string): string => plainText(json.format ?? json[key] ?? '');
  switch (match) {
    case 'equality':
    case 'number':
    case 'integer':
    case 'decimal':
    case 'boolean':
    case 'null':
    case 'values':
    case 'semver':
      return {match};
    case 'real':
      return {match: 'decimal'};
    case 'regex':
      return {match, regex: required(json, 'regex', 'Regex')};
    case 'include':
      return {match, value: required(json, 'value', 'Include')};
    case 'type': {
      const [min, max] = [countOf(json.min), countOf(json.max)];
      return {match, ...(min === undefined ? {} : {min}), ...(max === undefined ? {} : {max})};
    }
    case 'min':
    case 'min-type':
      return {match: 'type', min: requiredCount(json, 'min')};
    case 'max':
    case 'max-type':
      return {match: 'type', max: requiredCount(json, 'max')};
    case 'timestamp':
    case 'datetime':
      return {match: 'datetime', format: format(match)};
    case 'date':
    case 'time':
      return {match, format: format(match)};
    case 'contentType':
    case 'content-type':
      return {match: 'contentType', value: required(json, 'value', 'ContentType')};
    case 'arrayContains':
    case 'array-contains':
      return {match: 'arrayContains', variants: variantsOf(json)};
    case 'statusCode':
    case 'status-code':
      return {match: 'statusCode', status: statusOf(json.status)};
    case 'notEmpty':
    case 'not-empty':
      return {match: 'notEmpty'};
    case 'eachKey':
    case 'each-key':
      return {match: 'eachKey', rules: nestedRules(json)};
    case 'eachValue':
    case 'each-value':
      return {match: 'eachValue', rules: nestedRules(json)};
    case '':
      throw new RuleFault('Matching rule type can not be empty');
    default:
      return {match: 'plugin', name: match};
  }
}

/** A rule without a name, as older libraries wrote it, such as `{"regex": "\\d+"}`. */
function guessRule(json: JsonObject): Rule {
  const {regex, timestamp, time, date} = json;
  const [min, max] = [countOf(json.min), countOf(json.max)];
  if (regex !== undefined) {
    return {match: 'regex', regex: plainText(regex)};
  }
  if (min !== undefined) {
    return {match: 'type', min};
  }
  if (max !== undefined) {
    return {match: 'type', max};
  }
  if (timestamp !== undefined) {
    return {match: 'datetime', format: plainText(timestamp)};
  }
  if (time !== undefined) {
    return {match: 'time', format: plainText(time)};
  }
  if (date !== undefined) {
    return {match: 'date', format: plainText(date)};
  }
  throw new RuleFault("Matching rule missing 'match' field and unable to guess its type");
}

function readList(path: string, tokens: RuleEntry['tokens'], json: Json): RuleEntry | undefined {
  const {matchers, combine = 'AND'} = isObject(json) ? json : {};
  return matchers !== undefined && isArray(matchers) && matchers.length > 0
    ? {
        path,
        tokens,
        rules: matchers.map((rule) => readRule(rule)),
        written: matchers.map((rule) => coreText(rule)),
        combine: plainText(combine).toUpperCase() === 'OR' ? 'OR' : 'AND',
      }
    : undefined;
}

/** The rules of a category in the format of versions 3 and 4. */
function readEntries(json: Json, toTokens: (path: string) => RuleEntry['tokens']): readonly RuleEntry[] {
  if (!isObject(json)) {
    throw new RuleFault(`Matching rule JSON ${plainText(json)} is not correctly formed`);
  }
  const entries =
    'matchers' in json
      ? [readList('', [], json)]
      : sortedKeys(json).map((path) => readList(path, toTokens(path), json[path] ?? null));
  return entries.filter((entry) => entry !== undefined);
}

const fieldsOf = (path: string): string[] =>
  parsePath(path).flatMap((token) => (token.type === 'field' ? [token.name] : []));

/**
 * Where a rule of version 2 belongs: `$.body.id`, `$.headers.Accept`, `$.path`, `$.query.page[0]`.
 *
 * @returns the category, undefined for rules that the core doesn't look at, and the path in it
 * @throws RuleFault or PathFault with the message of the core
 */
export function placeOf(path: string): readonly [Category | undefined, string] {
  if (path.startsWith('$.body')) {
    return ['body', `$${path.slice(6)}`];
  }
  const [category, name = ''] = fieldsOf(path);
  if (category === undefined || (path.startsWith('$.headers') && name === '')) {
    throw new RuleFault(`'${path}' is not a valid path value for a matching rule`);
  }
  return [categoryOf(category), name];
}

/**
 * Reads the matching rules of a part. As in the core, the first key decides about the format: with `$` it is that of
 * version 2.
 *
 * @throws RuleFault or PathFault with the message of the core
 */
export function readRules(json: Json | undefined): Rules {
  const rules = new Map<Category, RuleEntry[]>();
  if (json === undefined || !isObject(json)) {
    return rules;
  }
  const add = (category: Category | undefined, entries: readonly RuleEntry[]): void => {
    if (category === undefined) {
      return;
    }
    const known = rules.get(category) ?? [];
    for (const entry of entries) {
      const same = known.findIndex(({path}) => path === entry.path);
      const before = known[same];
      if (before) {
        known[same] = {
          ...before,
          rules: [...before.rules, ...entry.rules],
          written: [...(before.written ?? []), ...(entry.written ?? [])],
        };
      } else {
        known.push(entry);
      }
    }
    rules.set(category, known);
  };
  const keys = sortedKeys(json);
  if (isVersion2Form(json)) {
    for (const key of keys) {
      const [category, path] = placeOf(key);
      const rule = readRule(json[key] ?? null);
      const written = [coreText(json[key] ?? null)];
      add(category, [{path, tokens: parsePath(path), rules: [rule], written, combine: 'AND'}]);
    }
    return rules;
  }
  for (const key of keys) {
    const category = categoryOf(key);
    const isNamed = category === 'query' || category === 'header';
    add(
      category,
      readEntries(json[key] ?? null, (path) =>
        isNamed ? [{type: 'root'}, {type: 'field', name: path}] : parsePath(path),
      ),
    );
  }
  return rules;
}
