import {expect, test} from '@playwright/test';

import {
  beforeScripts,
  colourFaults,
  documentFaults,
  editLinkFaults,
  layoutFaults,
  overflowFaults,
  resize,
  showMode,
  structureFaults,
  watch,
} from './faults';
import {open, reach, saveData, sitemapPaths} from './pages';
import {medianFaults, recordRequests, weightFaults, type Weight} from './weights';

/** Number of groups, so that no test takes too long. */
const parts = 12;

const desk = {width: 1280, height: 800};
const phone = {width: 390, height: 844};

/**
 * The states in which every page is checked. Width affects layout, and mode affects colours, so each set of rules only
 * runs where it can find something new. templates.spec.ts runs all rules where only some run here.
 */
const states = [
  {name: 'light, 1280 px', mode: 'light', viewport: desk, faultsOf: structureFaults},
  {name: 'dark, 1280 px', mode: 'dark', viewport: desk},
  {name: 'dark, 390 px', mode: 'dark', viewport: phone},
  {name: 'light, 390 px', mode: 'light', viewport: phone, faultsOf: layoutFaults},
] as const;

test.use({viewport: desk});

/** Combinations of colours that any group has checked. */
const judged = {light: new Set<string>(), dark: new Set<string>()};

for (let part = 0; part < parts; part += 1) {
  test(
    `every page loads without an error, is light and accessible, part ${part + 1} of ${parts}`,
    {tag: '@rest'},
    async ({page, request}) => {
      const paths = (await sitemapPaths(request)).filter((_, index) => index % parts === part);
      test.setTimeout(30_000 + paths.length * 10_000);
      const faults: string[] = [];
      const [unused, hydrated]: [Weight[], Weight[]] = [[], []];
      const takeFaults = watch(page);
      const weigh = recordRequests(page);
      let looks = 0;
      // Prefetched pages are checked separately.
      await saveData(page);
      for (const path of paths) {
        await resize(page, phone);
        const response = await page.goto(path);
        const before = beforeScripts(await layoutFaults(page));
        await resize(page, desk);
        const read = await weigh();
        await reach(page);
        const found = [
          ...(response?.status() === 200 ? [] : [`returned status ${response?.status()}`]),
          ...(await documentFaults(page)),
          ...before.map((fault) => `before scripts, in light, 390 px: ${fault}`),
        ];
        for (const {name, mode, viewport, ...state} of states) {
          await resize(page, viewport);
          await showMode(page, mode);
          const inState = [
            ...('faultsOf' in state
              ? [...(await state.faultsOf(page)), ...(await overflowFaults(page)), ...(await editLinkFaults(page))]
              : []),
            ...(await colourFaults(page, judged[mode])),
          ];
          found.push(...inState.map((fault) => `in ${name}: ${fault}`));
          looks += 1;
        }
        const used = await weigh();
        unused.push(read);
        hydrated.push(used);
        found.push(...(await weightFaults(page, read, used)));
        faults.push(...[...found, ...takeFaults()].map((fault) => `${path} ${fault}`));
      }
      const {light, dark} = judged;
      console.log(
        `part ${part + 1} of ${parts}: checked ${paths.length} pages in ${states.length} states (${looks}), ` +
          `with ${light.size} combinations of colours judged in light mode by now and ${dark.size} in dark mode`,
      );
      expect(paths.length, 'pages in this part of the sitemap').toBeGreaterThan(0);
      expect(Math.min(light.size, dark.size), 'combinations of colours in a mode').toBeGreaterThan(0);
      expect([...faults, ...medianFaults(unused, hydrated)]).toEqual([]);
    },
  );
}

// Readers reach these although the sitemap omits them.
for (const path of ['/search', '/index-wip', '/help-wip']) {
  test(`${path} loads without an error, with one h1, a language, a title and a description`, async ({page}) => {
    const takeFaults = watch(page);
    await open(page, path);
    await page.waitForLoadState('networkidle');
    expect([...takeFaults(), ...(await documentFaults(page))]).toEqual([]);
  });
}
