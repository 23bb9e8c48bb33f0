import {visit} from 'unist-util-visit';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';

/** Source of a component: a path in `src/components`, and the export unless it is the default one. */
interface Source {
  readonly from: string;
  readonly name?: string;
}

/** Components that only a few pages use. */
export const pageComponents: Readonly<Record<string, Source>> = {
  Anchor: {from: 'Anchor'},
  CanIDeploy: {from: 'CanIDeploy'},
  Card: {from: 'Cards', name: 'Card'},
  Cards: {from: 'Cards', name: 'Cards'},
  CheckedWith: {from: 'CheckedWith'},
  CiSystem: {from: 'Ci', name: 'CiSystem'},
  CiTabs: {from: 'Ci'},
  Columns: {from: 'Columns'},
  Companies: {from: 'Companies'},
  Courses: {from: 'CourseProgress/Courses'},
  Diagram: {from: 'Diagram'},
  EditLink: {from: 'EditLink'},
  ErrorFinder: {from: 'ErrorFinder'},
  Hero: {from: 'Hero'},
  InstallPanel: {from: 'Install/Panel'},
  JvmBuilds: {from: 'Install/JvmBuilds'},
  Languages: {from: 'Languages'},
  LibraryFacts: {from: 'LibraryFacts'},
  LiveDiagram: {from: 'Diagram/Live'},
  LoopPicture: {from: 'LoopPicture'},
  MatcherPlayground: {from: 'MatcherPlayground'},
  PackageManagers: {from: 'Install/PackageManagers'},
  PipelineGenerator: {from: 'PipelineGenerator'},
  PluginList: {from: 'ResourceList/Plugins'},
  RecentPosts: {from: 'RecentPosts'},
  ResourceFilter: {from: 'ResourceList/Filter'},
  ResourceList: {from: 'ResourceList'},
  SampleContext: {from: 'SampleContext'},
  Sdk: {from: 'Sdk/Tabs', name: 'Sdk'},
  SdkTabs: {from: 'Sdk/Tabs'},
  SectionPages: {from: 'SectionPages'},
  ShortcutSetting: {from: 'ShortcutSetting'},
  Signposts: {from: 'Signposts'},
  SupportControls: {from: 'SupportMatrix/Controls'},
  SupportNote: {from: 'SupportNote'},
  SupportTable: {from: 'SupportMatrix'},
  UpgradeAdvisor: {from: 'UpgradeAdvisor'},
  UpgradeLibraries: {from: 'UpgradeAdvisor/Libraries'},
  VersionChanges: {from: 'VersionChanges'},
};

/** Builds the node that MDX would parse from an import of the component. */
function importOf(local: string, {from, name}: Source): RootContent {
  const module = `@site/src/components/${from}`;
  const identifier = (id: string) => ({type: 'Identifier', name: id});
  const specifier =
    name === undefined
      ? {type: 'ImportDefaultSpecifier', local: identifier(local)}
      : {type: 'ImportSpecifier', imported: identifier(name), local: identifier(local)};
  const source = {type: 'Literal', value: module, raw: JSON.stringify(module)};
  const body = [{type: 'ImportDeclaration', specifiers: [specifier], source, attributes: []}];
  const node = {
    type: 'mdxjsEsm',
    value: `import ${name === undefined ? local : `{${name}}`} from '${module}';`,
    data: {estree: {type: 'Program', sourceType: 'module', body, comments: []}},
  };
  return node as unknown as RootContent;
}

/**
 * Adds imports of rarely used components to the pages that use them, so that no other page loads them:
 *
 *     <CanIDeploy />
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
    .map(([name, source]) => importOf(name, source));
  tree.children.unshift(...imports);
};

export default remarkPageComponents;
