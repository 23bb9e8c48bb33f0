import {coerce, lte, valid} from 'semver';

import {readSource} from './sources';
import type {Checked, Matrix, Platforms, SupportEntry} from './types';

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

/** Faults of a fact, each with what to do. */
function factFaults({support, note, source, checked}: Checked): string[] {
  return [
    ...(['yes', 'partly', 'no'].includes(support) ? [] : [`"${support}"; support is yes, partly or no`]),
    ...(source && readSource(source) ? [] : [`no source; name the file that says so, owner/repository@tag:path`]),
    ...(checked && isDay(checked) ? [] : [`no day on which it was checked; write it as 2026-11-22`]),
    ...(support === 'partly' && !note ? ['partly without a note; tell what is missing'] : []),
  ];
}

function entryFaults(entry: SupportEntry, newest: string): string[] {
  const {support, since} = entry;
  const version = since === undefined ? undefined : (valid(since) ?? undefined);
  return [
    ...factFaults(entry),
    ...(support === 'no' && since !== undefined ? ['no, and yet since a version; leave one out'] : []),
    ...(support !== 'no' && version === undefined ? [`since "${since ?? ''}"; name the release, as 1.2.3`] : []),
    ...(version !== undefined && !lte(version, coerce(newest, {includePrerelease: true}) ?? version)
      ? [`since ${version}, which is after ${newest}, the release that was checked`]
      : []),
  ];
}

/** Keys that are missing, and those that nobody knows. */
function keyFaults(keys: readonly string[], known: readonly string[], what: string): string[] {
  return [
    ...known.filter((key) => !keys.includes(key)).map((key) => `nothing on ${what} "${key}"; every one is told`),
    ...keys.filter((key) => !known.includes(key)).map((key) => `there is no ${what} "${key}"; add it or correct it`),
  ];
}

/** What is wrong with the support matrix: holes, and facts without source, day, release or note. */
export function matrixFaults({groups, libraries, entries}: Matrix): string[] {
  const features = groups.flatMap((group) => group.features.map(({id}) => id));
  const ids = libraries.map(({id}) => id);
  return [
    ...keyFaults(Object.keys(entries), ids, 'library').map((fault) => `matrix.json: ${fault}`),
    ...libraries.flatMap(({id, version}) => {
      const told = entries[id] ?? {};
      return [
        ...keyFaults(Object.keys(told), features, 'feature').map((fault) => `matrix.json: ${id}: ${fault}`),
        ...Object.entries(told).flatMap(([feature, entry]) =>
          entryFaults(entry, version).map((fault) => `matrix.json: ${id}, ${feature}: ${fault}`),
        ),
      ];
    }),
  ];
}

/** What is wrong with the platforms: holes, facts without source or day, and links to no page. */
export function platformFaults({platforms, libraries}: Platforms, known: readonly string[]): string[] {
  const ids = platforms.map(({id}) => id);
  const told = libraries.map(({library}) => library);
  return [
    ...keyFaults(told, known, 'library').map((fault) => `platforms.json: ${fault}`),
    ...libraries.flatMap(({library, loadingErrors, ...rest}) => [
      ...keyFaults(Object.keys(rest.platforms), ids, 'platform').map((fault) => `platforms.json: ${library}: ${fault}`),
      ...Object.entries(rest.platforms).flatMap(([platform, fact]) =>
        factFaults(fact).map((fault) => `platforms.json: ${library}, ${platform}: ${fault}`),
      ),
      ...loadingErrors
        .filter(({link}) => !/^\/[\w/.-]+#[\w.-]+$/.test(link))
        .map(({link}) => `platforms.json: ${library}: "${link}" leads to no heading; write /page#heading`),
    ]),
  ];
}
