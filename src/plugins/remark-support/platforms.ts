import type {PhrasingContent, RootContent} from 'mdast';

import {findLibrary, platforms, sourceUrl, type LibraryPlatforms} from '../../data/support';
import {replaceElement} from '../remark-element';
import {link, table, text, words, type Column} from '../remark-element/markdown';
import {nameOf, noteOf} from './words';

const name = 'PlatformTable';

const natives: Readonly<Record<LibraryPlatforms['native'], string>> = {
  bundled: 'in the package',
  package: 'in packages by platform',
  downloaded: 'downloaded',
  built: 'built from source',
  none: 'no native code',
};

const library: Column<LibraryPlatforms> = {title: 'Library', show: ({library: id}) => [nameOf(findLibrary(id))]};

const systems: readonly Column<LibraryPlatforms>[] = [
  library,
  ...platforms.platforms.map(({id, label}) => ({
    title: label,
    show: ({platforms: facts}: LibraryPlatforms): PhrasingContent[] => [text(facts[id]?.support ?? '')],
  })),
];

const install: readonly Column<LibraryPlatforms>[] = [
  library,
  {title: 'Package', show: (each) => [{type: 'inlineCode', value: each.package}, text(` (${each.packageManager})`)]},
  {title: 'Needs', show: ({runtime}) => words(runtime)},
  {title: 'Native core', show: ({native}) => [text(natives[native])]},
  {title: 'At installation', show: ({nativeNote}) => words(nativeNote)},
];

interface Note {
  readonly of: LibraryPlatforms;
  readonly ids: readonly string[];
  readonly note: string;
}

/** What is said of a platform, once for platforms of which the same is said. */
function notesOf(of: LibraryPlatforms): Note[] {
  const facts = platforms.platforms.flatMap(({id}) =>
    of.platforms[id]?.note === undefined ? [] : [{id, fact: of.platforms[id]}],
  );
  const notes = [...new Set(facts.map(({fact}) => fact?.note ?? ''))];
  return notes.map((note) => ({of, note, ids: facts.filter(({fact}) => fact?.note === note).map(({id}) => id)}));
}

const notes: readonly Column<Note>[] = [
  {title: 'Library', show: ({of}) => library.show(of)},
  {
    title: 'System',
    show: ({ids}) => [
      text(
        platforms.platforms
          .filter(({id}) => ids.includes(id))
          .map(({label}) => label)
          .join('; '),
      ),
    ],
  },
  {title: 'Note', show: ({of, ids}) => noteOf(of.platforms[ids[0] ?? ''] ?? {support: 'no', source: '', checked: ''})},
  {
    title: 'Source',
    show: ({of, ids}) => {
      const {source, checked} = of.platforms[ids[0] ?? ''] ?? {source: '', checked: ''};
      const file =
        source
          .slice(source.lastIndexOf(':') + 1)
          .split('/')
          .filter(Boolean)
          .at(-1) ?? source;
      return [link(sourceUrl(source), [{type: 'inlineCode', value: file}]), text(`, ${checked}`)];
    },
  },
];

interface Failure {
  readonly of: LibraryPlatforms;
  readonly message: string;
  readonly link: string;
}

const errors: readonly Column<Failure>[] = [
  {title: 'Message', show: ({message, link: url}) => [link(url, [{type: 'inlineCode', value: message}])]},
  {title: 'Library', show: ({of}) => library.show(of)},
];

const tables: Readonly<Record<string, () => RootContent>> = {
  systems: () =>
    table(platforms.libraries, systems, {addressesOf: ({library: id}) => [id], stacks: false, holdsFirst: true}),
  install: () => table(platforms.libraries, install),
  notes: () => table(platforms.libraries.flatMap(notesOf), notes),
  errors: () =>
    table(
      platforms.libraries.flatMap((of) => of.loadingErrors.map((error) => ({of, ...error}))),
      errors,
    ),
};

/** Puts into a page where the libraries run: by system, how they are installed, notes, or messages of failures. */
export default replaceElement({
  name,
  attributes: ['of="…"'],
  build: (attributes) => {
    const build = tables[String(attributes.get('of'))];
    if (!build) {
      throw new Error(`${name} needs of="…", one of ${Object.keys(tables).join(', ')}`);
    }
    return [build()];
  },
});
