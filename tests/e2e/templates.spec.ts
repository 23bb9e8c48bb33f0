import {expect, test} from '@playwright/test';

import {accessibilityFaults, overflowFaults, resize, showMode} from './faults';
import {keepPointerAtRest, reach, templates} from './pages';

// All rules where every-page.spec.ts runs only some: what a page shows differs by width, and colours by mode.
const states = [
  {mode: 'dark', viewport: {width: 1280, height: 800}},
  {mode: 'light', viewport: {width: 390, height: 844}},
] as const;

for (const {name, path} of templates) {
  test(`${name} is accessible and fits, dark on a desk and light on a phone`, async ({page}) => {
    await keepPointerAtRest(page);
    await resize(page, {width: 390, height: 844});
    await page.goto(path);
    const faults = (await accessibilityFaults(page)).map((fault) => `before scripts: ${fault}`);
    await reach(page);
    for (const {mode, viewport} of states) {
      await resize(page, viewport);
      await showMode(page, mode);
      const found = [...(await accessibilityFaults(page)), ...(await overflowFaults(page))];
      faults.push(...found.map((fault) => `${mode}, ${viewport.width} px: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}
