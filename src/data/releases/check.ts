import {major, prerelease, rcompare, valid} from 'semver';

import type {ReleaseAnchors, ReleaseList, ReleaseNote} from './types';

/** Everything about a library's releases that a page shows. */
export interface ReleaseHistory {
  readonly list: ReleaseList;
  readonly notes: readonly ReleaseNote[];
  readonly anchors: ReleaseAnchors;
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  // A day such as 31 February is read as one in March.
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const twice = (texts: readonly string[]): string[] => [
  ...new Set(texts.filter((text, index) => texts.indexOf(text) !== index)),
];

function listFaults({library, releases}: ReleaseList): string[] {
  const file = `${library}.json`;
  const malformed = releases.filter(({version, date}) => valid(version) !== version || !isDay(date));
  const disordered = releases.filter(({date}, index) => (releases[index - 1]?.date ?? date) < date);
  return [
    ...(releases.length === 0 ? [`${file}: no versions; run npm run generate -- releases ${library}`] : []),
    ...malformed.map(({version, date}) => `${file}: ${version} of ${date}; versions are 1.2.3, days 2026-01-31`),
    ...disordered.map(({version}) => `${file}: ${version} is newer than the one before; the newest stands first`),
    ...twice(releases.map(({version}) => version)).map((version) => `${file}: ${version} stands there twice`),
  ];
}

function noteFaults(library: string, versions: ReadonlySet<string>, notes: readonly ReleaseNote[]): string[] {
  const file = `${library}-notes.ts`;
  const noted = new Set(notes.map(({version}) => version));
  const stable = [...versions].filter((version) => valid(version) && !prerelease(version));
  const firsts = new Map<number, string>();
  for (const version of stable.sort(rcompare)) {
    firsts.set(major(version), version);
  }
  return [
    ...notes.flatMap(({version, change, action, guide}) => [
      ...(versions.has(version) ? [] : [`${file}: a note on ${version}, which ${library}.json lacks`]),
      ...[change, action]
        .filter((text) => !/^[A-Z`].*\.$/s.test(text))
        .map((text) => `${file}: "${text}" on ${version} is no sentence; begin with a capital, end with a full stop`),
      ...[change, action]
        .filter((text) => (text.split('`').length - 1) % 2 === 1)
        .map((text) => `${file}: "${text}" on ${version} has a backtick without its partner`),
      ...(guide === undefined || /^\/.+\.mdx$/.test(guide.page)
        ? []
        : [`${file}: the guide ${guide.page} of ${version}; write it from the top of docs/, with /…mdx`]),
    ]),
    ...twice(notes.map(({version}) => version)).map((version) => `${file}: two notes on ${version}`),
    ...[...firsts.values()]
      .filter((version) => !noted.has(version))
      .map((version) => `${file}: no note on ${version}, the first of its major version; write one`),
  ];
}

function anchorFaults(library: string, versions: ReadonlySet<string>, anchors: ReleaseAnchors): string[] {
  const file = `${library}-anchors.json`;
  return [
    ...Object.keys(anchors)
      .filter((version) => !versions.has(version))
      .map((version) => `${file}: ${version} is no version of ${library}.json; move its ids to the nearest one`),
    ...twice(Object.values(anchors).flat()).map((id) => `${file}: the id ${id} stands there twice`),
  ];
}

/** Finds what is wrong with the data of a library: a sentence each, naming the file and the fix. */
export function historyFaults({list, notes, anchors}: ReleaseHistory): string[] {
  const versions = new Set(list.releases.map(({version}) => version));
  return [
    ...listFaults(list),
    ...noteFaults(list.library, versions, notes),
    ...anchorFaults(list.library, versions, anchors),
  ];
}
