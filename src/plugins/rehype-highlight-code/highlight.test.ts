import {beforeAll, describe, expect, it} from 'vitest';

import {highlight, loadGrammars, splitLines} from './highlight';

/** A line to highlight in each language. */
const samples: Readonly<Record<string, string>> = {
  ruby: 'def order(id) = "order #{id}"',
  rust: 'fn main() { println!("order"); }',
  csharp: 'public class Order { int Id = 7; }',
  java: 'public class Order { int id = 7; }',
  powershell: 'Get-Item -Path "orders" | Where-Object { $_.Name -eq 7 }',
  docker: 'FROM node:20 AS build',
  groovy: 'def order = "order ${id}"',
  scala: 'object Orders extends App { val id: Int = 7 }',
  erlang: 'order(Id) when Id > 7 -> {ok, Id}.',
  php: '<?php function order(int $id): string { return "order"; }',
  go: 'func main() { fmt.Println("order") }',
  kotlin: 'fun main() { val id: Int = 7 }',
  bash: 'export ORDER="7" && echo "$ORDER"',
  diff: '-old\n+new',
  http: 'GET /orders/7 HTTP/1.1\nAccept: application/json',
  toml: '[order]\nid = 7',
  protobuf: 'message Order { int32 id = 1; }',
  lua: 'local function order(id) return "order" end',
  cmake: 'add_executable(order main.cpp)',
  ini: '[order]\nid = 42',
  properties: 'order.id=42',
  clojure: '(defn order [id] (str "order " id))',
};

const open = (html: string): number => html.match(/<span/g)?.length ?? 0;
const closed = (html: string): number => html.match(/<\/span>/g)?.length ?? 0;

beforeAll(() => loadGrammars(Object.keys(samples)));

describe('highlighting', () => {
  it.each(Object.entries(samples))('finds tokens in %s', (language, code) => {
    expect(highlight(code, language)).toContain('<span class="code-');
  });

  it.each([
    ['javascript', 'const a = 1;'],
    ['js', 'const a = 1;'],
    ['typescript', 'const a: number = 1;'],
    ['tsx', 'const a = <b>1</b>;'],
    ['json', '{"a": 1}'],
    ['yaml', 'a: 1'],
    ['python', 'def a(): return 1'],
    ['graphql', 'query { order(id: 7) { id } }'],
    ['markup', '<order id="7" />'],
    ['sh', 'echo "a"'],
    ['shell', 'echo "a"'],
    ['console', 'echo "a"'],
  ])('finds tokens in %s, which comes with the highlighter or by another name', (language, code) => {
    expect(highlight(code, language)).toContain('<span class="code-');
  });

  it('merges adjacent spans of one colour, and drops those without a colour', () => {
    expect(highlight('f(())', 'javascript')).toBe('<span class="code-name">f</span>(())');
    expect(highlight('a: "b" "c"', 'yaml')).not.toContain('</span><span');
    expect(highlight('pact --help', 'bash')).toBe('pact <span class="code-name">--help</span>');
  });

  it('escapes HTML', () => {
    expect(highlight('a < b && "c" > d', 'text')).toBe('a &lt; b &amp;&amp; "c" &gt; d');
    const html = highlight('if (a < b && c) "<script>"', 'javascript');
    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;');
    expect(html).toContain('&amp;&amp;');
  });

  it('leaves text without tokens', () => {
    expect(highlight('const a = 1;', 'text')).toBe('const a = 1;');
    expect(highlight('const a = 1;', 'txt')).toBe('const a = 1;');
  });

  it('rejects a language without a grammar, and names the fix', () => {
    expect(() => highlight('a', 'cobol-74')).toThrow(
      'no grammar for "cobol-74": use one of src/config/prism.ts, or "text" for output',
    );
  });

  it('rejects a grammar that Prism does not have', () => {
    expect(() => loadGrammars(['cobol-74'])).toThrow();
  });

  it('leaves no global Prism behind', () => {
    loadGrammars(['ruby']);
    expect((globalThis as {Prism?: unknown}).Prism).toBeUndefined();
  });
});

describe('lines of highlighted code', () => {
  it('close and reopen a token that spans lines', () => {
    expect(splitLines('a <span class="code-comment">b\nc</span> d')).toEqual([
      'a <span class="code-comment">b</span>',
      '<span class="code-comment">c</span> d',
    ]);
  });

  it('keep nested tokens nested', () => {
    const lines = splitLines('<span class="x"><span class="y">1\n2</span>3\n4</span>');
    expect(lines).toEqual([
      '<span class="x"><span class="y">1</span></span>',
      '<span class="x"><span class="y">2</span>3</span>',
      '<span class="x">4</span>',
    ]);
  });

  it('are balanced in real code, and keep all of its text', () => {
    const code = 'const a = `one\ntwo ${b}\nthree`;\n/* four\nfive */';
    const lines = splitLines(highlight(code, 'javascript'));
    expect(lines).toHaveLength(5);
    for (const line of lines) {
      expect(open(line)).toBe(closed(line));
    }
    expect(lines.map((line) => line.replaceAll(/<[^>]+>/g, '')).join('\n')).toBe(code);
  });
});
