import {readAnswers, readFeatures, readInstallation, readLibraries, readPlatformList} from './collections';
import type {Feature, Matrix, Platforms, SupportedLibrary, SupportEntry} from './types';

export {groupId, matrixView} from './view';
export type {
  Checked,
  Core,
  Feature,
  FeatureGroup,
  LibraryPlatforms,
  Matrix,
  Platforms,
  SupportedLibrary,
  SupportEntry,
  Verdict,
} from './types';

/** Whether a library has a feature. */
export interface Answer {
  readonly library: SupportedLibrary;
  readonly entry: SupportEntry;
}

/** Reads what each library can do, and since which release, from `content/support`. */
export const readMatrix = (root?: string): Matrix => ({
  groups: readFeatures(root),
  libraries: readLibraries(root),
  entries: readAnswers(root),
});

/** Reads where each library runs and how it is installed, from `content/support`. */
export const readPlatforms = (root?: string): Platforms => ({
  platforms: readPlatformList(root),
  libraries: readInstallation(root),
});

/**
 * Finds a library of the matrix.
 *
 * @throws Error with the existing ids
 */
export function findLibrary({libraries}: Matrix, id: string): SupportedLibrary {
  const library = libraries.find((each) => each.id === id);
  if (!library) {
    throw new Error(`Unknown library "${id}"; use one of ${libraries.map((each) => each.id).join(', ')}`);
  }
  return library;
}

/**
 * Finds a feature of the matrix.
 *
 * @throws Error with the existing ids
 */
export function findFeature({groups}: Matrix, id: string): Feature {
  const features = groups.flatMap((group) => group.features);
  const feature = features.find((each) => each.id === id);
  if (!feature) {
    throw new Error(`Unknown feature "${id}"; use one of ${features.map((each) => each.id).join(', ')}`);
  }
  return feature;
}

/**
 * Finds out whether a library has a feature.
 *
 * @throws Error when one of them isn't in the matrix
 */
export function entryOf({entries}: Matrix, library: string, feature: string): SupportEntry {
  const entry = entries[library]?.[feature];
  if (!entry) {
    throw new Error(
      `content/support/answers/${library}.yml has no answer for "${feature}"; add it, or correct the name`,
    );
  }
  return entry;
}

/** Whether each library has a feature, in the order of the matrix. */
export const answersTo = (matrix: Matrix, feature: string): Answer[] =>
  matrix.libraries.map((library) => ({library, entry: entryOf(matrix, library.id, feature)}));
