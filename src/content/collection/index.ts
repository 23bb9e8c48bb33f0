import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

import {readContentFile, type ContentFile} from './read-file';
import type {Schema} from './schema';
import {collectFaults} from './source';

export type {ContentFile} from './read-file';
export {findDuplicates, findPageFaults} from './checks';
export {assertNoFaults, collectFaults, ContentError, faultAt, setSource, sourceOf, type Source} from './source';

/** The folder of the project, the default root of readers. */
export const project = path.resolve(__dirname, '../../..');

interface CollectionOptions<Content> {
  /** A file, or a folder with all its files: `content/glossary.yml`, `content/errors`. */
  readonly from: string;
  /** Extension of the files. */
  readonly extension?: '.yml' | '.mdx';
  /** File of the JSON Schema that each file follows: `content/glossary.schema.json`. */
  readonly schema: string;
  /** Other files that `build` reads, relative to the project. */
  readonly alsoReads?: readonly string[];
  /**
   * Builds the result of the reader from the files, sorted by path.
   *
   * @throws ContentError for faults that a schema can't express
   */
  readonly build: (files: readonly ContentFile[], root: string) => Content;
}

/** Reads a collection, cached until one of its files changes. @param root folder of the project */
export type Collection<Content> = (root?: string) => Content;

function listFiles(root: string, from: string, extension: string): string[] {
  if (path.extname(from) !== '') {
    return [from];
  }
  return readdirSync(path.join(root, from), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith(extension))
    .map((name) => `${from}/${name.split(path.sep).join('/')}`)
    .sort();
}

/** Changes whenever a file is edited, added or removed. */
const fingerprint = (root: string, files: readonly string[]): string =>
  files
    .map((file) => {
      const {mtimeMs, size} = statSync(path.join(root, file));
      return `${file} ${mtimeMs} ${size}`;
    })
    .join('\n');

const schemas = new Map<string, {readonly state: string; readonly schema: Schema}>();

/** Reads a schema, cached for all collections that share it, because compiling it is slower than validating a file. */
function readSchema(root: string, name: string): Schema {
  const file = path.join(root, name);
  const state = fingerprint(root, [name]);
  const cached = schemas.get(file);
  if (cached?.state === state) {
    return cached.schema;
  }
  const schema = JSON.parse(readFileSync(file, 'utf8')) as Schema;
  schemas.set(file, {state, schema});
  return schema;
}

/**
 * Defines a collection of `content/`. The reader that it returns never serves stale content, so that the development
 * server shows an edit without a restart.
 *
 * The reader throws a {@link ContentError} with all faults of all files.
 */
export function defineCollection<Content>(options: CollectionOptions<Content>): Collection<Content> {
  const {from, extension = '.yml', schema: schemaFile, alsoReads = [], build} = options;
  const cache = new Map<string, {readonly state: string; readonly content: Content}>();
  return (root = project) => {
    const files = listFiles(root, from, extension);
    const state = fingerprint(root, [...files, schemaFile, ...alsoReads]);
    const cached = cache.get(root);
    if (cached?.state === state) {
      return cached.content;
    }
    const schema = readSchema(root, schemaFile);
    const read = collectFaults(files, (file) => readContentFile(root, file, schema));
    const content = build(read, root);
    cache.set(root, {state, content});
    return content;
  };
}
