import {visit} from 'unist-util-visit';
import type {Code, Heading, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import type {VFile} from 'vfile';

import {readDrawing, type Drawing} from '../../data/diagrams';

interface Options {
  /** Whether a diagram that isn't drawn stays as it is, for the theme to draw in the browser. */
  readonly drawsLive: boolean;
  /** Where drawings are, if not in `src/data/diagrams`. */
  readonly folder?: string;
}

/** What a heading says, without the id that it is given behind its text. */
function titleOf(heading: Heading): string {
  let title = '';
  visit(heading, (node) => {
    title += 'value' in node ? node.value : '';
  });
  return title.replace(/\s*\{#[^}]*\}\s*$/, '');
}

/** What a diagram says of itself by `accTitle` and `accDescr`, or else its place: the heading it stands under. */
function nameOf({value}: Code, title: string, before: number): string {
  const own = /^\s*accTitle\s*:\s*(.+)$/m.exec(value)?.[1]?.trim();
  const [, line, lines] = /^\s*accDescr\s*(?::\s*(.+)$|\{([^}]*)\})/m.exec(value) ?? [];
  const description = (line ?? lines ?? '').trim().replaceAll(/\s+/g, ' ');
  const place = `Diagram${before > 0 ? ` ${before + 1}` : ''}${title === '' ? '' : `: ${title}`}`;
  return [own ?? place, description].filter(Boolean).join('. ');
}

function elementOf({type, width, height, shapes}: Drawing, label: string): MdxJsxFlowElement {
  const attributes = {label, type, width: String(width), height: String(height), shapes: shapes.replaceAll('\n', '')};
  return {
    type: 'mdxJsxFlowElement',
    name: 'Diagram',
    attributes: Object.entries(attributes).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value})),
    children: [],
  };
}

/**
 * Puts the drawing of a diagram in the place of its `mermaid` fence, so that readers load no Mermaid and nothing moves
 * while they read.
 *
 * The step throws an Error with the page's file and line for a diagram that isn't drawn, unless the browser draws it.
 */
const remarkDiagrams: Plugin<[Options], Root> =
  ({drawsLive, folder}) =>
  (tree: Root, page: VFile) => {
    if (!String(page).includes('mermaid')) {
      return;
    }
    // Docusaurus hands the front matter to its steps.
    const {frontMatter} = page.data as {frontMatter?: {title?: unknown}};
    let title = typeof frontMatter?.title === 'string' ? frontMatter.title : '';
    let before = 0;
    visit(tree, ['heading', 'code'], (node, index, parent) => {
      if (node.type === 'heading') {
        title = titleOf(node);
        before = 0;
      }
      if (node.type !== 'code' || node.lang !== 'mermaid' || parent === undefined || index === undefined) {
        return;
      }
      const drawing = readDrawing(node.value, folder);
      if (drawing) {
        (parent.children as unknown[])[index] = elementOf(drawing, nameOf(node, title, before));
      } else if (!drawsLive) {
        throw new Error(
          `${page.path}:${node.position?.start.line ?? 1}: this diagram isn't drawn; run "npm run generate:diagrams"`,
        );
      }
      before += 1;
    });
  };

export default remarkDiagrams;
