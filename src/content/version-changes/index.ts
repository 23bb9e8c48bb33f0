import {gt, gte, rcompare} from 'semver';

import {suggestName} from '../../data/near-names';
import {libraries} from '../../data/releases/libraries';
import {listFile, readReleaseList} from '../../data/releases/read-files';
import type {Library, VersionChange} from '../../data/releases/types';
import {assertNoFaults, type ContentFile, defineCollection, faultAt, findDuplicates, sourceOf} from '../collection';

const folder = 'content/version-changes';
const ids: readonly string[] = libraries.map(({id}) => id);

/** The changes of a library, and which release notes were read to find them. */
export interface LibraryChanges {
  readonly read: {
    readonly from: string;
    readonly to: string;
    readonly on: string;
    readonly sources: readonly string[];
  };
  /** Newest version first. */
  readonly changes: readonly VersionChange[];
}

/** Finds faults of a change that the schema can't express: unknown versions, and a first version that isn't older. */
function changeFaults({version, from}: VersionChange, id: string, versions: ReadonlySet<string>): string[] {
  const unknown = (field: string, value: string): string[] =>
    versions.has(value)
      ? []
      : [`${field}: ${value} is not in ${listFile(id)}; correct it, or run npm run generate -- releases ${id}.`];
  return [
    ...unknown('version', version),
    ...(from === undefined ? [] : unknown('from', from)),
    ...(from !== undefined && gte(from, version)
      ? [`from: ${from} is not before ${version}; give the first version with the old behaviour.`]
      : []),
  ];
}

function fileFaults({id, value}: ContentFile, root: string): string[] {
  const {read, changes} = value as LibraryChanges;
  const versions = new Set(readReleaseList(id, root).releases.map(({version}) => version));
  const twice = new Set(findDuplicates(changes.map((change) => change.id)));
  return [
    ...(['from', 'to'] as const)
      .filter((field) => !versions.has(read[field]))
      .map((field) =>
        faultAt(sourceOf(read, field), `read.${field}: ${read[field]} is not in ${listFile(id)}; correct it.`),
      ),
    ...changes.flatMap((change, index) => {
      const before = changes[index - 1];
      return [
        ...changeFaults(change, id, versions),
        ...(twice.has(change.id) ? [`id: "${change.id}" appears twice; choose another.`] : []),
        ...(gt(change.version, read.to) ? [`version: ${change.version} is above read.to; correct that.`] : []),
        ...(before && rcompare(before.version, change.version) > 0
          ? [`version: ${change.version} is below ${before.version}; put the newest version first.`]
          : []),
      ].map((fault) => faultAt(sourceOf(change), fault));
    }),
  ];
}

function build(files: readonly ContentFile[], root: string): ReadonlyMap<string, LibraryChanges> {
  assertNoFaults(
    files.flatMap((file) =>
      ids.includes(file.id)
        ? fileFaults(file, root)
        : [
            faultAt(
              {file: file.file, line: 1},
              `there is no library "${file.id}"; name the file after one of ${ids.join(', ')}.`,
            ),
          ],
    ),
  );
  return new Map(files.map(({id, value}) => [id, value as LibraryChanges]));
}

/** The changes of `content/version-changes`, by id of the library. */
export const readVersionChanges = defineCollection({
  from: folder,
  schema: 'content/version-changes.schema.json',
  alsoReads: ids.map(listFile),
  build,
});

/** A change with its library. */
export interface FoundChange {
  readonly library: Library;
  readonly change: VersionChange;
}

/**
 * Finds a change by its reference.
 *
 * @param reference ids of the library and of the change: `pact-js/plugin-refusal-ignored`
 * @throws Error with the closest existing reference
 */
export function findChange(reference: string, root?: string): FoundChange {
  const [id = '', ...rest] = reference.split('/');
  const library = libraries.find((each) => each.id === id);
  const all = readVersionChanges(root);
  const change = all.get(id)?.changes.find((each) => each.id === rest.join('/'));
  if (!library || !change) {
    const references = [...all].flatMap(([of, {changes}]) => changes.map((each) => `${of}/${each.id}`));
    throw new Error(
      `There is no change "${reference}" in ${folder}; use library/id.${suggestName(reference, references)}`,
    );
  }
  return {library, change};
}
