import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type Plugin} from 'unified';
import {VFile} from 'vfile';
import type {Root} from 'mdast';

/**
 * Applies remark plugins to the source of a page.
 *
 * @returns the tree that they leave
 */
export function applyRemark(plugins: readonly Plugin<[], Root>[], source: string): Root {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);
  for (const plugin of plugins) {
    processor.use(plugin);
  }
  const tree: Root = processor.parse(source);
  return processor.runSync(tree, new VFile({path: 'docs/page.mdx', value: source})) as Root;
}

/** All text in a node of a Markdown tree. */
export function textOf(node: unknown): string {
  const {value, children} = node as {value?: string; children?: unknown[]};
  return value ?? (children ?? []).map(textOf).join('');
}
