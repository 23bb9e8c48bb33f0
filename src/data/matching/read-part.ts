import {
  detectContentType,
  detectFromStart,
  formatOf,
  parseContentType,
  printContentType,
  unknownType,
} from './content-type';
import {isArray, isObject, JsonFault, JsonNumber, parseJson, plainText, coreText} from './json';
import {readRules} from './rules';
import type {Body, Json, JsonObject, Part, PartKind, SpecificationVersion} from './types';

/** A part that can't be read although it is JSON. */
export class PartFault extends Error {
  override name = 'PartFault';

  /** @param kind what is wrong: no object, a status that isn't a number, or a body in Base64 */
  constructor(readonly kind: 'not-object' | 'status' | 'encoded') {
    super(kind);
  }
}

/** Headers whose values the core splits at commas (`headers.rs` of `pact_models`). */
const listHeaders = [
  'accept',
  'accept-encoding',
  'accept-language',
  'access-control-allow-headers',
  'access-control-allow-methods',
  'access-control-expose-headers',
  'access-control-request-headers',
  'allow',
  'cache-control',
  'if-match',
  'if-none-match',
  'vary',
];

function splitHeader(name: string, value: string): string[] {
  return listHeaders.includes(name.toLowerCase()) ? value.split(',').map((part) => part.trim()) : [value.trim()];
}

type Headers = ReadonlyMap<string, readonly string[]>;

const textOf = (value: Json): string => (typeof value === 'string' ? value : coreText(value));

function headersOf(json: Json | undefined, isActual: boolean): Headers | undefined {
  if (json === undefined || !isObject(json)) {
    return undefined;
  }
  const split = (name: string, value: Json): string[] => {
    if (isArray(value)) {
      // What comes over the network is split, an array in a pact file isn't.
      return isActual ? value.flatMap((item) => splitHeader(name, textOf(item))) : value.map(textOf);
    }
    return splitHeader(name, textOf(value));
  };
  const headers = new Map<string, string[]>();
  for (const [name, value] of Object.entries(json)) {
    // Headers whose names differ in case only are one header once they are sent.
    const known = isActual ? [...headers.keys()].find((each) => each.toLowerCase() === name.toLowerCase()) : undefined;
    headers.set(known ?? name, [...(headers.get(known ?? name) ?? []), ...split(name, value)]);
  }
  return headers;
}

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

/** Parameters of a query, such as `page=1&tag=a&tag=b`. */
export function parseQuery(query: string): ReadonlyMap<string, readonly string[]> | undefined {
  if (query === '') {
    return undefined;
  }
  const found = new Map<string, string[]>();
  for (const pair of query.split('&').filter((pair) => pair !== '')) {
    const [name = '', ...value] = pair.split('=');
    const key = decode(name);
    found.set(key, [...(found.get(key) ?? []), decode(value.join('='))]);
  }
  return found;
}

function queryOf(json: Json | undefined, version: SpecificationVersion): Part['query'] {
  if (typeof json === 'string') {
    return parseQuery(json);
  }
  if (json === undefined || !isObject(json) || version === 2) {
    return undefined;
  }
  return new Map(
    Object.entries(json).map(([name, value]) => [
      name,
      isArray(value)
        ? value.map((item) => (item === null ? '' : textOf(item)))
        : typeof value === 'string'
          ? [value]
          : [],
    ]),
  );
}

/** The header with the content type. */
export function contentTypeOf(headers: Headers | undefined): string | undefined {
  const [, values] = [...(headers ?? [])].find(([name]) => name.toLowerCase() === 'content-type') ?? [];
  return values?.join(', ');
}

/** A type that can be read, or none. */
const validType = (type: string | undefined): string | undefined =>
  type !== undefined && parseContentType(type) ? type : undefined;

/** The body of versions 2 and 3: the value itself, or a text. */
function plainBody(json: Json | undefined, headerType: string | undefined): Body {
  if (json === undefined) {
    return {state: 'missing'};
  }
  if (json === null) {
    return {state: 'null'};
  }
  if (typeof json !== 'string') {
    return {state: 'present', text: coreText(json), contentType: undefined};
  }
  if (json === '') {
    return {state: 'empty'};
  }
  const type = parseContentType(headerType ?? '') ?? detectContentType(json);
  if (formatOf(type) !== 'json') {
    return {state: 'present', text: json, contentType: validType(headerType)};
  }
  return {state: 'present', text: isJsonString(json) ? json : `"${json}"`, contentType: validType(headerType)};
}

/** Whether a text is a JSON string or object, which the core takes as they are. */
function isJsonString(text: string): boolean {
  try {
    const value = parseJson(text);
    return typeof value === 'string' || isObject(value);
  } catch (error) {
    if (error instanceof JsonFault) {
      return false;
    }
    throw error;
  }
}

const bodyKeys = ['content', 'contentType', 'contentTypeHint', 'encoded'];

/** The body of version 4: an object with `content` and `contentType`. */
function wrappedBody(json: Json | undefined, headerType: string | undefined): Body {
  if (json === undefined) {
    return {state: 'missing'};
  }
  if (json === null) {
    return {state: 'null'};
  }
  if (!isObject(json)) {
    return {state: 'present', text: coreText(json), contentType: undefined};
  }
  const {content, contentType, encoded = false} = json;
  if (content === undefined) {
    return Object.keys(json).every((key) => bodyKeys.includes(key))
      ? {state: 'missing'}
      : {state: 'present', text: coreText(json), contentType: undefined};
  }
  if (content === null) {
    return {state: 'null'};
  }
  if (encoded !== false && plainText(encoded).toLowerCase() !== 'json') {
    throw new PartFault('encoded');
  }
  const type = validType(contentType === undefined ? headerType : plainText(contentType));
  const isJson = formatOf(parseContentType(type ?? '') ?? detectContentType(plainText(content))) === 'json';
  const text =
    isJson && type !== undefined && encoded === false && content !== '' ? coreText(content) : textOf(content);
  return text === ''
    ? {state: 'empty'}
    : {state: 'present', text, contentType: type ?? printContentType(detectFromStart(text) ?? unknownType)};
}

/** The body that really came: a text as it is, anything else as JSON. */
function actualBody(json: Json | undefined, headerType: string | undefined): Body {
  // Over the network, no body and an empty one are the same.
  if (json === undefined || json === '') {
    return {state: 'empty'};
  }
  return {
    state: 'present',
    text: typeof json === 'string' ? json : coreText(json),
    contentType: validType(headerType),
  };
}

function metadataOf(json: JsonObject): ReadonlyMap<string, Json> {
  const metadata = json.metadata ?? json.metaData;
  return new Map(metadata !== undefined && isObject(metadata) ? Object.entries(metadata) : []);
}

/** Whether a key of the metadata has the content type. */
export const isTypeKey = (key: string): boolean => /^content-?type$/i.test(key);

/** The content type in the metadata of a message. */
export function metadataType(metadata: ReadonlyMap<string, Json>): string | undefined {
  const [, type] = [...metadata].find(([key]) => isTypeKey(key)) ?? [];
  return type === undefined ? undefined : plainText(type);
}

/**
 * The metadata as the verifier compares them. It takes the content type of what came from the header of the response that
 * has the message, and for version 4 that of the expected contents becomes metadata.
 */
function withContentType(
  metadata: ReadonlyMap<string, Json>,
  body: Body,
  version: SpecificationVersion,
  isActual: boolean,
): ReadonlyMap<string, Json> {
  const known = isActual ? '' : version === 4 && body.state === 'present' ? body.contentType : undefined;
  return metadata.has('contentType') || known === undefined ? metadata : new Map([...metadata, ['contentType', known]]);
}

interface Format {
  readonly kind: PartKind;
  readonly version: SpecificationVersion;
  /** Whether it is what came, instead of what a pact file expects. */
  readonly isActual: boolean;
}

/**
 * Reads a part: a request, response or message, as a pact file of the version has it, or what came.
 *
 * What came has the same keys. Its body is any JSON value, or a string with the text that is sent.
 *
 * @throws JsonFault for a text that isn't JSON, PartFault for one that isn't a part, RuleFault and PathFault for
 *   matching rules that the core refuses
 */
export function readPart(text: string, {kind, version, isActual}: Format): Part {
  const json = parseJson(text);
  if (!isObject(json)) {
    throw new PartFault('not-object');
  }
  const headers = headersOf(json.headers, isActual);
  const metadata = metadataOf(json);
  const isMessage = kind === 'message';
  const headerType = isMessage ? metadataType(metadata) : contentTypeOf(headers);
  const content = isMessage ? json.contents : json.body;
  const {status = JsonNumber.of('200'), method = 'GET', path = '/'} = json;
  if (!(status instanceof JsonNumber) || !status.isInteger) {
    throw new PartFault('status');
  }
  const readBody = isActual ? actualBody : version === 4 ? wrappedBody : plainBody;
  const body = readBody(content, headerType);
  return {
    kind,
    version,
    method: textOf(method).toUpperCase(),
    path: textOf(path),
    query: queryOf(json.query, isActual ? 4 : version),
    headers,
    status: Number(status.text),
    metadata: isMessage ? withContentType(metadata, body, version, isActual) : metadata,
    body:
      isMessage && version === 3 && !isActual && body.state === 'present'
        ? {...body, contentType: validType(headerType)}
        : body,
    rules: isActual ? new Map() : readRules(json.matchingRules),
  };
}
