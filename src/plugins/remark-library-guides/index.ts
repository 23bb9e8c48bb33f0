import {libraryGuides, topics, type Topic} from '../../data/library-guides';
import {replaceElement} from '../remark-element';
import {editLink, join, link, paragraph, text} from '../remark-element/markdown';

const name = 'LibraryGuides';

const isTopic = (value: unknown): value is Topic => typeof value === 'string' && value in topics;

/**
 * Renders a line of links to the pages on a topic, one per library that has one, from `src/data/library-guides.ts`.
 *
 *     <LibraryGuides on="matching" />
 */
export default replaceElement({
  name,
  attributes: ['on="…"'],
  build: (attributes) => {
    const topic = attributes.get('on');
    if (!isTopic(topic)) {
      throw new Error(`${name} needs on="…", one of ${Object.keys(topics).join(', ')}`);
    }
    const links = libraryGuides.flatMap(({name: library, pages}) => {
      const page = pages[topic];
      return page === undefined ? [] : [[link(page, [text(library)])]];
    });
    return [
      paragraph(text(`${topics[topic]} in your language: `), ...join(links, ', '), text('.')),
      editLink({file: 'src/data/library-guides.ts', line: 1}, 'list'),
    ];
  },
});
