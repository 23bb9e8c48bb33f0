import type {PhrasingContent} from 'mdast';

import {entryOf, matrix, type Core, type SupportedLibrary} from '../../data/support';
import {replaceElement} from '../remark-element';
import {link, table, text, type Column} from '../remark-element/markdown';
import {nameOf, supportPage} from './words';

const name = 'SupportSummary';

const cores: readonly Core[] = ['rust', 'jvm', 'ruby', 'scala'];

const can = ({id}: SupportedLibrary, feature: string): boolean => entryOf(id, feature).support !== 'no';

/** Labels of the features that a library has; `none` for none. */
function having(library: SupportedLibrary, labels: Readonly<Record<string, string>>): PhrasingContent[] {
  const found = Object.entries(labels).filter(([feature]) => can(library, feature));
  return [text(found.map(([, label]) => label).join(', ') || 'none')];
}

const yesNo = (value: boolean): PhrasingContent[] => [text(value ? 'yes' : 'no')];

const columns: readonly Column<SupportedLibrary>[] = [
  {title: 'Library', show: (library) => [nameOf(library)]},
  {title: 'Checked at', show: ({id, version}) => [link(supportPage(id), [text(version)])]},
  {
    title: 'Writes',
    show: (library) => having(library, {'spec-1': '1', 'spec-2': '2', 'spec-3': '3', 'spec-4': '4'}),
  },
  {title: 'Verifies', show: (library) => yesNo(can(library, 'verify-2'))},
  {
    title: 'Messages',
    show: (library) => having(library, {'async-messages': 'asynchronous', 'sync-messages': 'synchronous'}),
  },
  {
    title: 'Plugins',
    show: (library) => having(library, {'plugin-consumer': 'consumer', 'plugin-provider': 'provider'}),
  },
  // Last, since a narrow screen shows the last column without its title.
  {title: 'Language', show: ({language}) => [text(language)]},
];

/** Puts a table of libraries into a page, with what readers choose one by; `core` keeps those of one core. */
export default replaceElement({
  name,
  attributes: ['core="…"'],
  build: (attributes) => {
    const wanted = attributes.get('core');
    const core = cores.find((each) => each === wanted);
    if (wanted !== undefined && core === undefined) {
      throw new Error(`${name} takes core="…", one of ${cores.join(', ')}`);
    }
    return [
      table(
        matrix.libraries.filter((library) => core === undefined || library.core === core),
        columns,
      ),
    ];
  },
});
