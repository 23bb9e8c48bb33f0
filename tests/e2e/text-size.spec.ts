import {expect, test} from '@playwright/test';

import {browserFlags, thisMachine} from './browser';
import {cutFaults, overflowFaults, resize} from './faults';
import {open, templates} from './pages';

// A reader who has set the text of the browser to twice its usual size, and left the zoom as it is.
test.use({
  launchOptions: {
    executablePath: process.env.CHROME_PATH,
    args: [...browserFlags(thisMachine().isRoot), '--blink-settings=defaultFontSize=32'],
  },
});

for (const {name, path} of templates) {
  test(`${name} takes the size of text of the browser, and fits`, async ({page}) => {
    const faults: string[] = [];
    await open(page, path);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    for (const viewport of [
      {width: 1280, height: 800},
      {width: 390, height: 844},
    ]) {
      await resize(page, viewport);
      const found = [...(await overflowFaults(page)), ...(await cutFaults(page))];
      faults.push(...found.map((fault) => `${viewport.width} px: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}
