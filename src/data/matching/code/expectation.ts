import {JsonNumber, parseJson, printJson} from '../json';
import {toTemplate, type Template} from '../template';
import type {Category, Json, Part, PathToken, Rule, RuleEntry} from '../types';
import type {Expectation, Values} from './types';

/** What a body is written as: a JSON value, or the string that it is. */
export type BodyFormat = 'json' | 'text';

/**
 * Says how the body of a part is written in a test.
 *
 * @param part the part
 * @returns undefined without a body; JSON by its content type, or without one if it can be parsed, as the core detects it
 */
export function bodyFormat({body}: Part): BodyFormat | undefined {
  if (body.state !== 'present') {
    return body.state === 'missing' ? undefined : body.state === 'null' ? 'json' : 'text';
  }
  if (body.contentType !== undefined && !/[/+]json\b/i.test(body.contentType)) {
    return 'text';
  }
  try {
    parseJson(body.text);
    return 'json';
  } catch {
    return 'text';
  }
}

function bodyValue(part: Part): Json | undefined {
  switch (part.body.state) {
    case 'missing':
      return undefined;
    case 'null':
      return null;
    case 'empty':
      return '';
    case 'present':
      return bodyFormat(part) === 'json' ? parseJson(part.body.text) : part.body.text;
  }
}

const root: readonly PathToken[] = [{type: 'root'}];

/** Path tokens after the name of a parameter, header or key; undefined if the rule is about another one. */
function tokensAfter(name: string, entry: RuleEntry, sameName: (one: string, other: string) => boolean) {
  if (sameName(entry.path, name)) {
    return [];
  }
  const tokens = entry.tokens.filter(({type}) => type !== 'root');
  const [first, ...rest] = tokens;
  return first?.type === 'field' && sameName(first.name, name) ? rest : undefined;
}

const equal = (one: string, other: string) => one === other;
const equalIgnoringCase = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * Attaches the matching rules of a part to its example values, as a library lets people write them.
 *
 * @param part a request, response or message of a pact file; its JSON body was parsed before, so that it can be parsed
 * @returns what a writer needs; rules that it can't use are in `unused`
 * @throws if the content type says JSON of a body that isn't, as `parseJson` does
 */
export function toExpectation(part: Part): Expectation {
  const unused: string[] = [];
  const entriesOf = (category: Category) => part.rules.get(category) ?? [];

  /** Rules that are about the whole value. */
  const atRoot = (value: Json, entries: readonly RuleEntry[]): Template => {
    const result = toTemplate(
      value,
      entries.map((entry) => ({...entry, tokens: root})),
    );
    unused.push(...result.unused);
    return result.template;
  };

  const values = (
    all: ReadonlyMap<string, readonly string[]> | undefined,
    category: Category,
    sameName: (one: string, other: string) => boolean,
  ): Values => {
    const names = [...(all ?? [])];
    const used = new Set<RuleEntry>();
    const result = names.map(([name, list]) => {
      const templates = list.map((value, index) => {
        const mine = entriesOf(category).filter((entry) => {
          const tokens = tokensAfter(name, entry, sameName);
          const [token] = tokens ?? [];
          return (
            tokens !== undefined &&
            tokens.length < 2 &&
            (token === undefined || token.type.startsWith('star') || (token.type === 'index' && token.index === index))
          );
        });
        mine.forEach((entry) => used.add(entry));
        return atRoot(value, mine);
      });
      return [name, templates] as const;
    });
    unused.push(...entriesOf(category).flatMap((entry) => (used.has(entry) ? [] : [entry.path])));
    return result;
  };

  const body = bodyValue(part);
  const bodyTemplate = body === undefined ? undefined : toTemplate(body, entriesOf('body'));
  unused.push(...(bodyTemplate?.unused ?? entriesOf('body').map(({path}) => path)));

  const metadataEntries = new Set(entriesOf('metadata'));
  const metadata = [...part.metadata].map(([key, value]) => {
    const mine = [...metadataEntries].flatMap((entry) => {
      const tokens = tokensAfter(key, entry, equal);
      if (tokens === undefined) {
        return [];
      }
      metadataEntries.delete(entry);
      return [{...entry, tokens: [...root, ...tokens]}];
    });
    const result = toTemplate(value, mine);
    unused.push(...result.unused);
    return [key, result.template] as const;
  });
  unused.push(...[...metadataEntries].map(({path}) => path), ...entriesOf('method').map(({path}) => path));

  return {
    part,
    body: bodyTemplate?.template,
    path: atRoot(part.kind === 'request' ? part.path : '/', entriesOf('path')),
    query: values(part.query, 'query', equal),
    headers: values(part.headers, 'header', equalIgnoringCase),
    status: atRoot(parseJson(String(part.status)), entriesOf('status')),
    metadata,
    unused,
  };
}

/**
 * Takes the matchers out of a template.
 *
 * @param template a body, or another value
 * @returns the example that a test sends or receives
 */
export function exampleOf(template: Template): Json {
  switch (template.type) {
    case 'exact':
      return template.value;
    case 'object':
      return Object.fromEntries(template.fields.map(([name, each]) => [name, exampleOf(each)]));
    case 'array':
      return template.items.map(exampleOf);
    case 'matcher':
    case 'combined':
      return exampleOf(template.example);
    case 'each-like':
      return Array.from({length: template.examples}, () => exampleOf(template.item));
    case 'array-contains':
      return template.variants.map(exampleOf);
    case 'map':
      return {[template.key]: exampleOf(template.value)};
  }
}

/**
 * Takes the matchers out of a header, a query parameter, a path or a status.
 *
 * @param template its value
 * @returns the example as text
 */
export function exampleText(template: Template): string {
  const example = exampleOf(template);
  return typeof example === 'string' ? example : printJson(example);
}

/**
 * The number that an example is or, outside of a JSON body, that its text spells.
 *
 * @param example the value
 * @param isText whether it is outside of a JSON body
 * @returns an empty string if it isn't a number
 */
export function numberText(example: Json, isText: boolean): string {
  if (example instanceof JsonNumber) {
    return example.text;
  }
  return isText && typeof example === 'string' && /^-?(0|[1-9]\d*)(\.\d+)?$/.test(example) ? example : '';
}

/**
 * Finds the content type that a test has to name.
 *
 * @param part the part
 * @returns that of the header, without its matcher, or else that of the body; undefined if neither says one
 */
export function contentTypeOf({headers, body}: Part): string | undefined {
  const header = [...(headers ?? [])].find(([name]) => equalIgnoringCase(name, 'Content-Type'));
  return header?.[1][0] ?? (body.state === 'present' ? body.contentType : undefined);
}

/**
 * Looks for a rule anywhere in a part, since a template doesn't say whether `values` or `eachValue` made it a map.
 *
 * @param part the part
 * @param match name of the rule
 * @returns whether a rule of its body has that name
 */
export function hasRule(part: Part, match: Rule['match']): boolean {
  const has = ({rules}: RuleEntry): boolean =>
    rules.some((rule) =>
      rule.match === 'arrayContains' ? rule.variants.some((each) => each.rules.some(has)) : rule.match === match,
    );
  return (part.rules.get('body') ?? []).some(has);
}

/**
 * Writes the path and query of the example request, encoded as in an address.
 *
 * @param expectation an expected request
 * @returns such as `/orders?status=PAID`
 */
export function exampleTarget({path, query}: Expectation): string {
  const parameters = query.flatMap(([name, values]) =>
    values.map((value) => `${encodeURIComponent(name)}=${encodeURIComponent(exampleText(value))}`),
  );
  return encodeURI(exampleText(path)) + (parameters.length > 0 ? `?${parameters.join('&')}` : '');
}
