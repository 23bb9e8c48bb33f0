import {expect, test} from '@playwright/test';

import {sitemapPaths} from './pages';
import {countTables, pagesWithTables, tableKinds, unfold, wideTables} from './tables';

test.use({viewport: {width: 1366, height: 768}});

test('no table needs to be scrolled sideways at 1366 px', async ({page, request}) => {
  test.setTimeout(300_000);
  const pages: Record<string, string> = {};
  for (const path of await sitemapPaths(request)) {
    pages[path] = await (await request.get(path)).text();
  }
  const paths = pagesWithTables(pages);
  // The layout doesn't depend on the scripts.
  await page.route('**/assets/js/**', (route) => route.abort());
  const faults: string[] = [];
  let tables = 0;
  for (const path of paths) {
    await page.goto(path);
    await unfold(page);
    tables += await countTables(page);
    faults.push(...(await wideTables(page)).map((fault) => `${path}: ${fault}`));
  }
  console.log(`wide tables: looked at ${tables} tables on ${paths.length} of ${Object.keys(pages).length} pages`);
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

test('a table in closed details is measured, too', async ({page}) => {
  await page.setContent(`<main><details>${table('x'.repeat(200)).replaceAll(/<\/?main>/g, '')}</details></main>`);
  expect(await countTables(page)).toBe(0);
  await unfold(page);
  expect(await countTables(page)).toBe(1);
  expect(await wideTables(page)).toHaveLength(1);
});

test('pages are chosen by the kinds of their tables', () => {
  const html = (columns: number, attributes = ''): string =>
    `<table${attributes}><thead><tr>${'<th>a</th>'.repeat(columns)}</tr></thead></table>`;
  expect(tableKinds(html(2, ' role="table" data-stack=""') + html(7))).toEqual(['2 stacked', '7']);
  const pages = {
    a: html(2),
    b: html(2),
    c: html(2),
    d: html(2),
    e: html(2) + html(5),
    f: '<p>Text</p>',
    g: html(2, ' data-stack'),
  };
  expect(pagesWithTables(pages)).toEqual(['a', 'b', 'c', 'e', 'g']);
});
