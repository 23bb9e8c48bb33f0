import type {Paragraph, PhrasingContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import type {Answer, Checked, SupportedLibrary} from '../../content/support';
import {sourceUrl} from '../../data/support/sources';
import {parseInlineMarkdown} from '../../shared/inline-markdown';
import {join, link, text} from '../remark-element/markdown';

/** Name of a library, linked to its section. */
export const nameOf = ({page, name}: SupportedLibrary): PhrasingContent => link(page, [text(name)]);

/** Path of the page about what a library supports. */
export const supportPage = (library: string): string => `/roadmap/feature_support/${library}.mdx`;

/** Note on a fact; an empty list without one. */
export const noteOf = ({note}: Checked): PhrasingContent[] => (note === undefined ? [] : parseInlineMarkdown(note));

/** Link to the source of a fact. Its label is the file name, because tables have little room. */
export function sourceLink({source}: Checked): PhrasingContent {
  const path = source.slice(source.lastIndexOf(':') + 1).replace(/#.*$/, '');
  return link(sourceUrl(source), [{type: 'inlineCode', value: path.split('/').filter(Boolean).at(-1) ?? path}]);
}

/** Renders `Pact Go since 2.0.0.`, or a sentence that the library lacks the feature. */
export function renderSupport({library, entry}: Answer): PhrasingContent[] {
  const {support, since = ''} = entry;
  const facts = {yes: ` since ${since}.`, partly: ` since ${since}, in part.`, no: ` ${library.version} has none.`};
  return join([[link(supportPage(library.id), [text(library.name)]), text(facts[support])], noteOf(entry)], ' ');
}

/** Wraps a note on support in its component. */
export const supportNote = (children: (Paragraph | MdxJsxFlowElement)[]): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: 'SupportNote',
  attributes: [],
  children,
});
