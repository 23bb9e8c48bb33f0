import type {LibraryId} from '@site/src/data/releases/libraries';
import type {SdkId} from '@site/src/data/sdks';
import type {LibraryReleases, UpgradeLibrary, UpgradeStep} from '@site/src/data/releases/upgrade';
import {upgradeAdvisorTexts as texts} from '@site/src/texts/upgrade-advisor';

/** The most used library of each language. */
const defaultLibrary: Readonly<Record<SdkId, LibraryId>> = {
  javascript: 'pact-js',
  java: 'pact-jvm',
  kotlin: 'pact-jvm',
  groovy: 'pact-jvm',
  go: 'pact-go',
  python: 'pact-python',
  dotnet: 'pact-net',
  ruby: 'pact-ruby',
  php: 'pact-php',
  rust: 'pact_consumer',
  swift: 'pact-swift',
  scala: 'pact4s',
  cpp: 'pact-cpp-consumer',
};

/** The library and versions that the reader has selected; an empty string where nothing is selected. */
export interface Selection {
  readonly library: string;
  readonly from: string;
  readonly to: string;
}

/** An upgrade from one version to another. */
export interface Plan {
  /** Number of stable versions after the first, up to and including the last. */
  readonly versions: number;
  /** Number of pre-releases in the same range. */
  readonly previews: number;
  /** The versions with upgrade notes, oldest first. */
  readonly steps: readonly UpgradeStep[];
}

const parameters = ['library', 'from', 'to'] as const;

/** Reads a selection from the query of a URL. Versions may be written like tags: `v2.0.0`. */
export function parseSelection(search: string): Selection {
  const query = new URLSearchParams(search);
  const version = (name: string): string => (query.get(name) ?? '').trim().replace(/^v(?=\d)/, '');
  return {library: query.get('library') ?? '', from: version('from'), to: version('to')};
}

/** Writes a selection into the query of a URL. Other parameters are kept. */
export function toQuery(search: string, selection: Selection): string {
  const query = new URLSearchParams(search);
  for (const name of parameters) {
    query.delete(name);
    if (selection[name] !== '') {
      query.set(name, selection[name]);
    }
  }
  return `?${query.toString()}`;
}

/** The requested library, or the default of the reader's language if there is no such library. */
export function chooseLibrary(
  libraries: readonly UpgradeLibrary[],
  requested: string,
  sdk: SdkId,
): UpgradeLibrary | undefined {
  const find = (id: string): UpgradeLibrary | undefined => libraries.find((library) => library.id === id);
  return find(requested) ?? find(defaultLibrary[sdk]) ?? libraries[0];
}

/**
 * The version of a library that a reader means: the very one, or the newest that begins like it, such as 9.18.1 for 9.
 *
 * @returns an empty string if there is none
 */
export function findVersion(versions: readonly string[], wanted: string): string {
  if (wanted === '' || versions.includes(wanted)) {
    return wanted;
  }
  // The list starts with the newest version.
  const beginning = versions.filter((version) => version.startsWith(`${wanted}.`));
  return beginning.find((version) => !isPreview(version)) ?? beginning[0] ?? '';
}

/** Whether a version is a pre-release. */
export const isPreview = (version: string): boolean => version.includes('-');

/** Plans the upgrade between two versions of a library; undefined unless the second is newer. */
export function planUpgrade({versions, steps}: LibraryReleases, from: string, to: string): Plan | undefined {
  // The list starts with the newest version.
  const fromIndex = versions.indexOf(from);
  const toIndex = versions.indexOf(to);
  if (fromIndex < 0 || toIndex < 0 || toIndex >= fromIndex) {
    return undefined;
  }
  const included = new Set(versions.slice(toIndex, fromIndex));
  const previews = [...included].filter(isPreview).length;
  return {
    versions: included.size - previews,
    previews,
    steps: steps.filter(({version}) => included.has(version)),
  };
}

/** Summarises an upgrade: how many versions it spans and how many steps it takes. */
export function describePlan({versions, previews, steps}: Plan, library: string, from: string, to: string): string {
  const majorSteps = steps.filter(({isMajor}) => isMajor).length;
  return texts.summary({library, from, to, versions, previews, steps: steps.length, majorSteps});
}

/** A message for each part of a selection that doesn't exist, with the value that is used instead. */
export function findProblems(
  {library: requested, from, to}: Selection,
  {id, name, newest}: UpgradeLibrary,
  {versions}: LibraryReleases,
): string[] {
  return [
    ...(requested === '' || requested === id ? [] : [texts.unknownLibrary(requested, name)]),
    ...(from === '' || findVersion(versions, from) ? [] : [texts.unknownFrom(name, from)]),
    ...(to === '' || findVersion(versions, to) ? [] : [texts.unknownTo(name, to, newest)]),
  ];
}
