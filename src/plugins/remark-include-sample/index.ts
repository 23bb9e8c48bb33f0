import {visit} from 'unist-util-visit';
import type {Code, Node, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import type {VFile} from 'vfile';

import {fillPipelineTabs} from './pipelines';
import {readSample, type SampleOptions, type SampleReference} from './sample';
import {fillTabs} from './tabs';

/** Reads `file=examples/go/order.go#client` out of a fence's meta; undefined when it isn't there. */
export function parseReference(
  meta: string | null | undefined,
  name: 'file' | 'changed-from' = 'file',
): SampleReference | undefined {
  const [, file, region] = new RegExp(`(?:^|\\s)${name}=([^\\s#]+)(?:#(\\S+))?`).exec(meta ?? '') ?? [];
  return file === undefined ? undefined : {file, region};
}

function fillFence(fence: Code, reference: SampleReference, options: SampleOptions): void {
  if (fence.value.trim()) {
    throw new Error('the fence has both file= and code; remove one of them');
  }
  const {code, title, link} = readSample(reference, options);
  const before = parseReference(fence.meta, 'changed-from');
  const rest = (fence.meta ?? '').replaceAll(/(?:^|\s)(?:file|changed-from)=\S+/g, ' ').trim();
  fence.value = code;
  if (before) {
    // For rehype-highlight-code, which marks what has changed.
    fence.data = {
      ...fence.data,
      hProperties: {...fence.data?.hProperties, changedFrom: readSample(before, options).code},
    };
  }
  // Captured output is in a file for the tests; its name means nothing to readers.
  const isOutput = fence.lang === 'text' && reference.region === undefined && reference.file.endsWith('.txt');
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
 * Includes code from `examples/` in a page, so that the code on the page is the code that is tested.
 *
 * An empty fence with `file=` is filled with a region of a file, or the whole of it:
 *
 *     ```ts file=examples/javascript/consumers/order-client.ts#client
 *     ```
 *
 * `changed-from=examples/javascript/order-api.faulty.js` shows what has changed since that file, as in a diff.
 *
 * `<SdkTabs region="client" />` shows the region of that name in every language. A language without it needs a panel:
 * `<Sdk of="cpp">What to do instead</Sdk>`.
 *
 * `<CiTabs pipeline="trunk/consumer" step="publish" />` shows a pipeline, or a step of it, for every CI system.
 *
 * The title defaults to the file name, and links to the lines on the code host. A `text` fence that includes a whole
 * `.txt` file is output, and has no title. A page with samples ends with `<CheckedWith>`, which lists the versions that
 * they were checked with.
 *
 * @throws Error with the page's file and line, the problem, and the files or regions that exist
 */
const remarkIncludeSample: Plugin<[SampleOptions], Root> = (options) => (tree: Root, page: VFile) => {
  const projects = new Set<string>();
  const withLocation = (node: Node, action: () => void): void => {
    try {
      action();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw new Error(`${page.path}:${node.position?.start.line ?? '?'}: ${message}`);
    }
  };
  visit(tree, ['mdxJsxFlowElement', 'code'], (node) => {
    const {name} = node as MdxJsxFlowElement;
    const reference = node.type === 'code' ? parseReference(node.meta) : undefined;
    if (name === 'SdkTabs') {
      // The fences that this adds are visited afterwards.
      withLocation(node, () => fillTabs(node as MdxJsxFlowElement, options));
    } else if (name === 'CiTabs') {
      withLocation(node, () => fillPipelineTabs(node as MdxJsxFlowElement));
    } else if (reference) {
      withLocation(node, () => fillFence(node as Code, reference, options));
      projects.add(reference.file.split('/')[1] ?? '');
    }
  });
  if (projects.size > 0) {
    tree.children.push(checkedWith(projects));
  }
};

export default remarkIncludeSample;
