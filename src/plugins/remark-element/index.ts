import {visit} from 'unist-util-visit';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import type {VFile} from 'vfile';

/** The attributes of an element; `true` stands for one without a value. */
export type Attributes = ReadonlyMap<string, string | true>;

interface ElementOptions {
  /** As pages write it: `CliOptions`. */
  readonly name: string;
  /** Attributes as they may be written, such as `of="…"` or `own`. */
  readonly attributes: readonly string[];
  /** The nodes that take its place. @throws Error with the fault and the fix */
  readonly build: (attributes: Attributes) => readonly (RootContent | MdxJsxFlowElement)[];
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

/** Whether a page may have an element: few have, and a search in the text is quicker than a walk through the tree. */
export function mentions(page: VFile, element: string): boolean {
  return String(page).includes(`<${element}`);
}

/**
 * Makes a remark step that puts Markdown in the place of an element of pages, so that search and the Markdown of the
 * page have it. The element stands on a line of its own.
 *
 * The step throws an Error with the page's file and line for an attribute that is unknown and for what `build` throws.
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
          throw new Error(`${options.name} stands on a line of its own`);
        }
        const built = options.build(readAttributes(jsx, options));
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
