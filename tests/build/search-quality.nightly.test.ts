import {describe, expect, it, test} from 'vitest';

import {sdksOfPath, type SdkId} from '../../src/data/sdks';
import {readerSearches, type ReaderSearch} from './reader-searches';
import {pageOf, search} from './search-client';
import {searchQueries} from './search-queries';
import {pages} from './site';
import {withLaterPages} from './later-pages';

/** Top pages for a query, for a reader who chose a language. */
async function pagesFor({query, sdk}: Pick<ReaderSearch, 'query' | 'sdk'>, top: number): Promise<string[]> {
  return [...new Set((await search(query, sdk, 40)).map(pageOf))].slice(0, top);
}

/** Searches without a good page among the top results, a line each. */
async function failedSearches(searches: readonly ReaderSearch[], top: number): Promise<string[]> {
  const lines: string[] = [];
  for (const {query, sdk, pages: wanted} of searches) {
    const good = withLaterPages(wanted);
    const found = await pagesFor({query, sdk}, top);
    if (!found.some((page) => good.includes(page))) {
      lines.push(`${query}${sdk ? ` (${sdk})` : ''}: wanted ${good.join(' or ')}, found ${found.join(', ')}`);
    }
  }
  return lines;
}

describe.each([
  {name: 'the searches that the ranking was tuned with', searches: searchQueries, top: 5, minShare: 0.9, minCount: 40},
  {name: 'the searches of readers', searches: readerSearches, top: 3, minShare: 0.92, minCount: 120},
])('of $name', ({name, searches, top, minShare, minCount}) => {
  it(`${minShare * 100} % find a good page among the top ${top}`, async () => {
    const failed = await failedSearches(searches, top);
    console.log(`search quality: ${searches.length - failed.length} of ${searches.length} of ${name} succeeded`);
    if (failed.length > 0) {
      console.log(failed.join('\n'));
    }
    expect(searches.length).toBeGreaterThanOrEqual(minCount);
    expect(failed.length / searches.length).toBeLessThanOrEqual(1 - minShare);
  });

  it('every expected page exists', () => {
    const addresses = new Set(pages.map(({address}) => address));
    expect(searches.flatMap(({pages: good}) => good).filter((page) => !addresses.has(page))).toEqual([]);
  });
});

test.each<SdkId>(['java', 'go', 'python', 'dotnet', 'ruby', 'php', 'rust', 'javascript'])(
  'topics of all libraries rank first for the chosen language: %s',
  async (sdk) => {
    const subjects = [
      'troubleshooting',
      'matching',
      'get started',
      'provider verification',
      'consumer test',
      'messages',
    ];
    const misranked: string[] = [];
    for (const query of subjects) {
      const found = await pagesFor({query, sdk}, 20);
      const top = found.find((page) => sdksOfPath(page).length > 0);
      if (top === undefined || !sdksOfPath(top).includes(sdk)) {
        misranked.push(`${query}: ${top ?? 'no page of a library'}`);
      }
    }
    expect(misranked).toEqual([]);
  },
);

test('a failed search is reported', async () => {
  await expect(failedSearches([{query: 'pact broker', pages: ['/nowhere']}], 5)).resolves.toEqual([
    expect.stringContaining('pact broker: wanted /nowhere, found /pact_broker'),
  ]);
});
