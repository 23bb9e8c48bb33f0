import {describe, expect, it, test} from 'vitest';

import {groupByPage} from '../../src/components/Search/hits';
import {blindSearches, type BlindSearch} from './blind-searches';
import {pageOf, search} from './search-client';
import {pages} from './site';
import {laterPages, withLaterPages} from './later-pages';

/** What the modal asks for. */
const hitsAsked = 20;

/** Number of the first row with a wanted page, from 1, as the modal shows them; undefined if no row has one. */
async function rowOf({query, sdk, pages: wanted}: Omit<BlindSearch, 'half'>): Promise<number | undefined> {
  const rows = groupByPage(await search(query, sdk, hitsAsked)).flatMap(({hits}) => hits.map(pageOf));
  const good = withLaterPages(wanted);
  const row = rows.findIndex((page) => good.includes(page));
  return row < 0 ? undefined : row + 1;
}

interface Outcome {
  readonly query: string;
  readonly row: number | undefined;
}

async function searchAll(searches: readonly BlindSearch[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const each of searches) {
    outcomes.push({query: each.query, row: await rowOf(each)});
  }
  return outcomes;
}

/** Share of the searches with a wanted page among the first rows. */
function share(outcomes: readonly Outcome[], rows: number): number {
  return outcomes.filter(({row = Infinity}) => row <= rows).length / outcomes.length;
}

function describeOutcomes(outcomes: readonly Outcome[]): string {
  const percent = (rows: number): string => `${(100 * share(outcomes, rows)).toFixed(0)} %`;
  const counts = `first ${percent(1)}, first three ${percent(3)}, first five ${percent(5)}, none ${outcomes.filter(({row}) => row === undefined).length}`;
  const late = outcomes.filter(({row = Infinity}) => row > 3).map(({query, row}) => `${query}: ${row ?? 'not found'}`);
  return [counts, ...late].join('\n');
}

describe.each([
  {half: 'tune', first: 0.93, firstThree: 0.98},
  {half: 'held', first: 0.77, firstThree: 0.94},
] as const)('of the searches that nothing was made for, half $half', ({half, first, firstThree}) => {
  it(`${100 * first} % find a page in the first row, ${100 * firstThree} % in the first three`, async () => {
    const outcomes = await searchAll(blindSearches.filter((each) => each.half === half));
    console.log(`blind searches, ${half}: ${describeOutcomes(outcomes)}`);
    expect(outcomes).toHaveLength(75);
    expect(share(outcomes, 1)).toBeGreaterThanOrEqual(first);
    expect(share(outcomes, 3)).toBeGreaterThanOrEqual(firstThree);
  });
});

test('every wanted page exists', () => {
  const addresses = new Set(pages.map(({address}) => address));
  const wantedPages = [...blindSearches.flatMap(({pages: wanted}) => wanted), ...Object.values(laterPages).flat()];
  expect(wantedPages.filter((page) => !addresses.has(page))).toEqual([]);
});

test('a search whose page is nowhere counts as not found', async () => {
  await expect(rowOf({query: 'pact broker', pages: ['/nowhere']})).resolves.toBeUndefined();
  expect(share([{query: 'pact broker', row: undefined}], 5)).toBe(0);
});
