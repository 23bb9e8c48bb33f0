import type {Element, ElementContent} from 'hast';
import type {MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';

/** Characters without a space that fit into a narrow column. */
const maxWidth = 16;
/** Behind a separator or before the next word of a camel-case name, with at least three characters on each side. */
const seam = /(?<=\S{3}[._/\-,(:=|])(?=[^\s._/\-,(:=|)]\S{2})|(?<=\S{2}\p{Ll})(?=\p{Lu}\S{2})/u;

const isLong = (code: string): boolean => code.split(/\s/).some((word) => word.length > maxWidth);

/** Splits code where it may break. */
export function seamsOf(code: string): string[] {
  return isLong(code) ? code.split(new RegExp(seam, 'gu')) : [code];
}

/** An address, as in the help of a program. */
const address = /(https?:\/\/\S+)/;

/** The parts of a string, with a `<wbr>` between them. */
const withBreaks = (parts: readonly string[]): ElementContent[] =>
  parts.flatMap((value, at): ElementContent[] => [
    ...(at === 0 ? [] : [{type: 'element' as const, tagName: 'wbr', properties: {}, children: []}]),
    {type: 'text', value},
  ]);

/**
 * Lets long code and addresses in a table break where their parts meet. The code counts as explicit JSX, which MDX leaves alone: the
 * theme would take a `code` with elements in it for a block.
 */
export function breakable(table: Element): void {
  visit(table, 'element', (code, index, parent) => {
    const [only, ...others] = code.children;
    if (code.tagName !== 'code' || others.length > 0 || only?.type !== 'text' || !isLong(only.value)) {
      return undefined;
    }
    const broken: MdxJsxTextElementHast = {
      type: 'mdxJsxTextElement',
      name: 'code',
      attributes: [],
      data: {_mdxExplicitJsx: true},
      children: withBreaks(seamsOf(only.value)),
    };
    if (parent?.type === 'element' && index !== undefined) {
      parent.children.splice(index, 1, broken);
    }
    return SKIP;
  });
  visit(table, 'text', ({value}, index, parent) => {
    if (!address.test(value) || parent?.type !== 'element' || parent.tagName === 'code' || index === undefined) {
      return undefined;
    }
    const parts = value
      .split(address)
      .flatMap((part) => (address.test(part) ? withBreaks(seamsOf(part)) : [{type: 'text' as const, value: part}]));
    parent.children.splice(index, 1, ...parts);
    return index + parts.length;
  });
}
