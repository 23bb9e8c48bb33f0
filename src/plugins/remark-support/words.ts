import type {Paragraph, PhrasingContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import type {Checked, SupportedLibrary} from '../../data/support';
import {link, text, words} from '../remark-element/markdown';

/** The name of a library, leading to its section. */
export const nameOf = ({page, name}: SupportedLibrary): PhrasingContent => link(page, [text(name)]);

/** Where the support of one library is told, with sources. */
export const supportPage = (library: string): string => `/roadmap/feature_support/${library}.mdx`;

/** A note as a sentence of Markdown; nothing for none. */
export const noteOf = ({note}: Checked): PhrasingContent[] => (note === undefined ? [] : words(note));

/** A note on support, which a component sets apart from the text. */
export const supportNote = (children: Paragraph[]): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: 'SupportNote',
  attributes: [],
  children,
});
