import {visit} from 'unist-util-visit';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import type {VFile} from 'vfile';

/** Attributes of an element by name; `true` is an attribute without a value. */
export type Attributes = ReadonlyMap<string, string | true>;

interface ElementOptions {
  /** Name in the source of pages: `CliOptions`. */
  readonly name: string;
  /** Allowed attributes, such as `of="…"` or `own`. */
  readonly attributes: readonly string[];
  /** Builds the nodes that replace the element on a page. @throws Error with the fault and the fix */
  readonly build: (attributes: Attributes, page: VFile) => readonly (RootContent | MdxJsxFlowElement)[];
}

/** @throws Error for an attribute that the element doesn't have */
function readAttributes(
  {attributes}: MdxJsxFlowElement,
  {name: element, attributes: known}: ElementOptions,
): Attributes {
  return new Map(
    attributes.map((attribute): [string, string | true] => {
      if (attribute.type === 'mdxJsxExpressionAttribute') {
        throw new Error(`${element} takes ${known.join(', ')}, not {…}`);
      }
      const {name} = attribute;
      const value = attribute.value ?? true;
      const written = typeof value === 'object' ? `${name}={…}` : value === true ? name : `${name}="…"`;
      if (typeof value === 'object' || !known.includes(written)) {
        throw new Error(`${element} takes ${known.join(', ')}, not ${written}`);
      }
      return [name, value];
    }),
  );
}

/** Whether a page may contain an element. Few do, and searching the source is faster than walking the tree. */
export function mentions(page: VFile, element: string): boolean {
  return String(page).includes(`<${element}`);
}

/**
 * Creates a remark plugin that replaces an element with Markdown nodes, so that search and the Markdown copy of the page
 * contain them. The element must be on a separate line.
 *
 * The plugin throws an Error with the page's file and line for an unknown attribute, and when `build` throws.
 */
export function replaceElement(options: ElementOptions): Plugin<[], Root> {
  return () => (tree: Root, page: VFile) => {
    if (!mentions(page, options.name)) {
      return;
    }
    visit(tree, (node, index, parent) => {
      const jsx = node as MdxJsxFlowElement | MdxJsxTextElement;
      if (!jsx.type.startsWith('mdxJsx') || jsx.name !== options.name || parent === undefined || index === undefined) {
        return undefined;
      }
      try {
        if (jsx.type !== 'mdxJsxFlowElement') {
          throw new Error(`${options.name} must be on a separate line`);
        }
        const built = options.build(readAttributes(jsx, options), page);
        (parent.children as unknown[]).splice(index, 1, ...built);
        return index + built.length;
      } catch (error) {
        throw new Error(
          `${page.path}:${node.position?.start.line ?? 1}: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    });
  };
}
