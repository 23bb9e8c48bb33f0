import type {DeclaredMembers, Since} from './types';

/**
 * Finds the version since which each member of the newest version exists without a gap.
 *
 * @param versions oldest first
 */
export function firstVersions(versions: readonly DeclaredMembers[]): Since['holders'] {
  const sinceOf = (holder: string, member: string): string => {
    const last = versions.findLastIndex(
      ({holders}) => holders[holder] !== undefined && !holders[holder].includes(member),
    );
    return versions[last + 1]?.version ?? '';
  };
  return Object.fromEntries(
    Object.entries(versions.at(-1)?.holders ?? {}).map(([holder, members]) => [
      holder,
      Object.fromEntries(members.map((member) => [member, sinceOf(holder, member)])),
    ]),
  );
}
