import type {Declared} from '../../../data/api-reference/surfaces/types';
import type {ApiGroup, ApiTable, NotDocumented} from '../types';
import type {TypeReader} from './read-types';

/** A library with its declarations. */
export interface Library {
  readonly reader: TypeReader;
  readonly entry: string;
  /** Namespaces of the entry whose exports are compared as well. */
  readonly namespaces: readonly string[];
  /** Public names of types that are declared under another name. */
  readonly publicNames: Readonly<Record<string, string>>;
  /** Exports, `Namespace.export` and `Type.member` that no table documents, with the reason. */
  readonly notDocumented: NotDocumented;
}

export interface Comparison {
  /** A message per problem, with table, entry and fix. */
  readonly faults: readonly string[];
  /** Numbers of exports and members: in total, documented, and left out for a reason. */
  readonly counts: {readonly existing: number; readonly documented: number; readonly leftOut: number};
}

type Entry = ApiGroup['entries'][number];

/** Names of types that need no explanation. */
const known: ReadonlySet<string> = new Set(
  'ASTNode Array Buffer Map Partial Pick Promise Record RegExp RequestHandler SecureContextOptions'.split(' '),
);

/** Value of `of` for entries that are types instead of members of one. */
export const declarations = 'declarations';

const show = (value: string | boolean | undefined): string => (value === undefined ? 'nothing' : `"${value}"`);

function differences(entry: Entry, declared: Declared): string[] {
  const pairs: [string, string | boolean | undefined, string | boolean | undefined][] =
    'meaning' in entry && 'type' in entry
      ? [
          ['type', entry.type, declared.type],
          ['required', 'required' in entry, !declared.optional],
        ]
      : 'signature' in entry
        ? [
            ['signature', entry.signature, declared.signature],
            ['returns', entry.returns, declared.returns],
          ]
        : [];
  return pairs
    .filter(([, written, found]) => written !== found)
    .map(([field, written, found]) => `${field} is ${show(found)} in the types, ${show(written)} in the table`);
}

/** Names of types in a declaration, without its type parameters. */
function namesIn(entry: Entry): string[] {
  const {signature = '', returns = '', type = ''} = entry as {signature?: string; returns?: string; type?: string};
  // These aren't types: strings, enum members, names of fields and parameters.
  const text = `${signature} ${returns} ${type}`.replaceAll(/'[^']*'|enum \{[^}]*\}|\w+\??:/g, '');
  const parameters = /^\w+<([^(]*)>\(/.exec(signature)?.[1] ?? '';
  const own = new Set(parameters.split(', ').map((parameter) => /^\w+/.exec(parameter)?.[0]));
  const constructed = /^new (\w+)/.exec(signature)?.[1];
  return (text.match(/\b[A-Z]\w*/g) ?? []).filter((name) => !own.has(name) && name !== constructed);
}

/** Finds differences between the tables of a library and its declarations, in either direction. */
export function compareWithTypes(tables: readonly ApiTable[], library: Library): Comparison {
  const {reader, entry: start, namespaces, publicNames, notDocumented} = library;
  const faults: string[] = [];
  const groups = tables.flatMap((table) => table.groups.map((group) => ({table, group})));
  const publicName = (name: string): string => publicNames[name] ?? name.slice(name.indexOf('#') + 1);
  const explained = new Set([
    ...known,
    ...groups.map(({group}) => publicName(group.of)),
    ...groups.flatMap(({group}) => (group.kind === 'types' ? group.entries.map(({name}) => name) : [])),
  ]);

  // By qualified name: a member of a type is `Type.executeTest`, an export is just its name.
  const existing = new Map<string, Declared>();
  const add = (holder: string, found: readonly Declared[]): void =>
    found.forEach((declared) =>
      existing.set(holder === 'exports' ? declared.name : `${holder}.${declared.name}`, declared),
    );
  const ofNames = new Set(groups.map(({group}) => group.of));
  add('exports', reader.exportsOf(start));
  namespaces.forEach((namespace) => add(namespace, reader.exportsOf(start, namespace)));
  for (const of of ofNames) {
    if (of !== 'exports' && of !== declarations && !namespaces.includes(of)) {
      add(of, reader.membersOf(of));
    }
  }

  const documented = new Set<string>();
  for (const {table, group} of groups) {
    const at = `${table.id}, "${group.title}"`;
    for (const entry of group.entries) {
      namesIn(entry)
        .filter((name) => !explained.has(name))
        .forEach((name) => faults.push(`${at}: ${entry.name} names ${name}; add it to the table of types`));
      if (group.of === declarations) {
        const text = reader.textOf('file' in entry && entry.file ? `${entry.file}#${entry.name}` : entry.name);
        if (text === undefined) {
          faults.push(`${at}: there is no type ${entry.name}; remove it`);
        } else if ('type' in entry && entry.type !== undefined && entry.type !== text) {
          faults.push(`${at}: ${entry.name} is ${show(text)} in the types, ${show(entry.type)} in the table`);
        }
        [entry.name, ...namespaces.map((namespace) => `${namespace}.${entry.name}`)]
          .filter((name) => existing.has(name))
          .forEach((name) => documented.add(name));
        continue;
      }
      const full = group.of === 'exports' ? entry.name : `${group.of}.${entry.name}`;
      const declared = existing.get(full);
      if (!declared) {
        faults.push(`${at}: there is no ${full}; remove it or correct its name`);
        continue;
      }
      if (documented.has(full) && group.of !== 'exports') {
        faults.push(`${at}: ${full} is in the tables twice`);
      }
      documented.add(full);
      differences(entry, declared).forEach((text) => faults.push(`${at}: of ${full}, ${text}`));
    }
  }
  // A type whose members are in a table needs no entry itself.
  for (const of of ofNames) {
    [publicName(of), ...namespaces.map((namespace) => `${namespace}.${publicName(of)}`)]
      .filter((name) => existing.has(name))
      .forEach((name) => documented.add(name));
  }

  for (const name of existing.keys()) {
    if (!documented.has(name) && !(name in notDocumented)) {
      faults.push(`${name} is in no table; describe it, or add it to not-documented.yml with the reason`);
    }
  }
  for (const name of Object.keys(notDocumented)) {
    if (!existing.has(name) || documented.has(name)) {
      faults.push(
        `${name} is in not-documented.yml, but ${existing.has(name) ? 'also in a table' : 'does not exist'}; remove it`,
      );
    }
  }
  const leftOut = [...existing.keys()].filter((name) => !documented.has(name) && name in notDocumented).length;
  return {faults, counts: {existing: existing.size, documented: documented.size, leftOut}};
}
