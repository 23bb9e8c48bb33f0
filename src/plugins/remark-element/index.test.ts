import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';

import {replaceElement} from './index';
import {paragraph, table, text, type Column} from './markdown';

const step = replaceElement({
  name: 'Price',
  attributes: ['of="…"', 'own'],
  build: (attributes) => {
    if (attributes.get('of') === 'gold') {
      throw new Error('gold has no price');
    }
    return [paragraph(text(`${String(attributes.get('of'))} ${attributes.has('own')}`)), paragraph(text('euro'))];
  },
});

function run(source: string) {
  const processor = unified().use(remarkParse).use(remarkMdx).use(step);
  return processor.runSync(processor.parse(source), new VFile({path: 'docs/prices.mdx', value: source}));
}

describe('an element of a page', () => {
  it('is replaced by what is built from its attributes', () => {
    const {children} = run('One\n\n<Price of="tea" own />\n\nTwo\n\n<Price of="mug" />');
    expect(children.map((child) => ('children' in child ? child.children[0] : undefined))).toMatchObject(
      ['One', 'tea true', 'euro', 'Two', 'mug false', 'euro'].map((value) => ({value})),
    );
  });

  it.each([
    ['<Price of="gold" />', 'docs/prices.mdx:1: gold has no price'],
    ['\n<Price of={tea} />', 'docs/prices.mdx:2: Price takes of="…", own, not of={…}'],
    ['<Price of />', 'docs/prices.mdx:1: Price takes of="…", own, not of'],
    ['<Price own="yes" />', 'docs/prices.mdx:1: Price takes of="…", own, not own="…"'],
    ['<Price {...all} />', 'docs/prices.mdx:1: Price takes of="…", own, not {…}'],
    ['In a <Price of="tea" /> line', 'docs/prices.mdx:1: Price must be on a separate line'],
  ])('is rejected as %s', (source, fault) => {
    expect(() => run(source)).toThrow(fault);
  });
});

describe('a table', () => {
  interface Priced {
    readonly name: string;
    readonly unit?: string;
  }
  const columns: readonly Column<Priced>[] = [
    {title: 'Name', render: ({name}) => [text(name)]},
    {title: 'Price', render: () => []},
    {title: 'Unit', render: ({unit}) => (unit === undefined ? [] : [text(unit)])},
  ];

  it('omits empty columns', () => {
    const {children} = table<Priced>([{name: 'tea', unit: 'g'}, {name: 'mug'}], columns);
    expect(children.map((row) => row.children.map((cell) => cell.children))).toEqual([
      [[text('Name')], [text('Unit')]],
      [[text('tea')], [text('g')]],
      [[text('mug')], []],
    ]);
  });

  it('scrolls or stacks, and can keep its first column in view', () => {
    const properties = (options: object) => table<Priced>([{name: 'tea'}], columns, options).data?.hProperties;
    expect(properties({})).toEqual({'data-stack': ''});
    expect(properties({stacks: false, holdsFirst: true})).toEqual({'data-hold': ''});
  });

  it('has anchors in its rows', () => {
    const {children} = table<Priced>([{name: 'tea'}], columns, {anchorsOf: ({name}) => [`price-${name}`]});
    expect(children[1]?.children[0]?.children[0]).toMatchObject({name: 'Anchor', attributes: [{value: 'price-tea'}]});
  });
});
