import {prerelease, rcompare} from 'semver';

import type {Release, ReleaseList} from './types';

/** First day of the twelve months before the newest release in the lists: `2025-10-23`. */
export function startOfLastYear(lists: readonly ReleaseList[]): string {
  const newest = lists
    .flatMap(({releases}) => releases.map(({date}) => date))
    .sort()
    .at(-1);
  return newest === undefined ? '' : String(Number(newest.slice(0, 4)) - 1) + newest.slice(4);
}

/** Stable versions of a list, without previews, the highest first. */
export function stableReleases({releases}: Pick<ReleaseList, 'releases'>): Release[] {
  return releases.filter(({version}) => !prerelease(version)).sort((a, b) => rcompare(a.version, b.version));
}

/** Stable versions that need a note: those released since a day, and the highest. */
export function releasesToNote(list: Pick<ReleaseList, 'releases'>, since: string): Release[] {
  return stableReleases(list).filter(({date}, index) => index === 0 || date >= since);
}
