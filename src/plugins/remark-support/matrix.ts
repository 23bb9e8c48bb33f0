import type {PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import {sourceOf} from '../../content/collection';
import {
  entryOf,
  readMatrix,
  type Feature,
  type FeatureGroup,
  type Matrix,
  type SupportEntry,
} from '../../content/support';
import {replaceElement} from '../remark-element';
import {editLink, heading, link, paragraph, table, text, type Column} from '../remark-element/markdown';
import {supportPage} from './render';

const name = 'SupportMatrix';

/** Content of a cell: `10.0` for `10.0.0`, since columns are narrow, or `no`. */
function renderEntry({support, since = ''}: SupportEntry): PhrasingContent[] {
  const version = since.replace(/^(\d+\.\d+)\.0$/, '$1');
  return support === 'no' ? [text('no')] : [text(support === 'partly' ? `${version} (partly)` : version)];
}

const columnsOf = (matrix: Matrix): readonly Column<Feature>[] => [
  {title: 'Feature', render: ({label}) => [text(label)]},
  ...matrix.libraries.map(({id, name: title}) => ({
    title,
    render: (feature: Feature) => renderEntry(entryOf(matrix, id, feature.id)),
  })),
];

function renderGroup(group: FeatureGroup, columns: readonly Column<Feature>[]): (RootContent | MdxJsxFlowElement)[] {
  const {title, features} = group;
  return [
    heading(2, [text(title)], `group-${title.toLowerCase().replaceAll(/\W+/g, '-')}`),
    table(features, columns, {anchorsOf: ({id}) => [id], stacks: false, holdsFirst: true}),
    editLink(sourceOf(group), 'table'),
  ];
}

/** Inserts the support matrix: a table per group, a row per feature, a column per library. */
export default replaceElement({
  name,
  attributes: [],
  build: () => {
    const matrix = readMatrix();
    const columns = columnsOf(matrix);
    return [
      paragraph(
        text('Details, notes and sources by library: '),
        ...matrix.libraries.flatMap((library, index) => [
          text(index === 0 ? '' : ', '),
          link(supportPage(library.id), [text(`${library.name} ${library.version}`)]),
        ]),
        text('.'),
      ),
      ...matrix.groups.flatMap((group) => renderGroup(group, columns)),
    ];
  },
});
