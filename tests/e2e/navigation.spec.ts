import {expect, test, type Page, type Route} from '@playwright/test';

import {isMarked, mark, open, reach, saveData} from './pages';

/** Delays the next scripts until `release` is called. */
async function holdScripts(page: Page): Promise<{requested: Promise<void>; release: () => void}> {
  let release: () => void = () => undefined;
  let resolveRequested: () => void = () => undefined;
  const requested = new Promise<void>((resolve) => {
    resolveRequested = resolve;
  });
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/*.js', async (route: Route) => {
    resolveRequested();
    await released;
    await route.continue();
  });
  return {requested, release};
}

const bar = '#nprogress';

test('a link changes the page without a full load', async ({page}) => {
  await open(page, '/');
  await mark(page);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Help', exact: true}).click();
  await expect(page).toHaveURL('/help');
  await expect(page.locator('main h1')).toHaveCount(1);
  await expect(page).toHaveTitle(/Pact Docs/);
  expect(await isMarked(page)).toBe(true);
});

test('a page that cannot be fetched ahead is loaded in full', async ({page}) => {
  await saveData(page);
  await open(page, '/');
  await mark(page);
  let failing = true;
  let failures = 0;
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.isNavigationRequest()) {
      failing = false;
    }
    if (failing && request.resourceType() === 'script') {
      failures += 1;
      await route.abort();
    } else {
      await route.continue();
    }
  });
  const load = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Help', exact: true}).click();
  expect(new URL((await load).url()).pathname).toBe('/help');
  await expect(page.locator('main h1')).toHaveText(/help/i);
  await reach(page);
  expect(failures).toBeGreaterThan(0);
  expect(await isMarked(page)).toBe(false);
});

test('a progress bar appears when a page takes longer than 200 ms, and not before', async ({page}) => {
  await saveData(page);
  await page.clock.install();
  await open(page, '/');
  const {requested, release} = await holdScripts(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Help', exact: true}).click();
  await requested;
  await page.clock.runFor(199);
  await expect(page.locator(bar)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.locator(bar)).toHaveCount(1);

  release();
  await expect(page.locator('main h1')).toHaveText(/help/i);
  await page.clock.runFor(2000);
  await expect(page.locator(bar)).toHaveCount(0);
});

test('no progress bar appears when a page comes within 200 ms', async ({page}) => {
  await page.clock.install();
  await open(page, '/');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Help', exact: true}).click();
  await expect(page.locator('main h1')).toHaveText(/help/i);
  await page.clock.runFor(1000);
  await expect(page.locator(bar)).toHaveCount(0);
});

test('back and forward show the pages that were left', async ({page}) => {
  await open(page, '/faq');
  const title = await page.locator('h1').textContent();
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Help', exact: true}).click();
  await expect(page).toHaveURL('/help');
  await page.goBack();
  await expect(page).toHaveURL('/faq');
  await expect(page.locator('h1')).toHaveText(title ?? '');
  await page.goForward();
  await expect(page).toHaveURL('/help');
  await expect(page.locator('main h1')).toHaveText(/help/i);
});
