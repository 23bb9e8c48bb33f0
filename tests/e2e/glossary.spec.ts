import {expect, test, type Locator, type Page} from '@playwright/test';

import {overflowFaults, watch} from './faults';
import {open} from './pages';

const path = '/5-minute-getting-started-guide';
const glossary = '/getting_started/terminology';

// Excludes the link to the glossary in an open hint.
const link = `a[href^="${glossary}#"]:not([role="tooltip"] ~ a)`;
const terms = (page: Page): Locator => page.locator(`article p ${link}, article li ${link}`);
const hint = (page: Page): Locator => page.getByRole('tooltip');

async function expectInWindow(page: Page): Promise<void> {
  const box = await hint(page).boundingBox();
  const {width, height} = page.viewportSize() ?? {width: 0, height: 0};
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
}

test('a term shows its definition while the pointer is on it or on the hint', async ({page}) => {
  const takeFaults = watch(page);
  await open(page, path);
  const term = terms(page).first();
  await expect(hint(page)).toHaveCount(0);
  await term.hover();
  await expect(hint(page)).toBeVisible();
  expect(await term.getAttribute('aria-describedby')).toBe(await hint(page).getAttribute('id'));
  await expectInWindow(page);
  await hint(page).hover();
  await expect(hint(page)).toBeVisible();
  await page.getByRole('heading', {level: 1}).hover();
  await expect(hint(page)).toHaveCount(0);
  expect(takeFaults()).toEqual([]);
});

test('a term works by keyboard: focus opens, Escape closes, Enter leads to the glossary', async ({page}) => {
  await open(page, path);
  const term = terms(page).first();
  await term.focus();
  await expect(hint(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hint(page)).toHaveCount(0);
  await expect(term).toBeFocused();
  const address = await term.getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.locator(address?.replace(/.*#/, '#') ?? '#none')).toBeInViewport();
});

test('one hint is open at a time', async ({page}) => {
  await open(page, path);
  await terms(page).first().focus();
  // The hint may cover the next term.
  await terms(page).last().hover();
  await expect(hint(page)).toHaveCount(1);
});

test('a tap opens the hint, which leads to the glossary, and stays in the window @phone', async ({page}, {project}) => {
  test.skip(!project.use.hasTouch, 'a tap needs a touch screen');
  await open(page, path);
  const all = terms(page);
  const count = await all.count();
  expect(count).toBeGreaterThan(3);
  for (let index = 0; index < count; index += 1) {
    // The previous hint may cover the term.
    await page.keyboard.press('Escape');
    await all.nth(index).tap();
    await expect(hint(page)).toHaveCount(1);
    await expectInWindow(page);
    expect(await overflowFaults(page)).toEqual([]);
  }
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await page.getByRole('link', {name: 'See the glossary'}).tap();
  await expect(page).toHaveURL(new RegExp(`${glossary}#`));
});

test('the glossary has a heading for every term that pages explain', async ({page}) => {
  await page.goto(path);
  const addresses = await terms(page).evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(3);
  await page.goto(glossary);
  for (const address of addresses) {
    await expect(page.locator(`h2[id="${address.split('#')[1]}"]`)).toHaveCount(1);
  }
});

test.describe('without JavaScript', {tag: '@chromium'}, () => {
  test.use({javaScriptEnabled: false});

  test('a term links to the glossary, and the page does not contain its definition', async ({page}) => {
    await page.goto(path);
    const term = terms(page).first();
    const address = (await term.getAttribute('href')) ?? '';
    await expect(hint(page)).toHaveCount(0);
    await term.click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  });
});
