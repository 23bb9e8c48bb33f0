import {expect, test, type Locator, type Page} from '@playwright/test';

import {overflowFaults} from './faults';
import {open, templates} from './pages';

const toggle = (page: Page): Locator => page.getByRole('button', {name: 'Toggle navigation bar'});
const menu = (page: Page): Locator => page.locator('#mobile-menu');

test('a narrow window has a menu button in place of the entries', async ({page}) => {
  await open(page, '/');
  await expect(toggle(page)).toBeVisible();
  await expect(page.locator('.navbar__inner a.navbar__link').first()).toBeHidden();
});

for (const [width, mobile] of [
  [996, true],
  [997, false],
] as const) {
  test(`a window of ${width} px has the ${mobile ? 'mobile' : 'desktop'} layout`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    await open(page, '/faq');
    await expect(toggle(page)).toBeVisible({visible: mobile});
    await expect(page.locator('.navbar__inner a.navbar__link').first()).toBeVisible({visible: !mobile});
    await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible({visible: !mobile});
  });
}

test('the menu opens with the sidebar of the page inside', async ({page}) => {
  await open(page, '/getting_started/how_pact_works');
  await toggle(page).click();
  await expect(menu(page)).toBeInViewport();
  await expect(menu(page).getByRole('link', {name: 'How Pact works'})).toBeInViewport();
  await expect(menu(page).getByRole('link', {name: 'How Pact works'})).toHaveAttribute('aria-current', 'page');
});

test('the menu has the nine entries above the sidebar', async ({page}) => {
  await open(page, '/getting_started/how_pact_works');
  await toggle(page).click();
  const labels = [
    'Getting Started',
    'Guides',
    'Pact Docs',
    'Pact Broker Docs',
    'Resources',
    'Contributing',
    'Blog',
    'Help',
    'University',
  ];
  await expect(menu(page).locator('.menu__list').first().getByRole('link')).toHaveText(labels);
  await expect(menu(page).getByRole('link', {name: 'University'})).toBeInViewport();
});

test('the menu closes when a link in it is followed', async ({page}) => {
  await open(page, '/getting_started/how_pact_works');
  await toggle(page).click();
  await menu(page).getByRole('link', {name: 'Help', exact: true}).click();
  await expect(page).toHaveURL('/help');
  await expect(menu(page)).toBeHidden();
});

test('the menu closes by its button', async ({page}) => {
  await open(page, '/');
  await toggle(page).click();
  await expect(menu(page)).toBeInViewport();
  await toggle(page).click();
  await expect(menu(page)).toBeHidden();
});

test('the menu closes when the page beside it is touched', async ({page}) => {
  await open(page, '/');
  await toggle(page).click();
  await expect(menu(page)).toBeInViewport();
  await page.touchscreen.tap(380, 400);
  await expect(menu(page)).toBeHidden();
});

test('back closes the menu and stays on the page', async ({page}) => {
  await open(page, '/faq');
  await toggle(page).click();
  await expect(menu(page)).toBeInViewport();
  await page.evaluate(() => window.history.pushState({key: 'own'}, '', '/faq'));
  await page.goBack();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL('/faq');
});

test('the menu is reset when the window becomes wide', async ({page}) => {
  await open(page, '/faq');
  await toggle(page).click();
  await expect(menu(page)).toBeInViewport();
  await page.setViewportSize({width: 1200, height: 844});
  await expect(menu(page)).toBeHidden();
  await page.setViewportSize({width: 390, height: 844});
  await expect(menu(page)).toBeHidden();
});

test('the page behind the open menu does not scroll', async ({page}) => {
  await open(page, '/faq');
  await toggle(page).click();
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await toggle(page).click();
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
});

test('the keyboard opens the menu, reaches its links and closes it', async ({page}) => {
  await open(page, '/');
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});

test('the keyboard does not get lost in the closed menu', async ({page}) => {
  await open(page, '/');
  for (let steps = 0; steps < 20; steps += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('#mobile-menu')))).toBe(false);
  }
});

test('every kind of page is as wide as the phone', {tag: '@rest'}, async ({page}) => {
  const faults: string[] = [];
  for (const {path} of templates) {
    await open(page, path);
    faults.push(...(await overflowFaults(page)).map((fault) => `${path} ${fault}`));
  }
  console.log(`checked ${templates.length} pages`);
  expect(faults).toEqual([]);
});
