import type {Paragraph, Table} from 'mdast';
import {describe, expect, it, vi} from 'vitest';

import {applyRemark, textOf} from '../../../tests/doubles/markdown';
import remarkFacts from './index';

const values = vi.hoisted(
  () =>
    new Map([
      ['shop-port', '`8080`'],
      ['shop-teas', 'twelve **good** teas'],
    ]),
);
vi.mock('../../content/facts', () => ({
  findFact: (id: string) => {
    const value = values.get(id);
    if (value === undefined) {
      throw new Error(`There is no fact "${id}"`);
    }
    return {value};
  },
}));

const run = (source: string) => applyRemark([remarkFacts], source).children;

describe('a fact on a page', () => {
  it('stands in a sentence as Markdown', () => {
    const [paragraph] = run('Port <Fact of="shop-port" /> is that of the shop.');
    expect((paragraph as Paragraph).children).toMatchObject([
      {type: 'text', value: 'Port '},
      {type: 'inlineCode', value: '8080'},
      {type: 'text', value: ' is that of the shop.'},
    ]);
  });

  it('stands more than once, first and last', () => {
    const [paragraph] = run('<Fact of="shop-teas" /> at <Fact of="shop-port" />');
    expect(textOf(paragraph)).toBe('twelve good teas at 8080');
  });

  it('stands in a cell, a list and an element', () => {
    const [table, list, card] = run(
      '| Port |\n| --- |\n| <Fact of="shop-port" /> |\n\n- <Fact of="shop-teas" />, no coffee\n\n<Card>\n  With <Fact of="shop-teas" />.\n</Card>',
    );
    expect((table as Table).children.map(textOf)).toEqual(['Port', '8080']);
    expect([list, card].map(textOf)).toEqual(['twelve good teas, no coffee', 'With twelve good teas.']);
  });

  it('is left alone in code', () => {
    expect(run('`<Fact of="none" />`').map(textOf)).toEqual(['<Fact of="none" />']);
  });

  it.each([
    ['One\n\nOn <Fact of="shop-tea" />', /^docs\/page\.mdx:3: There is no fact "shop-tea"$/],
    ['On <Fact />', /^docs\/page\.mdx:1: Fact needs of="…", the id of a fact in content\/facts\.yml$/],
    ['On <Fact of={port} />', /^docs\/page\.mdx:1: Fact needs of="…"/],
    ['On <Fact of="shop-port" bold />', /^docs\/page\.mdx:1: Fact takes only of="…", within a sentence$/],
    ['<Fact of="shop-port" />', /^docs\/page\.mdx:1: Fact takes only of="…", within a sentence$/],
  ])('is refused as %s', (source, fault) => {
    expect(() => run(source)).toThrow(fault);
  });
});
