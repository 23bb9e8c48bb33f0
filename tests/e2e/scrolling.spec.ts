import {expect, test, type Locator, type Page} from '@playwright/test';

import {open} from './pages';

const article = '/getting_started/how_pact_works';

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({top: y, behavior: 'instant'}), top);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(top);
}

/** Distance of an element from the top of the window. */
async function topOf(target: Locator): Promise<number> {
  return target.evaluate((element) => element.getBoundingClientRect().top);
}

async function expectAtTop(target: Locator): Promise<void> {
  await expect
    .poll(() => topOf(target), {message: 'distance of the target from the top of the window'})
    .toBeLessThan(160);
  expect(await topOf(target)).toBeGreaterThanOrEqual(-1);
}

test('an address with a fragment opens at its heading', async ({page}) => {
  await open(page, `${article}#consumer-testing`);
  await expectAtTop(page.locator('#consumer-testing'));
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test('a link to a heading of the page scrolls to it', async ({page}) => {
  await open(page, article);
  await page.locator('.theme-doc-toc-desktop a[href="#consumer-testing"]').click();
  await expect(page).toHaveURL(`${article}#consumer-testing`);
  await expectAtTop(page.locator('#consumer-testing'));
});

test('a link to a heading of another page scrolls to it', async ({page}) => {
  await open(page, '/getting_started/matching/gotchas');
  await page.getByRole('main').locator('a[href="/getting_started/matching#array-contains"]').first().click();
  await expect(page).toHaveURL('/getting_started/matching#array-contains');
  await expectAtTop(page.locator('#array-contains'));
});

test('a heading that is scrolled to is not covered by the navigation', async ({page}) => {
  await open(page, article);
  await page.locator('.theme-doc-toc-desktop a[href="#consumer-testing"]').click();
  const heading = page.locator('#consumer-testing');
  await expectAtTop(heading);
  const isOnTop = (): Promise<boolean> =>
    heading.evaluate((element) => {
      const {left, bottom} = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 4, bottom - 8));
    });
  await expect.poll(isOnTop).toBe(true);
});

test('a new page starts at its top', async ({page}) => {
  await open(page, article);
  await scrollTo(page, 700);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(article);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('back returns to the place that was left', async ({page}) => {
  await open(page, article);
  await scrollTo(page, 700);
  await page
    .getByRole('main')
    .locator('.pagination-nav__link--next')
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).not.toHaveURL(article);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(article);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(700);
});

test('a change of the query leaves the page where it is', async ({page}) => {
  await open(page, article);
  await scrollTo(page, 700);
  // As components do that keep their state in the query, such as tabs.
  await page.evaluate(() => {
    window.history.pushState({key: 'query'}, '', '?tab=go');
    window.dispatchEvent(new PopStateEvent('popstate', {state: window.history.state}));
  });
  await expect(page).toHaveURL(`${article}?tab=go`);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(700);
  // The same navigation to another page does scroll, which proves that the change is noticed.
  await page.evaluate(() => {
    window.history.pushState({key: 'path'}, '', '/faq');
    window.dispatchEvent(new PopStateEvent('popstate', {state: window.history.state}));
  });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
