import {describe, expect, it} from 'vitest';

import {convert} from './convert';

const head = '<head><meta name="description" content="All &amp; everything about tea."></head>';
const url = 'https://docs.pact.io/tea/green';

function page(content: string, title = '<h1>Tea</h1>'): string {
  const article = `<div class="theme-doc-markdown markdown"><header>${title}</header>${content}</div>`;
  return `<html>${head}<body><nav>Menu</nav><main><article><nav>You are here</nav>${article}<footer>Edit</footer></article></main></body></html>`;
}

/** What follows the title, the description and the address. */
function body(content: string, source = ''): string {
  const {markdown} = convert({html: page(content), url, source});
  return markdown.split(`Source: ${url}\n\n`)[1] ?? '';
}

/** A diagram as the build has it. */
const drawn =
  '<div class="frame_x"><svg class="diagram_x flowchart_y" role="img" aria-label="Diagram: Tea"><text>a</text></svg></div>';

const code = (language: string, html: string, title = ''): string =>
  `<figure class="theme-code-block">${title}<pre><code class="language-${language} code_x">${html}</code></pre><div><button>Copy</button></div></figure>`;

describe('a page as Markdown', () => {
  it('starts with its title, description and URL, and has nothing but the content', () => {
    expect(convert({html: page('<p>Hot.</p>'), url, source: ''})).toEqual({
      title: 'Tea',
      description: 'All & everything about tea.',
      markdown: `# Tea\n\n> All & everything about tea.\n\nSource: ${url}\n\nHot.\n`,
    });
  });

  it('skips what only the browser fills', () => {
    expect(body('<p>Before.</p><div role="status" aria-busy="true"><p>On its way.</p></div><p>After.</p>')).toBe(
      'Before.\n\nAfter.\n',
    );
  });

  it('has the date and authors of a post', () => {
    const header =
      '<header><h1>News</h1><time datetime="2026-05-22T00:00:00.000Z">May 22, 2026</time><div class="avatar__name">Ada</div><div class="avatar__name">Bo</div></header>';
    const html = `${head}<main><article>${header}<div id="__blog-post-container"><p>Text.</p></div><footer>Tags</footer></article></main>`;
    expect(convert({html, url, source: ''}).markdown).toMatch(/\n\nPublished: 2026-05-22, by Ada, Bo\n\nText\.\n$/);
  });

  it('keeps the lines and the language of code, below its title', () => {
    const html = '<span class="token keyword">if</span> a &lt; b\n\n  <span class="token">tea()</span>\n';
    expect(body(code('ruby', html, '<figcaption><a href="https://example.org/tea.rb">tea.rb</a></figcaption>'))).toBe(
      '[tea.rb](https://example.org/tea.rb):\n\n```ruby\nif a < b\n\n  tea()\n```\n',
    );
  });

  it('keeps code that contains fences', () => {
    expect(body(code('markdown', '```\ntea\n```'))).toBe('````markdown\n```\ntea\n```\n````\n');
  });

  it('writes out every tab under its name, including shared panels', () => {
    const tabs = [
      '<div role="tablist">',
      '<button role="tab" aria-controls="p-0">Java</button><button role="tab" aria-controls="p-0">Kotlin</button>',
      '<button role="tab" aria-controls="p-1">Go</button></div>',
      '<div role="tabpanel" id="p-0"><h3>Java, Kotlin</h3><p>On the JVM.</p></div>',
      `<div role="tabpanel" id="p-1"><h3>Go</h3>${code('go', 'tea()')}</div>`,
    ].join('');
    expect(body(tabs)).toBe('**Java, Kotlin**\n\nOn the JVM.\n\n**Go**\n\n```go\ntea()\n```\n');
  });

  it('makes links, anchors and images absolute, and drops decoration', () => {
    const html =
      '<h2 id="hot">Hot<a class="hash-link" href="#hot">\u200b</a></h2><p><a href="#hot">here</a>, <a href="/coffee#a">coffee</a>, <a href="https://example.org/">out</a><a id="old"></a></p><img src="/t.png" alt="A cup"><img src="/d.png" alt="">';
    expect(body(html)).toBe(
      '## Hot\n\n[here](https://docs.pact.io/tea/green#hot), [coffee](https://docs.pact.io/coffee#a), [out](https://example.org/)\n\n![A cup](https://docs.pact.io/t.png)\n',
    );
  });

  it('keeps a table intact, whatever is in its cells', () => {
    const table =
      '<table><caption>Sorts</caption><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td><code>x|y</code></td><td><p>one</p><ul><li>two.</li><li>three</li></ul></td></tr><tr><td>p | q</td><td>r<br>s</td></tr></tbody></table>';
    expect(body(table)).toBe('Sorts:\n\n| a | b |\n| - | - |\n| `x\\|y` | one; two. three |\n| p \\| q | r; s |\n');
  });

  it('writes admonitions as block quotes, and details below their summary', () => {
    const note =
      '<div class="theme-admonition theme-admonition-warning"><div class="admonitionHeading_x"><span><svg></svg></span>warning</div><div class="admonitionContent_x"><p>Hot.</p></div></div>';
    expect(body(note)).toBe('> **Warning**\n>\n> Hot.\n');
    expect(body(note.replace('>warning<', '>Mind the cup<'))).toBe('> **Warning: Mind the cup**\n>\n> Hot.\n');
    expect(body('<details><summary>More</summary><div><p>Hot.</p></div></details>')).toBe('**More**\n\nHot.\n');
  });

  it('takes diagrams from the source, in order', () => {
    const source = '```mermaid\nflowchart LR\n  a-->b\n```\n\n- step\n\n  ```mermaid\n  pie\n  ```\n\n```ts\nx\n```\n';
    expect(body(`${drawn}<ol><li><p>step</p>${drawn}</li></ol>`, source)).toBe(
      '```mermaid\nflowchart LR\n  a-->b\n```\n\n1. step\n\n   ```mermaid\n   pie\n   ```\n',
    );
  });

  it('drops controls, and keeps the text between them', () => {
    const html =
      '<form><label>Name <input></label><select><option>one</option></select><button>Go</button></form><p role="status">2 found</p><button>Reset</button><span aria-hidden="true">*</span>';
    expect(body(html)).toBe('2 found\n');
  });

  it('keeps definitions, separates dates from titles, and names pictures', () => {
    expect(body('<dl><dt>By</dt><dd>Ada</dd><dt>Of</dt><dd><p>2026</p></dd></dl>')).toBe(
      '- **By**: Ada\n- **Of**: 2026\n',
    );
    expect(body('<ul><li><time>1 May</time><a href="/a">A</a></li></ul>')).toBe(
      '- 1 May: [A](https://docs.pact.io/a)\n',
    );
    expect(body('<svg aria-label="A loop"><text>x</text></svg><svg><path d=""></path></svg>')).toBe(
      'Picture: A loop\n',
    );
  });

  it('escapes text that would be Markdown or HTML', () => {
    expect(body('<p>List&lt;T&gt; and *.tea and 1. {x}</p>')).toBe('List\\<T> and \\*.tea and 1. {x}\n');
  });
});

describe('a page that cannot be converted', () => {
  const fail = (html: string, source = ''): (() => unknown) => {
    return () => convert({html, url, source});
  };

  it('is reported without content, title or description', () => {
    expect(fail(`${head}<body></body>`)).toThrow('has no <main>; add its route to "ignore"');
    expect(fail(page('<p>x</p>', ''))).toThrow('has no title or no description; give it an h1');
    expect(fail(page('<p>x</p>').replace('description', 'other'))).toThrow('has no title or no description');
  });

  it('is reported with a panel without a tab', () => {
    expect(fail(page('<div role="tabpanel" id="p">x</div>'))).toThrow('has a tab panel without a tab');
  });

  it('is reported when its diagrams do not match the source', () => {
    const diagram = '```mermaid\npie\n```\n';
    expect(fail(page(drawn))).toThrow('renders more diagrams than the 0 in its source');
    expect(fail(page('<p>x</p>'), diagram)).toThrow('renders 0 of the 1 diagrams in its source');
  });
});
