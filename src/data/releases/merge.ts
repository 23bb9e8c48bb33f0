import {gte, rcompare, valid} from 'semver';

import type {FoundReleases, Release} from './types';

/** Versions of a library by source. */
export interface Sources {
  /** Versions in the committed file. */
  readonly committed: FoundReleases;
  readonly registry: FoundReleases;
  readonly tags: FoundReleases;
  /** Used only for dates, because a changelog may list versions that were never released. */
  readonly changelog: FoundReleases;
  /** First version of the library, if the sources also have versions of another project with the same name. */
  readonly first?: string | undefined;
}

/**
 * Merges the sources. Each version gets the earliest date that any source has, because a mirror of a registry may date a
 * version by its first download, or lack it. Versions that aren't valid semantic versions are left out.
 *
 * @throws Error with the versions that no source has a date for
 */
export function mergeReleases({committed, registry, tags, changelog, first}: Sources): Release[] {
  const sources = [committed, registry, tags, changelog];
  const versions = new Set([committed, registry, tags].flatMap((source) => [...source.keys()]));
  const dated = [...versions]
    .filter((version) => valid(version) === version && (first === undefined || gte(version, first)))
    .map((version) => {
      const days = sources.map((source) => source.get(version)).filter((day) => day !== undefined);
      return {version, date: days.sort()[0]};
    });
  const undated = dated.filter(({date}) => date === undefined).map(({version}) => version);
  if (undated.length > 0) {
    throw new Error(`no source has a date for ${undated.join(', ')}; add a changelog to the library in libraries.ts`);
  }
  return dated
    .map(({version, date = ''}) => ({version, date}))
    .sort((a, b) => (a.date === b.date ? rcompare(a.version, b.version) : a.date < b.date ? 1 : -1));
}
