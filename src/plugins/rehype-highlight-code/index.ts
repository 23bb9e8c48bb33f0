import parseRange from 'parse-numeric-range';
import {SKIP, visit} from 'unist-util-visit';
import type {Element, Root} from 'hast';
import type {Plugin} from 'unified';
import type {VFile} from 'vfile';

import {highlight, loadGrammars, splitLines} from './highlight';

interface Options {
  /** Grammars to load beyond those of prism-react-renderer. */
  readonly languages: readonly string[];
}

function textOf(element: Element): string {
  return element.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
}

function renderCode(code: string, language: string, meta: string): string {
  const html = highlight(code, language);
  const range = /\{([\d,-]+)\}/.exec(meta)?.[1];
  const numbered = /\bshowLineNumbers\b/.test(meta);
  if (!range && !numbered) {
    return html;
  }
  const marked = new Set(range ? parseRange(range) : []);
  const lines = splitLines(html);
  return lines
    .map((line, index) => {
      // The newline goes inside the block element: between two of them it would render as an empty line.
      const end = index < lines.length - 1 ? '\n' : '';
      return `<span class="code-line${marked.has(index + 1) ? ' code-line--marked' : ''}">${line}${end}</span>`;
    })
    .join('');
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
      let html: string;
      try {
        html = renderCode(textOf(code).replace(/\n$/, ''), language, meta);
      } catch (error) {
        throw new Error(`${where}: ${error instanceof Error ? error.message : String(error)}`);
      }
      const attributes = Object.entries({
        html,
        language,
        title,
        source,
        numbered: /\bshowLineNumbers\b/.test(meta) ? 'true' : undefined,
      })
        .filter((entry): entry is [string, string] => entry[1] !== undefined)
        .map(([name, value]) => ({type: 'mdxJsxAttribute' as const, name, value}));
      parent.children[index] = {type: 'mdxJsxFlowElement', name: 'CodeBlock', attributes, children: []};
      return SKIP;
    });
  };
};

export default rehypeHighlightCode;
