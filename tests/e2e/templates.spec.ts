import {expect, test} from '@playwright/test';

import {accessibilityFaults, overflowFaults} from './faults';
import {open, templates} from './pages';

const sizes = [
  {width: 1280, height: 800},
  {width: 390, height: 844},
];

for (const {name, path} of templates) {
  for (const mode of ['light', 'dark']) {
    test(`${name} is accessible and fits in ${mode} mode on a desk and on a phone`, async ({page}) => {
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      await open(page, path);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      const faults: string[] = [];
      for (const viewport of sizes) {
        await page.setViewportSize(viewport);
        const found = [...(await accessibilityFaults(page)), ...(await overflowFaults(page))];
        faults.push(...found.map((fault) => `${viewport.width} px: ${fault}`));
      }
      expect(faults).toEqual([]);
    });
  }
}
