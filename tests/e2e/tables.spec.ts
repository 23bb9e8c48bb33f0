import {expect, test} from '@playwright/test';

import {sitemapPaths} from './pages';
import {brokenWords, countTables, unfold, wideTables} from './tables';

test.use({viewport: {width: 1366, height: 768}});

test('no table needs to be scrolled sideways at 1366 px, or breaks a word', {tag: '@rest'}, async ({page, request}) => {
  test.setTimeout(600_000);
  const all = await sitemapPaths(request);
  const paths: string[] = [];
  for (const path of all) {
    const html = await (await request.get(path)).text();
    paths.push(...(html.includes('<table') ? [path] : []));
  }
  // The layout doesn't depend on the scripts.
  await page.route('**/assets/js/**', (route) => route.abort());
  const faults: string[] = [];
  let tables = 0;
  for (const path of paths) {
    await page.goto(path, {waitUntil: 'domcontentloaded'});
    await unfold(page);
    tables += await countTables(page);
    faults.push(...[...(await wideTables(page)), ...(await brokenWords(page))].map((fault) => `${path}: ${fault}`));
  }
  console.log(`wide tables: looked at ${tables} tables on ${paths.length} of ${all.length} pages`);
  expect(tables).toBeGreaterThan(300);
  expect(faults).toEqual([]);
});

const table = (cell: string): string =>
  `<main><div style="width: 700px; overflow: auto"><table><thead><tr><th>Option</th><th>Meaning</th></tr></thead>
  <tbody><tr><td>${cell}</td><td>Text</td></tr></tbody></table></div></main>`;

test('a table that is wider than its frame is rejected', async ({page}) => {
  await page.setContent(table(`<code>${'x'.repeat(120)}</code>`));
  expect(await wideTables(page)).toEqual([
    expect.stringMatching(/^"Option \| Meaning" is \d+ px wide in a frame of 700 px: shorten its code/),
  ]);
  await page.setContent(table('<code>port</code>'));
  expect(await wideTables(page)).toEqual([]);
});

test('a word that a narrow column breaks is rejected, but not code', async ({page}) => {
  const narrow = (cell: string): string => table(`<div style="width: 3em; overflow-wrap: anywhere">${cell}</div>`);
  await page.setContent(narrow('understanding'));
  expect(await brokenWords(page)).toEqual(['"understanding" is broken: leave more room, or put it in code']);
  await page.setContent(narrow('<code>understanding</code> is a long word'));
  expect(await brokenWords(page)).toEqual([]);
});

test('a table in closed details is measured, too', async ({page}) => {
  await page.setContent(`<main><details>${table('x'.repeat(200)).replaceAll(/<\/?main>/g, '')}</details></main>`);
  expect(await countTables(page)).toBe(0);
  await unfold(page);
  expect(await countTables(page)).toBe(1);
  expect(await wideTables(page)).toHaveLength(1);
});
