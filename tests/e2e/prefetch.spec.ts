import {expect, test, type Locator, type Page} from '@playwright/test';

import {nextFrames, open, scriptsOf} from './pages';

const help = (page: Page): Locator =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Help', exact: true});

/** Follows the link by script, since the pointer's way to it would start loading by itself. */
async function follow(page: Page): Promise<void> {
  await help(page).evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/help');
  await expect(page.locator('main h1')).toHaveText(/help/i);
}

test('links in view have nothing fetched ahead', async ({page}) => {
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  const scripts = scriptsOf(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await nextFrames(page);
  expect(scripts).toEqual([]);
  expect(await page.locator('head link[rel="prefetch"]').count()).toBe(0);
});

for (const [way, reach] of [
  ['the pointer is over', (link: Locator) => link.hover()],
  ['the keyboard has reached', (link: Locator) => link.focus()],
] as const) {
  test(`the chunks of a page are loaded before its link, which ${way}, is clicked`, async ({page}) => {
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    const ahead = scriptsOf(page);
    await reach(help(page));
    await expect.poll(() => ahead.length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    const after = scriptsOf(page);
    await follow(page);
    expect(after).toEqual([]);
  });
}

for (const [reader, connection] of [
  ['saves data', {saveData: true, effectiveType: '4g'}],
  ['is on a 2g connection', {saveData: false, effectiveType: '2g'}],
  ['is on a slow 2g connection', {saveData: false, effectiveType: 'slow-2g'}],
] as const) {
  test(`nothing is prefetched for a reader who ${reader}`, async ({page}) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), connection);
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    const scripts = scriptsOf(page);
    await help(page).hover();
    await help(page).focus();
    await nextFrames(page);
    expect(scripts).toEqual([]);
    await follow(page);
    expect(scripts.length).toBeGreaterThan(0);
  });
}
