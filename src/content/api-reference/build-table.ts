import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';

import {sinceOf} from '../../data/api-reference/since';
import type {Since} from '../../data/api-reference/since/types';
import type {Surface, SurfaceMember} from '../../data/api-reference/surfaces/types';
import {nearNames} from '../../data/near-names';
import {assertNoFaults, ContentError, type ContentFile, faultAt, setSource, sourceOf} from '../collection';
import {anchorOf} from './anchors';
import type {ApiGroup, ApiTable} from './types';

interface WrittenEntry {
  readonly meaning: string;
  readonly [field: string]: unknown;
}

interface WrittenGroup {
  readonly title: string;
  readonly kind: ApiGroup['kind'];
  readonly of: string;
  readonly entries: Readonly<Record<string, string | WrittenEntry>>;
}

/** A file of `content/api`; `content/api.schema.json` describes the fields. */
interface WrittenTable {
  readonly surface?: string;
  readonly groups: readonly WrittenGroup[];
}

const surfaceFolder = 'src/data/api-reference/surfaces';
const surfaces = new Map<string, {readonly state: string; readonly surface: Surface}>();

/**
 * Reads the surface of a library, cached until the file changes.
 *
 * @param id name of the file: `pact-go`
 * @param root folder of the project
 * @returns undefined if there is no such file
 */
export function readSurface(id: string, root: string): Surface | undefined {
  const file = path.join(root, surfaceFolder, `${id}.json`);
  const stats = statSync(file, {throwIfNoEntry: false});
  if (!stats) {
    return undefined;
  }
  const state = `${stats.mtimeMs} ${stats.size}`;
  const cached = surfaces.get(file);
  if (cached?.state === state) {
    return cached.surface;
  }
  const surface = JSON.parse(readFileSync(file, 'utf8')) as Surface;
  surfaces.set(file, {state, surface});
  return surface;
}

/** Declaration of a member. Tables of methods may list fields, and tables of options may list getters. */
function declarationOf(
  kind: 'options' | 'methods',
  {name, type, signature, returns, ...member}: SurfaceMember,
): object {
  if (kind === 'options') {
    return {
      type: type ?? returns ?? signature ?? '',
      ...(member.default === undefined ? {} : {default: member.default}),
    };
  }
  return {
    signature: signature ?? (type === undefined ? name : `${name}: ${type}`),
    ...(returns === undefined ? {} : {returns}),
  };
}

const suggest = (name: string, existing: readonly string[]): string =>
  `the closest are ${nearNames(name, existing)
    .map((each) => `"${each}"`)
    .join(', ')}`;

/** Fields of declarations by kind; the first one is required. */
const declared: Readonly<Record<ApiGroup['kind'], readonly string[]>> = {
  options: ['type'],
  methods: ['signature', 'returns'],
  types: [],
  matchers: [],
};

/** Finds faults of handwritten entries, as pairs of entry name and fault. */
function findMissing({kind, entries}: WrittenGroup): [string, string][] {
  const [field] = declared[kind];
  return Object.entries(entries)
    .filter(([, entry]) => field !== undefined && (typeof entry === 'string' || !(field in entry)))
    .map(([name]) => [name, `"${field}" is missing; add it, or name a surface at the top.`]);
}

/** Finds faults of entries that are declared in a surface, as pairs of entry name and fault. */
function findUndeclared({kind, of, entries}: WrittenGroup, {library, version, holders}: Surface): [string, string][] {
  const members = (holders[of] ?? []).map(({name}) => name);
  return Object.entries(entries).flatMap(([name, entry]): [string, string][] => [
    ...(members.includes(name)
      ? []
      : [[name, `${of} has no "${name}" in ${library} ${version}; ${suggest(name, members)}.`] as [string, string]]),
    ...declared[kind]
      .filter((field) => typeof entry !== 'string' && field in entry)
      .map((field): [string, string] => [name, `"${field}" comes from the surface; remove it.`]),
  ]);
}

/** Finds faults of a group that the schema can't express, as pairs of field path and fault. */
function findGroupFaults(group: WrittenGroup, others: readonly WrittenGroup[], surface: Surface | undefined) {
  const {title, kind, of, entries} = group;
  const faults: [readonly string[], string][] = [];
  if (others.some((other) => other.title === title)) {
    faults.push([['title'], `"${title}" appears twice; give each group a different title.`]);
  }
  if (surface && kind !== 'options' && kind !== 'methods') {
    faults.push([
      ['kind'],
      `a surface has no ${kind}; use options or methods, or write them in a file without surface.`,
    ]);
  } else if (surface && !(of in surface.holders)) {
    const {library, version, holders} = surface;
    faults.push([['of'], `${library} ${version} declares no "${of}"; ${suggest(of, Object.keys(holders))}.`]);
  } else {
    const found = surface ? findUndeclared(group, surface) : findMissing(group);
    faults.push(...found.map(([name, fault]): [readonly string[], string] => [['entries', name], fault]));
  }
  for (const [name, entry] of Object.entries(entries)) {
    const meaning = typeof entry === 'string' ? entry : entry.meaning;
    if (meaning.split('`').length % 2 === 0) {
      faults.push([['entries', name], 'a backtick is unmatched; add the closing one.']);
    }
  }
  return faults;
}

/** Finds entries with the id of an earlier entry. */
function findDuplicateIds(table: ApiTable, {groups}: WrittenTable): string[] {
  const seen = new Set<string>();
  return table.groups.flatMap((group, index) =>
    group.entries.flatMap(({name}) => {
      const id = anchorOf(table, group, name);
      const entries = groups[index]?.entries ?? {};
      const fault = `groups.${index}.entries.${name}: an entry above also has the id ${id}; keep one.`;
      const faults = seen.has(id) ? [faultAt(sourceOf(entries, name), fault)] : [];
      seen.add(id);
      return faults;
    }),
  );
}

/** Finds versions that are written by hand although they are read from the library. */
const findWrittenVersions = ({entries}: WrittenGroup): [readonly string[], string][] =>
  Object.entries(entries)
    .filter(([, entry]) => typeof entry !== 'string' && 'since' in entry)
    .map(([name]) => [['entries', name], '"since" comes from src/data/api-reference/since; remove it.']);

/** The field of a row; none for what the oldest version that was read has already. */
function versionField(of: string, name: string, since: Since | undefined): {since?: string} {
  const version = since?.holders[of]?.[name];
  return version === undefined || version === since?.oldest ? {} : {since: version};
}

function buildGroup(written: WrittenGroup, surface: Surface | undefined, since: Since | undefined): ApiGroup {
  const {title, kind, of} = written;
  const members = surface?.holders[of] ?? [];
  const entries = Object.entries(written.entries).map(([name, entry]) => {
    const member = members.find((each) => each.name === name);
    const declaration = member && (kind === 'options' || kind === 'methods') ? declarationOf(kind, member) : {};
    const fields = typeof entry === 'string' ? {meaning: entry} : entry;
    return setSource(
      {name, ...declaration, ...versionField(of, name, since), ...fields},
      sourceOf(written.entries, name),
    );
  });
  return setSource({title, kind, of, entries} as unknown as ApiGroup, sourceOf(written));
}

/**
 * Builds a table from a file of `content/api`. Its groups and their entries have sources, for edit links.
 *
 * @param surface the surface that the file names, if any; undefined also if it doesn't exist
 * @throws ContentError for faults that the schema can't express
 */
export function buildTable(id: string, {value}: ContentFile, surface: Surface | undefined): ApiTable {
  const written = value as WrittenTable;
  if (written.surface !== undefined && !surface) {
    const fault = `surface: there is no ${surfaceFolder}/${written.surface}.json; use the name of a file there.`;
    throw new ContentError([faultAt(sourceOf(written, 'surface'), fault)]);
  }
  const since = sinceOf(id.split('/')[0] ?? '');
  const faults = written.groups.flatMap((group, index) =>
    [
      ...findGroupFaults(group, written.groups.slice(0, index), surface),
      ...(since ? findWrittenVersions(group) : []),
    ].map(([field, fault]) => {
      const [key = '', name] = field;
      const source = name === undefined ? sourceOf(group, key) : sourceOf(group.entries, name);
      return faultAt(source, `groups.${index}.${field.join('.')}: ${fault}`);
    }),
  );
  const table: ApiTable = {
    id,
    ...(written.surface === undefined ? {} : {surface: written.surface}),
    groups: written.groups.map((group) => buildGroup(group, surface, since)),
  };
  faults.push(...findDuplicateIds(table, written));
  assertNoFaults(faults);
  return table;
}

/** Name of the surface of a table, if any. */
export const surfaceNameOf = ({value}: ContentFile): string | undefined => (value as WrittenTable).surface;
