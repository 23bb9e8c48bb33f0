import {major, minor} from 'semver';

import type {DeclaredMembers, Since} from './types';

const declares = ({holders}: DeclaredMembers, holder: string, member: string): boolean | undefined =>
  holders[holder]?.includes(member);

/** The first of these versions from which each has the member, as far as they could be read; undefined if the last lacks it. */
function firstWithoutGap(versions: readonly DeclaredMembers[], holder: string, member: string): string | undefined {
  const lacking = versions.findLastIndex((version) => declares(version, holder, member) === false);
  return versions[lacking + 1]?.version;
}

function membersOfNewest(
  versions: readonly DeclaredMembers[],
  sinceOf: (holder: string, member: string) => string,
): Since['holders'] {
  return Object.fromEntries(
    Object.entries(versions.at(-1)?.holders ?? {}).map(([holder, members]) => [
      holder,
      Object.fromEntries(members.map((member) => [member, sinceOf(holder, member)])),
    ]),
  );
}

/**
 * Finds the version since which each member of the newest version exists without a gap.
 *
 * @param versions oldest first
 */
export const firstVersions = (versions: readonly DeclaredMembers[]): Since['holders'] =>
  membersOfNewest(versions, (holder, member) => firstWithoutGap(versions, holder, member) ?? '');

/**
 * The same for a library whose lines, such as 4.5 and 4.6, have releases side by side: before the version since which
 * all have the member come those that brought it to older lines, as in `4.5.12, 4.6.12`.
 *
 * @param versions oldest first
 */
export function firstVersionsOfLines(versions: readonly DeclaredMembers[]): Since['holders'] {
  const lineOf = (version: string): string => `${major(version)}.${minor(version)}`;
  const lines = [...new Set(versions.map(({version}) => lineOf(version)))].map((line) =>
    versions.filter(({version}) => lineOf(version) === line),
  );
  return membersOfNewest(versions, (holder, member) => {
    const last = firstWithoutGap(versions, holder, member) ?? '';
    const older = lines
      .slice(
        0,
        lines.findIndex((line) => line.some(({version}) => version === last)),
      )
      .flatMap((line) => firstWithoutGap(line, holder, member) ?? []);
    return [...older, last].join(', ');
  });
}
