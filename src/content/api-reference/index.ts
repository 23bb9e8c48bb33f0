import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

import type {Surface} from '../../data/api-reference/surfaces/types';
import {nearNames} from '../../data/near-names';
import {
  assertNoFaults,
  collectFaults,
  type Collection,
  ContentError,
  type ContentFile,
  defineCollection,
  faultAt,
  project,
  sourceOf,
} from '../collection';
import {buildTable, readSurface, surfaceNameOf} from './build-table';
import type {ApiGroup, ApiTable, NotDocumented} from './types';

export {anchorOf} from './anchors';
export type {ApiGroup, ApiMatcher, ApiMethod, ApiOption, ApiTable, ApiType, Json, NotDocumented} from './types';

const folder = 'content/api';
const notDocumentedName = 'not-documented';

const filesIn = (root: string): string[] =>
  readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.yml'))
    .map((name) =>
      name
        .split(path.sep)
        .join('/')
        .replace(/\.yml$/, ''),
    )
    .sort();

const tableIdsIn = (root: string): string[] =>
  filesIn(root).filter((name) => path.posix.basename(name) !== notDocumentedName);

/**
 * Defines a collection per file, because a page only shows a few tables and shouldn't wait for the others.
 *
 * @returns a reader that takes the path of a file in `content/api`, without its extension
 */
function createFileReader<Content>(schema: string, build: (file: ContentFile) => Content) {
  const collections = new Map<string, Collection<Content>>();
  return (name: string, root: string): Content => {
    const collection =
      collections.get(name) ??
      defineCollection({
        from: `${folder}/${name}.yml`,
        schema,
        build: ([file]) => build(file as ContentFile),
      });
    collections.set(name, collection);
    return collection(root);
  };
}

const readTableFile = createFileReader('content/api.schema.json', (file) => file);
const built = new WeakMap<ContentFile, {readonly surface: Surface | undefined; readonly table: ApiTable}>();

/**
 * Finds a table: `pact-js/verifier-options` is `content/api/pact-js/verifier-options.yml`. It is cached until its file or
 * surface changes.
 *
 * @throws Error with the closest names when there is no such table
 * @throws ContentError with the faults of the file
 */
export function findTable(id: string, root = project): ApiTable {
  if (!existsSync(path.join(root, folder, `${id}.yml`))) {
    const near = nearNames(id, tableIdsIn(root)).map((name) => `"${name}"`);
    throw new Error(`Unknown table "${id}"; the closest are ${near.join(', ')}`);
  }
  const file = readTableFile(id, root);
  const name = surfaceNameOf(file);
  const surface = name === undefined ? undefined : readSurface(name, root);
  const cached = built.get(file);
  if (cached && cached.surface === surface) {
    return cached.table;
  }
  const table = buildTable(id, file, surface);
  built.set(file, {surface, table});
  return table;
}

/**
 * Finds groups of a table: all of them, or the one with a title.
 *
 * @throws Error with the titles when there is no such group
 */
export function findGroups(id: string, title?: string, root = project): readonly ApiGroup[] {
  const {groups} = findTable(id, root);
  const found = groups.filter((group) => title === undefined || group.title === title);
  if (found.length === 0) {
    throw new Error(
      `"${id}" has no group "${title}"; its groups are ${groups.map((group) => `"${group.title}"`).join(', ')}`,
    );
  }
  return found;
}

/** Reads all tables, sorted by id. @throws ContentError with the faults of all files */
export function readApiTables(root = project): readonly ApiTable[] {
  return collectFaults(tableIdsIn(root), (id) => {
    if (!/^[a-z0-9-]+\/[a-z0-9-]+$/.test(id)) {
      const fault = `has the wrong name; use ${folder}/<library>/<table>.yml in lower-case letters, digits and hyphens.`;
      throw new ContentError([faultAt({file: `${folder}/${id}.yml`, line: 1}, fault)]);
    }
    return findTable(id, root);
  });
}

interface Reason {
  readonly reason: string;
  readonly names: readonly string[];
}

const readReasons = createFileReader('content/api-not-documented.schema.json', ({value}): NotDocumented => {
  const reasons = value as readonly Reason[];
  const all = reasons.flatMap(({names}) => names);
  const faults = reasons.flatMap((each, index) =>
    each.names
      .filter((name) => all.indexOf(name) !== all.lastIndexOf(name))
      .map((name) => faultAt(sourceOf(each), `${index}.names: "${name}" appears twice; keep it under one reason.`)),
  );
  assertNoFaults(faults);
  return Object.fromEntries(reasons.flatMap(({reason, names}) => names.map((name) => [name, reason])));
});

/**
 * Reads what tables leave out on purpose, by library: `content/api/<library>/not-documented.yml`.
 *
 * @throws ContentError with the faults of all files
 */
export function readNotDocumented(root = project): Readonly<Record<string, NotDocumented>> {
  const files = filesIn(root).filter((name) => path.posix.basename(name) === notDocumentedName);
  return Object.fromEntries(collectFaults(files, (name) => [path.posix.dirname(name), readReasons(name, root)]));
}
