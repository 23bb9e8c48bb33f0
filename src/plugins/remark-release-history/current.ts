import {sourceOf} from '../../content/collection';
import {currentRelease} from '../../content/releases/newest';
import {formatDay} from '../../data/days';
import {headingId} from '../../data/releases/headings';
import {releasePage} from '../../data/releases/libraries';
import type {ReleaseHistory} from '../../data/releases/types';
import {replaceElement} from '../remark-element';
import {blockAnchor, editLink, heading, link, paragraph, text} from '../remark-element/markdown';
import {listInChangelog} from '../remark-version-changes/render';
import {changeAndAction, historyOf, type Block} from './notes';

const name = 'CurrentRelease';

function render(history: ReleaseHistory): Block[] {
  const {library, notes, changes, anchors} = history;
  const {version, date, note} = currentRelease(history);
  const {guide} = note;
  return [
    ...[...(anchors[version] ?? []), headingId(notes, version)].map(blockAnchor),
    heading(2, [text('Current version')], 'current-version'),
    paragraph(
      text('The newest version is '),
      {type: 'strong', children: [text(version)]},
      text(` of ${formatDay(date)}.`),
    ),
    ...changeAndAction(note),
    paragraph(
      ...(guide ? [text('Guide: '), link(guide.page, [text(guide.title)]), text('. ')] : []),
      text('Details: '),
      link(releasePage(library, version), [text(`notes of ${version} on GitHub`)]),
      text('. '),
      link(`/help/upgrade.mdx?library=${library.id}`, [text('Plan your upgrade')]),
      text(' from any other version, or look at the '),
      link('/releases.mdx', [text('newest releases of all libraries')]),
      text('.'),
    ),
    editLink(sourceOf(note), 'note'),
    ...listInChangelog(changes.filter((change) => change.version === version)),
  ];
}

/**
 * Inserts the current version of a library, what changed in it and what to do:
 *
 *     <CurrentRelease of="pact-js" />
 *
 * `<ReleaseHistory>`, further down the page, has the other versions.
 */
export default replaceElement({
  name,
  attributes: ['of="…"'],
  build: (attributes) => render(historyOf(attributes, name)),
});
