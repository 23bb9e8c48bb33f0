import {entryOf, findLibrary, matrix, type Feature, type SupportEntry} from '../../data/support';
import {words} from '../../shared/inline-markdown';
import {replaceElement} from '../remark-element';
import {heading, join, link, paragraph, table, text} from '../remark-element/markdown';
import {noteOf, sourceOf} from './words';

const name = 'LibrarySupport';

interface Row {
  readonly feature: Feature;
  readonly entry: SupportEntry;
}

const answers: Readonly<Record<SupportEntry['support'], string>> = {yes: 'yes', partly: 'in part', no: 'no'};

/** Puts what one library can do into a page, with release, note, source and the day on which it was read. */
export default replaceElement({
  name,
  attributes: ['of="…"'],
  build: (attributes) => {
    const of = attributes.get('of');
    if (typeof of !== 'string') {
      throw new Error(`${name} needs of="…", the id of a library in src/data/support/matrix.json`);
    }
    const library = findLibrary(of);
    const all = matrix.groups.flatMap(({features}) => features);
    const whole = all.filter(({id}) => entryOf(of, id).support === 'yes');
    return [
      paragraph(
        text(
          `${library.name} ${library.version} has ${whole.length} of the ${all.length} features whole. How to use it: `,
        ),
        link(library.page, [text(library.name)]),
        text('.'),
      ),
      ...matrix.groups.flatMap(({title, features}) => [
        heading(2, [text(title)]),
        table<Row>(
          features.map((feature) => ({feature, entry: entryOf(of, feature.id)})),
          [
            {title: 'Feature', show: ({feature}) => [text(feature.label)]},
            {title: 'Supported', show: ({entry}) => [text(answers[entry.support])]},
            {title: 'Since', show: ({entry}) => (entry.since === undefined ? [] : [text(entry.since)])},
            {title: 'Source', show: ({entry}) => [sourceOf(entry)]},
            {title: 'Checked', show: ({entry}) => [text(entry.checked)]},
            {title: 'Meaning', show: ({feature, entry}) => join([words(feature.means), noteOf(entry)], ' ')},
          ],
          {addressesOf: ({feature}) => [feature.id]},
        ),
      ]),
    ];
  },
});
