import {visit} from 'unist-util-visit';
import type {Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';

import {findFact} from '../../content/facts';
import {parseInlineMarkdown} from '../../shared/inline-markdown';
import {mentions} from '../remark-element';

const name = 'Fact';

/**
 * Puts a fact of `content/facts.yml` into a sentence or a cell:
 *
 *     The Broker listens on port <Fact of="broker-port" />.
 *
 * The plugin throws an Error with the page's file and line for a fact that doesn't exist.
 */
const remarkFacts: Plugin<[], Root> = () => (tree, page) => {
  if (!mentions(page, name)) {
    return;
  }
  visit(tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (node, index, parent) => {
    const {name: element, attributes, type, position} = node as MdxJsxTextElement;
    if (element !== name || parent === undefined || index === undefined) {
      return undefined;
    }
    try {
      const [attribute, ...others] = attributes;
      if (attribute?.type !== 'mdxJsxAttribute' || attribute.name !== 'of' || typeof attribute.value !== 'string') {
        throw new Error(`${name} needs of="…", the id of a fact in content/facts.yml`);
      }
      if (others.length > 0 || (type as string) !== 'mdxJsxTextElement') {
        throw new Error(`${name} takes only of="…", within a sentence`);
      }
      const nodes = parseInlineMarkdown(findFact(attribute.value).value);
      (parent.children as unknown[]).splice(index, 1, ...nodes);
      return index + nodes.length;
    } catch (error) {
      throw new Error(
        `${page.path}:${position?.start.line ?? 1}: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  });
};

export default remarkFacts;
