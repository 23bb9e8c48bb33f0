import {gte, rcompare, valid} from 'semver';

import type {FoundReleases, Release} from './types';

/** What the sources of a library say. */
export interface Sources {
  /** What the file has already. */
  readonly known: FoundReleases;
  readonly registry: FoundReleases;
  readonly tags: FoundReleases;
  /** Tells days only: a changelog also lists what was never released. */
  readonly changelog: FoundReleases;
  /** The first version, where the sources have others before. */
  readonly first?: string | undefined;
}

/**
 * Puts the sources together. A version is dated by the earliest day that a source knows: a copy of a
 * registry leaves out versions that nobody fetched, and dates the others by when they were. What is not
 * written as semantic versioning asks is left out.
 *
 * @throws Error with the versions for which no source has a day
 */
export function mergeReleases({known, registry, tags, changelog, first}: Sources): Release[] {
  const sources = [known, registry, tags, changelog];
  const versions = new Set([known, registry, tags].flatMap((source) => [...source.keys()]));
  const dated = [...versions]
    .filter((version) => valid(version) === version && (first === undefined || gte(version, first)))
    .map((version) => {
      const days = sources.map((source) => source.get(version)).filter((day) => day !== undefined);
      return {version, date: days.sort()[0]};
    });
  const undated = dated.filter(({date}) => date === undefined).map(({version}) => version);
  if (undated.length > 0) {
    throw new Error(`no day is known for ${undated.join(', ')}; give the library a changelog in libraries.ts`);
  }
  return dated
    .map(({version, date = ''}) => ({version, date}))
    .sort((a, b) => (a.date === b.date ? rcompare(a.version, b.version) : a.date < b.date ? 1 : -1));
}
