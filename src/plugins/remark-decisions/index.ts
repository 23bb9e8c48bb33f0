import {sourceOf} from '../../content/collection';
import {readDecisions, type Decision} from '../../content/decisions';
import {topics, type Topic} from '../../data/library-guides';
import {parseInlineMarkdown} from '../../shared/inline-markdown';
import {replaceElement} from '../remark-element';
import {editLink, heading, join, link, paragraph, table, text, type Column} from '../remark-element/markdown';

const name = 'Decisions';

const isTopic = (value: unknown): value is Topic => typeof value === 'string' && value in topics;

const columns: readonly Column<Decision>[] = [
  {title: 'How do I …', render: ({page, question}) => [link(page, [text(question)])]},
  {title: 'In short', render: ({answer}) => parseInlineMarkdown(answer)},
];

/** All questions with their short answers, a table per group. */
const listAll = () =>
  readDecisions().flatMap((group) => [
    heading(2, [text(group.title)]),
    table(group.decisions, columns),
    editLink(sourceOf(group), 'table'),
  ]);

/** A line of links to the questions of a topic. */
function listOn(topic: Topic) {
  const decisions = readDecisions()
    .flatMap((group) => group.decisions)
    .filter((decision) => decision.topics.includes(topic));
  if (decisions.length === 0) {
    throw new Error(
      `${name}: no question of content/decisions.yml has the topic "${topic}"; add one, or remove the element`,
    );
  }
  const links = decisions.map(({page, question}) => [link(page, [text(question)])]);
  return [
    paragraph(text('How do I … '), ...join(links, '; '), text('?')),
    ...decisions.slice(0, 1).map((decision) => editLink(sourceOf(decision), 'list')),
  ];
}

/**
 * Inserts the questions of `content/decisions.yml`: all of them in tables with short answers, or those of one topic as a
 * line of links.
 *
 *     <Decisions on="matching" />
 */
export default replaceElement({
  name,
  attributes: ['on="…"'],
  build: (attributes) => {
    const topic = attributes.get('on');
    if (topic !== undefined && !isTopic(topic)) {
      throw new Error(`${name} takes on="…", one of ${Object.keys(topics).join(', ')}, or nothing`);
    }
    return topic === undefined ? listAll() : listOn(topic);
  },
});
