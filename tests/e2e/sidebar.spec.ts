import {expect, test, type Locator, type Page} from '@playwright/test';

import {holdScripts, open} from './pages';

const sidebar = (page: Page): Locator => page.getByRole('navigation', {name: 'Docs sidebar'});
const category = (page: Page, name: string): Locator => sidebar(page).getByRole('button', {name, exact: true});
const entry = (page: Page, name: string): Locator => sidebar(page).getByRole('link', {name, exact: true});

/** Milliseconds that a category of the sidebar took to open or close. */
async function durationOf(page: Page, name: string): Promise<number> {
  const list = category(page, name).locator('xpath=ancestor::li[1]').locator('> ul');
  await expect(list).toHaveAttribute('style', /transition: height/);
  return Number(/height ([\d.]+)(m?s)/.exec((await list.getAttribute('style')) ?? '')?.[1]);
}

test.beforeEach(async ({page}) => {
  await open(page, '/');
});

test('a category opens and closes by click, and says so', async ({page}) => {
  const concepts = category(page, 'Pact concepts');
  await expect(concepts).toHaveAttribute('aria-expanded', 'false');
  await expect(entry(page, 'Terminology')).toBeHidden();
  await concepts.click();
  await expect(concepts).toHaveAttribute('aria-expanded', 'true');
  await expect(entry(page, 'Terminology')).toBeVisible();
  await concepts.click();
  await expect(concepts).toHaveAttribute('aria-expanded', 'false');
  await expect(entry(page, 'Terminology')).toBeHidden();
});

test('a category opens and closes by keyboard', async ({page}) => {
  const concepts = category(page, 'Pact concepts');
  await concepts.focus();
  await page.keyboard.press('Enter');
  await expect(concepts).toHaveAttribute('aria-expanded', 'true');
  await expect(entry(page, 'Terminology')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(concepts).toHaveAttribute('aria-expanded', 'false');
  await expect(entry(page, 'Terminology')).toBeHidden();
});

test('opening one category leaves the others as they are', async ({page}) => {
  await category(page, 'Pact concepts').click();
  await category(page, 'Should you use Pact?').click();
  await expect(category(page, 'Pact concepts')).toHaveAttribute('aria-expanded', 'true');
  await expect(category(page, 'Getting started')).toHaveAttribute('aria-expanded', 'true');
});

test('the category of the page is open, and the page is marked in it', async ({page}) => {
  await open(page, '/getting_started/terminology');
  await expect(category(page, 'Pact concepts')).toHaveAttribute('aria-expanded', 'true');
  await expect(entry(page, 'Terminology')).toHaveAttribute('aria-current', 'page');
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveCount(1);
});

test('the mark goes along with the reader', async ({page}) => {
  await open(page, '/getting_started/terminology');
  await entry(page, 'How Pact works').click();
  await expect(page).toHaveURL('/getting_started/how_pact_works');
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText(['How Pact works']);
  await expect(sidebar(page).locator('a.menu__link--active[aria-current]')).toHaveText(['How Pact works']);
});

test('a tall category takes longer to open than a short one', async ({page}) => {
  await category(page, 'Should you use Pact?').click();
  await category(page, 'Pact concepts').click();
  const short = await durationOf(page, 'Should you use Pact?');
  const tall = await durationOf(page, 'Pact concepts');
  expect(short).toBeGreaterThan(50);
  expect(tall).toBeGreaterThan(short);
});

test.describe('for a reader who asked for less motion', {tag: '@chromium'}, () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('a category opens within 1 ms', async ({page}) => {
    await category(page, 'Pact concepts').click();
    expect(await durationOf(page, 'Pact concepts')).toBe(1);
    await expect(entry(page, 'Terminology')).toBeVisible();
  });
});

test('breadcrumbs show where the page is', async ({page}) => {
  await open(page, '/getting_started/terminology');
  const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('listitem');
  await expect(crumbs).toHaveText(['', 'Pact concepts', 'Terminology']);
  await expect(
    page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('link', {name: 'Home page'}),
  ).toHaveAttribute('href', '/');
});

for (const [path, file] of [
  ['/', 'docs/getting_started/index.mdx'],
  ['/getting_started/how_pact_works', 'docs/getting_started/how_pact_works.mdx'],
  ['/blog/2018/07/10/welcome', 'blog/2018-07-10-welcome/index.mdx'],
] as const) {
  test(`${path} can be edited in ${file}`, async ({page}) => {
    await open(page, path);
    const link = page.getByRole('link', {name: 'Edit this page'});
    await expect(link).toHaveAttribute('href', `https://github.com/pact-foundation/docs.pact.io/edit/master/${file}`);
  });
}

test.describe('the entry of the page', () => {
  const current = (page: Page): Locator => sidebar(page).locator('[aria-current="page"]');

  test('is in sight when a page is opened, before its scripts run', async ({page}) => {
    await holdScripts(page);
    await page.setViewportSize({width: 1366, height: 500});
    await page.goto('/pact_nirvana/pipeline_generator');
    await expect(current(page)).toBeInViewport({ratio: 1});
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('is in sight after a link in the text, and the focus is where the reader was', async ({page}) => {
    await page.setViewportSize({width: 1366, height: 500});
    await open(page, '/pact_broker/upgrading');
    const further = '/pact_broker/webhooks/debugging_webhooks';
    await page.locator(`article a[href^="${further}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(further));
    await expect(current(page)).toBeInViewport({ratio: 1});
    expect(await page.evaluate(() => document.activeElement?.closest('aside') === null)).toBe(true);
  });

  test('stays where the reader sees it already', async ({page}) => {
    await open(page, '/getting_started/terminology');
    expect(await sidebar(page).evaluate((element) => element.scrollTop)).toBe(0);
  });
});
