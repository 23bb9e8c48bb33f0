import {glossary} from '../../data/glossary';
import {words} from '../../shared/inline-markdown';
import {replaceElement} from '../remark-element';
import {heading, paragraph, text} from '../remark-element/markdown';

/**
 * Puts all terms of `src/data/glossary.ts` into a page, each with a heading of its own:
 *
 *     <Glossary />
 */
export default replaceElement({
  name: 'Glossary',
  attributes: [],
  build: () =>
    glossary.flatMap(({id, term, definition, alsoCalled}) => [
      heading(2, [text(term)], id),
      ...definition.map((line) => paragraph(...words(line))),
      ...(alsoCalled === undefined ? [] : [paragraph(text('Also called: '), ...words(alsoCalled))]),
    ]),
});
