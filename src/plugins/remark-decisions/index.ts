import type {RootContent} from 'mdast';

import {decisionGroups} from '../../data/decisions';
import {topics, type Topic} from '../../data/library-guides';
import {words} from '../../shared/inline-markdown';
import {replaceElement} from '../remark-element';
import {heading, join, link, paragraph, table, text, type Column} from '../remark-element/markdown';

const name = 'Decisions';

type Decision = (typeof decisionGroups)[number]['decisions'][number];

const isTopic = (value: unknown): value is Topic => typeof value === 'string' && value in topics;

const columns: readonly Column<Decision>[] = [
  {title: 'How do I …', show: ({page, question}) => [link(page, [text(question)])]},
  {title: 'In short', show: ({answer}) => words(answer)},
];

/** All questions with their short answers, a table for each group. */
const listAll = (): RootContent[] =>
  decisionGroups.flatMap(({title, decisions}) => [heading(2, [text(title)]), table(decisions, columns)]);

/** A line that leads to the questions of a topic. */
function listOn(topic: Topic): RootContent[] {
  const decisions = decisionGroups.flatMap((group) => group.decisions).filter(({on}) => on.includes(topic));
  if (decisions.length === 0) {
    throw new Error(`${name}: no question of src/data/decisions.ts is on "${topic}"`);
  }
  const links = decisions.map(({page, question}) => [link(page, [text(question)])]);
  return [paragraph(text('How do I … '), ...join(links, '; '), text('?'))];
}

/**
 * Puts questions with a page that decides them into a page, from `src/data/decisions.ts`: all with their short answers,
 * or a line with those of a topic of libraries.
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
