import type {Element, ElementContent, Nodes, Root} from 'hast';

/** Creates an element without attributes. */
export function createElement(tagName: string, ...children: ElementContent[]): Element {
  return {type: 'element', tagName, properties: {}, children};
}

/** Creates a text node. */
export function createText(value: string): ElementContent {
  return {type: 'text', value};
}

/** Text of a node as its source has it. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Attribute of an element as a string, empty when it is missing. */
export function attribute({properties}: Element, name: string): string {
  const value = properties[name];
  return Array.isArray(value) ? value.join(' ') : String(value ?? '');
}

/** Classes of an element. */
export function classesOf(element: Element): string[] {
  return attribute(element, 'className').split(' ');
}

/** First descendant that matches a predicate. */
export function find(tree: Element | Root, passes: (element: Element) => boolean): Element | undefined {
  for (const child of tree.children) {
    if (child.type === 'element') {
      const found = passes(child) ? child : find(child, passes);
      if (found) {
        return found;
      }
    }
  }
  return undefined;
}

/** Descendants that match a predicate, in document order. */
export function findAll(tree: Element | Root, passes: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  for (const child of tree.children) {
    if (child.type === 'element') {
      found.push(...(passes(child) ? [child] : []), ...findAll(child, passes));
    }
  }
  return found;
}
