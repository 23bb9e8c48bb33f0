import {visit} from 'unist-util-visit';
import type {Nodes} from 'mdast';

import {elementsOf, placeOf, type ContentPage} from '../pages';

/** Elements of HTML for which Markdown has no sign. */
const html: readonly string[] = ['details', 'summary', 'kbd', 'sub', 'sup', 'br'];

/** Registered, but put into pages by steps of the build: code blocks for fences, terms, versions at the end. */
const ofTheBuild: readonly string[] = ['CheckedWith', 'CodeBlock', 'Term'];

/** Elements that pages may have and that steps of the build replace. */
export const replacedElements: readonly string[] = [
  'ApiTable',
  'BrokerSettings',
  'CliOptions',
  'Decisions',
  'DeploymentRules',
  'ErrorList',
  'Glossary',
  'LibraryGuides',
  'LibrarySupport',
  'PipelineFiles',
  'PlatformTable',
  'ReleaseHistory',
  'SupportMatrix',
  'SupportSummary',
  'WorksIn',
];

/** Names of the components that `src/theme/MDXComponents.tsx` registers for pages. */
export function registeredComponents(source: string): string[] {
  const literal = /const components[^=]*= \{([\s\S]*?)\n\};/.exec(source)?.[1] ?? '';
  return [...literal.matchAll(/^ {2}([A-Z]\w*)(?:,|:)/gm)].flatMap(([, name]) =>
    name && !ofTheBuild.includes(name) ? [name] : [],
  );
}

/**
 * Finds what makes a page more than text: components that are not registered, imports, exports, logic, and colons that
 * Markdown takes for a directive.
 *
 * @returns one sentence a fault, naming file, line and fix
 */
export function componentFaults(page: ContentPage, registered: readonly string[]): string[] {
  const faults = elementsOf(page)
    .filter(({name}) => !name || ![...registered, ...html].includes(name))
    .map((node) =>
      /^[A-Z]/.test(node.name ?? '')
        ? `${placeOf(page, node)}: <${node.name}> is not registered; use one of ${registered.join(', ')}, or register it in src/theme/MDXComponents.tsx`
        : `${placeOf(page, node)}: <${node.name ?? ''}>; write it in Markdown, or use one of ${html.join(', ')}`,
    );
  visit(page.tree, (node: Nodes) => {
    if (node.type === 'mdxjsEsm') {
      faults.push(`${placeOf(page, node)}: an import or export; pages use registered components only`);
    }
    if (node.type === 'textDirective' || node.type === 'leafDirective') {
      faults.push(
        `${placeOf(page, node)}: ":${node.name}" is read as a directive; put the word around it in backticks`,
      );
    }
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      const code = node.value.replaceAll(/\/\*[\s\S]*?\*\//g, '').trim();
      if (code !== '') {
        faults.push(`${placeOf(page, node)}: the expression {${code}}; a page holds no logic, put it into a component`);
      }
    }
  });
  return faults;
}
