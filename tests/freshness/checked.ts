import path from 'node:path';

import {libraries} from '../../src/data/releases/libraries';
import {readReleaseList} from '../../src/data/releases/read-files';
import type {Release} from '../../src/data/releases/types';
import type {ContentPage} from '../content/pages';

/** Whether a page states facts that need review: docs, without partials. */
export const hasFacts = ({file}: ContentPage): boolean =>
  file.startsWith('docs/') && !path.posix.basename(file).startsWith('_');

/** Last check of a page, from its front matter. */
export interface CheckedPage {
  readonly file: string;
  /** ISO date, such as `2026-11-22`. */
  readonly on: string;
  /** Versions by library id. */
  readonly against: Readonly<Record<string, unknown>>;
}

/** Reads `checked` from the front matter; missing fields are empty. */
export function readChecked({file, frontMatter}: ContentPage): CheckedPage {
  const {on, against} = (frontMatter.checked ?? {}) as Partial<CheckedPage>;
  return {file, on: String(on ?? ''), against: against ?? {}};
}

/** Releases of a library, newest first; undefined for an unknown library. */
export function releasesOf(id: string): readonly Release[] | undefined {
  return libraries.some((library) => library.id === id) ? readReleaseList(id).releases : undefined;
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  // JavaScript parses 31 February as a day in March.
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Finds impossible values in `checked`; messages name the file and the fix. */
export function checkedFaults(page: ContentPage): string[] {
  const {file, on, against} = readChecked(page);
  if (!isDay(on)) {
    return [`${file}: checked.on is "${on}"; use the day of the last check, such as 2026-01-31`];
  }
  return Object.entries(against).flatMap(([id, version]) => {
    const releases = releasesOf(id);
    if (!releases) {
      return [`${file}: checked.against has "${id}"; use one of ${libraries.map((library) => library.id).join(', ')}`];
    }
    const release = releases.find((each) => each.version === version);
    if (!release) {
      return [`${file}: checked.against has ${id} ${String(version)}, which src/data/releases/${id}.json lacks`];
    }
    return release.date > on
      ? [`${file}: checked.on is ${on}, before ${id} ${release.version} appeared on ${release.date}; correct one`]
      : [];
  });
}
