import type {ApiTable} from '../types';
import type {Surface} from './types';

/** What tables leave out, with the reason: `holder.member`, or a `holder` of which nothing is told. */
export type NotDocumented = Readonly<Record<string, string>>;

export interface Comparison {
  /** A sentence each, naming table or member and the fix. */
  readonly faults: readonly string[];
  /** How many members there are, in tables, and left out for a reason. */
  readonly counts: {readonly existing: number; readonly documented: number; readonly leftOut: number};
}

/**
 * Compares the tables of a library with its surface, both ways. That an entry exists is known: `tellOf` takes its
 * declaration from there.
 */
export function compareWithSurface(
  tables: readonly ApiTable[],
  {holders}: Surface,
  notDocumented: NotDocumented,
): Comparison {
  const faults: string[] = [];
  const told = new Map<string, string>();
  for (const {id, groups} of tables) {
    for (const {title, of, entries} of groups) {
      if (entries.length === 0) {
        faults.push(`${id}, "${title}" has no entries`);
      }
      for (const {name} of entries) {
        const member = `${of}.${name}`;
        const before = told.get(member);
        if (before !== undefined) {
          faults.push(`${id}: ${member} is in ${before}, too; take one out`);
        }
        told.set(member, id);
      }
    }
  }
  const existing = Object.entries(holders).flatMap(([holder, members]) =>
    members.map(({name}) => ({holder, member: `${holder}.${name}`})),
  );
  const isLeftOut = ({holder, member}: {holder: string; member: string}): boolean =>
    !told.has(member) && (holder in notDocumented || member in notDocumented);
  for (const each of existing) {
    if (!told.has(each.member) && !isLeftOut(each)) {
      faults.push(`${each.member} is in no table; describe it, or say in not-documented.ts why not`);
    }
  }
  for (const name of Object.keys(notDocumented)) {
    const within = existing.filter(({holder}) => holder === name);
    // A type can be told as a member of its module while what it holds is left out.
    const covered = within.length > 0 ? within : existing.filter(({member}) => member === name);
    if (covered.length === 0) {
      faults.push(`${name} is in not-documented.ts, and does not exist; take it out`);
    } else if (covered.some(({member}) => told.has(member))) {
      faults.push(
        `${name} is in not-documented.ts, and in a table; take it out, or name the members that are left out`,
      );
    }
  }
  return {
    faults,
    counts: {existing: existing.length, documented: told.size, leftOut: existing.filter(isLeftOut).length},
  };
}
