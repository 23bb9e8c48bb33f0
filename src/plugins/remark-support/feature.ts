import type {Paragraph, PhrasingContent} from 'mdast';

import {answersTo, findFeature, type Answer, type Verdict} from '../../data/support';
import {sdks} from '../../data/sdks';
import {replaceElement} from '../remark-element';
import {join, link, paragraph, text} from '../remark-element/markdown';
import {nameOf, supportNote, tellSupport} from './words';

const name = 'WorksIn';

const strong = (value: string): PhrasingContent => ({type: 'strong', children: [text(value)]});

/** What the reader's own language lacks; the styles of the reader's choice show one of them. */
function ownNote(answer: Answer): Paragraph[] {
  const {library, entry} = answer;
  if (entry.support === 'yes' || library.sdks.length === 0) {
    return [];
  }
  const labels = sdks.filter(({id}) => library.sdks.includes(id)).map(({label}) => label);
  return [
    {
      ...paragraph(strong(`${labels.join(', ')}:`), text(' '), ...tellSupport(answer)),
      data: {hProperties: {'data-sdk-panel': library.sdks.join(' ')}},
    },
  ];
}

/** Libraries, each with the release since which; nothing for none. */
function list(label: string, answers: readonly Answer[]): PhrasingContent[] {
  const names = answers.map(({library, entry: {since}}) => [
    nameOf(library),
    ...(since === undefined ? [] : [text(` ${since}`)]),
  ]);
  return names.length === 0 ? [] : [strong(label), text(' '), ...join(names, ', '), text('.')];
}

/**
 * Tells in a page which libraries can do what it is about, since which release, and, to a reader whose language
 * can't, that it can't:
 *
 *     <WorksIn feature="plugin-consumer" />
 */
export default replaceElement({
  name,
  attributes: ['feature="…"'],
  build: (attributes) => {
    const id = attributes.get('feature');
    if (typeof id !== 'string') {
      throw new Error(`${name} needs feature="…", the id of a feature in src/data/support/matrix.json`);
    }
    const {label} = findFeature(id);
    const answers = answersTo(id);
    const having = (support: Verdict): Answer[] => answers.filter(({entry}) => entry.support === support);
    const lists = [list('Works in', having('yes')), list('In part in', having('partly')), list('Not in', having('no'))];
    const more = link(`/roadmap/feature_support/index.mdx#${id}`, [text(`Feature support: ${label}`)]);
    return [supportNote([paragraph(...join([...lists, [more, text('.')]], ' ')), ...answers.flatMap(ownNote)])];
  },
});
