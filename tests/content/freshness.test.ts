import {describe, expect, it} from 'vitest';

import {checkedFaults, hasFacts, readChecked, type CheckedPage} from '../freshness/checked';
import {newestOf, stalePages, formatStaleReport} from '../freshness/stale';
import {parsePage, readPages} from './pages';

const pages = readPages('docs').filter(hasFacts);
const page = (...lines: string[]) =>
  parsePage('docs/page.mdx', ['---', 'title: A', ...lines, '---', 'Text.'].join('\n'));

describe('the last check of facts', () => {
  it('is given by every docs page, against versions that existed on that day', () => {
    const versions = pages.flatMap((each) => Object.keys(readChecked(each).against));
    console.log(`freshness: checked ${pages.length} pages and ${versions.length} versions`);
    expect(pages.length).toBeGreaterThan(0);
    expect(versions.length).toBeGreaterThan(0);
    expect(pages.flatMap(checkedFaults)).toEqual([]);
  });

  it('may be against no version', () => {
    expect(checkedFaults(page('checked:', '  on: 2026-11-22'))).toEqual([]);
  });

  it.each([
    [[], 'checked.on is ""; use the day of the last check'],
    [['checked:', '  on: 2026-02-30'], 'checked.on is "2026-02-30"; use the day of the last check'],
    [['checked:', '  on: last week'], 'checked.on is "last week"; use the day of the last check'],
    [['checked:', '  on: 2026-11-22', '  against:', '    pact-tea: 1.0.0'], 'has "pact-tea"; use one of pact-js'],
    [
      ['checked:', '  on: 2026-11-22', '  against:', '    pact-go: 1.99.0'],
      'has pact-go 1.99.0, which src/data/releases/pact-go.json lacks',
    ],
    [
      ['checked:', '  on: 2026-08-05', '  against:', '    pact-go: 2.7.0'],
      'before pact-go 2.7.0 appeared on 2026-08-06',
    ],
  ])('is rejected as %j', (lines, fault) => {
    expect(checkedFaults(page(...lines))).toEqual([expect.stringMatching(/^docs\/page\.mdx: checked\./)]);
    expect(checkedFaults(page(...lines))[0]).toContain(fault);
  });

  it('is not required of partials and posts', () => {
    expect(['docs/_part.mdx', 'blog/a/index.mdx', 'docs/a.mdx'].map((file) => hasFacts(parsePage(file, '')))).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('the list of pages due for review', () => {
  const checked = (file: string, on: string, against: CheckedPage['against'] = {}): CheckedPage => ({
    file,
    on,
    against,
  });
  const newest = newestOf('pact-go');

  it('includes pages checked more than a year ago, oldest first', () => {
    const stale = stalePages(
      [checked('a', '2026-11-22'), checked('b', '2025-11-21'), checked('c', '2025-11-22'), checked('d', '2024-01-01')],
      '2026-11-22',
    );
    expect(stale.map(({file}) => file)).toEqual(['d', 'b']);
  });

  it('includes pages checked against an older release', () => {
    const against = {'pact-go': '2.0.0', 'pact-js': newestOf('pact-js')};
    expect(stalePages([checked('a', '2026-11-22', against)], '2026-11-22')).toEqual([
      {file: 'a', on: '2026-11-22', reasons: [`Pact Go 2.0.0, now ${newest}`]},
    ]);
    expect(stalePages([checked('a', '2026-11-22', {'pact-go': newest})], '2026-11-22')).toEqual([]);
  });

  it('ignores prereleases', () => {
    expect(newestOf('pact-php')).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('includes dates in the future, which must be typos', () => {
    expect(stalePages([checked('a', '2027-01-01')], '2026-11-22')).toMatchObject([{reasons: ['a date in the future']}]);
  });

  it('is a summary with a table, or only a summary when nothing is due', () => {
    expect(formatStaleReport([{file: 'docs/a.mdx', on: '2024-01-01', reasons: ['x', 'y']}], 3).split('\n')).toEqual([
      'Checked 3 pages; 1 is due for review.',
      '',
      '| Page | Checked on | Why |',
      '| --- | --- | --- |',
      '| `docs/a.mdx` | 2024-01-01 | x; y |',
    ]);
    expect(formatStaleReport([], 3)).toBe('Checked 3 pages; 0 are due for review.');
  });
});
