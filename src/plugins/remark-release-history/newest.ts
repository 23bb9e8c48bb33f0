import type {List, PhrasingContent} from 'mdast';

import {currentReleases, newestReleases, type NotedRelease} from '../../content/releases/newest';
import {formatDay, formatMonth} from '../../data/days';
import {headingId} from '../../data/releases/headings';
import {releasePage, titleOf} from '../../data/releases/libraries';
import {parseInlineMarkdown} from '../../shared/inline-markdown';
import {replaceElement} from '../remark-element';
import {heading, link, paragraph, table, text, type Column} from '../remark-element/markdown';
import {changeAndAction, type Block} from './notes';

const name = 'NewestReleases';
const nothingToDo = 'Nothing has to change.';

const columns: readonly Column<NotedRelease>[] = [
  {title: 'Library', render: ({history: {library}}) => [link(library.page, [text(titleOf(library))])]},
  {
    title: 'Current version',
    render: ({history: {library}, version}) => [link(releasePage(library, version), [text(version)])],
  },
  {title: 'Date', render: ({date}) => [text(date)]},
];

function nameOf({history: {library, notes}, version, date}: NotedRelease): PhrasingContent[] {
  const title = text(`${titleOf(library)} ${version}`);
  const entry = link(`${library.page}#${headingId(notes, version)}`, [title]);
  return [{type: 'strong', children: [entry]}, text(`, ${formatDay(date)}`)];
}

function render(release: NotedRelease): Block[] {
  const {note} = release;
  return [
    paragraph(...nameOf(release)),
    ...(note.action === nothingToDo ? [paragraph(...parseInlineMarkdown(note.change))] : changeAndAction(note)),
  ];
}

const listOf = (releases: readonly NotedRelease[]): List => ({
  type: 'list',
  ordered: false,
  spread: true,
  children: releases.map((release) => ({
    type: 'listItem',
    spread: true,
    children: render(release),
  })),
});

/** Releases by month, newest first: `2026-10`. */
function byMonth(releases: readonly NotedRelease[]): [month: string, releases: NotedRelease[]][] {
  const months = new Map<string, NotedRelease[]>();
  for (const release of releases) {
    const month = release.date.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), release]);
  }
  return [...months];
}

/**
 * Inserts the current version of each library in a table, and below it the releases of the last twelve months by month,
 * newest first:
 *
 *     <NewestReleases />
 */
export default replaceElement({
  name,
  attributes: [],
  build: () => [
    heading(2, [text('Current versions')], 'current-versions'),
    table(currentReleases(), columns, {stacks: false}),
    ...byMonth(newestReleases()).flatMap(([month, releases]) => [
      heading(2, [text(formatMonth(`${month}-01`))], month),
      listOf(releases),
    ]),
  ],
});
