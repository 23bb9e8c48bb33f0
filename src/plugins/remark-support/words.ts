import type {Paragraph, PhrasingContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import {sourceUrl, type Answer, type Checked, type SupportedLibrary} from '../../data/support';
import {words} from '../../shared/inline-markdown';
import {join, link, text} from '../remark-element/markdown';

/** The name of a library, leading to its section. */
export const nameOf = ({page, name}: SupportedLibrary): PhrasingContent => link(page, [text(name)]);

/** Where the support of one library is told, with sources. */
export const supportPage = (library: string): string => `/roadmap/feature_support/${library}.mdx`;

/** A note as a sentence of Markdown; nothing for none. */
export const noteOf = ({note}: Checked): PhrasingContent[] => (note === undefined ? [] : words(note));

/** A link to where a fact was read. The last part of its path says enough in a table. */
export function sourceOf({source}: Checked): PhrasingContent {
  const path = source.slice(source.lastIndexOf(':') + 1).replace(/#.*$/, '');
  return link(sourceUrl(source), [{type: 'inlineCode', value: path.split('/').filter(Boolean).at(-1) ?? path}]);
}

/** `Pact Go since 2.0.0.`, or what the library lacks. */
export function tellSupport({library, entry}: Answer): PhrasingContent[] {
  const {support, since = ''} = entry;
  const facts = {yes: ` since ${since}.`, partly: ` since ${since}, in part.`, no: ` ${library.version} has none.`};
  return join([[link(supportPage(library.id), [text(library.name)]), text(facts[support])], noteOf(entry)], ' ');
}

/** A note on support, which a component sets apart from the text. */
export const supportNote = (children: Paragraph[]): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: 'SupportNote',
  attributes: [],
  children,
});
