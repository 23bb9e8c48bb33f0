import path from 'node:path';

import type {Nodes, Root, RootContent} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';

/** Lines that fill a high window, by what `linesOf` counts. */
const firstScreen = 40;

/** Characters in a line of text, at most. */
const width = 100;

const lists = new Set(['blockquote', 'ol', 'table', 'tbody', 'thead', 'ul']);

function textOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** How many lines a block takes at least. What a component shows is not known here, so it counts as none. */
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
  return tagName === 'tr' ? 1 : Math.ceil(textOf(node).length / width);
}

/**
 * Puts what lies below the first screen of a page into the component `AfterPaint`, so that a link to the page shows
 * its beginning without waiting for the rest. The HTML of a page is the same with it or without.
 *
 * Comes before a step that makes components of blocks. Partials, which stand anywhere on their pages, stay as they are.
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
    (isCode || lines < firstScreen ? first : rest).push(block);
    lines += linesOf(block);
  }
  if (rest.some((block) => block.type !== 'text')) {
    const children = rest as MdxJsxFlowElementHast['children'];
    tree.children = [...first, {type: 'mdxJsxFlowElement', name: 'AfterPaint', attributes: [], children}];
  }
};

export default rehypeAfterPaint;
