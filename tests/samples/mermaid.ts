import {createRequire} from 'node:module';
import {pathToFileURL} from 'node:url';
import type mermaid from 'mermaid';

import type {Fault} from './fault';

type Mermaid = typeof mermaid;

let loading: Promise<Mermaid> | undefined;

/** Loads the release that draws the site's diagrams; its sanitiser looks for a document only once, when loaded. */
async function load(): Promise<Mermaid> {
  const require = createRequire(import.meta.url);
  const theme = createRequire(require.resolve('@docusaurus/theme-mermaid'));
  const {JSDOM} = require('jsdom') as {JSDOM: new (html: string) => {window: {document: unknown}}};
  const {window} = new JSDOM('');
  const scope = globalThis as {window?: unknown; document?: unknown};
  Object.assign(scope, {window, document: window.document});
  try {
    const module = (await import(pathToFileURL(theme.resolve('mermaid')).href)) as {default: Mermaid};
    return module.default;
  } finally {
    delete scope.window;
    delete scope.document;
  }
}

/** Parses a diagram. */
export async function mermaidFaults(code: string): Promise<Fault[]> {
  loading ??= load();
  const parser = await loading;
  try {
    await parser.parse(code);
    return [];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const line = Number(/ on line (\d+)/.exec(message)?.[1] ?? 1);
    return [{line, what: /^(?:Expecting|Lexical|No diagram).*/m.exec(message)?.[0] ?? message.split('\n')[0] ?? ''}];
  }
}
