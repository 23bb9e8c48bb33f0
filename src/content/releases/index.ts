import {major, prerelease, rcompare} from 'semver';

import {libraries} from '../../data/releases/libraries';
import {listFile, readAnchors, readReleaseList} from '../../data/releases/read-files';
import type {ReleaseHistory, ReleaseNote} from '../../data/releases/types';
import {assertNoFaults, type ContentFile, defineCollection, faultAt, findPageFaults, sourceOf} from '../collection';

const folder = 'content/releases';
const ids: readonly string[] = libraries.map(({id}) => id);

type Notes = readonly ReleaseNote[];

/** First stable release of each major version, which users upgrade to. */
function firstsOfMajors(versions: readonly string[]): string[] {
  const stable = versions.filter((version) => !prerelease(version)).sort(rcompare);
  return [...new Map(stable.map((version) => [major(version), version])).values()];
}

/** Finds faults of a note that the schema can't express: its version and its guide must exist. */
function noteFaults({version, guide}: ReleaseNote, id: string, versions: ReadonlySet<string>, root: string): string[] {
  return [
    ...(versions.has(version)
      ? []
      : [`version: ${version} is not in ${listFile(id)}; correct it, or run npm run generate -- releases ${id}.`]),
    ...(guide ? findPageFaults(guide.page, root) : []).map((fault) => `guide.page: ${fault}`),
  ];
}

function fileFaults(id: string, notes: Notes, root: string): string[] {
  const versions = readReleaseList(id, root).releases.map(({version}) => version);
  const known = new Set(versions);
  const noted = notes.map(({version}) => version);
  return [
    ...notes.flatMap((note, index) => {
      const before = noted[index - 1];
      return [
        ...noteFaults(note, id, known, root),
        ...(noted.indexOf(note.version) === index
          ? []
          : [`version: there are two notes on ${note.version}; merge them.`]),
        ...(before !== undefined && rcompare(before, note.version) > 0
          ? [`version: ${note.version} is below ${before}; put the newest version first.`]
          : []),
      ].map((fault) => faultAt(sourceOf(note), fault));
    }),
    ...firstsOfMajors(versions)
      .filter((version) => !noted.includes(version))
      .map((version) =>
        faultAt(sourceOf(notes), `${version} is the first release of its major version, but has no note; add one.`),
      ),
  ];
}

function build(files: readonly ContentFile[], root: string): ReadonlyMap<string, Notes> {
  const notes = new Map(files.map(({id, value}) => [id, value as Notes]));
  const faults = [
    ...ids
      .filter((id) => !notes.has(id))
      .map((id) => faultAt({file: `${folder}/${id}.yml`, line: 1}, `is missing; write the notes of ${id}.`)),
    ...files.flatMap(({id, file}) =>
      ids.includes(id)
        ? fileFaults(id, notes.get(id) ?? [], root)
        : [faultAt({file, line: 1}, `there is no library "${id}"; name the file after one of ${ids.join(', ')}.`)],
    ),
  ];
  assertNoFaults(faults);
  return notes;
}

/** The notes of `content/releases`, by id of the library. */
export const readReleaseNotes = defineCollection({
  from: folder,
  schema: 'content/releases.schema.json',
  alsoReads: ids.map(listFile),
  build,
});

/**
 * Finds a library and reads its releases: generated versions, notes, and ids of the former page.
 *
 * @throws Error with the existing ids
 */
export function findHistory(id: string, root?: string): ReleaseHistory {
  const library = libraries.find((each) => each.id === id);
  if (!library) {
    throw new Error(`Unknown library "${id}"; use one of ${ids.join(', ')}`);
  }
  return {
    library,
    list: readReleaseList(id, root),
    notes: readReleaseNotes(root).get(id) ?? [],
    anchors: readAnchors(id, root),
  };
}
