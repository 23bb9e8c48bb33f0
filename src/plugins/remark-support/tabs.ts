import {visit} from 'unist-util-visit';
import type {Paragraph, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import type {VFile} from 'vfile';

import {answersTo, findFeature} from '../../data/support';
import {attribute, withoutAttributes} from '../remark-include-sample/elements';
import {mentions} from '../remark-element';
import {paragraph, text} from '../remark-element/markdown';
import {supportNote, tellSupport} from './words';

/** What the libraries of a panel's languages say to a feature; nothing for a panel of none. */
function noteOfPanel(panel: MdxJsxFlowElement, feature: string): Paragraph[] {
  const ids = (attribute(panel, 'of') ?? '').split(/\s+/);
  const {label} = findFeature(feature);
  return answersTo(feature)
    .filter(({library}) => library.sdks.some((id) => ids.includes(id)))
    .map((answer) => paragraph(text(`${label}: `), ...tellSupport(answer)));
}

/**
 * Tells in each tab of a group since when the library of its language can do what the sample shows:
 *
 *     <SdkTabs region="contains" feature="array-contains" />
 *
 * @throws Error with the page's file and line for a feature that there is not
 */
const remarkSupportOfTabs: Plugin<[], Root> = () => (tree: Root, page: VFile) => {
  if (!mentions(page, 'SdkTabs')) {
    return;
  }
  visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement) => {
    const feature = element.name === 'SdkTabs' ? attribute(element, 'feature') : undefined;
    if (feature === undefined) {
      return;
    }
    try {
      for (const panel of element.children) {
        const notes = panel.type === 'mdxJsxFlowElement' ? noteOfPanel(panel, feature) : [];
        if (panel.type === 'mdxJsxFlowElement' && notes.length > 0) {
          panel.children.push(supportNote(notes));
        }
      }
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw new Error(`${page.path}:${element.position?.start.line ?? '?'}: ${message}`);
    }
    withoutAttributes(element, 'feature');
  });
};

export default remarkSupportOfTabs;
