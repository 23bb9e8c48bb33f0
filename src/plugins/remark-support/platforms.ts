import type {PhrasingContent, RootContent} from 'mdast';

import {sourceOf} from '../../content/collection';
import {
  findLibrary,
  readMatrix,
  readPlatforms,
  type Checked,
  type LibraryPlatforms,
  type Matrix,
  type Platforms,
} from '../../content/support';
import {parseInlineMarkdown} from '../../shared/inline-markdown';
import {replaceElement} from '../remark-element';
import {editLink, link, table, text, type Column} from '../remark-element/markdown';
import {nameOf, noteOf, sourceLink} from './render';

const name = 'PlatformTable';

const natives: Readonly<Record<LibraryPlatforms['native'], string>> = {
  bundled: 'in the package',
  package: 'in packages by platform',
  downloaded: 'downloaded',
  built: 'built from source',
  none: 'no native code',
};

/** Data that the tables are built from. */
interface Data extends Platforms {
  readonly library: Column<LibraryPlatforms>;
}

function readData(matrix: Matrix): Data {
  return {
    ...readPlatforms(),
    library: {title: 'Library', render: ({library: id}) => [nameOf(findLibrary(matrix, id))]},
  };
}

const systems = ({library, platforms}: Data): readonly Column<LibraryPlatforms>[] => [
  library,
  ...platforms.map(({id, label}) => ({
    title: label,
    render: ({platforms: facts}: LibraryPlatforms): PhrasingContent[] => [text(facts[id]?.support ?? '')],
  })),
];

const install = ({library}: Data): readonly Column<LibraryPlatforms>[] => [
  library,
  {title: 'Package', render: (each) => [{type: 'inlineCode', value: each.package}, text(` (${each.packageManager})`)]},
  {title: 'Needs', render: ({runtime}) => parseInlineMarkdown(runtime)},
  {title: 'Native core', render: ({native}) => [text(natives[native])]},
  {title: 'At installation', render: ({nativeNote}) => parseInlineMarkdown(nativeNote)},
];

interface Note {
  readonly of: LibraryPlatforms;
  readonly systems: readonly string[];
  readonly fact: Checked;
}

/** The notes on a library's platforms; platforms with the same note share an entry. */
function notesOf(of: LibraryPlatforms, {platforms}: Data): Note[] {
  const found = new Map<string, {systems: string[]; fact: Checked}>();
  for (const {id, label} of platforms) {
    const fact = of.platforms[id];
    if (fact?.note !== undefined) {
      const note = found.get(fact.note) ?? {systems: [], fact};
      note.systems.push(label);
      found.set(fact.note, note);
    }
  }
  return [...found.values()].map((note) => ({of, ...note}));
}

const notes = ({library}: Data): readonly Column<Note>[] => [
  {title: 'Library', render: ({of}) => library.render(of)},
  {title: 'System', render: (note) => [text(note.systems.join('; '))]},
  {title: 'Note', render: ({fact}) => noteOf(fact)},
  {title: 'Source', render: ({fact}) => [sourceLink(fact), text(`, ${fact.checked}`)]},
];

interface Failure {
  readonly of: LibraryPlatforms;
  readonly message: string;
  readonly link: string;
}

const errors = ({library}: Data): readonly Column<Failure>[] => [
  {title: 'Message', render: ({message, link: url}) => [link(url, [{type: 'inlineCode', value: message}])]},
  {title: 'Library', render: ({of}) => library.render(of)},
];

const tables: Readonly<Record<string, (data: Data) => RootContent>> = {
  systems: (data) =>
    table(data.libraries, systems(data), {anchorsOf: ({library: id}) => [id], stacks: false, holdsFirst: true}),
  install: (data) => table(data.libraries, install(data)),
  notes: (data) =>
    table(
      data.libraries.flatMap((of) => notesOf(of, data)),
      notes(data),
    ),
  errors: (data) =>
    table(
      data.libraries.flatMap((of) => of.loadingErrors.map((error) => ({of, ...error}))),
      errors(data),
    ),
};

/** Inserts a table of platforms: where libraries run, how they are installed, notes, or errors when loading fails. */
export default replaceElement({
  name,
  attributes: ['of="…"'],
  build: (attributes) => {
    const build = tables[String(attributes.get('of'))];
    if (!build) {
      throw new Error(`${name} needs of="…", one of ${Object.keys(tables).join(', ')}`);
    }
    const data = readData(readMatrix());
    return [build(data), editLink(sourceOf(data.libraries), 'table')];
  },
});
