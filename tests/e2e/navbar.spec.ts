import {expect, test, type Locator, type Page} from '@playwright/test';

import {lineFaults, overflowFaults} from './faults';
import {navigationEntries} from '../url-contract/navigation';
import {open, scrollUntilHidden} from './pages';

const bar = (page: Page): Locator => page.getByRole('navigation', {name: 'Main'});
const links = (page: Page): Locator => bar(page).locator('a.navbar__link');

test('the navigation has nine entries in a fixed order', async ({page}) => {
  await open(page, '/');
  const found = await links(page).evaluateAll((all) =>
    all.map((link) => [link.textContent, link.getAttribute('href')]),
  );
  expect(found).toEqual(navigationEntries.map((entry) => [...entry]));
});

for (const [label, target] of navigationEntries) {
  test(`"${label}" leads to its page and is the one entry that is highlighted there`, async ({page}) => {
    await open(page, label === 'Help' ? '/' : '/help');
    await bar(page).getByRole('link', {name: label, exact: true}).click();
    await expect(page).toHaveURL(target);
    await expect(page.getByRole('heading', {name: 'Page Not Found'})).toHaveCount(0);
    await expect(bar(page).locator('a.navbar__link--active')).toHaveText([label]);
    await expect(bar(page).locator('a.navbar__link[aria-current="page"]')).toHaveText([label]);
  });
}

for (const [path, label] of [
  ['/faq', 'Getting Started'],
  ['/getting_started/how_pact_works', 'Getting Started'],
  ['/implementation_guides/cli', 'Pact Docs'],
  ['/pact_broker', 'Pact Broker Docs'],
  ['/users', 'Resources'],
  ['/blog/2018/07/10/welcome', 'Blog'],
  ['/blog/tags', 'Blog'],
] as const) {
  test(`on ${path} "${label}" is the one entry that is highlighted`, async ({page}) => {
    await open(page, path);
    await expect(bar(page).locator('a.navbar__link--active')).toHaveText([label]);
  });
}

test('the navigation hides on the way down and returns on the way up', async ({page}) => {
  await open(page, '/getting_started/how_pact_works');
  await expect(bar(page)).toBeInViewport();
  await scrollUntilHidden(page, bar(page));
  await page.mouse.wheel(0, -150);
  await expect(bar(page)).toBeInViewport();
});

test('the navigation stays on one line at every desktop width', async ({page}) => {
  test.slow();
  const widths = [996, 997, ...Array.from({length: 19}, (_, index) => 1000 + 50 * index), 1920];
  await open(page, '/');
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({width, height: 768});
    await expect(links(page).first()).toBeVisible({visible: width > 996});
    const parts = '.navbar__inner :is(.navbar__brand, a.navbar__link, .navbar__toggle, .navbar__items--right > *)';
    const found = [...(await lineFaults(page, parts)), ...(await overflowFaults(page))];
    faults.push(...found.map((fault) => `${width} px: ${fault}`));
    expect(await links(page).evaluateAll((all) => all.filter((link) => link.getClientRects().length > 1).length)).toBe(
      0,
    );
  }
  console.log(`navigation measured at ${widths.length} widths`);
  expect(faults).toEqual([]);
});

test('no entry of the navigation wraps its label', async ({page}) => {
  await page.setViewportSize({width: 997, height: 768});
  await open(page, '/');
  const heights = await links(page).evaluateAll((all) =>
    all.map((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size;
    }),
  );
  expect(heights).toEqual(navigationEntries.map(() => 1));
});

test('every entry can be reached and followed by keyboard', async ({page}) => {
  await open(page, '/faq');
  const reached: string[] = [];
  // The skip link, the announcement's link and the brand come first.
  for (let steps = 0; steps < navigationEntries.length + 4 && !reached.includes('University'); steps += 1) {
    await page.keyboard.press('Tab');
    reached.push((await page.evaluate(() => document.activeElement?.textContent)) ?? '');
  }
  expect(reached.filter((name) => navigationEntries.some(([label]) => label === name))).toEqual(
    navigationEntries.map(([label]) => label),
  );
  await expect(links(page).last()).toBeFocused();
  await expect(links(page).last()).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/university');
});

test('the first stop of the keyboard skips the navigation', async ({page}) => {
  await open(page, '/faq');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const inNavigation = await page.evaluate(() => Boolean(document.activeElement?.closest('.navbar')));
  expect(inNavigation).toBe(false);
});
