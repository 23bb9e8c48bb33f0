import {visit} from 'unist-util-visit';
import type {Paragraph, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import type {VFile} from 'vfile';

import {sourceOf} from '../../content/collection';
import {answersTo, findFeature, readMatrix, type Matrix} from '../../content/support';
import {attribute, withoutAttributes} from '../remark-include-sample/elements';
import {mentions} from '../remark-element';
import {editLink, paragraph, text} from '../remark-element/markdown';
import {renderSupport, supportNote} from './render';

/** Notes on whether the libraries of a panel's languages have a feature, each with an edit link. */
function notesOfPanel(panel: MdxJsxFlowElement, matrix: Matrix, feature: string): (Paragraph | MdxJsxFlowElement)[] {
  const ids = (attribute(panel, 'of') ?? '').split(/\s+/);
  const {label} = findFeature(matrix, feature);
  return answersTo(matrix, feature)
    .filter(({library}) => library.sdks.some((id) => ids.includes(id)))
    .flatMap((answer) => [
      paragraph(text(`${label}: `), ...renderSupport(answer)),
      editLink(sourceOf(answer.entry), 'answer'),
    ]);
}

/**
 * Adds a note to each tab of a group: since when the library of its language supports what the sample shows.
 *
 *     <SdkTabs region="contains" feature="array-contains" />
 *
 * @throws Error with the page's file and line if the feature doesn't exist
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
      const matrix = readMatrix();
      for (const panel of element.children) {
        const notes = panel.type === 'mdxJsxFlowElement' ? notesOfPanel(panel, matrix, feature) : [];
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
