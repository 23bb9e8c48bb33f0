import parseRange from 'parse-numeric-range';
import {SKIP, visit} from 'unist-util-visit';
import type {Element, Root} from 'hast';
import type {Plugin} from 'unified';
import type {VFile} from 'vfile';

import {commandLines} from '../rehype-terminal/commands';
import {compareLines} from './changes';
import {highlight, loadGrammars, splitLines} from './highlight';

interface Options {
  /** Grammars to load beyond those of prism-react-renderer. */
  readonly languages: readonly string[];
}

function textOf(element: Element): string {
  return element.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
}

interface Fence {
  readonly code: string;
  readonly language: string;
  readonly meta: string;
  readonly isTerminal: boolean;
  /** An earlier version of the code, to show what has changed. */
  readonly changedFrom?: string;
}

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * Classes of each line, and the lines that were removed above it. These are no text of the page: they are neither copied
 * nor found, so they go into an attribute that the stylesheet shows.
 */
function changesOf(code: string, before: string | undefined): {added: Set<number>; removed: Map<number, string[]>} {
  const added = new Set<number>();
  const removed = new Map<number, string[]>();
  let line = 1;
  for (const {kind, text} of before === undefined ? [] : compareLines(before, code)) {
    if (kind === 'removed') {
      removed.set(line, [...(removed.get(line) ?? []), text]);
    } else {
      if (kind === 'added') {
        added.add(line);
      }
      line += 1;
    }
  }
  return {added, removed};
}

function renderCode({code, language, meta, isTerminal, changedFrom}: Fence): string {
  const html = highlight(code, language);
  const range = /\{([\d,-]+)\}/.exec(meta)?.[1];
  const numbered = /\bshowLineNumbers\b/.test(meta);
  const commands = new Set(isTerminal ? commandLines(code) : []);
  // The stylesheet gives a single command its prompt.
  const isSingle = commands.size === 0 || (commands.size === 1 && commands.has(1));
  if (!range && !numbered && isSingle && changedFrom === undefined) {
    return html;
  }
  const marked = new Set(range ? parseRange(range) : []);
  const {added, removed} = changesOf(code, changedFrom);
  const goneAbove = (line: number): string =>
    (removed.get(line) ?? [])
      .map((text) => `<span class="code-line code-line--removed" data-code="${escapeAttribute(text)}"></span>`)
      .join('');
  const lines = splitLines(html);
  const rendered = lines.map((line, index) => {
    const number = index + 1;
    // The newline goes inside the block element: between two of them it would render as an empty line.
    const end = number < lines.length ? '\n' : '';
    const names = [
      'code-line',
      ...(marked.has(number) ? ['code-line--marked'] : []),
      ...(commands.has(number) ? ['code-line--command'] : []),
      ...(added.has(number) ? ['code-line--added'] : []),
    ];
    return `${goneAbove(number)}<span class="${names.join(' ')}">${line}${end}</span>`;
  });
  return rendered.join('') + goneAbove(lines.length + 1);
}

/**
 * Highlights code fences at build time, so that the browser loads neither highlighter nor grammars. A fence becomes `<CodeBlock html=… language=… title=… source=…>`.
 *
 * @throws Error naming the file and line when a fence has no language or an unknown one
 */
const rehypeHighlightCode: Plugin<[Options], Root> = ({languages}) => {
  loadGrammars(languages);
  return (tree: Root, file: VFile) => {
    visit(tree, 'element', (pre, index, parent) => {
      const code = pre.children[0];
      if (
        pre.tagName !== 'pre' ||
        code?.type !== 'element' ||
        code.tagName !== 'code' ||
        !parent ||
        index === undefined
      ) {
        return undefined;
      }
      const where = `${file.path}:${pre.position?.start.line ?? '?'}`;
      const classNames = Array.isArray(code.properties.className) ? code.properties.className : [];
      const language = classNames
        .map(String)
        .find((name) => name.startsWith('language-'))
        ?.slice('language-'.length);
      if (!language) {
        throw new Error(`${where}: the code fence names no language; use "text" for output`);
      }
      const meta = typeof code.properties.metastring === 'string' ? code.properties.metastring : '';
      const title = /\btitle="([^"]*)"/.exec(meta)?.[1];
      const source = /\bsource="([^"]*)"/.exec(meta)?.[1];
      const {terminal, output, changedFrom} = code.properties;
      let html: string;
      try {
        html = renderCode({
          code: textOf(code).replace(/\n$/, ''),
          language,
          meta,
          isTerminal: terminal === true,
          ...(typeof changedFrom === 'string' && {changedFrom}),
        });
      } catch (error) {
        throw new Error(`${where}: ${error instanceof Error ? error.message : String(error)}`);
      }
      const attributes = Object.entries({
        html,
        language,
        title,
        source,
        numbered: /\bshowLineNumbers\b/.test(meta) ? 'true' : undefined,
        terminal: terminal === true ? 'true' : undefined,
        output: typeof output === 'string' ? output : undefined,
      })
        .filter((entry): entry is [string, string] => entry[1] !== undefined)
        .map(([name, value]) => ({type: 'mdxJsxAttribute' as const, name, value}));
      parent.children[index] = {type: 'mdxJsxFlowElement', name: 'CodeBlock', attributes, children: []};
      return SKIP;
    });
  };
};

export default rehypeHighlightCode;
