import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import type {Nodes, Root, RootContent, Table} from 'mdast';
import {describe, expect, it} from 'vitest';

import {sourceOf} from '../../content/collection';
import {readMatchingSituations} from '../../content/matching-situations';
import {editLink} from '../remark-element/markdown';
import remarkMatchingSituations from './index';

function run(source: string): Root {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkMatchingSituations);
  return processor.runSync(processor.parse(source), new VFile({path: 'docs/playground.mdx', value: source}));
}

const textOf = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

const idOf = (node: RootContent | undefined): unknown => node?.data?.hProperties?.id;

const page = run('<MatchingSituations />').children;

/** The nodes of a situation, from its heading to the next one. */
function sectionOf(id: string): readonly RootContent[] {
  const start = page.findIndex((node) => idOf(node) === id);
  const end = page.findIndex((node, index) => index > start && node.type === 'heading');
  return page.slice(start, end < 0 ? undefined : end);
}

const rowsOf = (id: string): string[][] =>
  sectionOf(id)
    .filter((node): node is Table => node.type === 'table')
    .flatMap(({children}) => children.slice(1).map((row) => row.children.map(textOf)));

describe('situations on a page', () => {
  it('are all there, in the order of the collection', () => {
    const headings = page.filter(({type}) => type === 'heading');
    const ids = readMatchingSituations().map(({id}) => id);
    expect(headings.map(idOf)).toEqual(ids);
    expect(page[0]).toMatchObject({
      name: 'Columns',
      children: [{children: ids.map((id) => ({children: [{children: [{url: `#${id}`}]}]}))}],
    });
  });

  it('have both sides, the verdict, a table, the lesson and their links', () => {
    const situation = readMatchingSituations().find(({id}) => id === 'missing-field');
    const section = sectionOf('missing-field');
    expect(section.map(({type}) => type)).toEqual([
      'heading',
      'paragraph',
      'code',
      'code',
      'paragraph',
      'table',
      'paragraph',
      'paragraph',
      'mdxJsxFlowElement',
    ]);
    expect(section[2]).toMatchObject({
      lang: 'json',
      meta: 'title="Expected response, in the pact file (specification 3)"',
      value: situation?.expected.trim(),
    });
    expect(textOf(section[4] as Nodes)).toBe('Verdict: Fails, with 1 mismatch.');
    expect(section[7]).toMatchObject({
      children: [{url: '/getting_started/matching/playground.mdx?situation=missing-field#try-it'}],
    });
    expect(section[8]).toEqual(editLink(sourceOf(situation ?? {}), 'situation'));
  });

  it('say what decided each value, and what Pact prints', () => {
    expect(rowsOf('missing-field')).toEqual([
      [
        'Body $',
        'the object needs all keys of the example, and may have others',
        'Actual map is missing the following keys: note',
      ],
      ['Body $.sku', '{"match":"type"} inherited from $', 'accepted'],
    ]);
    expect(rowsOf('null-or-string')).toEqual([
      ['Body $', 'the object needs all keys of the example, and may have others', 'accepted'],
      ['Body $.note', '{"match":"type"} or {"match":"null"}', 'accepted'],
    ]);
    expect(rowsOf('negative-in-query').map(([value]) => value)).toEqual(['Query parameter utcOffset']);
  });

  it('list the values of a body from the outside in, each once', () => {
    expect(rowsOf('list-of-lists').map(([value]) => value)).toEqual([
      'Body $',
      'Body $.orders',
      'Body $.orders[0]',
      'Body $.orders[0].items',
      'Body $.orders[0].items[0]',
      'Body $.orders[0].items[1]',
      'Body $.orders[1]',
      'Body $.orders[1].items',
    ]);
    expect(rowsOf('unknown-keys').filter(([value]) => value === 'Body $.stock')).toHaveLength(1);
  });

  it('take no attributes', () => {
    expect(() => run('<MatchingSituations of="tea" />')).toThrow('docs/playground.mdx:1: MatchingSituations takes');
  });
});
