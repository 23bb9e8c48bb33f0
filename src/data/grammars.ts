// cspell:words wasms
import {createRequire} from 'node:module';
import {Language, Parser, type Node} from '@vscode/tree-sitter-wasm';

const {resolve} = createRequire(__filename);
const bundled = (name: string) => `@vscode/tree-sitter-wasm/wasm/tree-sitter-${name}.wasm`;
const collected = (name: string) => `tree-sitter-wasms/out/tree-sitter-${name}.wasm`;

/** Grammars as modules: the newest on npm that are compiled to WebAssembly. */
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
  const language = await Language.load(resolve(grammars[grammar]));
  return new Parser().setLanguage(language);
}

/**
 * Parses code, and calls a function with the root of the tree, which is freed afterwards.
 *
 * @throws Error when the parser gives up
 */
export async function withTree<T>(grammar: Grammar, code: string, read: (root: Node) => T): Promise<T> {
  const loading = parsers.get(grammar) ?? load(grammar);
  parsers.set(grammar, loading);
  // Some grammars need a trailing newline.
  const tree = (await loading).parse(`${code}\n`);
  if (!tree) {
    throw new Error(`${grammar}: the parser gave up`);
  }
  try {
    return read(tree.rootNode);
  } finally {
    tree.delete();
  }
}
