import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import type {Element, Root} from 'hast';

import rehypeHighlightCode from './index';

interface Fence {
  readonly language?: string;
  readonly meta?: string;
  readonly code: string;
}

/** A page with a fence on line 12, as the MDX compiler produces it. */
function page({language, meta, code}: Fence): Root {
  const inner: Element = {
    type: 'element',
    tagName: 'code',
    properties: {
      ...(language === undefined ? {} : {className: [`language-${language}`]}),
      ...(meta === undefined ? {} : {metastring: meta}),
    },
    children: [{type: 'text', value: `${code}\n`}],
  };
  const position = {start: {line: 12, column: 1, offset: 0}, end: {line: 14, column: 4, offset: 9}};
  return {
    type: 'root',
    children: [{type: 'element', tagName: 'pre', properties: {}, children: [inner], position}],
  };
}

function run(tree: Root): Root {
  const file = new VFile({path: 'docs/page.mdx'});
  return unified().use(rehypeHighlightCode, {languages: []}).runSync(tree, file);
}

function block(fence: Fence): Record<string, unknown> {
  const node = run(page(fence)).children[0];
  if (node?.type !== 'mdxJsxFlowElement' || node.name !== 'CodeBlock') {
    throw new Error(`no CodeBlock but ${node?.type}`);
  }
  return Object.fromEntries(
    node.attributes.map((attribute) => (attribute.type === 'mdxJsxAttribute' ? [attribute.name, attribute.value] : [])),
  ) as Record<string, unknown>;
}

describe('a code fence', () => {
  it('becomes a CodeBlock with its tokens', () => {
    const attributes = block({language: 'json', code: '{"id": 7}'});
    expect(attributes).toEqual({language: 'json', html: expect.stringContaining('<span class="code-name">')});
  });

  it('becomes a CodeBlock with its text escaped', () => {
    expect(block({language: 'text', code: '<b> & </b>'}).html).toBe('&lt;b&gt; &amp; &lt;/b&gt;');
  });

  it('has HTML in its tokens escaped', () => {
    const {html} = block({language: 'typescript', code: 'a => b < c && d > e'});
    expect(String(html).replaceAll(/<\/?span[^>]*>/g, '')).toBe('a =&gt; b &lt; c &amp;&amp; d &gt; e');
  });

  it('carries its title', () => {
    expect(block({language: 'yaml', meta: 'title="compose.yaml"', code: 'a: 1'}).title).toBe('compose.yaml');
  });

  it('marks the lines of its range', () => {
    const html = String(block({language: 'text', meta: '{2,4-5}', code: 'a\nb\nc\nd\ne'}).html);
    const lines = html.split('</span>').filter(Boolean);
    expect(lines.map((line) => line.includes('code-line--marked'))).toEqual([false, true, false, true, true]);
  });

  it('has line numbers on request', () => {
    const attributes = block({language: 'text', meta: 'showLineNumbers', code: 'a\nb'});
    expect(attributes.numbered).toBe('true');
    expect(attributes.html).toBe('<span class="code-line">a\n</span><span class="code-line">b</span>');
    expect(block({language: 'text', code: 'a'})).not.toHaveProperty('numbered');
  });

  it('repeats the span of a token on each of its lines', () => {
    const html = String(block({language: 'javascript', meta: '{2}', code: '/* one\ntwo */'}).html);
    expect(html).toBe(
      '<span class="code-line"><span class="code-comment">/* one</span>\n</span>' +
        '<span class="code-line code-line--marked"><span class="code-comment">two */</span></span>',
    );
  });

  it('shows what has changed, with removed lines outside of its text', () => {
    const tree = page({language: 'text', code: 'a\nB\nc'});
    const [pre] = tree.children;
    const code = pre?.type === 'element' ? pre.children[0] : undefined;
    if (code?.type === 'element') {
      code.properties.changedFrom = 'a\n"b"\nc\nd';
    }
    const [node] = run(tree).children as {attributes?: {name: string; value: string}[]}[];
    expect(node?.attributes?.find(({name}) => name === 'html')?.value).toBe(
      '<span class="code-line">a\n</span><span class="code-line code-line--removed" data-code="&quot;b&quot;"></span>' +
        '<span class="code-line code-line--added">B\n</span><span class="code-line">c</span>' +
        '<span class="code-line code-line--removed" data-code="d"></span>',
    );
  });

  it('of a terminal marks where its commands begin, unless it is one command', () => {
    const terminal = (text: string): unknown => {
      const tree = page({language: 'markup', code: text});
      const [pre] = tree.children;
      const code = pre?.type === 'element' ? pre.children[0] : undefined;
      if (code?.type === 'element') {
        Object.assign(code.properties, {terminal: true, output: '<ok>'});
      }
      const [node] = run(tree).children as {attributes?: {name: string; value: string}[]}[];
      return Object.fromEntries((node?.attributes ?? []).map(({name, value}) => [name, value]));
    };
    expect(terminal('ls')).toMatchObject({
      terminal: 'true',
      output: '<ok>',
      html: expect.not.stringContaining('code-line'),
    });
    expect(terminal('a \\\n  b\nc')).toMatchObject({
      html: expect.stringMatching(
        /^<span class="code-line code-line--command">a.*<span class="code-line">.*--command/s,
      ),
    });
  });

  it('without a language fails with its file and line', () => {
    expect(() => run(page({code: 'a'}))).toThrow(
      'docs/page.mdx:12: the code fence names no language; use "text" for output',
    );
  });

  it('with an unknown language fails with its file, its line and the fix', () => {
    expect(() => run(page({language: 'cobol-74', code: 'a'}))).toThrow(
      'docs/page.mdx:12: no grammar for "cobol-74": use one of src/config/prism.ts, or "text" for output',
    );
  });

  it('is distinguished from other elements, which are unchanged', () => {
    const paragraph: Root = {
      type: 'root',
      children: [{type: 'element', tagName: 'p', properties: {}, children: [{type: 'text', value: 'a'}]}],
    };
    expect(run(structuredClone(paragraph))).toEqual(paragraph);
  });
});
