import {expect, test} from '@playwright/test';

import {accessibilityFaults, overflowFaults, showMode} from './faults';
import {open} from './pages';
import {parts} from './parts';

for (const {name, path, widths, show, tag: own} of parts) {
  for (const [index, width] of widths.entries()) {
    const tag = [...(own ? [own] : []), ...(index === 0 ? [] : ['@rest'])];
    test(`${name} is accessible and fits in both modes, ${width} px wide`, {tag}, async ({page}) => {
      await page.setViewportSize({width, height: 844});
      await open(page, path);
      await show(page);
      const faults: string[] = [];
      for (const mode of ['light', 'dark']) {
        await showMode(page, mode);
        const found = [...(await accessibilityFaults(page)), ...(await overflowFaults(page))];
        faults.push(...found.map((fault) => `${mode}: ${fault}`));
      }
      // A known problem of DocSearch, documented on /accessibility: an option of its list contains a link.
      expect(faults.filter((fault) => !/nested-interactive:.*#docsearch-hits/.test(fault))).toEqual([]);
    });
  }
}
