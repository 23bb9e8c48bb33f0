import type {Surface} from '../../data/api-reference/surfaces/types';
import type {ApiTable, NotDocumented} from './types';

export interface Comparison {
  /** A message per problem, with the table or member and the fix. */
  readonly faults: readonly string[];
  /** Numbers of members: in total, documented, and left out for a reason. */
  readonly counts: {readonly existing: number; readonly documented: number; readonly leftOut: number};
}

/**
 * Finds members of a surface that no table documents, and exceptions that aren't needed. Every documented member exists,
 * because `findTable` takes its declaration from the surface.
 */
export function compareWithSurface(
  tables: readonly ApiTable[],
  holders: Surface['holders'],
  notDocumented: NotDocumented,
): Comparison {
  const faults: string[] = [];
  const documented = new Map<string, string>();
  for (const {id, groups} of tables) {
    for (const {of, entries} of groups) {
      for (const {name} of entries) {
        const member = `${of}.${name}`;
        const before = documented.get(member);
        if (before !== undefined) {
          faults.push(`${id}: ${member} is in ${before}, too; remove one`);
        }
        documented.set(member, id);
      }
    }
  }
  const existing = Object.entries(holders).flatMap(([holder, members]) =>
    members.map(({name}) => ({holder, member: `${holder}.${name}`})),
  );
  const isLeftOut = ({holder, member}: {holder: string; member: string}): boolean =>
    !documented.has(member) && (holder in notDocumented || member in notDocumented);
  for (const each of existing) {
    if (!documented.has(each.member) && !isLeftOut(each)) {
      faults.push(`${each.member} is in no table; describe it, or add it to not-documented.yml with the reason`);
    }
  }
  for (const name of Object.keys(notDocumented)) {
    const within = existing.filter(({holder}) => holder === name);
    // A type can be described as a member of its module while its own members are left out.
    const covered = within.length > 0 ? within : existing.filter(({member}) => member === name);
    if (covered.length === 0) {
      faults.push(`${name} is in not-documented.yml, but does not exist; remove it`);
    } else if (covered.some(({member}) => documented.has(member))) {
      faults.push(
        `${name} is in not-documented.yml, but also in a table; remove it, or name the members that are left out`,
      );
    }
  }
  return {
    faults,
    counts: {existing: existing.length, documented: documented.size, leftOut: existing.filter(isLeftOut).length},
  };
}
