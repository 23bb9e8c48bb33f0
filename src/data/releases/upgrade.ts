import {major, prerelease, rcompare} from 'semver';

import {releasePage, type LibraryId} from './libraries';
import type {ReleaseHistory, ReleaseNote} from './types';

/** A version with a note for those who upgrade to it; change and action are Markdown. */
export interface UpgradeStep extends Pick<ReleaseNote, 'version' | 'change' | 'action'> {
  readonly date: string;
  /** Whether it is the first of its major version. */
  readonly isMajor: boolean;
  readonly guide?: {readonly address: string; readonly title: string};
  /** The release page of its maintainers. */
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
  /** The newest version that is not a preview; the newest preview where there are only these. */
  readonly newest: string;
  /** How many versions have a note. */
  readonly steps: number;
  /** URL of its {@link LibraryReleases}. */
  readonly releases: string;
}

/** The newest version that is not a preview; the newest preview where there are only these. */
export function newestOf(versions: readonly string[]): string {
  return versions.find((version) => !prerelease(version)) ?? versions[0] ?? '';
}

/**
 * Sorts the versions and the notes of a library.
 *
 * @param addressOf returns the URL of the guide of a note, a page given by its path from the top of `docs/`
 */
export function releasesOf(
  {library, list, notes}: ReleaseHistory,
  addressOf: (page: string, note: ReleaseNote) => string,
): LibraryReleases {
  const versions = list.releases.map(({version}) => version).sort(rcompare);
  const dates = new Map(list.releases.map(({version, date}) => [version, date]));
  const stable = versions.filter((version) => !prerelease(version));
  const firsts = new Set(new Map(stable.map((version) => [major(version), version])).values());
  const steps = [...notes].reverse().map((note) => {
    const {version, change, action, guide} = note;
    return {
      version,
      date: dates.get(version) ?? '',
      isMajor: firsts.has(version),
      change,
      action,
      ...(guide ? {guide: {address: addressOf(guide.page, note), title: guide.title}} : {}),
      notes: releasePage(library, version),
    };
  });
  return {versions, steps: steps.sort((a, b) => versions.indexOf(b.version) - versions.indexOf(a.version))};
}
