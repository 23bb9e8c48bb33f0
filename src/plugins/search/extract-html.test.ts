import {expect, test} from 'vitest';

import {extractHtml} from './extract-html';

const page = `<!doctype html><html><head><title>Webhooks | Pact Docs</title>
<meta name="description" content="When webhooks run."></head><body><nav>Menu</nav><main><article>
<nav class="breadcrumbs">Home</nav>
<div class="theme-doc-markdown markdown"><header><h1>Webhooks</h1></header>
<p>A webhook is a<!-- --> request.</p><p>Second.</p>
<h2 id="events">Events<a href="#events" class="hash-link">&#8203;</a></h2>
<ul><li>published</li><li>verified</li></ul>
<figure class="theme-code-block"><figcaption>run.sh</figcaption><pre><code><span class="line">one</span><span class="line">two</span></code></pre>
<div><span role="status"></span><button>Copy</button></div></figure>
<div><svg role="img" aria-label="Diagram"><text>OrderWeb</text></svg></div>
<h3 id="odd-id">Contract changed</h3><table><tr><td>a</td><td>b</td></tr></table><script>alert(1)</script>
</div></article></main></body></html>`;

test('reads title, description and sections', () => {
  expect(extractHtml(page)).toEqual({
    title: 'Webhooks',
    description: 'When webhooks run.',
    keywords: [],
    sections: [
      {level: 1, heading: '', anchor: '', text: 'A webhook is a request. Second.'},
      {level: 2, heading: 'Events', anchor: 'events', text: 'published · verified · run.sh · one two'},
      {level: 3, heading: 'Contract changed', anchor: 'odd-id', text: 'a · b'},
    ],
  });
});

test('reads blog posts and other pages', () => {
  expect(
    extractHtml('<main><article><h1>Post</h1><div id="__blog-post-container"><p>News</p></div></article></main>')
      ?.sections[0]?.text,
  ).toBe('News');
  expect(extractHtml('<title>Users | Pact Docs</title><main><p>Logos</p></main>')).toMatchObject({
    title: 'Users',
    sections: [{text: 'Logos'}],
  });
});

test('reads keywords', () => {
  const html = '<meta name="keywords" content="@pact-foundation/pact, pact-js"><main><p>Text</p></main>';
  expect(extractHtml(html)?.keywords).toEqual(['@pact-foundation/pact', 'pact-js']);
});

test('reads language panels apart, without their headings', () => {
  const panels =
    '<div data-sdk-panel="javascript"><h3>JavaScript</h3><p>npm</p></div><div data-sdk-panel="java kotlin"><h3>Java</h3><p>Gradle</p></div>';
  expect(extractHtml(`<main><p>Install it.</p>${panels}<p>Done.</p></main>`)?.sections[0]).toEqual({
    level: 1,
    heading: '',
    anchor: '',
    text: 'Install it. Done.',
    panels: [
      {sdk: 'javascript', text: 'npm'},
      {sdk: 'java kotlin', text: 'Gradle'},
    ],
  });
});

test('reads the names that table rows document', () => {
  const table = '<tr><td><code>--tag</code> or <code>-t</code></td><td>see <code>--branch</code></td></tr>';
  expect(extractHtml(`<main><h2 id="o">Options</h2><table>${table}</table></main>`)?.sections[1]?.names).toBe(
    '--tag -t',
  );
});

test('reads names that are marked as documented', () => {
  const list =
    '<ul><li>Variable: <code data-search-name="">LOG_LEVEL</code></li><li>Default: <code>INFO</code></li></ul>';
  expect(extractHtml(`<main><h2 id="o">Options</h2>${list}</main>`)?.sections[1]?.names).toBe('LOG_LEVEL');
});

test('keeps cells, items and code apart, without a dot after a full stop', () => {
  const rows =
    '<tr><th>Matcher</th><th>Accepts</th></tr><tr><td>like</td><td>the type.</td></tr><tr><td></td><td>none</td></tr>';
  const content = `<p>Choose one.</p><table>${rows}</table><ul><li><p>Run</p></li><li>stop</li></ul>`;
  expect(extractHtml(`<main>${content}</main>`)?.sections[0]?.text).toBe(
    'Choose one. Matcher · Accepts · like · the type. none · Run · stop',
  );
});

test('skips the list of a section, whose pages have entries of their own', () => {
  const list = '<div class="section-pages pages_x"><ul><li><a href="/go">Go</a> All methods.</li></ul></div>';
  expect(extractHtml(`<main><p>Pages</p>${list}</main>`)?.sections[0]?.text).toBe('Pages');
});

test('skips noindex pages and HTML without content', () => {
  expect(extractHtml('<meta name="robots" content="noindex, follow"><main>Search</main>')).toBeUndefined();
  expect(extractHtml('<p>Moved</p>')).toBeUndefined();
});
