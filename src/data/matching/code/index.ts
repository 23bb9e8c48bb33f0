import type {SdkId} from '../../sdks';
import type {Part} from '../types';
import {toExpectation} from './expectation';
import type {Writer} from './types';

/** The writer of each language, which is loaded when a reader wants it. */
const writers: Readonly<Record<SdkId, () => Promise<Writer>>> = {
  javascript: async () => (await import('./javascript')).writeJavaScript,
  java: async () => (await import('./java')).writeJava,
  kotlin: async () => (await import('./kotlin')).writeKotlin,
  go: async () => (await import('./go')).writeGo,
  python: async () => (await import('./python')).writePython,
  dotnet: async () => (await import('./dotnet')).writeDotnet,
  ruby: async () => (await import('./ruby')).writeRuby,
  php: async () => (await import('./php')).writePhp,
  rust: async () => (await import('./rust')).writeRust,
  swift: async () => (await import('./swift')).writeSwift,
  scala: async () => (await import('./scala')).writeScala,
  cpp: async () => (await import('./cpp')).writeCpp,
  groovy: async () => (await import('./groovy')).writeGroovy,
};

/** A consumer test for a reader. */
export interface WrittenTest {
  /** Name of the file, as the library's projects name it. */
  readonly file: string;
  /** The test; comments above it say what the library can't express. */
  readonly code: string;
}

/** Languages that read `\u000a` as a line break even in a comment. */
const readsEscapes: ReadonlySet<SdkId> = new Set(['java', 'scala', 'groovy']);

/** Makes a sentence one line of a comment, whatever names and paths are in it. */
function oneLine(sdk: SdkId, sentence: string): string {
  const line = sentence.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');
  // In PHP, the end of the tag would end the comment, too.
  return sdk === 'php' ? line.replaceAll('?>', '? >') : readsEscapes.has(sdk) ? line.replaceAll('\\u', '\\ u') : line;
}

/** Puts comments above a test, below a line that has to be the first: the tag of PHP, the magic comment of Ruby. */
function withComments(sdk: SdkId, code: string, sentences: readonly string[]): string {
  const mark = sdk === 'python' || sdk === 'ruby' ? '#' : '//';
  const comments = sentences.map((sentence) => `${mark} ${oneLine(sdk, sentence)}\n`).join('');
  const [, tag = '', rest = code] = /^((?:<\?php|# frozen_string_literal: true)\n+)?([^]*)$/.exec(code) ?? [];
  return comments === '' ? code : `${tag}${comments}\n${rest}`;
}

/**
 * Writes the consumer test of an expectation.
 *
 * @param sdk the reader's language
 * @param part the expectation of a pact file
 * @throws JsonFault if the content type says JSON of a body that isn't
 */
export async function writeTest(sdk: SdkId, part: Part): Promise<WrittenTest> {
  const write = await writers[sdk]();
  const expectation = toExpectation(part);
  const {file, code, notes} = write(expectation);
  const leftOut = expectation.unused.map((path) => `No matcher writes the rule at ${path}.`);
  return {file, code: withComments(sdk, code, [...new Set([...leftOut, ...notes])])};
}
