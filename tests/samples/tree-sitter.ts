// cspell:words wasms
import {createRequire} from 'node:module';
import {Language, Parser, type Node} from '@vscode/tree-sitter-wasm';

import type {Fault} from './fault';

const require = createRequire(import.meta.url);
const bundled = (name: string) => `@vscode/tree-sitter-wasm/wasm/tree-sitter-${name}.wasm`;
const collected = (name: string) => `tree-sitter-wasms/out/tree-sitter-${name}.wasm`;

/** Files of the grammars, as modules: the newest that there is as WebAssembly on npm. */
const grammars = {
  bash: bundled('bash'),
  cpp: bundled('cpp'),
  csharp: bundled('c-sharp'),
  css: bundled('css'),
  go: bundled('go'),
  html: collected('html'),
  java: bundled('java'),
  json: collected('json'),
  kotlin: collected('kotlin'),
  lua: '@tree-sitter-grammars/tree-sitter-lua/tree-sitter-lua.wasm',
  php: bundled('php'),
  powershell: bundled('powershell'),
  python: bundled('python'),
  ruby: bundled('ruby'),
  rust: bundled('rust'),
  scala: 'tree-sitter-scala/tree-sitter-scala.wasm',
  swift: collected('swift'),
  toml: collected('toml'),
  tsx: bundled('tsx'),
  typescript: bundled('typescript'),
} as const;

export type Grammar = keyof typeof grammars;

let runtime: Promise<void> | undefined;
const parsers = new Map<Grammar, Promise<Parser>>();

async function load(grammar: Grammar): Promise<Parser> {
  runtime ??= Parser.init();
  await runtime;
  const language = await Language.load(require.resolve(grammars[grammar]));
  return new Parser().setLanguage(language);
}

async function withTree<T>(grammar: Grammar, code: string, use: (root: Node) => T): Promise<T> {
  const loading = parsers.get(grammar) ?? load(grammar);
  parsers.set(grammar, loading);
  // Some grammars want a line end behind the last line.
  const tree = (await loading).parse(`${code}\n`);
  if (!tree) {
    throw new Error(`${grammar}: the parser gave up`);
  }
  try {
    return use(tree.rootNode);
  } finally {
    tree.delete();
  }
}

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
  // What is missing may be a token without a name.
  return within.length > 0 ? within : [{line: node.startPosition.row + 1, what: 'something is missing'}];
}

/** Parses code by a grammar. */
export async function treeFaults(grammar: Grammar, code: string): Promise<Fault[]> {
  return withTree(grammar, code, errorsOf);
}

/**
 * Offsets of the brackets and quotes that are syntax. Those in comments and inside of texts aren't; nor
 * is the brace of `${`, without which a good text is left.
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
