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
import {changeAndAction, historyOf, type Block} from './notes';

const name = 'ReleaseHistory';

/** Heading of a version: that of a major version for its first note, below it one for each other version. */
function headingOf({version}: ReleaseNote, notes: readonly ReleaseNote[]): Heading {
  const label = headingLabel(notes, version);
  const id = headingId(notes, version);
  return isFirstNoted(notes, version) ? heading(2, [text(`Version ${label}`)], id) : heading(3, [text(label)], id);
}

function renderNote({library, list, notes, anchors}: ReleaseHistory, note: ReleaseNote): Block[] {
  const {version, guide} = note;
  const date = list.releases.find((release) => release.version === version)?.date ?? '';
  return [
    ...(anchors[version] ?? []).map(blockAnchor),
    headingOf(note, notes),
    ...changeAndAction(note),
    paragraph(
      ...(guide ? [text('Guide: '), link(guide.page, [text(guide.title)])] : []),
      text(`${guide ? '. ' : ''}Released on ${formatDay(date)}: `),
      link(releasePage(library, version), [text(`notes of ${version} on GitHub`)]),
      text('.'),
    ),
    editLink(sourceOf(note), 'note'),
  ];
}

function tableOf({library, list, notes, anchors}: ReleaseHistory): Table {
  const noted = new Set(notes.map(({version}) => version));
  const columns: readonly Column<Release>[] = [
    {title: 'Version', render: ({version}) => [link(releasePage(library, version), [text(version)])]},
    {title: 'Date', render: ({date}) => [time(date)]},
  ];
  return table(
    [...list.releases].sort((a, b) => rcompare(a.version, b.version)),
    columns,
    {anchorsOf: ({version}) => (noted.has(version) ? [] : (anchors[version] ?? [])), stacks: false},
  );
}

/** Groups notes by major version, newest first; each group starts with the note on the major version itself. */
function groupNotes(notes: readonly ReleaseNote[]): ReleaseNote[][] {
  const sorted = [...notes].sort((a, b) => rcompare(a.version, b.version));
  const majors = [...new Set(sorted.map(({version}) => majorOf(version)))];
  return majors.map((major) => {
    const group = sorted.filter(({version}) => majorOf(version) === major);
    return [...group.slice(-1), ...group.slice(0, -1)];
  });
}

/** Formats `3 versions and 1 preview`, or only the versions if there are no previews. */
function count(stable: number, previews: number): string {
  const versions = `${stable} ${stable === 1 ? 'version' : 'versions'}`;
  return previews === 0 ? versions : `${versions} and ${previews} ${previews === 1 ? 'preview' : 'previews'}`;
}

function render(history: ReleaseHistory): Block[] {
  const {library, list, notes} = history;
  const current = currentRelease(history);
  const stable = stableReleases(list);
  return [
    ...groupNotes(notes)
      .flat()
      .filter(({version}) => version !== current.version)
      .flatMap((note) => renderNote(history, note)),
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
 * Inserts the release history of a library, with the notes of `content/releases`:
 *
 *     <ReleaseHistory of="pact-js" />
 *
 * A major version gets an h2, other versions with a note get an h3, and a table lists all versions. The current version
 * is in the table only, since `<CurrentRelease>` has its note. Heading ids of the former changelog page are kept as
 * anchors.
 */
export default replaceElement({
  name,
  attributes: ['of="…"'],
  build: (attributes) => render(historyOf(attributes, name)),
});
