import type {Paragraph, PhrasingContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import type {Answer, Checked, SupportedLibrary} from '../../content/support';
import {sourceUrl} from '../../data/support/sources';
import {parseInlineMarkdown} from '../../shared/inline-markdown';
import {join, link, text} from '../remark-element/markdown';

/** The name of a library, as a link to its section. */
export const nameOf = ({page, name}: SupportedLibrary): PhrasingContent => link(page, [text(name)]);

/** The page with everything that one library supports. */
export const supportPage = (library: string): string => `/roadmap/feature_support/${library}.mdx`;

/** A note, or nothing for a fact without one. */
export const noteOf = ({note}: Checked): PhrasingContent[] => (note === undefined ? [] : parseInlineMarkdown(note));

/** A link to where a fact was read; the file's name is enough in a table. */
export function sourceLink({source}: Checked): PhrasingContent {
  const path = source.slice(source.lastIndexOf(':') + 1).replace(/#.*$/, '');
  return link(sourceUrl(source), [{type: 'inlineCode', value: path.split('/').filter(Boolean).at(-1) ?? path}]);
}

/** `Pact Go since 2.0.0.`, or that the library doesn't have it. */
export function renderSupport({library, entry}: Answer): PhrasingContent[] {
  const {support, since = ''} = entry;
  const facts = {yes: ` since ${since}.`, partly: ` since ${since}, in part.`, no: ` ${library.version} has none.`};
  return join([[link(supportPage(library.id), [text(library.name)]), text(facts[support])], noteOf(entry)], ' ');
}

/** A note on support, set apart from the text by a component. */
export const supportNote = (children: (Paragraph | MdxJsxFlowElement)[]): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: 'SupportNote',
  attributes: [],
  children,
});
