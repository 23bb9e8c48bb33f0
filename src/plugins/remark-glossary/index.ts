import {sourceOf} from '../../content/collection';
import {readGlossary} from '../../content/glossary';
import {parseInlineMarkdown} from '../../shared/inline-markdown';
import {replaceElement} from '../remark-element';
import {editLink, heading, paragraph, text} from '../remark-element/markdown';

/**
 * Inserts all terms of `content/glossary.yml`, each with a heading:
 *
 *     <Glossary />
 */
export default replaceElement({
  name: 'Glossary',
  attributes: [],
  build: () =>
    readGlossary().flatMap((term) => [
      heading(2, [text(term.term)], term.id),
      ...term.definition.split(/\n{2,}/).map((line) => paragraph(...parseInlineMarkdown(line.trim()))),
      ...(term.alsoCalled === undefined
        ? []
        : [paragraph(text('Also called: '), ...parseInlineMarkdown(term.alsoCalled))]),
      editLink(sourceOf(term), 'term'),
    ]),
});
