import {major as majorOf, prerelease, rcompare} from 'semver';
import type {BlockContent, Heading, Table} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import {sourceOf} from '../../content/collection';
import {findHistory} from '../../content/releases';
import {formatDay} from '../../data/days';
import {releasePage} from '../../data/releases/libraries';
import type {Release, ReleaseHistory, ReleaseNote} from '../../data/releases/types';
import {parseInlineMarkdown} from '../../shared/inline-markdown';
import {replaceElement} from '../remark-element';
import {blockAnchor, editLink, heading, link, paragraph, table, text, type Column} from '../remark-element/markdown';

const name = 'ReleaseHistory';

type Block = BlockContent | MdxJsxFlowElement;

/** Heading of a version: `17` for the first release of a major version, `17.1` for `17.1.0`, `17.1.2` unchanged. */
function headingOf({version}: ReleaseNote, isFirst: boolean): Heading {
  const label = isFirst ? String(majorOf(version)) : version.replace(/\.0$/, '');
  const id = `version-${label.replaceAll('.', '-')}`;
  return isFirst ? heading(2, [text(`Version ${label}`)], id) : heading(3, [text(label)], id);
}

function renderNote({library, list, anchors}: ReleaseHistory, note: ReleaseNote, isFirst: boolean): Block[] {
  const {version, change, action, guide} = note;
  const date = list.releases.find((release) => release.version === version)?.date ?? '';
  return [
    ...(anchors[version] ?? []).map(blockAnchor),
    headingOf(note, isFirst),
    paragraph(...parseInlineMarkdown(change)),
    paragraph({type: 'strong', children: [text('What to do:')]}, ...parseInlineMarkdown(` ${action}`)),
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
    {title: 'Date', render: ({date}) => [text(date)]},
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
  const stable = list.releases.filter(({version}) => !prerelease(version));
  const [newest] = stable.sort((a, b) => rcompare(a.version, b.version));
  return [
    ...(newest
      ? [
          heading(2, [text('Current version')], 'current-version'),
          paragraph(
            text(`The newest version is ${newest.version} of ${formatDay(newest.date)}. `),
            link(`/help/upgrade.mdx?library=${library.id}`, [text('Plan your upgrade')]),
            text(' shows the steps from your version to any other.'),
          ),
        ]
      : []),
    ...groupNotes(notes).flatMap((group) => group.flatMap((note, index) => renderNote(history, note, index === 0))),
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
 * It starts with the newest version. A major version gets an h2, other versions with a note get an h3, and a table lists
 * all versions. Heading ids of the former changelog page are kept as anchors.
 */
export default replaceElement({
  name,
  attributes: ['of="…"'],
  build: (attributes) => {
    const of = attributes.get('of');
    if (typeof of !== 'string') {
      throw new Error(`${name} needs of="…", the id of a library in src/data/releases/libraries.ts`);
    }
    return render(findHistory(of));
  },
});
