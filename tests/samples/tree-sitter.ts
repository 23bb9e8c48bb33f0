import type {Node} from '@vscode/tree-sitter-wasm';

import {withTree, type Grammar} from '../../src/data/grammars';
import type {Fault} from './fault';

function* leavesOf(node: Node): Generator<Node> {
  if (node.childCount === 0) {
    yield node;
    return;
  }
  for (const child of node.children) {
    if (child) {
      yield* leavesOf(child);
    }
  }
}

function errorsOf(node: Node): Fault[] {
  if (node.isMissing) {
    return [{line: node.startPosition.row + 1, what: `${node.type} is missing`}];
  }
  if (node.isError) {
    const text = node.text.trim().split('\n')[0]?.slice(0, 60) ?? '';
    return [{line: node.startPosition.row + 1, what: text ? `"${text}" is out of place` : 'something is missing'}];
  }
  if (!node.hasError) {
    return [];
  }
  const within = node.children.flatMap((child) => (child ? errorsOf(child) : []));
  // A missing token may have no name.
  return within.length > 0 ? within : [{line: node.startPosition.row + 1, what: 'something is missing'}];
}

/** Parses code with a grammar, and returns its errors. */
export async function treeFaults(grammar: Grammar, code: string): Promise<Fault[]> {
  return withTree(grammar, code, errorsOf);
}

/**
 * Offsets of brackets and quotes that are syntax, not in comments or strings. The brace of `${` is left out, because the
 * string is still valid without it.
 */
export async function marksOf(grammar: Grammar, code: string): Promise<number[]> {
  return withTree(grammar, code, (root) =>
    [...leavesOf(root)].flatMap((leaf) => {
      const {text, startIndex, endIndex} = leaf;
      if (/[$#]\{$/.test(text) || (/multi_line|multiline/.test(leaf.parent?.type ?? '') && text === '"')) {
        return [];
      }
      if (!leaf.isNamed || /(?:start|end|brace|quote)$/.test(leaf.type)) {
        return [...text.matchAll(/[()[\]{}"'`]/g)].map(({index}) => startIndex + index);
      }
      return /^(["'`])[^]*\1$/.test(text) && text.length > 1 ? [startIndex, endIndex - 1] : [];
    }),
  );
}
