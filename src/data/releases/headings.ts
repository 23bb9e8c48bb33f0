import {lte, major} from 'semver';

type Noted = readonly {readonly version: string}[];

/** Whether a version is the lowest of its major version that has a note; the heading of that one names the major. */
export const isFirstNoted = (notes: Noted, version: string): boolean =>
  notes.every((other) => major(other.version) !== major(version) || lte(version, other.version));

/** Label of a version in headings: `17` for the first note of a major version, `17.1` for `17.1.0`, `17.1.2` unchanged. */
export const headingLabel = (notes: Noted, version: string): string =>
  isFirstNoted(notes, version) ? String(major(version)) : version.replace(/\.0$/, '');

/** Id of the heading of a version: `version-17-1`. */
export const headingId = (notes: Noted, version: string): string =>
  `version-${headingLabel(notes, version).replaceAll('.', '-')}`;
