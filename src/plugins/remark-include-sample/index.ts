import {visit} from 'unist-util-visit';
import type {Code, Node, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import type {VFile} from 'vfile';

import {fillPipelineTabs} from './pipelines';
import {readSample, type SampleOptions, type Wanted} from './sample';
import {fillTabs} from './tabs';

/** Reads `file=examples/go/order.go#client` out of a fence's meta; undefined when it isn't there. */
export function includeOf(meta: string | null | undefined): Wanted | undefined {
  const [, file, region] = /(?:^|\s)file=([^\s#]+)(?:#(\S+))?/.exec(meta ?? '') ?? [];
  return file === undefined ? undefined : {file, region};
}

function fillFence(fence: Code, wanted: Wanted, options: SampleOptions): void {
  if (fence.value.trim()) {
    throw new Error('the fence has file= and code of its own; leave one of them out');
  }
  const {code, title, link} = readSample(wanted, options);
  const rest = (fence.meta ?? '').replace(/(?:^|\s)file=\S+/, ' ').trim();
  fence.value = code;
  // What a program printed is kept in a file for the tests; readers have no use for its name.
  const isOutput = fence.lang === 'text' && wanted.region === undefined && wanted.file.endsWith('.txt');
  const named = isOutput || /\btitle="/.test(rest) ? [] : [`title="${title}"`];
  fence.meta = [...named, ...(isOutput ? [] : [`source="${link}"`]), rest].filter(Boolean).join(' ');
}

function checkedWith(projects: ReadonlySet<string>): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'CheckedWith',
    attributes: [{type: 'mdxJsxAttribute', name: 'projects', value: [...projects].sort().join(' ')}],
    children: [],
  };
}

/**
 * Puts code from `examples/` into a page, so that the code a page shows is the code that is tested.
 *
 * An empty fence with `file=` is filled with a region of a file, or the whole of it:
 *
 *     ```ts file=examples/javascript/consumers/order-client.ts#client
 *     ```
 *
 * `<SdkTabs region="client" />` shows the region of that name of every language; a language that has
 * none is told of by a panel: `<Sdk of="cpp">What to do instead</Sdk>`.
 *
 * `<CiTabs pipeline="trunk/consumer" step="publish" />` shows a pipeline, or a step of it, for every CI system.
 *
 * The title is the file's name unless the fence has one; it leads to the lines on the code host. A `text`
 * fence that shows the whole of a `.txt` file is output, and has no title. A page
 * that includes samples ends with `<CheckedWith>`, which tells the versions they were checked with.
 *
 * @throws Error with the page's file and line, the fault, and the files or regions that exist
 */
const remarkIncludeSample: Plugin<[SampleOptions], Root> = (options) => (tree: Root, page: VFile) => {
  const projects = new Set<string>();
  const at = (node: Node, step: () => void): void => {
    try {
      step();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw new Error(`${page.path}:${node.position?.start.line ?? '?'}: ${message}`);
    }
  };
  visit(tree, ['mdxJsxFlowElement', 'code'], (node) => {
    const {name} = node as MdxJsxFlowElement;
    const wanted = node.type === 'code' ? includeOf(node.meta) : undefined;
    if (name === 'SdkTabs') {
      // The fences that it is filled with are visited after it.
      at(node, () => fillTabs(node as MdxJsxFlowElement, options));
    } else if (name === 'CiTabs') {
      at(node, () => fillPipelineTabs(node as MdxJsxFlowElement));
    } else if (wanted) {
      at(node, () => fillFence(node as Code, wanted, options));
      projects.add(wanted.file.split('/')[1] ?? '');
    }
  });
  if (projects.size > 0) {
    tree.children.push(checkedWith(projects));
  }
};

export default remarkIncludeSample;
