import {visit} from 'unist-util-visit';
import type {Nodes} from 'mdast';

import {elementsOf, placeOf, type ContentPage} from '../pages';

/** HTML elements that Markdown has no syntax for. */
const html: readonly string[] = ['details', 'summary', 'kbd', 'sub', 'sup', 'br'];

/**
 * Finds what pages must not have: imports, exports, logic, HTML, and colons that Markdown parses as a directive. Unknown
 * components need no check, because they fail the build.
 *
 * @returns a message per problem, naming file, line and fix
 */
export function plainPageFaults(page: ContentPage): string[] {
  const faults = elementsOf(page)
    .filter(({name}) => !/^[A-Z]/.test(name ?? '') && !html.includes(name ?? ''))
    .map(
      (node) => `${placeOf(page, node)}: <${node.name ?? ''}>; write it in Markdown, or use one of ${html.join(', ')}`,
    );
  visit(page.tree, (node: Nodes) => {
    if (node.type === 'mdxjsEsm') {
      faults.push(
        `${placeOf(page, node)}: an import or export; pages use the components that src/components/README.md lists`,
      );
    }
    if (node.type === 'textDirective' || node.type === 'leafDirective') {
      faults.push(
        `${placeOf(page, node)}: ":${node.name}" is read as a directive; put the word around it in backticks`,
      );
    }
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      const code = node.value.replaceAll(/\/\*[\s\S]*?\*\//g, '').trim();
      if (code !== '') {
        faults.push(
          `${placeOf(page, node)}: the expression {${code}}; pages contain no logic, so move it to a component`,
        );
      }
    }
  });
  return faults;
}
