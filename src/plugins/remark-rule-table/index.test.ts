import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import type {Nodes, Table} from 'mdast';
import {describe, expect, it} from 'vitest';

import remarkRuleTable from './index';

const textOf = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

function cells(): string[][] {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkRuleTable);
  const source = '<RuleTable />';
  const tree = processor.runSync(processor.parse(source), new VFile({path: 'docs/page.mdx', value: source}));
  return (tree.children[0] as Table).children.map((row) => row.children.map(textOf));
}

describe('the table of rules', () => {
  it('has a row for each rule, and a column for each value', () => {
    const [head = [], ...rows] = cells();
    expect(head.slice(0, 4)).toEqual(['Rule', '7', '7.0', '"7"']);
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([head.length]));
    expect(rows[0]?.[0]).toBe('none, with the example 7');
  });

  it('says what the core accepts', () => {
    const [head = [], ...rows] = cells();
    const accepted = (name: string): string[] => {
      const row = rows.find(([rule = '']) => rule.startsWith(name)) ?? [];
      return head.filter((_, index) => row[index] === 'yes');
    };
    expect(accepted('{"match": "integer"}')).toEqual(['7']);
    expect(accepted('{"match": "decimal"}')).toEqual(['7.0']);
    expect(accepted('{"match": "boolean"}')).toEqual(['true', '"true"']);
    expect(accepted('{"match": "type"}')).toEqual(['7', '7.0']);
    expect(accepted('{"match": "date"')).toEqual(['"2026-1-5"']);
  });
});
