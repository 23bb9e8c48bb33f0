import type {Cheerio, CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';
import type {Heading, Image, Link, Node, Nodes, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';

import {site} from './references';
import {report} from './report';
import {allPages, builtFiles, diagrams, docPages, pages, parsePage, postPages, readBuilt, type BuiltPage} from './site';
import {anchorExists, urlExists, targetsOf, type Targets} from './targets';

const parser = unified().use(remarkParse).use(remarkGfm);
const parse = (markdown: string): Root => parser.parse(markdown);

/** Lists, tools and drafts have no copy. */
const withoutCopy = /^\/(?:404|search|blog\/archive)$|-wip$/;

/** Docs, posts and the pages of `src/pages`. */
const wanted = [
  ...docPages,
  ...postPages,
  ...pages.filter(({$, address}) => $('html').hasClass('plugin-pages') && !withoutCopy.test(address)),
];

const copyOf = (address: string): string => `${address === '/' ? '/index' : address}.md`;

function textOf(node: Nodes): string {
  if ('value' in node) {
    return node.value;
  }
  return 'children' in node ? node.children.map(textOf).join('') : node.type === 'break' ? ' ' : '';
}

function collect<T extends Node>(tree: Root, type: T['type']): T[] {
  const found: T[] = [];
  visit(tree, type, (node) => {
    found.push(node as unknown as T);
  });
  return found;
}

const tidy = (text: string): string => text.replace(/[\s\u200b]+/g, ' ').trim();

/** Finds relative and broken links. */
function linkFaults(tree: Root, targets: Targets): string[] {
  const links = [...collect<Link>(tree, 'link'), ...collect<Image>(tree, 'image')];
  return links.flatMap(({url}) => {
    if (!/^(?:https:\/\/|mailto:)/.test(url)) {
      return [`links to ${url}; give the full address`];
    }
    if (!url.startsWith(`${site}/`)) {
      return [];
    }
    const address = new URL(url);
    if (!urlExists(address, targets)) {
      return [`links to ${address.pathname}, which the build does not have`];
    }
    return anchorExists(address, targets)
      ? []
      : [`links to ${address.pathname}${address.hash}, but no element has that id`];
  });
}

/** Finds elements, components, expressions and modules of MDX, which aren't Markdown. */
function syntaxFaults(tree: Root): string[] {
  const faults = collect<Extract<Nodes, {type: 'html'}>>(tree, 'html').map(({value}) => `has the HTML ${value}`);
  visit(tree, 'text', ({value}) => {
    const found = /<\/?[A-Z][a-z]+[A-Z]\w*|<\/?(?:Sdk|Card|Cards|Anchor|Term|Courses)\b|\{\/\*|\{#[\w-]+\}/.exec(value);
    const module = /^(?:import\s.+\sfrom\s+['"]|export\s+(?:const|default|function)\s)/m.exec(value);
    faults.push(...[found, module].flatMap((match) => (match ? [`has "${match[0]}" of MDX`] : [])));
  });
  return faults;
}

/** The part of a page that its copy must contain. */
function contentOf($: CheerioAPI): Cheerio<Element> {
  const root = ['.theme-doc-markdown', '#__blog-post-container', 'main'].map((each) => $(each).first());
  return (root.find(({length}) => length > 0) ?? $('main').first()) as Cheerio<Element>;
}

/** Finds what the copy of a page lacks: title, description, samples, headings, tabs. */
function lossFaults({$, address}: BuiltPage, tree: Root): string[] {
  const content = contentOf($);
  const texts = (selector: string): string[] =>
    content
      .find(selector)
      .map((_, element) => $(element).text())
      .get();

  const codes = collect<Extract<Nodes, {type: 'code'}>>(tree, 'code');
  // Code in a table cell is on a single line.
  const samples = content
    .find('pre')
    .filter((_, element) => $(element).closest('td, th').length === 0)
    .map((_, element) => $(element).text().trimEnd())
    .get();
  const fences = codes.filter(({lang}) => lang !== 'mermaid').map(({value}) => value.trimEnd());
  const changed = samples.findIndex((sample, index) => sample !== fences[index]);

  const shown = content.find(diagrams);
  const written = codes.length - fences.length;

  const labels: string[] = [];
  visit(tree, 'paragraph', ({children: [first, ...rest]}) => {
    if (first?.type === 'strong' && rest.length === 0) {
      labels.push(textOf(first));
    }
  });
  const tabs = texts('[role="tab"]');
  const missing = [...new Set(tabs)].filter((tab) => {
    const shown = labels.filter((label) => label.split(', ').includes(tab)).length;
    return shown < tabs.filter((each) => each === tab).length;
  });

  const headings = collect<Heading>(tree, 'heading');
  const titles = headings.filter(({depth}) => depth === 1).map(textOf);
  const title = tidy($('main h1').first().text());
  const own = content
    .find('h2, h3, h4')
    .filter((_, element) => $(element).parent('[role="tabpanel"]').length === 0 || Boolean($(element).attr('id')));
  const kept = new Set(headings.map((heading) => tidy(textOf(heading))));
  const lost = own
    .map((_, element) => tidy($(element).text()))
    .get()
    .filter((text) => text !== '' && !kept.has(text));

  const [, quotation, source] = tree.children;
  const description = $('meta[name=description]').attr('content') ?? '';
  return [
    ...(titles.length === 1 && tidy(titles[0] ?? '') === title
      ? []
      : [`is titled "${titles.join('", "')}", not "${title}"`]),
    ...(quotation && tidy(textOf(quotation)) === tidy(description)
      ? []
      : ['does not begin with the description of its page']),
    ...(source && textOf(source) === `Source: ${site}${address}`
      ? []
      : [`does not name its source, ${site}${address}`]),
    ...(samples.length === fences.length ? [] : [`has ${fences.length} samples of ${samples.length}`]),
    ...(samples.length === fences.length && changed >= 0 ? [`has sample ${changed + 1} not as its page has it`] : []),
    ...(shown.length === written ? [] : [`has ${written} diagrams of ${shown.length}`]),
    ...missing.map((tab) => `lacks a tab "${tab}"`),
    ...lost.map((heading) => `lacks the heading "${heading}"`),
  ];
}

/** Finds problems of the copy of a page. */
function copyFaults(page: BuiltPage, tree: Root, targets: Targets): string[] {
  const alternate = page.$('link[rel="alternate"][type="text/markdown"]').attr('href');
  const file = copyOf(page.address);
  return [
    ...(alternate === file ? [] : [`is not named in the head of its page; show MarkdownAlternate there`]),
    ...syntaxFaults(tree),
    ...linkFaults(tree, targets),
    ...lossFaults(page, tree),
  ].map((fault) => `${file.slice(1)}: ${fault}`);
}

/** Finds docs that `llms.txt` lacks or repeats, and violations of llmstxt.org. */
function listFaults(text: string, docs: readonly string[]): string[] {
  const tree = parse(text);
  const listed = collect<Link>(tree, 'link').map(({url}) => url);
  const [title, summary] = tree.children;
  const strange = tree.children.slice(2).filter(({type}) => !['heading', 'list', 'paragraph'].includes(type));
  return [
    ...(title?.type === 'heading' && title.depth === 1 && summary?.type === 'blockquote'
      ? []
      : ['begins with neither a title nor a quotation']),
    ...strange.map(({type}) => `has a ${type}; lists stand below headings`),
    ...docs.flatMap((address) => {
      const count = listed.filter((url) => url === `${site}${copyOf(address)}`).length;
      return count === 1 ? [] : [`has ${address} ${count} times`];
    }),
  ].map((fault) => `llms.txt: ${fault}`);
}

const targets = targetsOf(allPages, builtFiles);

describe('the Markdown of every page', () => {
  const copies = wanted.filter(({address}) => targets.others.has(copyOf(address)));
  const total = {bytes: 0, samples: 0, links: 0};

  it('exists', () => {
    expect(docPages.length).toBeGreaterThan(0);
    expect(postPages.length).toBeGreaterThan(0);
    expect(wanted.map(({address}) => address).filter((address) => !targets.others.has(copyOf(address)))).toEqual([]);
  });

  it('parses, has no HTML, MDX or dead links, and has all samples, tabs and headings of its page', (context) => {
    const faults = copies.flatMap((page) => {
      const markdown = readBuilt(copyOf(page.address).slice(1));
      const tree = parse(markdown);
      total.bytes += Buffer.byteLength(markdown);
      total.samples += collect(tree, 'code').length;
      total.links += collect(tree, 'link').length;
      return copyFaults(page, tree, targets);
    });
    console.log(`markdown-copies: checked ${total.bytes} bytes, ${total.samples} blocks of code, ${total.links} links`);
    expect(total.samples).toBeGreaterThan(0);
    expect(total.links).toBeGreaterThan(0);
    report(context, 'Markdown copies', copies.length, faults);
  });

  it('is reported when it has HTML, MDX or a dead link, or lacks something', () => {
    const page = parsePage(
      'tea.html',
      [
        '<head><meta name="description" content="On tea."><link rel="alternate" type="text/markdown" href="/tea.md"></head><main>',
        '<h1>Tea</h1><h2 id="hot">Hot</h2><pre>tea()</pre><svg class="diagram_x1"></svg>',
        '<button role="tab">Go</button><div role="tabpanel"><h3>Go</h3><pre>brew()\n</pre></div></main>',
      ].join(''),
    );
    const known = targetsOf([page], ['tea.pdf']);
    const top = `# Tea\n\n> On tea.\n\nSource: ${site}/tea\n\n`;
    const rest = '## Hot\n\n```js\ntea()\n```\n\n```mermaid\npie\n```\n\n**Go**\n\n```go\nbrew()\n```\n';
    const links = `[a](${site}/tea#hot), [b](${site}/tea.pdf), [c](https://example.org/x), [d](mailto:a@example.org)\n`;
    expect(copyFaults(page, parse(`${top}${rest}${links}`), known)).toEqual([]);

    const dead = `[a](${site}/tea#cold), [b](${site}/coffee.md), [c](/tea), [d](#hot), ![e](cup.png)`;
    const mdx = `${top}${rest}<Card />\n\n\\<SdkTabs> {/* x */}\n\nimport A from './a'\n\nHot {#hot}\n\n${dead}\n`;
    expect(copyFaults(page, parse(mdx), known)).toEqual([
      'tea.md: has the HTML <Card />',
      'tea.md: has "<SdkTabs" of MDX',
      `tea.md: has "import A from '" of MDX`,
      'tea.md: has "{#hot}" of MDX',
      'tea.md: links to /tea#cold, but no element has that id',
      'tea.md: links to /coffee.md, which the build does not have',
      'tea.md: links to /tea; give the full address',
      'tea.md: links to #hot; give the full address',
      'tea.md: links to cup.png; give the full address',
    ]);

    const bare = {...page, $: parsePage('tea.html', page.html.replace(/<link[^>]*>/, '')).$};
    expect(copyFaults(bare, parse('# Coffee\n\n> On tea.\n\nSource: there\n\n```js\ntea\n```\n'), known)).toEqual([
      'tea.md: is not named in the head of its page; show MarkdownAlternate there',
      'tea.md: is titled "Coffee", not "Tea"',
      `tea.md: does not name its source, ${site}/tea`,
      'tea.md: has 1 samples of 2',
      'tea.md: has 0 diagrams of 1',
      'tea.md: lacks a tab "Go"',
      'tea.md: lacks the heading "Hot"',
    ]);
    expect(copyFaults(page, parse(`${top}${rest.replace('tea()', 'tea(')}`), known)).toEqual([
      'tea.md: has sample 1 not as its page has it',
    ]);
    expect(copyFaults(page, parse(`${top.replace('On tea', 'On cups')}${rest}`), known)).toEqual([
      'tea.md: does not begin with the description of its page',
    ]);
  });
});

describe('llms.txt and llms-full.txt', () => {
  const list = readBuilt('llms.txt');
  const full = readBuilt('llms-full.txt');
  const docs = docPages
    .filter(({$}) => !($('meta[name="robots"]').attr('content') ?? '').includes('noindex'))
    .map(({address}) => address);

  it('have every docs page once, and no broken links', () => {
    const links = collect<Link>(parse(list), 'link');
    console.log(
      `markdown-copies: checked llms.txt, ${Buffer.byteLength(list)} bytes with ${links.length} links, and llms-full.txt, ${Buffer.byteLength(full)} bytes`,
    );
    expect(listFaults(list, docs)).toEqual([]);
    expect(linkFaults(parse(list), targets)).toEqual([]);
  });

  it('are in the same order', () => {
    const files = collect<Link>(parse(list), 'link')
      .map(({url}) => url.replace(`${site}/`, ''))
      .filter((file) => file.endsWith('.md'));
    expect(files.length).toBe(docs.length);
    // Compare with a boolean: a printed diff of this size wouldn't help.
    expect(full === files.map(readBuilt).join('\n---\n\n')).toBe(true);
  });

  it('are reported when they have no title, or lack or repeat a page', () => {
    const link = (name: string): string => `- [x](${site}/${name}.md): x\n`;
    expect(
      listFaults(`Text\n\n---\n\n## A\n\n${link('tea')}${link('tea')}${link('index')}`, ['/', '/tea', '/cup']),
    ).toEqual([
      'llms.txt: begins with neither a title nor a quotation',
      'llms.txt: has /tea 2 times',
      'llms.txt: has /cup 0 times',
    ]);
    expect(listFaults('# A\n\n> B\n\n```text\nx\n```\n', [])).toEqual([
      'llms.txt: has a code; lists stand below headings',
    ]);
  });
});
