import {sourceOf} from '../../content/collection';
import {entryOf, findLibrary, readMatrix, type Feature, type SupportEntry} from '../../content/support';
import {parseInlineMarkdown} from '../../shared/inline-markdown';
import {replaceElement} from '../remark-element';
import {editLink, heading, join, link, paragraph, table, text} from '../remark-element/markdown';
import {noteOf, sourceLink} from './render';

const name = 'LibrarySupport';

interface Row {
  readonly feature: Feature;
  readonly entry: SupportEntry;
}

const answers: Readonly<Record<SupportEntry['support'], string>> = {yes: 'yes', partly: 'in part', no: 'no'};

/** Inserts what one library supports, with the release, a note, the source and the date of the last check. */
export default replaceElement({
  name,
  attributes: ['of="…"'],
  build: (attributes) => {
    const of = attributes.get('of');
    if (typeof of !== 'string') {
      throw new Error(`${name} needs of="…", the id of a library in content/support/libraries.yml`);
    }
    const matrix = readMatrix();
    const library = findLibrary(matrix, of);
    const all = matrix.groups.flatMap(({features}) => features);
    const whole = all.filter(({id}) => entryOf(matrix, of, id).support === 'yes');
    return [
      paragraph(
        text(
          `${library.name} ${library.version} has ${whole.length} of the ${all.length} features whole. How to use it: `,
        ),
        link(library.page, [text(library.name)]),
        text('.'),
      ),
      ...matrix.groups.flatMap(({title, features}) => {
        const rows = features.map((feature): Row => ({feature, entry: entryOf(matrix, of, feature.id)}));
        return [
          heading(2, [text(title)]),
          table(
            rows,
            [
              {title: 'Feature', render: ({feature}) => [text(feature.label)]},
              {title: 'Supported', render: ({entry}) => [text(answers[entry.support])]},
              {title: 'Since', render: ({entry}) => (entry.since === undefined ? [] : [text(entry.since)])},
              {title: 'Source', render: ({entry}) => [sourceLink(entry)]},
              {title: 'Checked', render: ({entry}) => [text(entry.checked)]},
              {
                title: 'Meaning',
                render: ({feature, entry}) => join([parseInlineMarkdown(feature.means), noteOf(entry)], ' '),
              },
            ],
            {anchorsOf: ({feature}) => [feature.id]},
          ),
          ...rows.slice(0, 1).map(({entry}) => editLink(sourceOf(entry), 'table')),
        ];
      }),
    ];
  },
});
