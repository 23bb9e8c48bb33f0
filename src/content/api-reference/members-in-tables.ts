import {readApiTables} from '.';

/**
 * Names of the members in the tables of a library, by what declares them.
 *
 * @param library folder in `content/api`: `pact-js`
 */
export function membersInTables(library: string): ReadonlyMap<string, ReadonlySet<string>> {
  const members = new Map<string, Set<string>>();
  for (const {of, entries} of readApiTables()
    .filter(({id}) => id.startsWith(`${library}/`))
    .flatMap((table) => table.groups)
    .filter((group) => group.of !== 'declarations')) {
    members.set(of, new Set([...(members.get(of) ?? []), ...entries.map(({name}) => name)]));
  }
  return members;
}
