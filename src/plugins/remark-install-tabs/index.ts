import {SKIP, visit} from 'unist-util-visit';
import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';

import {commandsOfManagers} from './commands';
import {toGradle} from './dependencies';

/** The fence of each panel, by the id of its option. */
type Panels = Readonly<Record<string, Pick<Code, 'lang' | 'meta' | 'value'>>>;

function tabs(name: string, panels: Panels, {position}: Code): MdxJsxFlowElement {
  const element = (
    tag: string,
    of: string | undefined,
    children: MdxJsxFlowElement['children'],
  ): MdxJsxFlowElement => ({
    type: 'mdxJsxFlowElement',
    name: tag,
    attributes: of === undefined ? [] : [{type: 'mdxJsxAttribute', name: 'of', value: of}],
    children,
  });
  const children = Object.entries(panels).map(([id, fence]) =>
    element('InstallPanel', id, [{type: 'code', ...fence, ...(position && {position})}]),
  );
  return element(name, undefined, children);
}

function tabsOf(fence: Code): MdxJsxFlowElement | undefined {
  const {lang, value} = fence;
  const meta = fence.meta ?? '';
  if (/\bas-is\b/.test(meta)) {
    return undefined;
  }
  if (lang === 'bash' && !/\btitle=/.test(meta)) {
    const commands = commandsOfManagers(value);
    return (
      commands &&
      tabs(
        'PackageManagers',
        Object.fromEntries(Object.entries(commands).map(([id, code]) => [id, {lang, value: code}])),
        fence,
      )
    );
  }
  const gradle = lang === 'xml' ? toGradle(value) : undefined;
  if (gradle === undefined) {
    return undefined;
  }
  const title = /\btitle=/.test(meta) ? 'title="build.gradle.kts"' : '';
  return tabs(
    'JvmBuilds',
    {maven: {lang: 'xml', meta, value}, gradle: {lang: 'kotlin', meta: title, value: gradle}},
    fence,
  );
}

/**
 * Shows commands of npm that install packages for pnpm and Yarn, too, and dependencies of Maven for Gradle, each in tabs. A
 * fence with `as-is`, and a script with a title, stay as they are.
 */
const remarkInstallTabs: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'code', (fence, index, parent) => {
    const element = tabsOf(fence);
    if (!element || !parent || index === undefined) {
      return undefined;
    }
    (parent.children as unknown[])[index] = element;
    return SKIP;
  });
};

export default remarkInstallTabs;
