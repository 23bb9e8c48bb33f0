import {visit} from 'unist-util-visit';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';

/** Components of few pages, with the modules that export them as their default. */
export const pageComponents: Readonly<Record<string, string>> = {
  CanIDeploy: '@site/src/components/CanIDeploy',
  Companies: '@site/src/components/Companies',
  Courses: '@site/src/components/CourseProgress/Courses',
  Diagram: '@site/src/components/Diagram',
  ErrorFinder: '@site/src/components/ErrorFinder',
  Languages: '@site/src/components/Languages',
  LoopPicture: '@site/src/components/LoopPicture',
  PipelineGenerator: '@site/src/components/PipelineGenerator',
  PluginList: '@site/src/components/ResourceList/Plugins',
  RecentPosts: '@site/src/components/RecentPosts',
  ResourceFilter: '@site/src/components/ResourceList/Filter',
  ResourceList: '@site/src/components/ResourceList',
  SupportNote: '@site/src/components/SupportNote',
  UpgradeAdvisor: '@site/src/components/UpgradeAdvisor',
  UpgradeLibraries: '@site/src/components/UpgradeAdvisor/Libraries',
};

/** The import of a component, as the parser of MDX would make it of a page's own. */
function importOf(name: string, module: string): RootContent {
  const specifier = {type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}};
  const source = {type: 'Literal', value: module, raw: JSON.stringify(module)};
  const body = [{type: 'ImportDeclaration', specifiers: [specifier], source, attributes: []}];
  const node = {
    type: 'mdxjsEsm',
    value: `import ${name} from '${module}';`,
    data: {estree: {type: 'Program', sourceType: 'module', body, comments: []}},
  };
  return node as unknown as RootContent;
}

/**
 * Imports components that few pages use into the pages that have them, so that no other page loads them:
 *
 *     <CanIDeploy />
 *
 * The page itself has no import.
 */
const remarkPageComponents: Plugin<[], Root> = () => (tree) => {
  const used = new Set<string>();
  visit(tree, (node) => {
    const {type, name} = node as MdxJsxFlowElement;
    if (type.startsWith('mdxJsx') && name) {
      used.add(name);
    }
  });
  const imports = Object.entries(pageComponents)
    .filter(([name]) => used.has(name))
    .map(([name, module]) => importOf(name, module));
  tree.children.unshift(...imports);
};

export default remarkPageComponents;
