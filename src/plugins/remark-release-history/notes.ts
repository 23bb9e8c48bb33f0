import type {BlockContent, PhrasingContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import {findHistory} from '../../content/releases';
import type {ReleaseHistory, ReleaseNote} from '../../data/releases/types';
import {parseInlineMarkdown} from '../../shared/inline-markdown';
import type {Attributes} from '../remark-element';
import {paragraph, text} from '../remark-element/markdown';

export type Block = BlockContent | MdxJsxFlowElement;

/** The history of the library in `of="…"`. @throws Error if the attribute is missing or names no library */
export function historyOf(attributes: Attributes, element: string): ReleaseHistory {
  const of = attributes.get('of');
  if (typeof of !== 'string') {
    throw new Error(`${element} needs of="…", the id of a library in src/data/releases/libraries.ts`);
  }
  return findHistory(of);
}

/** What to do when upgrading to a version, with its label. */
export const toDo = ({action}: ReleaseNote): PhrasingContent[] => [
  {type: 'strong', children: [text('What to do:')]},
  ...parseInlineMarkdown(` ${action}`),
];

/** What changed in a version, and what to do, in a paragraph each. */
export const changeAndAction = (note: ReleaseNote): Block[] => [
  paragraph(...parseInlineMarkdown(note.change)),
  paragraph(...toDo(note)),
];
