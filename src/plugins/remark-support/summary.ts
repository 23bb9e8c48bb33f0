import type {PhrasingContent} from 'mdast';

import {sourceOf} from '../../content/collection';
import {entryOf, readMatrix, type Core, type SupportedLibrary} from '../../content/support';
import {replaceElement} from '../remark-element';
import {editLink, link, table, text, type Column} from '../remark-element/markdown';
import {nameOf, supportPage} from './render';

const name = 'SupportSummary';

const cores: readonly Core[] = ['rust', 'jvm', 'ruby', 'scala'];

/** Whether a library has a feature, at least in part. */
type Has = (library: SupportedLibrary, feature: string) => boolean;

/** Labels of the features that a library has, or `none`. */
function listFeatures(labels: Readonly<Record<string, string>>, has: (feature: string) => boolean): PhrasingContent[] {
  const found = Object.entries(labels).filter(([feature]) => has(feature));
  return [text(found.map(([, label]) => label).join(', ') || 'none')];
}

const yesNo = (value: boolean): PhrasingContent[] => [text(value ? 'yes' : 'no')];

const columnsOf = (has: Has): readonly Column<SupportedLibrary>[] => [
  {title: 'Library', render: (library) => [nameOf(library)]},
  {title: 'Checked at', render: ({id, version}) => [link(supportPage(id), [text(version)])]},
  {
    title: 'Writes',
    render: (library) =>
      listFeatures({'spec-1': '1', 'spec-2': '2', 'spec-3': '3', 'spec-4': '4'}, (feature) => has(library, feature)),
  },
  {title: 'Verifies', render: (library) => yesNo(has(library, 'verify-2'))},
  {
    title: 'Messages',
    render: (library) =>
      listFeatures({'async-messages': 'asynchronous', 'sync-messages': 'synchronous'}, (feature) =>
        has(library, feature),
      ),
  },
  {
    title: 'Plugins',
    render: (library) =>
      listFeatures({'plugin-consumer': 'consumer', 'plugin-provider': 'provider'}, (feature) => has(library, feature)),
  },
  // Last, since a narrow screen shows the last column without its title.
  {title: 'Language', render: ({language}) => [text(language)]},
];

/** Inserts a table of libraries with what matters for choosing one; `core` selects those that share a core. */
export default replaceElement({
  name,
  attributes: ['core="…"'],
  build: (attributes) => {
    const wanted = attributes.get('core');
    const core = cores.find((each) => each === wanted);
    if (wanted !== undefined && core === undefined) {
      throw new Error(`${name} takes core="…", one of ${cores.join(', ')}`);
    }
    const matrix = readMatrix();
    const libraries = matrix.libraries.filter((library) => core === undefined || library.core === core);
    return [
      table(
        libraries,
        columnsOf(({id}, feature) => entryOf(matrix, id, feature).support !== 'no'),
      ),
      ...libraries.slice(0, 1).map((library) => editLink(sourceOf(library), 'libraries')),
    ];
  },
});
