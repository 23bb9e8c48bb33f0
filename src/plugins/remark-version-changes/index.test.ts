import {visit} from 'unist-util-visit';
import type {Root} from 'mdast';
import {describe, expect, it, vi} from 'vitest';

import {applyRemark, textOf} from '../../../tests/doubles/markdown';
import {setSource} from '../../content/collection';
import type {LibraryChanges} from '../../content/version-changes';
import type {VersionChange} from '../../data/releases/types';
import remarkVersionChanges from './index';
import {listInChangelog} from './render';

const {changes} = vi.hoisted(() => ({changes: new Map<string, LibraryChanges>()}));
vi.mock('../../content/version-changes', async (original) => ({
  ...(await original<object>()),
  findChange: (reference: string) => {
    const [library = '', id] = reference.split('/');
    const change = changes.get(library)?.changes.find((each) => each.id === id);
    if (!change) {
      throw new Error(`There is no change "${reference}"`);
    }
    return {library: {name: 'The shop', page: '/shop/changelog.mdx'}, change};
  },
}));

const at = (line: number, change: VersionChange): VersionChange =>
  setSource(change, {file: 'content/version-changes/shop.yml', line});

const fix = at(8, {
  id: 'no-currency',
  version: '2.0.0',
  kind: 'fix',
  from: '1.1.0',
  before: 'Prices had no `currency`.',
  since: 'They have one.',
  otherwise: 'Read it from the order.',
  source: 'https://example.org/1',
});
const removal = at(20, {
  id: 'no-cash',
  version: '1.0.0',
  kind: 'removal',
  before: '`cash` paid.',
  since: 'It is gone.',
  otherwise: 'Use a card.',
  source: 'https://example.org/2',
});
changes.set('shop', {read: {from: '1.0.0', to: '2.0.0', on: '2026-01-31', sources: []}, changes: [fix, removal]});

const run = (source: string): Root => applyRemark([remarkVersionChanges], source);

describe('changes on the page of a feature', () => {
  const {children: all} = run('Before.\n\n<VersionChanges of="shop/no-currency shop/no-cash" />\n\nAfter.');

  const [before, box, after] = all;
  const {name, children = []} = box as {name?: string; children?: Root['children']};

  it('are a list of symptom, behaviour since and what to do, each with its versions', () => {
    const [list] = children;
    expect([before, after].map(textOf)).toEqual(['Before.', 'After.']);
    expect(name).toBe('VersionChanges');
    expect((list as {children?: unknown[]}).children?.map(textOf)).toEqual([
      "Fixed in Shop 2.0.0From 1.1.0, before 2.0.0: Prices had no currency.Since 2.0.0: They have one.If you can't upgrade: Read it from the order.",
      'Removed in Shop 1.0.0Before 1.0.0: cash paid.Since 1.0.0: It is gone.What to use: Use a card.',
    ]);
  });

  it('lead to the changelog, and have a link to edit them', () => {
    const urls: string[] = [];
    visit({type: 'root', children} as Root, 'link', ({url}) => void urls.push(url));
    expect(urls).toEqual(['/shop/changelog.mdx#change-no-currency', '/shop/changelog.mdx#change-no-cash']);
    expect(children[1]).toMatchObject({
      name: 'EditLink',
      attributes: [{value: 'content/version-changes/shop.yml#L8'}, {value: 'changes'}],
    });
  });

  it.each([
    ['<VersionChanges />', /^docs\/page\.mdx:1: VersionChanges needs of="…"/],
    ['<VersionChanges of=" " />', /^docs\/page\.mdx:1: VersionChanges needs of="…"/],
    ['<VersionChanges of="shop/no-tea" />', /^docs\/page\.mdx:1: There is no change "shop\/no-tea"/],
  ])('are refused: %s', (source, fault) => {
    expect(() => run(source)).toThrow(fault);
  });
});

describe('changes of a version in the changelog', () => {
  it('have an anchor each, and no link', () => {
    const [list] = listInChangelog([fix]);
    const ids: unknown[] = [];
    visit({type: 'root', children: [list]} as Root, (node) => {
      expect(node.type).not.toBe('link');
      if ('name' in node && node.name === 'Anchor') {
        ids.push((node as unknown as {attributes: {value: string}[]}).attributes[0]?.value);
      }
    });
    expect(ids).toEqual(['change-no-currency']);
  });

  it('are none for a version without changes', () => {
    expect(listInChangelog([])).toEqual([]);
  });
});
