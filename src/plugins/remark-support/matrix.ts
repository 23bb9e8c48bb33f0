import type {PhrasingContent, RootContent} from 'mdast';

import {entryOf, matrix, type Feature, type SupportEntry} from '../../data/support';
import {replaceElement} from '../remark-element';
import {heading, link, paragraph, table, text, type Column} from '../remark-element/markdown';
import {supportPage} from './words';

const name = 'SupportMatrix';

/** `10.0.0` as `10.0`, since the table has little room; what is not there, in words. */
function show({support, since = ''}: SupportEntry): PhrasingContent[] {
  const version = since.replace(/^(\d+\.\d+)\.0$/, '$1');
  return support === 'no' ? [text('no')] : [text(support === 'partly' ? `${version} (partly)` : version)];
}

const columns: readonly Column<Feature>[] = [
  {title: 'Feature', show: ({label}) => [text(label)]},
  ...matrix.libraries.map(({id, name: title}) => ({title, show: (feature: Feature) => show(entryOf(id, feature.id))})),
];

function tellGroup(title: string, features: readonly Feature[]): RootContent[] {
  return [
    heading(2, [text(title)], `group-${title.toLowerCase().replaceAll(/\W+/g, '-')}`),
    table(features, columns, {addressesOf: ({id}) => [id], stacks: false, holdsFirst: true}),
  ];
}

/** Puts the support matrix into a page: a table for each group, a row for each feature, a column for each library. */
export default replaceElement({
  name,
  attributes: [],
  build: () => [
    paragraph(
      text('Details, notes and sources by library: '),
      ...matrix.libraries.flatMap((library, index) => [
        text(index === 0 ? '' : ', '),
        link(supportPage(library.id), [text(`${library.name} ${library.version}`)]),
      ]),
      text('.'),
    ),
    ...matrix.groups.flatMap(({title, features}) => tellGroup(title, features)),
  ],
});
