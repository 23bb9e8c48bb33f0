import type {List, Paragraph} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import {currentReleases, newestReleases, type NotedRelease} from '../../content/releases/newest';
import {formatDay, formatMonth} from '../../data/days';
import {asksForChanges} from '../../data/releases/action';
import {headingId} from '../../data/releases/headings';
import {releasePage, titleOf} from '../../data/releases/libraries';
import {parseInlineMarkdown} from '../../shared/inline-markdown';
import {releaseFeedTexts} from '../../texts/release-feed';
import {feedFile} from '../release-feed/atom';
import {replaceElement} from '../remark-element';
import {heading, link, paragraph, table, text, time, type Column} from '../remark-element/markdown';
import {toDo} from './notes';

const name = 'NewestReleases';

const columns: readonly Column<NotedRelease>[] = [
  {title: 'Library', render: ({history: {library}}) => [link(library.page, [text(titleOf(library))])]},
  {
    title: 'Version',
    render: ({history: {library}, version}) => [link(releasePage(library, version), [text(version)])],
  },
  {title: 'Date', render: ({date}) => [time(date)]},
];

/** A release in a paragraph of two or three lines: name and day, what changed, and what to do if anything. */
function render({history: {library, notes}, version, date, note}: NotedRelease): Paragraph {
  const title = text(`${titleOf(library)} ${version}`);
  const entry = link(`${library.page}#${headingId(notes, version)}`, [title]);
  return paragraph(
    {type: 'strong', children: [entry]},
    text(`, ${formatDay(date)}`),
    {type: 'break'},
    ...parseInlineMarkdown(note.change),
    ...(asksForChanges(note) ? [{type: 'break'} as const, ...toDo(note)] : []),
  );
}

const listOf = (releases: readonly NotedRelease[]): List => ({
  type: 'list',
  ordered: false,
  spread: true,
  children: releases.map((release) => ({
    type: 'listItem',
    spread: true,
    children: [render(release)],
  })),
});

const jsx = (
  elementName: string,
  attributes: Readonly<Record<string, string>>,
  children: MdxJsxFlowElement[] = [],
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: elementName,
  attributes: Object.entries(attributes).map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
  children,
});

/** Declares the feed in the head of the page. */
const feedLink = (): MdxJsxFlowElement =>
  jsx('head', {}, [
    jsx('link', {
      rel: 'alternate',
      type: 'application/atom+xml',
      title: releaseFeedTexts.title,
      href: `/${feedFile}`,
    }),
  ]);

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
 * newest first, and declares their feed:
 *
 *     <NewestReleases />
 */
export default replaceElement({
  name,
  attributes: [],
  build: () => [
    feedLink(),
    heading(2, [text('Current versions')], 'current-versions'),
    table(currentReleases(), columns, {stacks: false}),
    ...byMonth(newestReleases()).flatMap(([month, releases]) => [
      heading(2, [text(formatMonth(`${month}-01`))], month),
      listOf(releases),
    ]),
  ],
});
