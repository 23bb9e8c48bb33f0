import {visit} from 'unist-util-visit';
import type {Element, ElementContent, Root, RootContent} from 'hast';
import type {Plugin} from 'unified';

const shells = new Set(['bash', 'sh', 'shell', 'console', 'powershell']);

interface Fence {
  readonly code: Element;
  readonly language: string;
  readonly meta: string;
}

/** Reads a code fence; undefined for any other node. */
function fenceOf(node: RootContent | ElementContent | undefined): Fence | undefined {
  const code = node?.type === 'element' && node.tagName === 'pre' ? node.children[0] : undefined;
  if (code?.type !== 'element' || code.tagName !== 'code') {
    return undefined;
  }
  const names = Array.isArray(code.properties.className) ? code.properties.className.map(String) : [];
  const language = names.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? '';
  const meta = typeof code.properties.metastring === 'string' ? code.properties.metastring : '';
  return {code, language, meta};
}

const textOf = ({code}: Fence): string =>
  code.children.map((child) => (child.type === 'text' ? child.value : '')).join('');

const hasTitle = ({meta}: Fence): boolean => /\btitle=/.test(meta);

/** Whether readers type the code: it is no script, and no file that they create, which has a title but no source. */
const isTyped = (fence: Fence): boolean =>
  shells.has(fence.language) && (!hasTitle(fence) || /\bsource=/.test(fence.meta)) && !textOf(fence).startsWith('#!');

/**
 * Turns commands into terminals: a fence of commands gets the property `terminal`, and the output that follows it directly,
 * a `text` fence without a title, moves into its property `output`. `rehype-highlight-code` passes
 * both on.
 */
const rehypeTerminal: Plugin<[], Root> = () => (tree) => {
  visit(tree, (node) => {
    if (!('children' in node)) {
      return;
    }
    const children = node.children as RootContent[];
    for (const [index, child] of children.entries()) {
      const command = fenceOf(child);
      if (!command || !isTyped(command)) {
        continue;
      }
      command.code.properties.terminal = true;
      const next = children.findIndex(
        (each, place) => place > index && !(each.type === 'text' && each.value.trim() === ''),
      );
      const output = fenceOf(children[next]);
      if (output?.language === 'text' && !hasTitle(output)) {
        command.code.properties.output = textOf(output).replace(/\n$/, '');
        children.splice(index + 1, next - index);
      }
    }
  });
};

export default rehypeTerminal;
