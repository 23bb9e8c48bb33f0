import {expect, test, type Locator, type Page} from '@playwright/test';

import {open} from './pages';

/** Scripts that the page has asked for ahead of a click. */
async function prefetched(page: Page): Promise<string[]> {
  return page
    .locator('head link[rel="prefetch"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
}

const scripts = (page: Page): Promise<string[]> => page.evaluate(() => [...document.scripts].map(({src}) => src));
const help = (page: Page): Locator =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Help', exact: true});

test('the parts of a page are there before its link, when in view, is clicked', async ({page}) => {
  await open(page, '/');
  await expect.poll(() => prefetched(page)).not.toEqual([]);
  await page.waitForLoadState('networkidle');
  const ahead = await prefetched(page);
  const before = await scripts(page);
  // A click by script: the pointer's way to the link would start loading by itself.
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      loaded.push(request.url());
    }
  });
  await help(page).evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/help');
  const used = [...loaded, ...(await scripts(page)).filter((src) => !before.includes(src))];
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((src) => !ahead.includes(src))).toEqual([]);
});

test('a link that is out of view is fetched when it comes into view', async ({page}) => {
  await open(page, '/index-wip');
  await page.waitForLoadState('networkidle');
  const before = await prefetched(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(async () => (await prefetched(page)).length).toBeGreaterThan(before.length);
});

for (const [reader, connection] of [
  ['saves data', {saveData: true, effectiveType: '4g'}],
  ['is on a 2g connection', {saveData: false, effectiveType: '2g'}],
  ['is on a slow 2g connection', {saveData: false, effectiveType: 'slow-2g'}],
] as const) {
  test(`nothing is fetched ahead for a reader who ${reader}`, async ({page}) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), connection);
    await open(page, '/');
    await help(page).hover();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    expect(await prefetched(page)).toEqual([]);
    await help(page).evaluate((link: HTMLElement) => link.click());
    await expect(page.locator('main h1')).toHaveText(/help/i);
  });
}
