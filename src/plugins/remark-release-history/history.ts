import {major as majorOf, rcompare} from 'semver';
import type {Heading, Table} from 'mdast';

import {sourceOf} from '../../content/collection';
import {currentRelease} from '../../content/releases/newest';
import {formatDay} from '../../data/days';
import {headingId, headingLabel, isFirstNoted} from '../../data/releases/headings';
import {releasePage} from '../../data/releases/libraries';
import {stableReleases} from '../../data/releases/recent';
import type {Release, ReleaseHistory, ReleaseNote} from '../../data/releases/types';
import {replaceElement} from '../remark-element';
import {
  blockAnchor,
  editLink,
  heading,
  link,
  paragraph,
  table,
  text,
  time,
  type Column,
} from '../remark-element/markdown';
import {listInChangelog} from '../remark-version-changes/render';
import {changeAndAction, historyOf, type Block} from './notes';

const name = 'ReleaseHistory';

/** Heading of a version: that of a major version for its first note, below it one for each other version. */
function headingOf(version: string, notes: readonly ReleaseNote[]): Heading {
  const label = headingLabel(notes, version);
  const id = headingId(notes, version);
  return isFirstNoted(notes, version) ? heading(2, [text(`Version ${label}`)], id) : heading(3, [text(label)], id);
}

/** A version with what readers are told about it: its note, the changes that users can notice, its date. */
function renderVersion({library, list, notes, changes, anchors}: ReleaseHistory, version: string): Block[] {
  const note = notes.find((each) => each.version === version);
  const date = list.releases.find((release) => release.version === version)?.date ?? '';
  const guide = note?.guide;
  return [
    ...(anchors[version] ?? []).map(blockAnchor),
    headingOf(version, notes),
    ...(note ? changeAndAction(note) : []),
    paragraph(
      ...(guide ? [text('Guide: '), link(guide.page, [text(guide.title)])] : []),
      text(`${guide ? '. ' : ''}Released on ${formatDay(date)}: `),
      link(releasePage(library, version), [text(`notes of ${version} on GitHub`)]),
      text('.'),
    ),
    ...(note ? [editLink(sourceOf(note), 'note')] : []),
    ...listInChangelog(changes.filter((change) => change.version === version)),
  ];
}

function tableOf({library, list, notes, changes, anchors}: ReleaseHistory): Table {
  const described = new Set([...notes, ...changes].map(({version}) => version));
  const columns: readonly Column<Release>[] = [
    {title: 'Version', render: ({version}) => [link(releasePage(library, version), [text(version)])]},
    {title: 'Date', render: ({date}) => [time(date)]},
  ];
  return table(
    [...list.releases].sort((a, b) => rcompare(a.version, b.version)),
    columns,
    {anchorsOf: ({version}) => (described.has(version) ? [] : (anchors[version] ?? [])), stacks: false},
  );
}

/** Sorts versions with a note or changes: major versions newest first, and in each the first version, then newest first. */
function sortVersions({notes, changes}: ReleaseHistory): string[] {
  const sorted = [...new Set([...notes, ...changes].map(({version}) => version))].sort(rcompare);
  const majors = [...new Set(sorted.map((version) => majorOf(version)))];
  return majors.flatMap((major) => {
    const group = sorted.filter((version) => majorOf(version) === major);
    return [
      ...group.filter((version) => isFirstNoted(notes, version)),
      ...group.filter((version) => !isFirstNoted(notes, version)),
    ];
  });
}

/** Formats `3 versions and 1 preview`, or only the versions if there are no previews. */
function count(stable: number, previews: number): string {
  const versions = `${stable} ${stable === 1 ? 'version' : 'versions'}`;
  return previews === 0 ? versions : `${versions} and ${previews} ${previews === 1 ? 'preview' : 'previews'}`;
}

function render(history: ReleaseHistory): Block[] {
  const {library, list} = history;
  const current = currentRelease(history);
  const stable = stableReleases(list);
  return [
    ...sortVersions(history)
      .filter((version) => version !== current.version)
      .flatMap((version) => renderVersion(history, version)),
    heading(2, [text('All versions')], 'all-versions'),
    paragraph(
      text(
        `${library.name} has ${count(stable.length, list.releases.length - stable.length)}. Each leads to its notes on GitHub.`,
      ),
    ),
    tableOf(history),
  ];
}

/**
 * Inserts the release history of a library, with the notes of `content/releases` and the changes of
 * `content/version-changes`:
 *
 *     <ReleaseHistory of="pact-js" />
 *
 * A major version gets an h2, other versions with a note or changes get an h3, and a table lists all versions. The current version
 * is in the table only, since `<CurrentRelease>` has its note. Heading ids of the former changelog page are kept as
 * anchors.
 */
export default replaceElement({
  name,
  attributes: ['of="…"'],
  build: (attributes) => render(historyOf(attributes, name)),
});
