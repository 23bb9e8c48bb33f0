import {compareParts} from './compare';
import {isArray, isObject, parseJson} from './json';
import {fits, root, type Place} from './paths';
import {isKnownCategory, isVersion2Form} from './rules';
import type {Json, JsonObject, Part, PartKind, RuleEntry} from './types';

/** What a reader may not have meant, although Pact takes it. */
export type DoubtKind =
  /** A key that no part has. */
  | 'unknown-key'
  /** Only keys that no part has, as in a body alone: there is nothing to compare. */
  | 'no-part'
  /** A whole interaction instead of one of its parts. */
  | 'interaction'
  /** A body as version 4 has it, in another version. */
  | 'version-4-body'
  /** What came with `content` and `contentType` around the body. */
  | 'wrapped-body'
  /** Rules for something that doesn't exist, which the core applies to the body. */
  | 'unknown-category'
  /** A path that no value has. */
  | 'unused-rule'
  /** An example that its own rule refuses. */
  | 'own-example';

/** With these, a verdict would be about something else than what the reader means. */
export const preventsVerdict = ({kind}: Doubt): boolean => kind === 'interaction' || kind === 'no-part';

/** A doubt about a text. */
export interface Doubt {
  readonly kind: DoubtKind;
  readonly side: 'expected' | 'actual';
  /** The key, path or message that is meant. */
  readonly detail: string;
  /** The JSON string that has to be marked. */
  readonly at: string;
}

const httpKeys = ['headers', 'body', 'matchingRules', 'generators'];

/** Keys of the parts; a message is a whole interaction. */
const knownKeys: Readonly<Record<PartKind, readonly string[]>> = {
  request: ['method', 'path', 'query', ...httpKeys],
  response: ['status', ...httpKeys],
  message: [
    ...['contents', 'metadata', 'metaData', 'matchingRules', 'generators', 'description', 'type', 'key', 'pending'],
    ...['providerState', 'providerStates', 'comments', 'transport', 'pluginConfiguration', 'interactionMarkup', '_id'],
  ],
};

/** Keys of interactions and pact files. */
const wholeKeys = ['request', 'response', 'interactions', 'messages'];

function keyDoubts(json: JsonObject, kind: PartKind, side: Doubt['side']): Doubt[] {
  const keys = Object.keys(json);
  const unknown = keys.filter((key) => !knownKeys[kind].includes(key));
  // Of an interaction with both, the part that the reader compares.
  const found = wholeKeys.filter((key) => unknown.includes(key));
  const part = found.find((key) => key === kind) ?? found[0];
  if (part !== undefined) {
    return [{kind: 'interaction', side, detail: part, at: part}];
  }
  const [first] = unknown;
  if (first !== undefined && unknown.length === keys.length) {
    return [{kind: 'no-part', side, detail: kind, at: first}];
  }
  return unknown.map((key) => ({kind: 'unknown-key', side, detail: key, at: key}));
}

/** A body with `content` and `contentType`, where it is plain: before version 4, and in what came. */
function bodyDoubts(json: JsonObject, {kind, version}: Part, side: Doubt['side']): Doubt[] {
  const body = kind === 'message' ? json.contents : json.body;
  const isWrapped =
    body !== undefined && isObject(body) && 'content' in body && ('contentType' in body || 'encoded' in body);
  return isWrapped && (side === 'actual' || version < 4)
    ? [{kind: side === 'actual' ? 'wrapped-body' : 'version-4-body', side, detail: '', at: 'content'}]
    : [];
}

/** Rules whose name isn't that of a part: the core takes them for rules of the body. */
function categoryDoubts({matchingRules}: JsonObject): Doubt[] {
  if (matchingRules === undefined || !isObject(matchingRules)) {
    return [];
  }
  const isVersion2 = isVersion2Form(matchingRules);
  return Object.keys(matchingRules).flatMap((key): Doubt[] => {
    const name = isVersion2 ? (/^\$\.(\w+)/.exec(key)?.[1] ?? '') : key;
    return isKnownCategory(name) ? [] : [{kind: 'unknown-category', side: 'expected', detail: name, at: key}];
  });
}

function placesOf(value: Json, place: Place = root): readonly Place[] {
  const inner = isArray(value)
    ? value.flatMap((item, index) => placesOf(item, [...place, String(index)]))
    : isObject(value)
      ? Object.entries(value).flatMap(([key, item]) => placesOf(item, [...place, key]))
      : [];
  return [place, ...inner];
}

function bodyPlaces({body}: Part): readonly Place[] {
  if (body.state !== 'present') {
    return [root];
  }
  try {
    return placesOf(parseJson(body.text));
  } catch {
    return [root];
  }
}

/** Names of headers, parameters or metadata, as places. */
const namePlaces = (names: Iterable<string> | undefined): readonly Place[] =>
  [...(names ?? [])].map((name) => [...root, name]);

const lower = (place: Place): Place => place.map((part) => part.toLowerCase());

function unusedRules(expected: Part, actual: Part | undefined): Doubt[] {
  const parts = actual ? [expected, actual] : [expected];
  const isUsed = ({tokens}: RuleEntry, places: readonly Place[]): boolean =>
    tokens.length === 0 || places.some((place) => place.length === tokens.length && fits(tokens, place));
  const unused = (entries: readonly RuleEntry[] | undefined, places: readonly Place[]): Doubt[] =>
    (entries ?? [])
      .filter((entry) => !isUsed(entry, places))
      .map(({path}) => ({kind: 'unused-rule', side: 'expected', detail: path, at: path}));
  const lowered = (expected.rules.get('header') ?? []).map((entry): RuleEntry => ({
    ...entry,
    tokens: entry.tokens.map((token) =>
      token.type === 'field' ? {type: 'field', name: token.name.toLowerCase()} : token,
    ),
  }));
  return [
    ...unused(expected.rules.get('body'), parts.flatMap(bodyPlaces)),
    ...unused(lowered, namePlaces(expected.headers?.keys()).map(lower)),
    ...unused(expected.rules.get('query'), namePlaces(expected.query?.keys())),
    ...unused(expected.rules.get('metadata'), namePlaces(expected.metadata.keys())),
  ];
}

/** The first rule that refuses its own example. */
function exampleDoubts(expected: Part): Doubt[] {
  // What needs a plugin is refused anyway.
  const [first] = compareParts(expected, expected).mismatches.filter(
    ({decision}) => !decision.rules?.rules.some(({match}) => match === 'plugin'),
  );
  const {path = '', message = '', decision} = first ?? {};
  return first
    ? [{kind: 'own-example', side: 'expected', detail: `${path} ${message}`.trim(), at: decision?.from ?? path}]
    : [];
}

/**
 * Finds what Pact takes without a word, but a reader may not have meant.
 *
 * @param texts both sides, as JSON
 * @param expected the expectation, once it could be read
 * @param actual what came, once it could be read
 * @throws RegexFault for a pattern that can't be run, BodyFault for a body that is neither JSON nor text
 */
export function findDoubts(
  texts: Readonly<Record<Doubt['side'], string>>,
  expected: Part | undefined,
  actual: Part | undefined,
): readonly Doubt[] {
  const read = (side: Doubt['side']): JsonObject => {
    const json = parseJson(texts[side]);
    return isObject(json) ? json : {};
  };
  const doubts: Doubt[] = [];
  if (expected) {
    const json = read('expected');
    doubts.push(
      ...keyDoubts(json, expected.kind, 'expected'),
      ...bodyDoubts(json, expected, 'expected'),
      ...categoryDoubts(json),
      ...unusedRules(expected, actual),
      ...exampleDoubts(expected),
    );
  }
  if (actual) {
    const json = read('actual');
    doubts.push(...keyDoubts(json, actual.kind, 'actual'), ...bodyDoubts(json, actual, 'actual'));
  }
  return doubts;
}
