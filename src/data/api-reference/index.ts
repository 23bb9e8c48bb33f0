import {nearNames} from '../near-names';
import {handWrittenTables} from './hand-written';
import {documentedLibraries} from './libraries';
import {pactJs} from './pact-js';
import type {ApiGroup, ApiTable} from './types';

export type {ApiGroup, ApiMatcher, ApiMethod, ApiOption, ApiTable, ApiType, Json} from './types';

/** The interfaces of the libraries, checked against what is installed where that can be. */
export const apiTables: readonly ApiTable[] = [
  ...pactJs,
  ...documentedLibraries.flatMap(({tables}) => tables),
  ...handWrittenTables,
];

/**
 * Finds a table: `pact-js/verifier-options`.
 *
 * @throws Error with the nearest names when there is no such table
 */
export function findTable(id: string): ApiTable {
  const found = apiTables.find((table) => table.id === id);
  if (!found) {
    const ids = apiTables.map((table) => table.id);
    const near = nearNames(id, ids).map((name) => `"${name}"`);
    throw new Error(`There is no table "${id}"; near are ${near.join(', ')}`);
  }
  return found;
}

/**
 * Finds groups of a table: all of them, or the one of a title.
 *
 * @throws Error with the titles when there is no such group
 */
export function findGroups(id: string, title?: string): readonly ApiGroup[] {
  const {groups} = findTable(id);
  const found = groups.filter((group) => title === undefined || group.title === title);
  if (found.length === 0) {
    throw new Error(
      `"${id}" has no group "${title}"; its groups are ${groups.map((group) => `"${group.title}"`).join(', ')}`,
    );
  }
  return found;
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * The address of an entry on the page that shows it: `verifier-options-timeout`. The group stands
 * between where groups of the table share a name, or names that differ in their signs alone; a matcher has a heading, and its name is the address.
 */
export function anchorOf({id, groups}: ApiTable, group: ApiGroup, name: string): string {
  if (group.kind === 'matchers') {
    return slug(name);
  }
  const table = id.slice(id.indexOf('/') + 1);
  const own = slug(name);
  const shared = groups.some((other) => other !== group && other.entries.some((entry) => slug(entry.name) === own));
  return [table, ...(shared ? [slug(group.title)] : []), own].join('-');
}
