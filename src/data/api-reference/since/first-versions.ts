import type {DeclaredMembers, Since} from './types';

/**
 * Finds the version since which each member of the newest version exists without a gap.
 *
 * @param versions oldest first
 * @returns members that the oldest version lacks, with their version
 */
export function firstVersions(versions: readonly DeclaredMembers[]): Since['holders'] {
  const newest = versions.at(-1);
  const sinceOf = (holder: string, member: string): string | undefined => {
    const last = versions.findLastIndex(
      ({holders}) => holders[holder] !== undefined && !holders[holder].includes(member),
    );
    return last === -1 ? undefined : versions[last + 1]?.version;
  };
  return Object.fromEntries(
    Object.entries(newest?.holders ?? {})
      .map(([holder, members]) => {
        const since = members.flatMap((member): [string, string][] => {
          const version = sinceOf(holder, member);
          return version === undefined ? [] : [[member, version]];
        });
        return [holder, Object.fromEntries(since)] as const;
      })
      .filter(([, members]) => Object.keys(members).length > 0),
  );
}
