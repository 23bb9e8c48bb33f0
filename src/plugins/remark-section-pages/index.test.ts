import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import type {Nodes} from 'mdast';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import remarkSectionPages from './index';

const root = mkdtempSync(path.join(tmpdir(), 'section-pages-'));
afterAll(() => rmSync(root, {recursive: true}));

const pages: Readonly<Record<string, string>> = {
  'tea/index': 'title: Tea\ndescription: All about tea.',
  'tea/brew': 'title: Brew\ndescription: Three minutes.',
  'tea/green': 'title: Green tea of the south\nsidebar_label: Green\ndescription: "Not black: green."',
  'tea/cups/small': 'title: Small cups\ndescription: For espresso.',
  coffee: 'title: Coffee\ndescription: The other one.',
};

beforeAll(() => {
  for (const [id, frontMatter] of Object.entries(pages)) {
    const file = path.join(root, `docs/${id}.mdx`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, `---\n${frontMatter}\n---\n\nText.\n`);
  }
});

const sidebars = {
  other: ['coffee'],
  drinks: [
    {
      type: 'category',
      label: 'Tea',
      items: [
        'tea/index',
        {type: 'category', label: 'Cups & mugs', items: ['tea/cups/small']},
        'tea/brew',
        {type: 'ref', id: 'coffee', label: 'Or coffee?'},
        'tea/green',
      ],
    },
  ],
};

/** A line for each heading, with its id, and each entry of a list. */
function linesOf(node: Nodes): string[] {
  if (node.type === 'heading') {
    return [`## ${node.children.flatMap(linesOf).join('')} #${String(node.data?.hProperties?.id)}`];
  }
  if (node.type === 'paragraph') {
    return [node.children.flatMap(linesOf).join('')];
  }
  if (node.type === 'link') {
    return [`[${node.children.flatMap(linesOf).join('')}](${node.url})`];
  }
  return 'value' in node ? [node.value] : 'children' in node ? node.children.flatMap(linesOf) : [];
}

function run(page: string): string[] {
  const source = '<SectionPages />';
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkSectionPages({root, sidebars}));
  return linesOf(processor.runSync(processor.parse(source), new VFile({path: page, value: source})));
}

describe('the pages of a section', () => {
  it('are those of the category, in its order, then categories within it', () => {
    expect(run('docs/tea/index.mdx')).toEqual([
      '[Brew](/tea/brew.mdx) Three minutes.',
      '[Or coffee?](/coffee.mdx) The other one.',
      '[Green](/tea/green.mdx) Not black: green.',
      '## Cups & mugs #pages-cups-mugs',
      '[Small cups](/tea/cups/small.mdx) For espresso.',
    ]);
  });

  it('are found by the absolute path that a build passes, too', () => {
    expect(run(path.join(root, 'docs/tea/brew.mdx'))[0]).toBe('[Tea](/tea/index.mdx) All about tea.');
  });

  it('need a page that a sidebar lists', () => {
    expect(() => run('docs/milk.mdx')).toThrow(
      'docs/milk.mdx:1: SectionPages: sidebars.ts doesn\'t list "milk"; add it to the category of its section',
    );
  });
});
