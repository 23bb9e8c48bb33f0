import {valid} from 'semver';

import type {ReleaseAnchors, ReleaseList} from './types';

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  // JavaScript parses 31 February as a day in March.
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const findDuplicates = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

/** Checks a generated list. @returns a message per problem, with file and fix */
export function listFaults({library, releases}: ReleaseList): string[] {
  const file = `${library}.json`;
  const malformed = releases.filter(({version, date}) => valid(version) !== version || !isDay(date));
  const misplaced = releases.filter(({date}, index) => (releases[index - 1]?.date ?? date) < date);
  return [
    ...(releases.length === 0 ? [`${file}: no versions; run npm run generate -- releases ${library}`] : []),
    ...malformed.map(({version, date}) => `${file}: ${version} of ${date}; versions are 1.2.3, dates 2026-01-31`),
    ...misplaced.map(({version}) => `${file}: ${version} is newer than the one before; sort by date, the newest first`),
    ...findDuplicates(releases.map(({version}) => version)).map((version) => `${file}: ${version} is listed twice`),
  ];
}

/** Finds ids of unknown versions, and duplicate ids. @returns a message per problem, with file and fix */
export function anchorFaults({library, releases}: ReleaseList, anchors: ReleaseAnchors): string[] {
  const file = `${library}-anchors.json`;
  const versions = new Set(releases.map(({version}) => version));
  return [
    ...Object.keys(anchors)
      .filter((version) => !versions.has(version))
      .map((version) => `${file}: ${version} is not a version of ${library}.json; move its ids to the nearest one`),
    ...findDuplicates(Object.values(anchors).flat()).map((id) => `${file}: the id ${id} appears twice; remove one`),
  ];
}
