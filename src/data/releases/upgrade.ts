import {major, prerelease, rcompare} from 'semver';

import {releasePage, type Library, type ReleaseHistory, type ReleaseNote} from '.';
import type {LibraryId} from './libraries';

/** A version that asks something of those who come to it. Texts are lines of Markdown. */
export interface UpgradeStep extends Pick<ReleaseNote, 'version' | 'change' | 'action'> {
  readonly date: string;
  /** Whether it is the first of its major version. */
  readonly isMajor: boolean;
  readonly guide?: {readonly address: string; readonly title: string};
  /** Where its maintainers tell about it. */
  readonly notes: string;
}

/** The versions of a library, the newest first, and those with a note, the oldest first. */
export interface LibraryReleases {
  readonly versions: readonly string[];
  readonly steps: readonly UpgradeStep[];
}

/** A library to choose, without what is loaded when it is chosen. */
export interface UpgradeLibrary {
  readonly id: LibraryId;
  readonly name: string;
  /** Path of the page with its release history. */
  readonly page: string;
  /** The newest version that is no preview; the newest preview where there are only these. */
  readonly newest: string;
  /** How many versions have a note. */
  readonly steps: number;
  /** Address of its {@link LibraryReleases}. */
  readonly releases: string;
}

/** The newest version that is no preview. */
export function newestOf(versions: readonly string[]): string {
  return versions.find((version) => !prerelease(version)) ?? versions[0] ?? '';
}

/**
 * The versions and the notes of a library in the order of versions.
 *
 * @param addressOf the address of a page that is given by its path from the top of `docs/`
 */
export function releasesOf(
  {library, list, notes}: ReleaseHistory & {readonly library: Library},
  addressOf: (page: string) => string,
): LibraryReleases {
  const versions = list.releases.map(({version}) => version).sort(rcompare);
  const dates = new Map(list.releases.map(({version, date}) => [version, date]));
  const stable = versions.filter((version) => !prerelease(version));
  const firsts = new Set(new Map(stable.map((version) => [major(version), version])).values());
  const steps = [...notes].reverse().map(({version, change, action, guide}) => ({
    version,
    date: dates.get(version) ?? '',
    isMajor: firsts.has(version),
    change,
    action,
    ...(guide ? {guide: {address: addressOf(guide.page), title: guide.title}} : {}),
    notes: releasePage(library, version),
  }));
  return {versions, steps: steps.sort((a, b) => versions.indexOf(b.version) - versions.indexOf(a.version))};
}
