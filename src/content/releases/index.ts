import {major, prerelease, rcompare} from 'semver';

import {libraries} from '../../data/releases/libraries';
import {listFile, readAnchors, readReleaseList} from '../../data/releases/read-files';
import {releasesToNote, startOfLastYear} from '../../data/releases/recent';
import type {Release, ReleaseHistory, ReleaseList, ReleaseNote} from '../../data/releases/types';
import {readVersionChanges} from '../version-changes';
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

/** Finds versions that need a note and have none: the first of each major version, those of the last year, the newest. */
function missingNotes(notes: Notes, {library, releases}: ReleaseList, since: string): string[] {
  const noted = new Set(notes.map(({version}) => version));
  const majors = firstsOfMajors(releases.map(({version}) => version)).filter((version) => !noted.has(version));
  const others = releasesToNote({releases}, since).filter(
    ({version}) => !noted.has(version) && !majors.includes(version),
  );
  const reason = ({date}: Release): string =>
    date >= since ? `was released on ${date}, within the last twelve months,` : 'is the current version';
  return [
    ...majors.map((version) =>
      faultAt(sourceOf(notes), `${version} is the first release of its major version, but has no note; add one.`),
    ),
    ...others.map((release) =>
      faultAt(
        sourceOf(notes),
        `${release.version} of ${library} ${reason(release)} but has no note; add what changed and what to do.`,
      ),
    ),
  ];
}

function fileFaults(notes: Notes, list: ReleaseList, since: string, root: string): string[] {
  const {library, releases} = list;
  const known = new Set(releases.map(({version}) => version));
  const noted = notes.map(({version}) => version);
  return [
    ...notes.flatMap((note, index) => {
      const before = noted[index - 1];
      return [
        ...noteFaults(note, library, known, root),
        ...(noted.indexOf(note.version) === index
          ? []
          : [`version: there are two notes on ${note.version}; merge them.`]),
        ...(before !== undefined && rcompare(before, note.version) > 0
          ? [`version: ${note.version} is below ${before}; put the newest version first.`]
          : []),
      ].map((fault) => faultAt(sourceOf(note), fault));
    }),
    ...missingNotes(notes, list, since),
  ];
}

function build(files: readonly ContentFile[], root: string): ReadonlyMap<string, Notes> {
  const notes = new Map(files.map(({id, value}) => [id, value as Notes]));
  const lists = new Map(ids.map((id) => [id, readReleaseList(id, root)]));
  const since = startOfLastYear([...lists.values()]);
  const faults = [
    ...ids
      .filter((id) => !notes.has(id))
      .map((id) => faultAt({file: `${folder}/${id}.yml`, line: 1}, `is missing; write the notes of ${id}.`)),
    ...files.flatMap(({id, file}) => {
      const list = lists.get(id);
      return list
        ? fileFaults(notes.get(id) ?? [], list, since, root)
        : [faultAt({file, line: 1}, `there is no library "${id}"; name the file after one of ${ids.join(', ')}.`)];
    }),
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
    changes: readVersionChanges(root).get(id)?.changes ?? [],
    anchors: readAnchors(id, root),
  };
}
