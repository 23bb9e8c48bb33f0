import type {PhrasingContent, RootContent} from 'mdast';

import {findLibrary, platforms, type Checked, type LibraryPlatforms} from '../../data/support';
import {words} from '../../shared/inline-markdown';
import {replaceElement} from '../remark-element';
import {link, table, text, type Column} from '../remark-element/markdown';
import {nameOf, noteOf, sourceOf} from './words';

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
  readonly systems: readonly string[];
  readonly fact: Checked;
}

/** What is said of a platform, once for platforms of which the same is said. */
function notesOf(of: LibraryPlatforms): Note[] {
  const notes = new Map<string, {systems: string[]; fact: Checked}>();
  for (const {id, label} of platforms.platforms) {
    const fact = of.platforms[id];
    if (fact?.note !== undefined) {
      const said = notes.get(fact.note) ?? {systems: [], fact};
      said.systems.push(label);
      notes.set(fact.note, said);
    }
  }
  return [...notes.values()].map((note) => ({of, ...note}));
}

const notes: readonly Column<Note>[] = [
  {title: 'Library', show: ({of}) => library.show(of)},
  {title: 'System', show: (note) => [text(note.systems.join('; '))]},
  {title: 'Note', show: ({fact}) => noteOf(fact)},
  {title: 'Source', show: ({fact}) => [sourceOf(fact), text(`, ${fact.checked}`)]},
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
