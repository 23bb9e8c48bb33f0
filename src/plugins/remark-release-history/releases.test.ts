import {readFileSync} from 'node:fs';
import {visit} from 'unist-util-visit';
import type {List, Root, Table} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {describe, expect, it} from 'vitest';

import {applyRemark, textOf} from '../../../tests/doubles/markdown';
import {sourceOf} from '../../content/collection';
import {currentRelease, newestReleases} from '../../content/releases/newest';
import {findHistory} from '../../content/releases';
import {libraries} from '../../data/releases/libraries';
import {editLink} from '../remark-element/markdown';
import {remarkReleases} from './index';

const run = (source: string): Root => applyRemark(remarkReleases, source);

function linksOf(node: unknown): string[] {
  const urls: string[] = [];
  visit(node as Root, 'link', ({url}) => void urls.push(url));
  return urls;
}

/** Ids of headings and of anchors between blocks. */
const idsOf = ({children}: Root): string[] =>
  children.flatMap((node) => {
    const {name, attributes} = node as unknown as MdxJsxFlowElement;
    const id = name === 'Anchor' ? attributes[0]?.value : node.data?.hProperties?.id;
    return typeof id === 'string' ? [id] : [];
  });

describe('the current version of a library', () => {
  const tree = run('Before.\n\n<CurrentRelease of="pact-js" />\n\nAfter.');

  it('replaces the element with its date, what changed and what to do', () => {
    const [before, , heading, version, change, action] = tree.children.map(textOf);
    expect([before, heading, version]).toEqual([
      'Before.',
      'Current version',
      'The newest version is 17.1.4 of 7 September 2026.',
    ]);
    expect(change).toMatch(/^A plugin that refuses the contents of an interaction makes the test fail/);
    expect(action).toMatch(/^What to do: Expect such tests to fail, /);
  });

  it('has links to the notes on GitHub, the upgrade plan and the newest releases, and an edit link', () => {
    expect(linksOf(tree)).toEqual([
      'https://github.com/pact-foundation/pact-js/releases/tag/v17.1.4',
      '/help/upgrade.mdx?library=pact-js',
      '/releases.mdx',
    ]);
    const {note} = currentRelease(findHistory('pact-js'));
    expect(tree.children).toContainEqual(editLink(sourceOf(note), 'note'));
  });

  it('keeps the ids of its version and of the former page', () => {
    expect(idsOf(tree)).toEqual(['version-17-1-4', 'current-version']);
    expect(() => currentRelease({...findHistory('pact-js'), notes: []})).toThrow(
      'pact-js has no stable version with a note',
    );
  });

  it.each(libraries.map(({id, page}) => [id, page] as const))(
    'comes after the opening of the changelog, before the history: %s',
    (id, page) => {
      const source = readFileSync(`docs${page}`, 'utf8');
      const places = [`<CurrentRelease of="${id}" />`, `<ReleaseHistory of="${id}" />`].map((tag) =>
        source.indexOf(`\n${tag}\n`),
      );
      expect(places[0]).toBeGreaterThan(0);
      expect(places[1]).toBeGreaterThan(places[0] ?? 0);
      // These have no changelog; their releases are a section of their page.
      if (!['scala-pact', 'pact-csv-plugin', 'pact-avro-plugin', 'pact-mcp-plugin'].includes(id)) {
        expect(source.slice(0, places[0])).not.toMatch(/^## /m);
      }
    },
  );
});

describe('the newest releases', () => {
  const tree = run('<NewestReleases />');
  const lists = tree.children.filter((node): node is List => node.type === 'list');
  const items = lists.flatMap(({children}) => children);
  const releases = newestReleases();

  it('have the current version of each library in a table', () => {
    const table = tree.children.find((node): node is Table => node.type === 'table');
    const rows = (table?.children ?? []).slice(1);
    expect(rows).toHaveLength(libraries.length);
    expect(rows.map(textOf)).toContain('Pact JS17.1.42026-09-07');
  });

  it('are grouped by month, newest first', () => {
    const months = idsOf(tree).slice(1);
    expect(months[0]).toBe('2026-10');
    expect(months).toEqual([...months].sort().reverse());
    expect(lists).toHaveLength(months.length);
    expect(textOf(tree.children.find(({data}) => data?.hProperties?.id === '2026-10'))).toBe('October 2026');
  });

  it('are those of all libraries, with date and change, and a link to the note', () => {
    console.log(`newest releases: checked ${items.length}`);
    expect(items).toHaveLength(releases.length);
    expect(items.length).toBeGreaterThan(100);
    expect(textOf(items[0])).toMatch(/^Pact Python 4\.2\.0, 23 October 2026The log of the Rust core goes to /);
    expect(linksOf(items[0]?.children[0])).toEqual(['/implementation_guides/python/changelog.mdx#version-4-2']);
  });

  it('link to ids that the changelogs have', () => {
    const ids = new Map(
      libraries.map(({id, page}) => [
        page as string,
        new Set(idsOf(run(`<CurrentRelease of="${id}" />\n\n<ReleaseHistory of="${id}" />`))),
      ]),
    );
    const missing = items.flatMap((item) => {
      const [page = '', id = ''] = linksOf(item)[0]?.split('#') ?? [];
      return ids.get(page)?.has(id) ? [] : [`${page}#${id}`];
    });
    expect(missing).toEqual([]);
  });

  it('say what to do only where something has to be done', () => {
    const find = (title: string) => items.find((item) => textOf(item).startsWith(title));
    expect(textOf(find('Pact JS 17.1.4'))).toContain('What to do:');
    expect(textOf(find('Pact JS 16.0.4'))).not.toContain('Nothing has to change');
  });
});

describe('a page', () => {
  it.each([
    ['an unknown library', '<CurrentRelease of="pact-js5" />', /Unknown library "pact-js5"; use one of pact-js, /],
    ['no library', '<CurrentRelease />', /needs of="…", the id of a library in src\/data\/releases\/libraries\.ts$/],
    ['an attribute of the newest releases', '<NewestReleases of="pact-js" />', /NewestReleases takes .*not of="…"$/],
  ])('is rejected for %s, with file and line', (_, source, fault) => {
    const attempt = (): Root => run(`Text\n\n${source}`);
    expect(attempt).toThrow(/^docs\/page\.mdx:3: /);
    expect(attempt).toThrow(fault);
  });
});
