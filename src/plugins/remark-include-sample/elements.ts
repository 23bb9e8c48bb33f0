import type {Code} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

/** String value of an attribute; undefined when it is missing or an expression. */
export function attribute({attributes}: MdxJsxFlowElement, name: string): string | undefined {
  const found = attributes.find(
    (each): each is MdxJsxAttribute => each.type === 'mdxJsxAttribute' && each.name === name,
  )?.value;
  return typeof found === 'string' ? found : undefined;
}

/** Removes attributes that only this plugin reads. */
export function withoutAttributes(element: MdxJsxFlowElement, ...names: readonly string[]): void {
  element.attributes = element.attributes.filter(
    (each) => each.type !== 'mdxJsxAttribute' || !names.includes(each.name),
  );
}

/** A tab panel with one fence. */
export function panel(component: string, id: string, fence: Code): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: component,
    attributes: [{type: 'mdxJsxAttribute', name: 'of', value: id}],
    children: [fence],
  };
}
