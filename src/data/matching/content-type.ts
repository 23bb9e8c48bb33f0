/** A content type, as the core reads it (`content_types.rs` of `pact_models`). */
export interface ContentType {
  readonly type: string;
  readonly subtype: string;
  /** What follows the `+`, such as `json`. */
  readonly suffix: string | undefined;
  /** Sorted by name. */
  readonly attributes: readonly (readonly [string, string])[];
}

/** Stands for a content type that isn't known. */
export const unknownType: ContentType = {type: '*', subtype: '*', suffix: undefined, attributes: []};

const token = "[\\w!#$&^.+*'%`|~-]+";
const parameter = `${token}=(?:${token}|"(?:[^"\\\\]|\\\\.)*")`;
// Spaces can match in one place only, so that a long run of them doesn't take exponentially long.
const shape = new RegExp(`^(${token})/(${token})\\s*((?:;\\s*(?:${parameter}\\s*)?)*)$`);
const attribute = new RegExp(`(${token})=(${token}|"(?:[^"\\\\]|\\\\.)*")`, 'g');

/** Reads a content type; undefined if it isn't one. */
export function parseContentType(text: string): ContentType | undefined {
  const [, type, subtype, rest = ''] = shape.exec(text) ?? [];
  if (type === undefined || subtype === undefined) {
    return undefined;
  }
  const lower = subtype.toLowerCase();
  const plus = lower.lastIndexOf('+');
  const attributes = [...rest.matchAll(attribute)].map(([, name = '', value = '']): readonly [string, string] => {
    const plain = value.startsWith('"') ? value.slice(1, -1).replace(/\\(.)/g, '$1') : value;
    return [name.toLowerCase(), name.toLowerCase() === 'charset' ? plain.toLowerCase() : plain];
  });
  return {
    type: type.toLowerCase(),
    subtype: plus > 0 ? lower.slice(0, plus) : lower,
    suffix: plus > 0 ? lower.slice(plus + 1) : undefined,
    attributes: attributes.sort(([a], [b]) => (a < b ? -1 : 1)),
  };
}

/** Prints a content type as the core does. */
export function printContentType({type, subtype, suffix, attributes}: ContentType): string {
  return [
    `${type}/${subtype}${suffix === undefined ? '' : `+${suffix}`}`,
    ...attributes.map(([name, value]) => `${name}=${value}`),
  ].join(';');
}

/** Without attributes; `application/hal+json` becomes `application/json`. */
const baseOf = ({type, subtype, suffix}: ContentType): ContentType => ({
  type,
  subtype: suffix ?? subtype,
  suffix: undefined,
  attributes: [],
});

const isStrictXml = ({type, subtype}: ContentType): boolean =>
  (type === 'application' || type === 'text') && subtype === 'xml';

/** Whether the core takes an actual type for the expected one; attributes only count if the expected type has some. */
export function isEquivalent(expected: ContentType, actual: ContentType): boolean {
  if (isStrictXml(expected) && isStrictXml(actual)) {
    return (
      expected.attributes.length === 0 || JSON.stringify(expected.attributes) === JSON.stringify(actual.attributes)
    );
  }
  return expected.attributes.length === 0
    ? expected.type === actual.type && expected.subtype === actual.subtype
    : printContentType(expected) === printContentType(actual);
}

const isUnknown = ({type, subtype}: ContentType): boolean => type === '*' || subtype === '*';

/** Whether bodies of the two types are compared, without a rule for the header. */
export function areComparable(expected: ContentType, actual: ContentType): boolean {
  return (
    isUnknown(expected) || isUnknown(actual) || isEquivalent(expected, actual) || isEquivalent(expected, baseOf(actual))
  );
}

/** How bodies of a type are compared. */
export function formatOf(contentType: ContentType): 'json' | 'text' | 'other' {
  const {type, subtype, suffix} = contentType;
  if (type === 'application' && (subtype.startsWith('json') || suffix === 'json' || subtype === 'graphql')) {
    return 'json';
  }
  const isXml = (type === 'application' || type === 'text') && (subtype === 'xml' || suffix === 'xml');
  return type === 'text' && !isXml ? 'text' : 'other';
}

const startsWith = (pattern: RegExp, text: string): boolean => pattern.exec(text)?.index === 0;

/** Characters of words in any language, which `\w` stands for in Rust. */
const word = String.raw`[\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\p{Join_Control}]`;
const jsonStart = new RegExp(String.raw`^\s*(true|false|null|[0-9]+|"${word}*|\{\s*(\}|"${word}+)|\[\s*)`, 'u');

/** The type of a body without one, from how it begins. */
export function detectContentType(text: string): ContentType {
  const named = (name: string): ContentType => parseContentType(name) ?? unknownType;
  if (startsWith(/^\s*<\?xml\s*version.*/, text)) {
    return named('application/xml');
  }
  if (startsWith(/^\s*(<!DOCTYPE)|(<HTML>).*/, text.toUpperCase())) {
    return named('text/html');
  }
  if (startsWith(/^\s*<\w+\s*(:\w+=["”][^"”]+["”])?.*/, text)) {
    return named('application/xml');
  }
  return startsWith(jsonStart, text) ? named('application/json') : named('text/plain');
}

function detectFromBytes(bytes: Uint8Array): ContentType | undefined {
  try {
    return detectContentType(new TextDecoder('utf-8', {fatal: true}).decode(bytes.slice(0, 32)));
  } catch {
    return undefined;
  }
}

/**
 * The type of a body of which the core looks at the first 32 bytes only, as for messages.
 *
 * @returns undefined if they end within a character
 */
export function detectFromStart(text: string): ContentType | undefined {
  return detectFromBytes(new TextEncoder().encode(text));
}

/** First bytes of files, as the crate `infer` knows them; those that people verify most. */
const signatures: readonly (readonly [string, readonly number[], number?])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', [0x47, 0x49, 0x46]],
  ['image/webp', [0x57, 0x45, 0x42, 0x50], 8],
  ['application/pdf', [0x25, 0x50, 0x44, 0x46]],
  ['application/zip', [0x50, 0x4b, 0x03, 0x04]],
  ['application/gzip', [0x1f, 0x8b, 0x08]],
  ['text/html', [...'<!DOCTYPE HTML'].map((character) => character.charCodeAt(0))],
];

function decodeBase64(text: string): Uint8Array | undefined {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) {
    return undefined;
  }
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** Bytes of a text that is Base64, as the core takes every string of a JSON body that looks like it. */
function bytesOf(text: string, mayBeBase64: boolean): Uint8Array {
  return (mayBeBase64 ? decodeBase64(text) : undefined) ?? new TextEncoder().encode(text);
}

/** Bytes below a space that no text has. */
const isControl = (byte: number): boolean => byte < 9 || (byte > 13 && byte < 32 && byte !== 27);

/**
 * Compares the content of a value with a content type. The core looks at the first bytes, and in a database of the
 * machine, which this page takes to know text and nothing else.
 *
 * @param text the value, or for a JSON value that isn't a string, the value as JSON
 * @param expected the content type
 * @param mayBeBase64 whether the value is a string in a JSON body
 * @returns the content type that was found instead, or undefined if it is the expected one
 */
export function otherContentType(text: string, expected: string, mayBeBase64: boolean): string | undefined {
  const bytes = bytesOf(text, mayBeBase64);
  const known = signatures.find(([, signature, offset = 0]) =>
    signature.every((byte, index) => bytes[offset + index] === byte),
  );
  const isText = !known && !bytes.some(isControl);
  if (!isText) {
    const found = known?.[0] ?? 'application/octet-stream';
    return found === expected ? undefined : found;
  }
  if (expected === 'text/plain') {
    return undefined;
  }
  const found = detectFromBytes(bytes);
  const type = parseContentType(expected);
  return found !== undefined && type !== undefined && printContentType(type) === printContentType(found)
    ? undefined
    : printContentType(found ?? {...unknownType, type: 'text', subtype: 'plain'});
}
