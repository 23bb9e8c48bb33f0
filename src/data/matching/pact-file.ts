import type {Trial} from './compare';
import {isArray, isObject, JsonNumber, parseJson, printJson} from './json';
import type {Json, JsonObject, PartKind, SpecificationVersion} from './types';

/** The names that the pact file of a trial has. */
const names = {consumer: 'OrderWeb', provider: 'OrderApi', description: 'a trial'} as const;

/** An interaction around a part: the other half of HTTP is the simplest that there is. */
function interaction(part: Json, kind: PartKind, version: SpecificationVersion): JsonObject {
  const {description} = names;
  if (kind === 'message') {
    return {
      ...(version === 4 ? {type: 'Asynchronous/Messages'} : {}),
      description,
      ...(isObject(part) ? part : {}),
    };
  }
  const http =
    kind === 'request' ? {request: part, response: {}} : {request: {method: 'GET', path: '/orders/1'}, response: part};
  return {...(version === 4 ? {type: 'Synchronous/HTTP'} : {}), description, ...http};
}

/**
 * Writes a complete pact file with one interaction.
 *
 * @param trial whose expectation becomes part of the interaction
 * @throws JsonFault if the expectation isn't JSON
 */
export function toPactFile({kind, version, expected}: Trial): string {
  const list = kind === 'message' && version < 4 ? 'messages' : 'interactions';
  return `${printJson(
    {
      consumer: {name: names.consumer},
      provider: {name: names.provider},
      [list]: [interaction(parseJson(expected), kind, version)],
      metadata: {pactSpecification: {version: version === 4 ? '4.0' : `${version}.0.0`}},
    },
    2,
  )}\n`;
}

/** Rules of version 2 as those of later versions: `$.body.id` is `$.id` of the body. */
function upgradeRules(rules: JsonObject): JsonObject {
  const upgraded: Record<string, Record<string, Json>> = {};
  for (const [path, rule] of Object.entries(rules)) {
    const [, category = '', rest = ''] = /^\$\.(\w+)(.*)$/s.exec(path) ?? [];
    const name = category === 'headers' ? 'header' : category;
    const list = {matchers: [rule], combine: 'AND'};
    const isNamed = name === 'header' || name === 'query';
    const key = isNamed ? rest.replace(/^\.|^\['|'\]$|\[\d+\]$/g, '') : `$${rest}`;
    upgraded[name] = name === 'path' ? list : {...upgraded[name], [key]: list};
  }
  return upgraded;
}

/** Rules as those of version 2, which has one rule for a path; undefined if there are more. */
function downgradeRules(rules: JsonObject): JsonObject | undefined {
  const downgraded: Record<string, Json> = {};
  for (const [category, entries] of Object.entries(rules)) {
    const lists = isObject(entries) && 'matchers' in entries ? {$: entries} : entries;
    if (!isObject(lists)) {
      return undefined;
    }
    for (const [path, list] of Object.entries(lists)) {
      const matchers = isObject(list) ? list.matchers : undefined;
      if (matchers === undefined || !isArray(matchers) || matchers.length !== 1) {
        return undefined;
      }
      const name = category === 'header' ? 'headers' : category;
      const isNamed = category === 'header' || category === 'query';
      const key = isNamed ? `$.${name}['${path}']` : `$.${name}${path.replace(/^\$/, '')}`;
      downgraded[key] = matchers[0] ?? null;
    }
  }
  return downgraded;
}

const isVersion2 = (rules: JsonObject): boolean => Object.keys(rules).some((key) => key.startsWith('$'));

function convertRules(rules: JsonObject, to: SpecificationVersion): JsonObject {
  if (to === 2) {
    return isVersion2(rules) ? rules : (downgradeRules(rules) ?? rules);
  }
  return isVersion2(rules) ? upgradeRules(rules) : rules;
}

/** A body as version 4 has it. */
function wrap(body: Json): Json {
  return isObject(body) && 'content' in body
    ? body
    : {content: body, contentType: typeof body === 'string' ? 'text/plain' : 'application/json', encoded: false};
}

const unwrap = (body: Json): Json => (isObject(body) && body.content !== undefined ? body.content : body);

/**
 * Writes an expectation as another version of the specification has it: rules, and the body of version 4. What the other
 * version can't say stays as it is, which the core reads as well.
 *
 * @returns the text itself if it isn't a JSON object
 */
export function convertExpectation(expected: string, kind: PartKind, to: SpecificationVersion): string {
  let part: Json;
  try {
    part = parseJson(expected);
  } catch {
    return expected;
  }
  if (!isObject(part)) {
    return expected;
  }
  const content = kind === 'message' ? 'contents' : 'body';
  const {[content]: body, matchingRules: rules} = part;
  return printJson(
    {
      ...part,
      ...(body === undefined ? {} : {[content]: to === 4 ? wrap(body) : unwrap(body)}),
      ...(rules === undefined || !isObject(rules) ? {} : {matchingRules: convertRules(rules, to)}),
    },
    2,
  );
}

const status = JsonNumber.of('200');

const blanks: Readonly<Record<PartKind, readonly [expected: Json, actual: Json]>> = {
  response: [
    {
      status,
      headers: {'Content-Type': 'application/json'},
      body: {sku: 'TEA-01'},
      matchingRules: {body: {'$.sku': {matchers: [{match: 'type'}]}}},
    },
    {status, headers: {'Content-Type': 'application/json'}, body: {sku: 'MUG-07'}},
  ],
  request: [
    {
      method: 'POST',
      path: '/orders',
      headers: {'Content-Type': 'application/json'},
      body: {sku: 'TEA-01'},
      matchingRules: {body: {'$.sku': {matchers: [{match: 'type'}]}}},
    },
    {method: 'POST', path: '/orders', headers: {'Content-Type': 'application/json'}, body: {sku: 'MUG-07'}},
  ],
  message: [
    {
      contents: {sku: 'TEA-01'},
      metadata: {contentType: 'application/json'},
      matchingRules: {body: {'$.sku': {matchers: [{match: 'type'}]}}},
    },
    {contents: {sku: 'MUG-07'}, metadata: {contentType: 'application/json'}},
  ],
};

/** A small trial of a kind to start from, in version 3. */
export function blankTrial(kind: PartKind): Trial {
  const [expected, actual] = blanks[kind];
  return {kind, version: 3, expected: printJson(expected, 2), actual: printJson(actual, 2)};
}
