import type {Trial} from '@site/src/data/matching/compare';
import {longestText} from '@site/src/data/matching/limits';
import {partKinds, specificationVersions} from '@site/src/data/matching/types';

const prefix = '#trial=';

/** The most bytes a trial can take, with both texts escaped. Anything that unpacks to more isn't a trial. */
const mostBytes = 12 * longestText;

async function transform(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array> {
  const {body} = new Response(bytes);
  const reader = body?.pipeThrough<Uint8Array>(stream).getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    chunks.push(chunk.value);
    length += chunk.value.length;
    if (length > most) {
      await reader?.cancel();
      throw new RangeError(`more than ${most} bytes`);
    }
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

/** Writes a trial into the fragment of a URL, which browsers don't send to a server. */
export async function toFragment({kind, version, expected, actual}: Trial): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([kind, version, expected, actual]));
  const packed = await transform(bytes, new CompressionStream('deflate-raw'), Infinity);
  const text = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  return prefix + btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** Whether a fragment is one that {@link toFragment} wrote. */
export const isFragment = (fragment: string): boolean => fragment.startsWith(prefix);

function readTrial(value: unknown): Trial | undefined {
  if (!Array.isArray(value)) {
    return undefined;
  }
  const [kind, version, expected, actual] = value as unknown[];
  const knownKind = partKinds.find((each) => each === kind);
  const knownVersion = specificationVersions.find((each) => each === version);
  return knownKind && knownVersion && typeof expected === 'string' && typeof actual === 'string'
    ? {kind: knownKind, version: knownVersion, expected, actual}
    : undefined;
}

/** Reads the trial of a fragment; undefined if it is incomplete, too large or something else. */
export async function fromFragment(fragment: string): Promise<Trial | undefined> {
  try {
    const text = atob(fragment.slice(prefix.length).replace(/-/g, '+').replace(/_/g, '/'));
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    const unpacked = await transform(bytes, new DecompressionStream('deflate-raw'), mostBytes);
    return readTrial(JSON.parse(new TextDecoder().decode(unpacked)));
  } catch {
    return undefined;
  }
}
