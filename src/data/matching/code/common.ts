import {isArray, isObject, JsonNumber, parseJson} from '../json';
import type {Template} from '../template';
import type {Json, Part, Rule} from '../types';
import {bodyFormat, contentTypeOf as ownContentType, exampleOf, exampleTarget} from './expectation';
import type {Code} from './text';
import type {Expectation} from './types';

/** Names that all tests use, as in the examples of this site. */
export interface Names {
  readonly consumer: string;
  readonly provider: string;
  /** Description of the interaction. */
  readonly description: string;
}

/**
 * Chooses the names of a test.
 *
 * @param part what is expected
 * @returns names of the applications of this site's examples
 */
export function namesOf({kind}: Part): Names {
  switch (kind) {
    case 'message':
      return {consumer: 'OrderMailer', provider: 'OrderPublisher', description: 'an order event'};
    case 'request':
      return {consumer: 'OrderWeb', provider: 'OrderApi', description: 'a request for an order'};
    case 'response':
      return {consumer: 'OrderWeb', provider: 'OrderApi', description: 'a request for an order'};
  }
}

/** Path of the request of a test that is about a response. */
export const neutralPath = '/orders/1';

/** Collects what a library can't express; each sentence once. */
export class Notes {
  private readonly sentences = new Set<string>();

  /**
   * Adds a sentence.
   *
   * @param sentence what the library can't express
   */
  add(sentence: string): void {
    this.sentences.add(sentence);
  }

  /**
   * Lists the sentences.
   *
   * @returns in the order in which they were added first
   */
  all(): readonly string[] {
    return [...this.sentences];
  }
}

/**
 * Names a rule in a sentence.
 *
 * @param rule any rule
 * @returns its name in a pact file, between backticks
 */
export function ruleName(rule: Rule): string {
  return `\`${rule.match === 'plugin' ? rule.name : rule.match}\``;
}

/** A JSON number for a number of TypeScript; `String` never writes an exponent for the small ones that this is for. */
function jsonNumber(value: number): Json {
  return parseJson(String(value));
}

/**
 * Tells values that are neither objects nor arrays.
 *
 * @param value a JSON value
 * @returns whether it is a string, a number, a boolean or `null`
 */
export function isScalar(value: Json): value is null | boolean | string | JsonNumber {
  return !isArray(value) && !isObject(value);
}

/**
 * Opens an exact object or array by one level, so that a writer meets its fields or items as templates.
 *
 * @param template any template
 * @returns a template of type `object` or `array` for an exact object or array; another one as it is
 */
export function opened(template: Template): Template {
  if (template.type !== 'exact' || isScalar(template.value)) {
    return template;
  }
  const {value} = template;
  if (isArray(value)) {
    return {type: 'array', items: value.map((each) => ({type: 'exact', value: each}))};
  }
  return {type: 'object', fields: Object.entries(value).map(([name, each]) => [name, {type: 'exact', value: each}])};
}

const noAlternatives = 'The library has no OR for the rules of a value here, so only the first one is written.';

/**
 * Leaves the first of the rules of which one has to accept a value, for a library without such a choice.
 *
 * @param expectation what is expected
 * @param notes takes a sentence that says so
 * @returns the expectation, without rules that are combined with OR
 */
export function withoutAlternatives(expectation: Expectation, notes: Notes): Expectation {
  function first(template: Template): Template {
    switch (template.type) {
      case 'exact':
        return template;
      case 'object':
        return {...template, fields: template.fields.map(([name, each]) => [name, first(each)])};
      case 'array':
        return {...template, items: template.items.map(first)};
      case 'matcher':
        return {...template, example: first(template.example)};
      case 'each-like':
        return {...template, item: first(template.item)};
      case 'array-contains':
        return {...template, variants: template.variants.map(first)};
      case 'map':
        return {...template, value: first(template.value)};
      case 'combined': {
        const example = first(template.example);
        const [rule] = template.rules;
        if (template.combine === 'AND' || !rule) {
          return {...template, example};
        }
        notes.add(noAlternatives);
        return {type: 'matcher', rule, example};
      }
    }
  }
  const values = (all: Expectation['headers']): Expectation['headers'] =>
    all.map(([name, templates]) => [name, templates.map(first)]);
  return {
    ...expectation,
    body: expectation.body && first(expectation.body),
    path: first(expectation.path),
    query: values(expectation.query),
    headers: values(expectation.headers),
    status: first(expectation.status),
    metadata: expectation.metadata.map(([key, template]) => [key, first(template)]),
  };
}

/** How a library or a language writes what the core reads as a matcher, see {@link coreMatcher}. */
export interface CoreTarget<T> {
  json(value: Json): T;
  list(items: readonly T[]): T;
  object(fields: readonly (readonly [string, T])[]): T;
  template(template: Template): T;
}

/** A string in an expression of the matching rule definition language. */
const inExpression = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Fields of a rule in the form of the core; undefined if it has none. */
function ruleFields<T>(
  rule: Rule,
  example: Json | undefined,
  target: CoreTarget<T>,
): readonly (readonly [string, T])[] | undefined {
  const named = (name: string) => ['pact:matcher:type', target.json(name)] as const;
  switch (rule.match) {
    case 'type':
      return [
        named('type'),
        ...(rule.min === undefined ? [] : [['min', target.json(jsonNumber(rule.min))] as const]),
        ...(rule.max === undefined ? [] : [['max', target.json(jsonNumber(rule.max))] as const]),
      ];
    case 'regex':
      return [named('regex'), ['regex', target.json(rule.regex)]];
    case 'include':
    case 'contentType':
      // In this form, the text of the rule and the example are the same attribute; an expression has both.
      return example === rule.value
        ? [named(rule.match)]
        : [
            named(
              rule.match === 'include'
                ? `matching(include, ${inExpression(rule.value)})`
                : `matching(contentType, ${inExpression(rule.value)}, ${inExpression(typeof example === 'string' ? example : '')})`,
            ),
          ];
    case 'date':
    case 'time':
    case 'datetime':
      return [named(rule.match), ...(rule.format === '' ? [] : [['format', target.json(rule.format)] as const])];
    case 'statusCode':
      return [
        named('statusCode'),
        ['status', target.json(typeof rule.status === 'string' ? rule.status : rule.status.map(jsonNumber))],
      ];
    case 'eachKey':
    case 'eachValue': {
      const rules = rule.rules.map((each) => ruleFields(each, undefined, target));
      return rules.some((each) => each === undefined)
        ? undefined
        : [named(rule.match), ['rules', target.list(rules.flatMap((each) => (each ? [target.object(each)] : [])))]];
    }
    case 'arrayContains':
    case 'plugin':
      return undefined;
    default:
      return [named(rule.match)];
  }
}

/**
 * Writes a template in the form of the core, a JSON object with `pact:matcher:type`, as the page about the integration
 * JSON of `pact_ffi` describes it.
 *
 * @param template a matcher, an array whose elements are alike, variants, a map, or several rules
 * @param target how the object and what is in it are written
 * @param notes takes what the core can't read in this form
 * @returns undefined if the value can only be written without its rule
 */
export function coreMatcher<T>(template: Template, target: CoreTarget<T>, notes: Notes): T | undefined {
  const valueOf = (rule: Rule, value: Template) => {
    const fields = ruleFields(rule, exampleOf(value), target);
    if (!fields) {
      notes.add(`The rule ${ruleName(rule)} is left out: the core has no such rule in its JSON form.`);
      return undefined;
    }
    return target.object([...fields, ['value', target.template(value)]]);
  };
  const several = (rules: readonly Rule[], value: Template) => {
    const [first] = rules;
    if (first && rules.length === 1) {
      return valueOf(first, value);
    }
    const written = rules.flatMap((rule) => ruleFields(rule, undefined, target) ?? []);
    const all = rules.map((rule) => ruleFields(rule, undefined, target));
    if (written.length === 0) {
      return undefined;
    }
    return target.object([
      ['pact:matcher:type', target.list(all.flatMap((each) => (each ? [target.object(each)] : [])))],
      ['value', target.template(value)],
    ]);
  };
  switch (template.type) {
    case 'matcher':
      return valueOf(template.rule, template.example);
    case 'each-like': {
      const {min, max, item, examples} = template;
      const rule: Rule = {match: 'type', ...(min === undefined ? {} : {min}), ...(max === undefined ? {} : {max})};
      const fields = ruleFields(rule, undefined, target) ?? [];
      // The rules of the elements are those of the first one.
      const others = Array.from({length: Math.max(examples, 1) - 1}, () => target.json(exampleOf(item)));
      return target.object([...fields, ['value', target.list([target.template(item), ...others])]]);
    }
    case 'array-contains':
      return target.object([
        ['pact:matcher:type', target.json('arrayContains')],
        ['variants', target.list(template.variants.map((variant) => target.template(variant)))],
      ]);
    case 'map': {
      const {key, keyRules, value} = template;
      const keys: readonly Rule[] = keyRules.length > 0 ? [{match: 'eachKey', rules: keyRules}] : [];
      const simple = value.type === 'matcher' && value.example.type === 'exact';
      const rules: readonly Rule[] =
        simple && keys.length > 0 ? [...keys, {match: 'eachValue', rules: [value.rule]}] : [...keys, {match: 'values'}];
      return several(rules, {type: 'object', fields: [[key, simple && keys.length > 0 ? value.example : value]]});
    }
    case 'combined':
      if (template.combine === 'OR') {
        notes.add(noAlternatives);
        return several(template.rules.slice(0, 1), template.example);
      }
      return several(template.rules, template.example);
    default:
      return undefined;
  }
}

/**
 * Writes a whole template as JSON that the core reads, matchers included.
 *
 * @param template example with matchers
 * @param notes takes what the core can't read in this form
 * @returns integration JSON
 */
export function coreJson(template: Template, notes: Notes): Json {
  const target: CoreTarget<Json> = {
    json: (value) => value,
    list: (items) => items,
    object: (fields) => Object.fromEntries(fields),
    template: (inner) => coreJson(inner, notes),
  };
  switch (template.type) {
    case 'exact':
      return template.value;
    case 'object':
      return Object.fromEntries(template.fields.map(([name, each]): [string, Json] => [name, coreJson(each, notes)]));
    case 'array':
      return template.items.map((each) => coreJson(each, notes));
    case 'matcher':
    case 'combined':
      return coreMatcher(template, target, notes) ?? coreJson(template.example, notes);
    default:
      return coreMatcher(template, target, notes) ?? exampleOf(template);
  }
}

/** The request that a test sends. */
export interface SentRequest {
  readonly method: string;
  /** Path with the query, percent-encoded where it has to be. */
  readonly target: string;
  readonly path: string;
  readonly query: readonly (readonly [string, string])[];
  readonly headers: readonly (readonly [string, string])[];
  /** Undefined without a body. */
  readonly body: string | undefined;
}

/**
 * Makes the request that the test of an expectation sends.
 *
 * @param expectation what is expected
 * @returns the expected request with its example values, or a neutral one for a response
 */
export function sentRequest(expectation: Expectation): SentRequest {
  const {part} = expectation;
  if (part.kind !== 'request') {
    return {method: 'GET', target: neutralPath, path: neutralPath, query: [], headers: [], body: undefined};
  }
  const query = [...(part.query ?? [])].flatMap(([name, values]) => values.map((value) => [name, value] as const));
  const headers = [...(part.headers ?? [])].map(([name, values]) => [name, values.join(', ')] as const);
  const {body} = part;
  const text = body.state === 'present' ? body.text : body.state === 'null' ? 'null' : undefined;
  const contentType = contentTypeOf(part);
  const typed = headers.some(([name]) => isContentType(name));
  return {
    method: part.method,
    target: exampleTarget(expectation),
    path: part.path,
    query,
    headers: text === undefined || typed ? headers : [...headers, ['Content-Type', contentType]],
    body: text,
  };
}

/**
 * Tells the header `Content-Type`.
 *
 * @param name name of a header
 * @returns whether it is that one, in any case
 */
export function isContentType(name: string): boolean {
  return name.toLowerCase() === 'content-type';
}

/**
 * Chooses the content type that a library is told for a body.
 *
 * @param part what is expected
 * @returns its content type, or the one that the body looks like
 */
export function contentTypeOf(part: Part): string {
  return ownContentType(part) ?? (bodyFormat(part) === 'json' ? 'application/json' : 'text/plain');
}

/**
 * Notes that a library adds a header.
 *
 * @param part what is expected
 * @param notes takes the sentence, if the part has a body and no header `Content-Type`
 */
export function noteContentType(part: Part, notes: Notes): void {
  const typed = [...(part.headers ?? [])].some(([name]) => isContentType(name));
  if (part.kind !== 'message' && part.body.state === 'present' && !typed) {
    notes.add(
      `The library adds the header \`Content-Type: ${contentTypeOf(part)}\`, because the body has to have a type.`,
    );
  }
}

/**
 * Notes the version of the specification that the test writes, if it isn't that of the expectation.
 *
 * @param part what is expected
 * @param written the version that the library writes
 * @param notes takes the sentence
 */
export function noteVersion(part: Part, written: number, notes: Notes): void {
  if (part.version !== written) {
    notes.add(
      `The test writes version ${written} of the specification, because the library can’t write version ${part.version} of this.`,
    );
  }
}

/**
 * Tells a whole number that fits into 32 bits, for which most languages have a literal without a suffix.
 *
 * @param value a JSON value
 * @returns whether it is such a number, written without a point or an exponent
 */
export function isInt(value: Json): value is JsonNumber {
  return value instanceof JsonNumber && /^-?\d+$/.test(value.text) && Math.abs(Number(value.text)) <= 2_147_483_647;
}

/**
 * Tells a number that a language with doubles can read from a literal without losing digits.
 *
 * @param value a JSON value
 * @returns whether it has a point, and is written as the shortest form of its double
 */
export function isDouble(value: Json): value is JsonNumber {
  return value instanceof JsonNumber && /^-?\d+\.\d+$/.test(value.text) && shortest(value.text) === value.text;
}

function shortest(text: string): string {
  const value = String(Number(text));
  return value.includes('.') ? value : `${value}.0`;
}

/**
 * Puts statements into lines.
 *
 * @param lines lines, some of which may be left out
 * @returns those that are not undefined, separated by line breaks
 */
export function joined(...lines: readonly (string | undefined)[]): string {
  return lines.filter((line) => line !== undefined).join('\n');
}

/**
 * Makes the group of a call.
 *
 * @param open everything before the arguments, such as `Like(`
 * @param items arguments
 * @param close what ends the call
 * @returns the code
 */
export function call(open: string, items: readonly Code[], close = ')'): Code {
  return {open, items, close};
}
