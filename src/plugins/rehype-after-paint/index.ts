import path from 'node:path';

import type {Nodes, Root, RootContent} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';

/** Lines, as counted by `linesOf`, that fill a tall window. */
const firstScreenLines = 40;

/** Maximum characters per line. */
const lineWidth = 100;

const lists = new Set(['blockquote', 'ol', 'table', 'tbody', 'thead', 'ul']);

function textOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Minimum number of lines of a block. A component's output is unknown here, so it counts as zero. */
function linesOf(node: Nodes): number {
  if (node.type !== 'element') {
    return 0;
  }
  const {tagName, children} = node;
  if (lists.has(tagName)) {
    return children.reduce((lines, child) => lines + linesOf(child), 0);
  }
  if (tagName === 'pre') {
    return textOf(node).split('\n').length;
  }
  return tagName === 'tr' ? 1 : Math.ceil(textOf(node).length / lineWidth);
}

/**
 * Wraps everything below the first screen of a page in `AfterPaint`, so that client-side navigation paints the top
 * without waiting for the rest. The server-rendered HTML is the same with or without it.
 *
 * Must run before plugins that replace blocks with components. Partials are skipped, since they can be anywhere on a page.
 */
const rehypeAfterPaint: Plugin<[], Root> = () => (tree, file) => {
  if (path.basename(file.path).startsWith('_')) {
    return;
  }
  let lines = 0;
  const first: RootContent[] = [];
  const rest: RootContent[] = [];
  for (const block of tree.children) {
    const isCode = block.type === 'mdxjsEsm';
    (isCode || lines < firstScreenLines ? first : rest).push(block);
    lines += linesOf(block);
  }
  if (rest.some((block) => block.type !== 'text')) {
    const children = rest as MdxJsxFlowElementHast['children'];
    tree.children = [...first, {type: 'mdxJsxFlowElement', name: 'AfterPaint', attributes: [], children}];
  }
};

export default rehypeAfterPaint;
