import type {Trial} from './compare';
import {isArray, isObject, JsonFault, JsonNumber, parseJson, plainText, printJson} from './json';
import {PathFault} from './paths';
import {isVersion2Form, placeOf, RuleFault} from './rules';
import type {Json, JsonObject, PartKind, SpecificationVersion} from './types';

/** The names that the pact file of a trial has. */
const names = {
  request: {consumer: 'OrderWeb', provider: 'OrderApi'},
  response: {consumer: 'OrderWeb', provider: 'OrderApi'},
  message: {consumer: 'OrderMailer', provider: 'OrderPublisher'},
} as const;
const description = 'a trial';

/** An interaction around a part: the other half of HTTP is the simplest that there is. */
function interaction(part: Json, kind: PartKind, version: SpecificationVersion): JsonObject {
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
      consumer: {name: names[kind].consumer},
      provider: {name: names[kind].provider},
      [list]: [interaction(parseJson(expected), kind, version)],
      metadata: {pactSpecification: {version: version === 4 ? '4.0' : `${version}.0.0`}},
    },
    2,
  )}\n`;
}

/** Converts rules of version 2 to later versions: `$.body.id` becomes `$.id` in the body. */
function upgradeRules(rules: JsonObject): JsonObject {
  const upgraded = new Map<string, JsonObject>();
  for (const [path, rule] of Object.entries(rules)) {
    const [category = 'body', key] = placeOf(path);
    const list = {matchers: [rule], combine: 'AND'};
    const isWhole = category === 'path' || category === 'status';
    upgraded.set(category, isWhole ? list : {...upgraded.get(category), [key]: list});
  }
  return Object.fromEntries(upgraded);
}

/** Converts rules to version 2, which has one rule for each path; undefined if a path has more. */
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

function convertRules(rules: JsonObject, to: SpecificationVersion): JsonObject {
  if (to === 2) {
    return isVersion2Form(rules) ? rules : (downgradeRules(rules) ?? rules);
  }
  return isVersion2Form(rules) ? upgradeRules(rules) : rules;
}

/** The content type of a part, from its headers or metadata. */
function typeOf(part: JsonObject, body: Json): string {
  const names = part.headers ?? part.metadata;
  const [, type] =
    names !== undefined && isObject(names)
      ? (Object.entries(names).find(([name]) => /^content-?type$/i.test(name)) ?? [])
      : [];
  return type === undefined ? (typeof body === 'string' ? 'text/plain' : 'application/json') : plainText(type);
}

/** A body in another version: version 4 has `content` and `contentType` around it. */
function convertBody(part: JsonObject, body: Json, from: SpecificationVersion, to: SpecificationVersion): Json {
  if (from === to || (from < 4 && to < 4) || body === null) {
    return body;
  }
  if (to === 4) {
    return {content: body, contentType: typeOf(part, body), encoded: false};
  }
  return isObject(body) && body.content !== undefined ? body.content : body;
}

/**
 * Writes the expectation of a trial as another version of the specification has it: rules, and the body of version 4.
 * What the other version can't say stays as it is, which the core reads as well.
 *
 * @returns the text itself if it isn't a JSON object, or has rules that can't be read
 */
export function convertExpectation({expected, kind, version}: Trial, to: SpecificationVersion): string {
  try {
    const part = parseJson(expected);
    if (!isObject(part)) {
      return expected;
    }
    const content = kind === 'message' ? 'contents' : 'body';
    const {[content]: body, matchingRules: rules} = part;
    return printJson(
      {
        ...part,
        ...(body === undefined ? {} : {[content]: convertBody(part, body, version, to)}),
        ...(rules === undefined || !isObject(rules) ? {} : {matchingRules: convertRules(rules, to)}),
      },
      2,
    );
  } catch (error) {
    if (error instanceof JsonFault || error instanceof RuleFault || error instanceof PathFault) {
      return expected;
    }
    throw error;
  }
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
