import type {Code} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

/** Text of an element's attribute; undefined when it isn't there or is no text. */
export function attribute({attributes}: MdxJsxFlowElement, name: string): string | undefined {
  const found = attributes.find(
    (each): each is MdxJsxAttribute => each.type === 'mdxJsxAttribute' && each.name === name,
  )?.value;
  return typeof found === 'string' ? found : undefined;
}

/** Takes attributes off an element that only this plugin reads. */
export function withoutAttributes(element: MdxJsxFlowElement, ...names: readonly string[]): void {
  element.attributes = element.attributes.filter(
    (each) => each.type !== 'mdxJsxAttribute' || !names.includes(each.name),
  );
}

/** A panel of a group of tabs that shows one fence. */
export function panel(component: string, id: string, fence: Code): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: component,
    attributes: [{type: 'mdxJsxAttribute', name: 'of', value: id}],
    children: [fence],
  };
}
