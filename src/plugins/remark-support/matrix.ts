import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import {sourceOf} from '../../content/collection';
import {groupId, readMatrix} from '../../content/support';
import {replaceElement} from '../remark-element';
import {editLink, heading, join, link, paragraph, text} from '../remark-element/markdown';

const name = 'SupportMatrix';

const element = (component: string, attributes: Readonly<Record<string, string>> = {}): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: component,
  attributes: Object.entries(attributes).map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
  children: [],
});

/** Inserts the support matrix: links, the choice of libraries, and a heading with a table for each group of features. */
export default replaceElement({
  name,
  attributes: [],
  build: () => {
    const {groups} = readMatrix();
    return [
      paragraph(
        text('Features by subject: '),
        ...join(
          groups.map(({title}) => [link(`#${groupId(title)}`, [text(title)])]),
          ', ',
        ),
        text('.'),
      ),
      element('SupportControls'),
      ...groups.flatMap((group) => [
        heading(2, [text(group.title)], groupId(group.title)),
        element('SupportTable', {of: groupId(group.title)}),
        editLink(sourceOf(group), 'table'),
      ]),
    ];
  },
});
