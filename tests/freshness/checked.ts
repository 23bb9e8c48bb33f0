import path from 'node:path';

import {libraries} from '../../src/data/releases/libraries';
import {readReleaseList} from '../../src/data/releases/read-files';
import type {Release} from '../../src/data/releases/types';
import type {ContentPage} from '../content/pages';

/** Pages that are compared with the source of their facts: docs, without the parts that others include. */
export const hasFacts = ({file}: ContentPage): boolean =>
  file.startsWith('docs/') && !path.posix.basename(file).startsWith('_');

/** What a page says of its last check. */
export interface CheckedPage {
  readonly file: string;
  /** `2026-11-22`. */
  readonly on: string;
  /** Versions by the ids of libraries. */
  readonly against: Readonly<Record<string, unknown>>;
}

/** Reads `checked` out of the front matter; a field that isn't there is empty. */
export function readChecked({file, frontMatter}: ContentPage): CheckedPage {
  const {on, against} = (frontMatter.checked ?? {}) as Partial<CheckedPage>;
  return {file, on: String(on ?? ''), against: against ?? {}};
}

/** Releases of a library, the newest first; nothing for an unknown one. */
export function releasesOf(id: string): readonly Release[] | undefined {
  return libraries.some((library) => library.id === id) ? readReleaseList(id).releases : undefined;
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  // A day such as 31 February is read as one in March.
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Finds what can't be true of a page's last check: a sentence each, naming the file and the fix. */
export function checkedFaults(page: ContentPage): string[] {
  const {file, on, against} = readChecked(page);
  if (!isDay(on)) {
    return [`${file}: checked.on is "${on}"; give the day on which its facts were checked, as 2026-01-31`];
  }
  return Object.entries(against).flatMap(([id, version]) => {
    const releases = releasesOf(id);
    if (!releases) {
      return [`${file}: checked.against has "${id}"; there are ${libraries.map((library) => library.id).join(', ')}`];
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
