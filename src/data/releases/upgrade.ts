import {major, prerelease, rcompare} from 'semver';

import {releasePage, type LibraryId} from './libraries';
import type {ReleaseHistory, ReleaseNote} from './types';

/** A version with an upgrade note; change and action are Markdown. */
export interface UpgradeStep extends Pick<ReleaseNote, 'version' | 'change' | 'action'> {
  readonly date: string;
  /** Whether it is the first stable release of its major version. */
  readonly isMajor: boolean;
  readonly guide?: {readonly address: string; readonly title: string};
  /** URL of the maintainers' release notes. */
  readonly notes: string;
}

/** Versions of a library, newest first, and those with an upgrade note, oldest first. */
export interface LibraryReleases {
  readonly versions: readonly string[];
  readonly steps: readonly UpgradeStep[];
}

/** A library to choose from; its releases are loaded when the reader selects it. */
export interface UpgradeLibrary {
  readonly id: LibraryId;
  readonly name: string;
  /** Path of the page with its release history. */
  readonly page: string;
  /** Newest stable version, or the newest preview if there is no stable version. */
  readonly newest: string;
  /** Number of versions with an upgrade note. */
  readonly steps: number;
  /** URL of its {@link LibraryReleases}. */
  readonly releases: string;
}

/** Newest stable version, or the newest preview if there is no stable version. */
export function newestOf(versions: readonly string[]): string {
  return versions.find((version) => !prerelease(version)) ?? versions[0] ?? '';
}

/**
 * Sorts the versions and the notes of a library.
 *
 * @param addressOf returns the URL of a note's guide, given by its path relative to `docs/`
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
