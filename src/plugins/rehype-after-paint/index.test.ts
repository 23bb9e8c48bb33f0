import {fromParse5} from 'hast-util-from-parse5';
import {parseFragment} from 'parse5';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import type {Root, RootContent} from 'hast';

import rehypeAfterPaint from './index';

function nameOf(node: RootContent): string {
  return node.type === 'element' ? node.tagName : node.type;
}

function run(tree: Root, path = 'docs/page.mdx'): RootContent[] {
  return unified().use(rehypeAfterPaint).runSync(tree, new VFile({path})).children;
}

/** Splits a page into the blocks that render at first and those that render after the first paint. */
function shown(html: string, path?: string): {first: string[]; rest: string[]} {
  const children = run(fromParse5(parseFragment(html)) as Root, path);
  const part = children.find((node) => (node.type as string) === 'mdxJsxFlowElement') as Root | undefined;
  return {
    first: children.filter((node) => (node as unknown) !== part).map(nameOf),
    rest: part?.children.map(nameOf) ?? [],
  };
}

const paragraph: RootContent = {
  type: 'element',
  tagName: 'p',
  properties: {},
  children: [{type: 'text', value: 'Text'}],
};

const line = '<p>Text</p>';

describe('a page', () => {
  it('that fits the first screen is unchanged', () => {
    expect(shown(line.repeat(40))).toEqual({first: Array<string>(40).fill('p'), rest: []});
  });

  it('that ends at the first screen with a line break is unchanged', () => {
    expect(shown(`${line.repeat(40)}\n`).rest).toEqual([]);
  });

  it('renders what is below the first screen later', () => {
    expect(shown(`${line.repeat(40)}<h2>Part</h2><p>Text</p>`).rest).toEqual(['h2', 'p']);
  });

  it.each([
    ['a long text', `<p>${'word '.repeat(900)}</p>`],
    ['code', `<pre><code>${'line\n'.repeat(40)}</code></pre>`],
    ['rows of a table', `<table><tbody>${'<tr><td>1</td><td>2</td></tr>'.repeat(40)}</tbody></table>`],
    ['points of a list', `<ul>${'<li>Point</li>'.repeat(40)}</ul>`],
  ])('counts lines in %s', (_, block) => {
    expect(shown(`${block}<h2>Part</h2>`).rest).toEqual(['h2']);
  });

  it('that is a partial is unchanged', () => {
    expect(shown(line.repeat(90), 'docs/_part.mdx').rest).toEqual([]);
  });
});

describe('modules that a page imports', () => {
  it('stay where a module may import', () => {
    const module = {type: 'mdxjsEsm', value: "import Part from './_part.mdx';"} as unknown as RootContent;
    expect(run({type: 'root', children: [...Array<RootContent>(41).fill(paragraph), module]})).toContain(module);
  });
});
