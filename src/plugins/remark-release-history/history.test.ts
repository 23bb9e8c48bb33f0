import {visit} from 'unist-util-visit';
import type {Heading, Root, Table} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {describe, expect, it} from 'vitest';

import {applyRemark, textOf} from '../../../tests/doubles/markdown';
import {sourceOf} from '../../content/collection';
import {findHistory} from '../../content/releases';
import {libraries} from '../../data/releases/libraries';
import {editLink} from '../remark-element/markdown';
import {remarkReleases} from './index';

const run = (source: string): Root => applyRemark(remarkReleases, source);

const idOf = (node: Heading): unknown => node.data?.hProperties?.id;

const history = findHistory('pact-js');
const {children} = run('Before.\n\n<ReleaseHistory of="pact-js" />\n\nAfter.');
const headings = children.filter((node) => node.type === 'heading');
const table = children.find((node): node is Table => node.type === 'table');

/** Ids of the anchors below a node, in order. */
function anchorsIn(node: unknown): string[] {
  const ids: string[] = [];
  visit(node as Root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (jsx) => {
    const {name, attributes} = jsx as MdxJsxFlowElement;
    const [id] = attributes;
    if (name === 'Anchor' && typeof id?.value === 'string') {
      ids.push(id.value);
    }
  });
  return ids;
}

describe('the releases of a library', () => {
  it('replace the element', () => {
    expect([children[0], children.at(-1)].map(textOf)).toEqual(['Before.', 'After.']);
  });

  it('leave the current version to its own element, except in the table', () => {
    expect(headings.map(idOf)).not.toContain('version-17-1-4');
    expect(headings.map(idOf)).toContain('version-17-1-3');
    expect(textOf(table)).toContain('17.1.4');
  });

  it('have a heading for each major version, newest first, with the minor versions below', () => {
    const majors = headings.filter(({depth}) => depth === 2).map(textOf);
    expect([majors[0], majors.at(-1)]).toEqual(['Version 17', 'All versions']);
    const numbers = majors.slice(0, -1).map((label) => Number(label.replace('Version ', '')));
    expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
    expect(numbers).toHaveLength(17);
    const index = headings.findIndex((node) => idOf(node) === 'version-16');
    expect(headings.slice(index, index + 3).map((node) => [node.depth, textOf(node), idOf(node)])).toEqual([
      [2, 'Version 16', 'version-16'],
      [3, '16.5', 'version-16-5'],
      [3, '16.4', 'version-16-4'],
    ]);
    expect(new Set(headings.map(idOf)).size).toBe(headings.length);
  });

  it.each(libraries.map(({id}) => id))('have headings that differ: %s', (id) => {
    const all = run(`<CurrentRelease of="${id}" />\n\n<ReleaseHistory of="${id}" />`).children.filter(
      (node) => node.type === 'heading',
    );
    expect(all.length).toBeGreaterThan(2);
    expect(all.map(textOf)).toEqual([...new Set(all.map(textOf))]);
    expect(all.map(idOf)).toEqual([...new Set(all.map(idOf))]);
  });

  it('have the change, what to do, the date, the release page and an edit link', () => {
    const start = children.findIndex((node) => node.type === 'heading' && idOf(node) === 'version-10');
    const [, change, action, origin, edit] = children.slice(start, start + 5);
    expect(textOf(change)).toMatch(/^The Rust core replaces the Ruby programs: /);
    expect(textOf(action)).toMatch(/^What to do: Publish with the Pact CLI, /);
    expect(textOf(origin)).toBe(
      'Guide: Migrating from 9.x.x to 10.x.x. Released on 28 July 2022: notes of 10.0.0 on GitHub.',
    );
    const links: string[] = [];
    visit(origin as unknown as Root, 'link', ({url}) => void links.push(url));
    expect(links).toEqual([
      '/implementation_guides/javascript/docs/migrations/9-10.mdx',
      'https://github.com/pact-foundation/pact-js/releases/tag/v10.0.0',
    ]);
    const note = history.notes.find(({version}) => version === '10.0.0') ?? [];
    expect(edit).toEqual(editLink(sourceOf(note), 'note'));
  });

  it('are all in the table, sorted by version', () => {
    const rows = (table?.children ?? []).slice(1).map((row) => row.children.map(textOf));
    expect(rows).toHaveLength(history.list.releases.length);
    expect(rows.slice(0, 2)).toEqual([
      ['17.1.4', '2026-09-07'],
      ['17.1.3', '2026-08-26'],
    ]);
    const versions = rows.map(([version]) => version);
    expect(versions.indexOf('10.0.0-beta.9')).toBe(versions.indexOf('10.0.0-beta.10') + 1);
    expect(versions.indexOf('10.0.0-beta.62')).toBe(versions.indexOf('10.0.0') + 1);
  });

  it.each([
    ['pact-js', /^Pact JS has \d+ versions and \d+ previews\. Each leads to its notes on GitHub\.$/],
    ['pact-broker', /^The Pact Broker has \d+ versions\. Each leads to its notes on GitHub\.$/],
  ])('are counted, including any previews: %s', (id, sentence) => {
    const texts = run(`<ReleaseHistory of="${id}" />`).children.map(textOf);
    expect(texts.at(-2)).toMatch(sentence);
  });

  it('keep the heading ids of the former page, in the row or before the heading', () => {
    const kept = Object.values(history.anchors).flat();
    expect(kept.length).toBeGreaterThan(700);
    const former = anchorsIn({type: 'root', children}).filter((id) => !id.startsWith('change-'));
    expect(former.sort()).toEqual([...kept].sort());
    const row = table?.children.find(({children: [cell]}) => textOf(cell) === '13.1.3');
    expect(anchorsIn(row)).toEqual(['1313-2024-09-12', 'fixes-and-improvements-5']);
    const before = children.slice(
      0,
      children.findIndex((node) => node.type === 'heading' && idOf(node) === 'version-15'),
    );
    expect(before.slice(-3).flatMap((node) => anchorsIn({type: 'root', children: [node]}))).toEqual([
      '1500-2025-03-24',
      '-breaking-changes',
      'fixes-and-improvements-1',
    ]);
  });
});

describe('the changes of a version', () => {
  const texts = children.map(textOf);
  const ids = anchorsIn({type: 'root', children}).filter((id) => id.startsWith('change-'));

  it('are below its note, with an anchor each', () => {
    const start = children.findIndex((node) => node.type === 'heading' && idOf(node) === 'version-17-0-1');
    const list = children.slice(start).find(({type}) => type === 'list');
    expect(textOf(list)).toMatch(/^Fixed in 17\.0\.1\S.*before 17\.0\.1: .*Since 17\.0\.1: /i);
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids).toHaveLength(history.changes.filter(({version}) => version !== '17.1.4').length);
  });

  it('make a heading of their own if there is no note', () => {
    const noted = new Set(history.notes.map(({version}) => version));
    const [change] = history.changes.filter(({version}) => !noted.has(version));
    if (change) {
      expect(texts).toContain(change.version.replace(/\.0$/, ''));
    }
  });
});

describe('a page', () => {
  it.each([
    ['an unknown library', '<ReleaseHistory of="pact-js5" />', /Unknown library "pact-js5"; use one of pact-js, /],
    ['no library', '<ReleaseHistory />', /needs of="…", the id of a library in src\/data\/releases\/libraries\.ts$/],
    ['another attribute', '<ReleaseHistory of="pact-js" all />', /takes of="…", not all$/],
    ['an expression', '<ReleaseHistory of={name} />', /takes of="…", not of={…}$/],
    ['the element in a sentence', 'See <ReleaseHistory of="pact-js" /> here.', /must be on a separate line/],
  ])('is rejected for %s, with file and line', (_, source, fault) => {
    const attempt = (): Root => run(`Text\n\n${source}`);
    expect(attempt).toThrow(/^docs\/page\.mdx:[35]: ReleaseHistory|^docs\/page\.mdx:3: Unknown library/);
    expect(attempt).toThrow(fault);
  });
});
