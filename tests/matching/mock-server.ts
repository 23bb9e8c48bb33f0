// Requests: what the mock server of the core decides when it gets them.
import type {FfiInteractionHandle} from '@pact-foundation/pact-core/dist/ffi/types.js';
import type {Case, CoreAnswer} from './core.ts';
import {headerLines, print, send} from './http.ts';
import {compact, elements, members} from './json-text.ts';
import {native, translated, type PrintedMismatch} from './native.ts';

const request = 0;
const specifications = {2: 3, 3: 4, 4: 5} as const;

interface Present {
  readonly bytes: Buffer;
  /** The content type that the body itself has; undefined if it only follows from the headers or from its text. */
  readonly contentType: string | undefined;
}

/** Values by their name. */
type Values = ReadonlyMap<string, readonly string[]>;

class Unsupported extends Error {
  override readonly name = 'Unsupported';
}

function isText(json: string | undefined): json is string {
  return json?.startsWith('"') === true;
}

function textOf(json: string): string {
  return isText(json) ? String(JSON.parse(json)) : compact(json);
}

// Only these are lists of values that commas separate (pact_models, headers.rs).
const listHeaders = new Set([
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
]);

// Reads them as headers_from_json does (pact_models, json_utils.rs).
function readHeaders(json: string | undefined): Values {
  const headers = new Map<string, readonly string[]>();
  if (json?.startsWith('{') !== true) {
    return headers;
  }
  for (const [name, value] of members(json)) {
    if (value.startsWith('[')) {
      headers.set(name, elements(value).map(textOf));
    } else if (isText(value)) {
      const text = textOf(value);
      headers.set(
        name,
        (listHeaders.has(name.toLowerCase()) ? text.split(',') : [text]).map((part) => part.trim()),
      );
    } else {
      headers.set(name, [compact(value)]);
    }
  }
  return headers;
}

function isContentType(text: string): boolean {
  return /^[^\s/;]+\/[^\s/;]+\s*(?:;.*)?$/.test(text);
}

function contentTypeOf(headers: Values): string | undefined {
  const values = [...headers].find(([name]) => name.toLowerCase() === 'content-type')?.[1];
  if (values?.length === 0) {
    throw new Unsupported('The core panics if a pact file has a Content-Type without values.');
  }
  const first = values?.[0];
  return first !== undefined && isContentType(first) ? first : undefined;
}

// Guesses as detect_content_type_from_string does (pact_models, content_types.rs).
function detected(text: string): string {
  if (/^\s*<\?xml\s*version/u.test(text)) {
    return 'application/xml';
  }
  if (/^(?:\s*<!DOCTYPE|<HTML>)/u.test(text.toUpperCase())) {
    return 'text/html';
  }
  if (/^\s*<[\p{L}\p{N}_]/u.test(text)) {
    return 'application/xml';
  }
  return /^\s*(?:true|false|null|\p{Nd}|[0-9]+|"|\{\s*(?:\}|"[\p{L}\p{N}_])|\[)/u.test(text)
    ? 'application/json'
    : 'text/plain';
}

function isJson(contentType: string): boolean {
  const [type = ''] = contentType.toLowerCase().split(';');
  return /^application\/(?:json|[^+]*\+json$|graphql$)/.test(type.trim());
}

function isTextual(contentType: string): boolean {
  const [type = ''] = contentType.toLowerCase().split(';');
  return (
    isJson(contentType) || /^(?:text\/|application\/(?:xml$|[^+]*\+xml$|x-www-form-urlencoded$))/.test(type.trim())
  );
}

function decoded(text: string): Buffer | undefined {
  return /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text)
    ? Buffer.from(text, 'base64')
    : undefined;
}

function isJsonText(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function isStringOrObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' || (typeof value === 'object' && value !== null && !Array.isArray(value));
  } catch {
    return false;
  }
}

// Reads it as body_from_json of V3 does (pact_models, json_utils.rs).
function readBody(json: string, headers: Values): Present | 'empty' {
  const declared = contentTypeOf(headers);
  if (json === 'null') {
    return 'empty';
  }
  if (!isText(json)) {
    return {bytes: Buffer.from(compact(json)), contentType: undefined};
  }
  const text = textOf(json);
  if (text === '') {
    return 'empty';
  }
  const contentType = declared ?? detected(text);
  if (isJson(contentType)) {
    // A list or a number is a string for the core, and keeps its quotes as they are.
    return {bytes: Buffer.from(isStringOrObject(text) ? text : `"${text}"`), contentType};
  }
  return isTextual(contentType)
    ? {bytes: Buffer.from(text), contentType}
    : {bytes: decoded(text) ?? Buffer.from(text), contentType: undefined};
}

// Reads it as body_from_json of V4 does (pact_models, v4/http_parts.rs).
function readV4Body(json: string, headers: Values): Present | 'empty' | 'missing' {
  if (json === 'null') {
    return 'empty';
  }
  const attributes = json.startsWith('{') ? members(json) : undefined;
  const content = attributes?.get('content');
  if (attributes === undefined || content === undefined) {
    const known = new Set(['content', 'contentType', 'contentTypeHint', 'encoded']);
    const unknown = [...(attributes?.keys() ?? [''])].some((name) => !known.has(name));
    // The core takes the whole for the body, instead of what should be an attribute.
    return unknown ? {bytes: Buffer.from(compact(json)), contentType: undefined} : 'missing';
  }
  if (content === 'null') {
    return 'empty';
  }
  const given = attributes.get('contentType');
  const declared = given === undefined ? contentTypeOf(headers) : textOf(given);
  // Instead of one that isn't proper, the core takes what the text looks like, not the headers.
  const contentType = declared !== undefined && isContentType(declared) ? declared : undefined;
  const encoded = attributes.get('encoded') ?? 'false';
  const text = textOf(content);
  let bytes: Buffer;
  if (encoded === 'false') {
    bytes = Buffer.from(contentType !== undefined && isJson(contentType) && text !== '' ? compact(content) : text);
  } else {
    bytes = (textOf(encoded).toLowerCase() === 'base64' ? decoded(text) : undefined) ?? Buffer.from(text);
  }
  if (bytes.length === 0) {
    return 'empty';
  }
  // The core only looks at the start of it.
  return {bytes, contentType: contentType ?? detected(bytes.subarray(0, 32).toString())};
}

function decodedQuery(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '));
  } catch {
    throw new Unsupported(`The query '${part}' isn't encoded properly.`);
  }
}

// Reads it as query_from_json and v3_query_from_json do (pact_models, query_strings.rs). For comparing, a parameter
// without a value is the same as one with an empty value.
function readQuery(version: Case['version'], json: string | undefined): Values {
  if (json === undefined) {
    return new Map();
  }
  const query = new Map<string, readonly string[]>();
  if (json.startsWith('"')) {
    for (const part of textOf(json).split('&')) {
      if (part !== '') {
        const [name = '', ...rest] = part.split('=');
        const key = decodedQuery(name);
        query.set(key, [...(query.get(key) ?? []), decodedQuery(rest.join('='))]);
      }
    }
  } else if (version !== 2 && json.startsWith('{')) {
    for (const [name, value] of members(json)) {
      if (value.startsWith('[')) {
        // A value that is neither text nor null becomes the text of the whole list.
        const read = (one: string) => (isText(one) ? textOf(one) : compact(value));
        query.set(
          name,
          elements(value).map((one) => (one === 'null' ? '' : read(one))),
        );
      } else {
        query.set(name, isText(value) ? [textOf(value)] : []);
      }
    }
  }
  return query;
}

function setQuery(handle: FfiInteractionHandle, query: Values): void {
  for (const [name, values] of query) {
    if (values.length === 0) {
      throw new Unsupported(`An empty list of values for the query parameter '${name}' can't be set.`);
    }
    values.forEach((value, index) => {
      if (value.trim().startsWith('{') && isStringOrObject(value)) {
        throw new Unsupported(`The JSON object '${value}' can't be set as a query parameter.`);
      }
      native.pactffiWithQueryParameter(handle, name, index, value);
    });
  }
}

// Whether pactffiWithBody keeps a text as it is: it takes JSON for a description of a body with rules, and prints it
// anew.
function isKept(text: string, contentType: string): boolean {
  if (isJson(contentType)) {
    return (
      !/^\s*[{[]/.test(text) ||
      !isJsonText(text) ||
      (compact(text) === text && !/pact:(?:matcher|generator):type/.test(text))
    );
  }
  return !/[/+](?:xml|x-www-form-urlencoded)/.test(contentType) || detected(text) !== 'application/json';
}

function setBody(handle: FfiInteractionHandle, {bytes, contentType}: Present, headers: Values): void {
  const text = bytes.toString();
  if (contentType !== undefined && Buffer.from(text).equals(bytes) && isKept(text, contentType)) {
    native.pactffiWithBody(handle, request, contentType, text);
  } else if (contentType === undefined || contentType === (contentTypeOf(headers) ?? detected(text))) {
    // It keeps the bytes as they are. It doesn't set the content type of the body itself: the core falls back to the
    // headers and then to the text, so that only the text of a mismatch differs, which can have the content type.
    native.pactffiWithBinaryFile(handle, request, contentType ?? 'text/plain', bytes, bytes.length);
  } else {
    throw new Unsupported("This body can't be set together with its content type.");
  }
  if (![...headers.keys()].some((name) => name.toLowerCase() === 'content-type')) {
    // Both calls add the header. Without values it has no content type, and its own mismatch is left out.
    native.pactffiWithHeader(handle, request, 'Content-Type', 0, '{"value":[]}');
  }
}

// The library has no call that takes a request of a pact file, so this reads it as the core does and sets its parts.
// JSON objects with `value` are taken as they are, whereas other texts can be split or unescaped.
function setRequest(handle: FfiInteractionHandle, {version, expected}: Case): void {
  const parts = members(expected);
  const headers = readHeaders(parts.get('headers'));
  const method = parts.get('method');
  const path = parts.get('path');
  native.pactffiWithRequest(
    handle,
    method === undefined ? 'GET' : textOf(method).toUpperCase(),
    JSON.stringify({value: path === undefined ? '/' : textOf(path)}),
  );
  setQuery(handle, readQuery(version, parts.get('query')));
  for (const [name, values] of headers) {
    native.pactffiWithHeader(handle, request, name, 0, JSON.stringify({value: values}));
  }
  const json = parts.get('body');
  if (json !== undefined) {
    const body = version === 4 ? readV4Body(json, headers) : readBody(json, headers);
    if (body === 'empty') {
      // Null and empty bodies are the same for the core.
      native.pactffiWithBody(handle, request, '', '');
    } else if (body !== 'missing') {
      setBody(handle, body, headers);
    }
  }
  const rules = parts.get('matchingRules');
  if (rules?.startsWith('{') === true && !native.pactffiWithMatchingRules(handle, request, rules)) {
    throw new Unsupported('The core refuses the matching rules.');
  }
}

interface ActualRequest {
  readonly method?: string;
  readonly path?: string;
  readonly query?: Readonly<Record<string, readonly (string | null)[]>> | null;
  readonly headers?: unknown;
  readonly body?: string | null;
}

function printRequest(actual: string): Buffer {
  const {method = 'GET', path = '/', query, headers, body} = JSON.parse(actual) as ActualRequest;
  if (/[?#\s]/.test(path)) {
    throw new Unsupported(`The path '${path}' can't be sent.`);
  }
  const parameters = Object.entries(query ?? {}).flatMap(([name, values]) =>
    values.map((value) =>
      value === null ? encodeURIComponent(name) : `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
    ),
  );
  const target = parameters.length === 0 ? path : `${path}?${parameters.join('&')}`;
  const length = Buffer.byteLength(body ?? '');
  return print(`${method} ${target} HTTP/1.1`, {
    headers: [...headerLines(headers), ...(length === 0 ? [] : [['Content-Length', String(length)] as const])],
    body: body ?? undefined,
  });
}

interface PrintedResult {
  readonly type: string;
  readonly mismatches?: readonly PrintedMismatch[];
}

function readAnswer(port: number, pair: Case, head: string): CoreAnswer {
  const result = (JSON.parse(native.pactffiMockServerMismatches(port)) as readonly PrintedResult[])[0];
  if (native.pactffiMockServerMatched(port)) {
    return {outcome: 'matched'};
  }
  if (result?.type === 'request-not-found') {
    return {outcome: 'not-found'};
  }
  if (result?.type !== 'request-mismatch') {
    return {outcome: 'failed', message: `The mock server answers ${head.split('\r\n')[0] ?? ''}`};
  }
  const names = readHeaders(members(pair.expected).get('headers'));
  const mismatches = (result.mismatches ?? [])
    .map(translated)
    // The header is there because the body was set, unless the expected request has it.
    .filter(({kind, path}) => kind !== 'HeaderMismatch' || path !== 'Content-Type' || names.has(path));
  return mismatches.length === 0 ? {outcome: 'matched'} : {outcome: 'mismatched', mismatches};
}

async function askOne(pair: Case): Promise<CoreAnswer> {
  let port = 0;
  try {
    const sent = printRequest(pair.actual);
    const pact = native.pactffiNewPact('C', 'P');
    const handle = native.pactffiNewInteraction(pact, 'it');
    // From V3 on, setting a binary file would add a rule.
    native.pactffiWithSpecification(pact, specifications[2]);
    setRequest(handle, pair);
    native.pactffiWithSpecification(pact, specifications[pair.version]);
    port = native.pactffiCreateMockServerForTransport(pact, '127.0.0.1', 0, 'http', '');
    if (port <= 0) {
      throw new Error(`The mock server doesn't start (${port}).`);
    }
    const {head} = await send(port, sent);
    return readAnswer(port, pair, head);
  } catch (error) {
    return {outcome: 'failed', message: error instanceof Unsupported ? error.message : String(error)};
  } finally {
    if (port > 0) {
      native.pactffiCleanupMockServer(port);
    }
  }
}

/**
 * Asks the mock server about requests. Each gets its own mock server: one with several interactions answers for
 * the one with the best score, which needn't be the one that is asked about.
 *
 * @param cases - the pairs, of requests
 * @returns the answers, in the order of the pairs
 */
export async function askMockServer(cases: readonly Case[]): Promise<readonly CoreAnswer[]> {
  const answers = new Map<Case, CoreAnswer>();
  const open = [...cases].reverse();
  const work = async () => {
    for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
      answers.set(pair, await askOne(pair));
    }
  };
  await Promise.all(Array.from({length: 8}, work));
  return cases.map((pair) => answers.get(pair) ?? {outcome: 'failed', message: 'The core did not answer.'});
}
