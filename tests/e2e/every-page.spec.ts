import {expect, test} from '@playwright/test';

import {colourFaults, documentFaults, overflowFaults, showMode, structureFaults, watch} from './faults';
import {open, saveData, sitemapPaths} from './pages';

const parts = 6;

const desk = {width: 1280, height: 800};
const phone = {width: 390, height: 844};

/**
 * The states in which every page is looked at. The rules that don't look at colours run once for each width, since
 * the document is the same in both modes; templates.spec.ts runs all rules in all states.
 */
const states = [
  {name: 'light, 1280 px', mode: 'light', viewport: desk, structure: true},
  {name: 'dark, 1280 px', mode: 'dark', viewport: desk, structure: false},
  {name: 'dark, 390 px', mode: 'dark', viewport: phone, structure: false},
  {name: 'light, 390 px', mode: 'light', viewport: phone, structure: true},
] as const;

// A trace would hold a copy of every page; the faults tell where they are.
test.use({trace: 'off', viewport: desk});

for (let part = 0; part < parts; part += 1) {
  test(`every page loads without an error and is accessible, part ${part + 1} of ${parts}`, async ({page, request}) => {
    const paths = (await sitemapPaths(request)).filter((_, index) => index % parts === part);
    test.setTimeout(30_000 + paths.length * 10_000);
    const faults: string[] = [];
    const judged = states.map(() => new Set<string>());
    const behind = watch(page);
    let looks = 0;
    // What is fetched ahead has its own turn. Diagrams are drawn after this; templates.spec.ts waits for them.
    await saveData(page);
    for (const path of paths) {
      await page.setViewportSize(desk);
      const response = await open(page, path);
      const found = [
        ...(response?.status() === 200 ? [] : [`was answered with ${response?.status()}`]),
        ...(await documentFaults(page)),
      ];
      for (const [index, {name, mode, viewport, structure}] of states.entries()) {
        await page.setViewportSize(viewport);
        await showMode(page, mode);
        const inState = [
          ...(structure ? await structureFaults(page) : []),
          ...(structure ? await overflowFaults(page) : []),
          ...(await colourFaults(page, judged[index] ?? new Set())),
        ];
        found.push(...inState.map((fault) => `in ${name}: ${fault}`));
        looks += 1;
      }
      faults.push(...[...found, ...behind()].map((fault) => `${path} ${fault}`));
    }
    const combinations = judged.map(({size}) => size).join(', ');
    console.log(
      `part ${part + 1} of ${parts}: ${paths.length} pages in ${states.length} states looked at (${looks}), ` +
        `with ${combinations} combinations of colours`,
    );
    expect(paths.length, 'pages in this part of the sitemap').toBeGreaterThan(0);
    expect(Math.min(...judged.map(({size}) => size)), 'combinations of colours in a state').toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });
}

// The sitemap leaves these out; readers come to them all the same.
for (const path of ['/search', '/index-wip', '/help-wip']) {
  test(`${path} loads without an error, with one h1, a language, a title and a description`, async ({page}) => {
    const behind = watch(page);
    await open(page, path);
    await page.waitForLoadState('networkidle');
    expect([...behind(), ...(await documentFaults(page))]).toEqual([]);
  });
}
