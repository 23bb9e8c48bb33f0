import {visit} from 'unist-util-visit';
import type {Code, Node, Parent, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import type {VFile} from 'vfile';

import {findHelper} from './helpers';
import {PageContext} from './page-context';
import {fillPipelineTabs} from './pipelines';
import {languageNamed, readSample, type Sample, type SampleOptions, type SampleReference} from './sample';
import {fillTabs} from './tabs';

/** Reads `file=examples/go/order.go#client` out of a fence's meta; undefined when it isn't there. */
export function parseReference(
  meta: string | null | undefined,
  name: 'file' | 'changed-from' = 'file',
): SampleReference | undefined {
  const [, file, region] = new RegExp(`(?:^|\\s)${name}=([^\\s#]+)(?:#(\\S+))?`).exec(meta ?? '') ?? [];
  return file === undefined ? undefined : {file, region};
}

/** A fence that a sample goes into. */
interface Place {
  readonly fence: Code;
  readonly parent: Parent;
  readonly reference: SampleReference;
  readonly sample: Sample;
}

/** Fills a fence. @returns what goes below it, folded */
function fillFence(
  {fence, parent, reference, sample}: Place,
  options: SampleOptions,
  context: PageContext,
): MdxJsxFlowElement | undefined {
  if (fence.value.trim()) {
    throw new Error('the fence has both file= and code; remove one of them');
  }
  const {code, title, link} = sample;
  const before = parseReference(fence.meta, 'changed-from');
  const rest = (fence.meta ?? '').replaceAll(/(?:^|\s)(?:file|changed-from)=\S+/g, ' ').trim();
  const language = languageNamed(fence.lang);
  const {above, below} = context.take({
    ...sample,
    language,
    canPrecede: parent.type !== 'mdxJsxFlowElement' && !before && !/\{[\d,-]+\}/.test(rest),
  });
  fence.value = above === '' ? code : `${above}\n\n${code}`;
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
  return below;
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
 * A region comes with what it leans on and the page hasn't shown. Imports are above the first sample of a language, and
 * folded below the others and below those in tabs. Helpers are folded, too: `#region client-test uses server` shows the
 * region `helper-server` with it, of its file, its folder or its project, if the page has no sample that contains it.
 * Samples that a helper contains are left out of it, with `…` instead.
 *
 * The title defaults to the file name, and links to the lines on the code host. A `text` fence that includes a whole
 * `.txt` file is output, and has no title. A page with samples ends with `<CheckedWith>`, which lists the versions that
 * they were checked with.
 *
 * @throws Error with the page's file and line, the problem, and the files or regions that exist
 */
const remarkIncludeSample: Plugin<[SampleOptions], Root> = (options) => (tree: Root, page: VFile) => {
  const projects = new Set<string>();
  const context = new PageContext((file, name) => findHelper(file, name, options.root));
  const withLocation = <Result>(node: Node, action: () => Result): Result => {
    try {
      return action();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw new Error(`${page.path}:${node.position?.start.line ?? '?'}: ${message}`);
    }
  };
  const places: Place[] = [];
  visit(tree, ['mdxJsxFlowElement', 'code'], (node, _, parent) => {
    const {name} = node as MdxJsxFlowElement;
    if (name === 'SdkTabs') {
      // The fences that this adds are visited afterwards.
      withLocation(node, () => fillTabs(node as MdxJsxFlowElement, options));
    } else if (name === 'CiTabs') {
      withLocation(node, () => fillPipelineTabs(node as MdxJsxFlowElement));
    } else if (node.type === 'code' && parent) {
      const reference = parseReference(node.meta);
      if (reference) {
        const sample = withLocation(node, () => readSample(reference, options));
        places.push({fence: node, parent, reference, sample});
      }
    }
  });
  for (const place of places) {
    const {fence, parent, reference} = place;
    const below = withLocation(fence, () => fillFence(place, options, context));
    projects.add(reference.file.split('/')[1] ?? '');
    if (below) {
      parent.children.splice(parent.children.indexOf(fence) + 1, 0, below);
    }
  }
  if (projects.size > 0) {
    tree.children.push(checkedWith(projects));
  }
};

export default remarkIncludeSample;
