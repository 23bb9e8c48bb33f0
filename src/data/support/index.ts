import matrixData from './matrix.json';
import platformsData from './platforms.json';
import type {Feature, Matrix, Platforms, SupportEntry, SupportedLibrary} from './types';

export {sourceUrl} from './sources';
export type {Checked, Core, Feature, LibraryPlatforms, SupportEntry, SupportedLibrary, Verdict} from './types';

/** What each library can do, and since which release. */
export const matrix = matrixData as Matrix;

/** Where each library runs. */
export const platforms = platformsData as Platforms;

/** What a library says to a feature. */
export interface Answer {
  readonly library: SupportedLibrary;
  readonly entry: SupportEntry;
}

/**
 * Finds a library of the matrix.
 *
 * @throws Error with the ids that exist
 */
export function findLibrary(id: string): SupportedLibrary {
  const library = matrix.libraries.find((each) => each.id === id);
  if (!library) {
    throw new Error(`There is no library "${id}"; there are ${matrix.libraries.map((each) => each.id).join(', ')}`);
  }
  return library;
}

/**
 * Finds a feature of the matrix.
 *
 * @throws Error with the ids that exist
 */
export function findFeature(id: string): Feature {
  const features = matrix.groups.flatMap((group) => group.features);
  const feature = features.find((each) => each.id === id);
  if (!feature) {
    throw new Error(`There is no feature "${id}"; there are ${features.map((each) => each.id).join(', ')}`);
  }
  return feature;
}

/**
 * What a library says to a feature.
 *
 * @throws Error where the matrix has a hole
 */
export function entryOf(library: string, feature: string): SupportEntry {
  const entry = matrix.entries[library]?.[feature];
  if (!entry) {
    throw new Error(`src/data/support/matrix.json has nothing on "${feature}" in "${library}"`);
  }
  return entry;
}

/** What all libraries say to a feature, in the order of the matrix. */
export function answersTo(feature: string): Answer[] {
  return matrix.libraries.map((library) => ({library, entry: entryOf(library.id, feature)}));
}
