import {rcompare} from 'semver';

import {libraries} from '../../data/releases/libraries';
import {startOfLastYear, stableReleases} from '../../data/releases/recent';
import type {Release, ReleaseHistory, ReleaseNote} from '../../data/releases/types';
import {findHistory} from './index';

/** A stable version with its note. */
export interface NotedRelease extends Release {
  readonly history: ReleaseHistory;
  readonly note: ReleaseNote;
}

/** The current version of a library: the highest stable one. @throws Error if the library has none with a note */
export function currentRelease(history: ReleaseHistory): NotedRelease {
  const [release] = stableReleases(history.list);
  const note = history.notes.find(({version}) => version === release?.version);
  if (!release || !note) {
    throw new Error(`${history.library.id} has no stable version with a note`);
  }
  return {...release, history, note};
}

const histories = (root?: string): ReleaseHistory[] => libraries.map(({id}) => findHistory(id, root));

/** The current version of each library, by the name of the library. */
export const currentReleases = (root?: string): NotedRelease[] =>
  histories(root)
    .map(currentRelease)
    .sort((a, b) => a.history.library.name.localeCompare(b.history.library.name, 'en'));

/** The stable releases of all libraries in the twelve months before the newest one, newest first. */
export function newestReleases(root?: string): NotedRelease[] {
  const all = histories(root);
  const since = startOfLastYear(all.map(({list}) => list));
  return all
    .flatMap((history) => {
      const notes = new Map(history.notes.map((note) => [note.version, note]));
      return stableReleases(history.list).flatMap((release): NotedRelease[] => {
        const note = notes.get(release.version);
        return note && release.date >= since ? [{...release, history, note}] : [];
      });
    })
    .sort(
      (a, b) =>
        b.date.localeCompare(a.date) ||
        a.history.library.name.localeCompare(b.history.library.name, 'en') ||
        rcompare(a.version, b.version),
    );
}
