import {visit} from 'unist-util-visit';
import type {Code, Heading, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import type {VFile} from 'vfile';

import {readDrawing, type Drawing, type Layout} from '../../data/diagrams';

interface Options {
  /** Folder of the drawings; defaults to the one in `src/data/diagrams`. */
  readonly folder?: string;
}

/** Text of a heading, without its explicit id. */
function headingText(heading: Heading): string {
  let title = '';
  visit(heading, (node) => {
    title += 'value' in node ? node.value : '';
  });
  return title.replace(/\s*\{#[^}]*\}\s*$/, '');
}

/** Accessible name of a diagram: its `accTitle` and `accDescr`, or else a name derived from the heading above it. */
function labelOf({value}: Code, title: string, before: number): string {
  const own = /^\s*accTitle\s*:\s*(.+)$/m.exec(value)?.[1]?.trim();
  const [, line, lines] = /^\s*accDescr\s*(?::\s*(.+)$|\{([^}]*)\})/m.exec(value) ?? [];
  const description = (line ?? lines ?? '').trim().replaceAll(/\s+/g, ' ');
  const fallbackName = `Diagram${before > 0 ? ` ${before + 1}` : ''}${title === '' ? '' : `: ${title}`}`;
  return [own ?? fallbackName, description].filter(Boolean).join('. ');
}

function element(name: string, attributes: Readonly<Record<string, string>>): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value})),
    children: [],
  };
}

function diagramElement({type, wide, narrow}: Drawing, label: string): MdxJsxFlowElement {
  const inOneLine = ({shapes}: Layout): string => shapes.replaceAll('\n', '');
  return element('Diagram', {
    label,
    type,
    width: String(wide.width),
    height: String(wide.height),
    shapes: inOneLine(wide),
    ...(narrow && {
      narrowWidth: String(narrow.width),
      narrowHeight: String(narrow.height),
      narrowShapes: inOneLine(narrow),
    }),
  });
}

/**
 * Replaces a `mermaid` fence with its drawing, so that the browser loads no Mermaid and the layout doesn't shift. A fence
 * that isn't drawn yet becomes a `LiveDiagram`, which the theme renders in the browser until a scheduled job has drawn it.
 */
const remarkDiagrams: Plugin<[Options?], Root> =
  ({folder} = {}) =>
  (tree: Root, page: VFile) => {
    if (!String(page).includes('mermaid')) {
      return;
    }
    // Docusaurus passes the front matter to remark plugins.
    const {frontMatter} = page.data as {frontMatter?: {title?: unknown}};
    let title = typeof frontMatter?.title === 'string' ? frontMatter.title : '';
    let before = 0;
    visit(tree, ['heading', 'code'], (node, index, parent) => {
      if (node.type === 'heading') {
        title = headingText(node);
        before = 0;
      }
      if (node.type !== 'code' || node.lang !== 'mermaid' || parent === undefined || index === undefined) {
        return;
      }
      const drawing = readDrawing(node.value, folder);
      const label = labelOf(node, title, before);
      (parent.children as unknown[])[index] = drawing
        ? diagramElement(drawing, label)
        : element('LiveDiagram', {label, code: node.value});
      before += 1;
    });
  };

export default remarkDiagrams;
