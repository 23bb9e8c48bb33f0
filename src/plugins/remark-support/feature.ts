import type {PhrasingContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import {sourceOf} from '../../content/collection';
import {answersTo, findFeature, readMatrix, type Answer, type Verdict} from '../../content/support';
import {sdks} from '../../data/sdks';
import {replaceElement} from '../remark-element';
import {editLink, join, link, paragraph, text} from '../remark-element/markdown';
import {nameOf, renderSupport, supportNote} from './render';

const name = 'WorksIn';

const strong = (value: string): PhrasingContent => ({type: 'strong', children: [text(value)]});

/** A note for readers of a language whose library lacks the feature; the page shows only that of the chosen language. */
function noteForLanguage(answer: Answer): MdxJsxFlowElement[] {
  const {library, entry} = answer;
  if (entry.support === 'yes' || library.sdks.length === 0) {
    return [];
  }
  const labels = sdks.filter(({id}) => library.sdks.includes(id)).map(({label}) => label);
  return [
    {
      type: 'mdxJsxFlowElement',
      name: 'div',
      attributes: [{type: 'mdxJsxAttribute', name: 'data-sdk-panel', value: library.sdks.join(' ')}],
      children: [
        paragraph(strong(`${labels.join(', ')}:`), text(' '), ...renderSupport(answer)),
        editLink(sourceOf(entry), 'answer'),
      ],
    },
  ];
}

/** Libraries, each with the first release that has the feature. */
function listLibraries(label: string, answers: readonly Answer[]): PhrasingContent[] {
  const names = answers.map(({library, entry: {since}}) => [
    nameOf(library),
    ...(since === undefined ? [] : [text(` ${since}`)]),
  ]);
  return names.length === 0 ? [] : [strong(label), text(' '), ...join(names, ', '), text('.')];
}

/**
 * Lists the libraries that support the subject of a page, with the first release that does. Readers whose language lacks
 * it see a note:
 *
 *     <WorksIn feature="plugin-consumer" />
 */
export default replaceElement({
  name,
  attributes: ['feature="…"'],
  build: (attributes) => {
    const id = attributes.get('feature');
    if (typeof id !== 'string') {
      throw new Error(`${name} needs feature="…", the id of a feature in content/support/features.yml`);
    }
    const matrix = readMatrix();
    const feature = findFeature(matrix, id);
    const answers = answersTo(matrix, id);
    const having = (support: Verdict): Answer[] => answers.filter(({entry}) => entry.support === support);
    const lists = [
      listLibraries('Works in', having('yes')),
      listLibraries('In part in', having('partly')),
      listLibraries('Not in', having('no')),
    ];
    const more = link(`/roadmap/feature_support/index.mdx#${id}`, [text(`Feature support: ${feature.label}`)]);
    return [
      supportNote([
        paragraph(...join([...lists, [more, text('.')]], ' ')),
        editLink(sourceOf(feature), 'feature'),
        ...answers.flatMap(noteForLanguage),
      ]),
    ];
  },
});
