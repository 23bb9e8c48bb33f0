import {expect, test, type Locator, type Page} from '@playwright/test';

import {matrixView, readMatrix} from '../../src/content/support';
import {accessibilityFaults, overflowFaults, showMode} from './faults';
import {open, write} from './pages';
import {wideTables} from './tables';

const path = '/roadmap/feature_support';
const {libraries, groups} = matrixView(readMatrix());
const total = groups.flatMap(({features}) => features).length;

const controls = (page: Page): Locator => page.getByRole('search', {name: 'Choose libraries and features'});
const status = (page: Page): Locator => controls(page).getByRole('status');
const table = (page: Page): Locator => page.getByRole('table', {name: 'Specification'});
const columns = (page: Page): Promise<string[]> => table(page).getByRole('columnheader').allTextContents();

test('libraries are chosen with the keyboard, and the URL keeps them', async ({page}) => {
  await open(page, path);
  await expect(status(page)).toHaveText(`${total} of ${total} features, ${libraries.length} libraries`);
  await controls(page).getByRole('button', {name: 'No library'}).focus();
  await page.keyboard.press('Enter');
  await controls(page).getByRole('checkbox', {name: 'Pact JVM'}).focus();
  await page.keyboard.press('Space');
  await controls(page).getByRole('checkbox', {name: 'Pact Go'}).focus();
  await page.keyboard.press('Space');
  expect(await columns(page)).toEqual(['Feature', 'Pact JVM', 'Pact Go']);
  await expect(page).toHaveURL(/\?libraries=jvm,go$/);
  await page.reload();
  await open(page, page.url());
  await expect(status(page)).toHaveText(`${total} of ${total} features, 2 libraries`);
  await controls(page).getByRole('button', {name: 'Reset'}).press('Enter');
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});

test('a URL shows the libraries, the features and the differences that were shared', async ({page}) => {
  await open(page, `${path}?libraries=js,jvm&feature=plugin`);
  await expect(status(page)).toHaveText(new RegExp(`^\\d of ${total} features, 2 libraries$`));
  await expect(controls(page).getByLabel('Find a feature')).toHaveValue('plugin');
  await write(controls(page).getByLabel('Find a feature'), '');
  await controls(page).getByLabel('Only features in which these libraries differ').check();
  await expect(page).toHaveURL(/\?libraries=js,jvm&differences=only$/);
  const found = Number(/^\d+/.exec((await status(page).textContent()) ?? '')?.[0]);
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(total);
});

test('the names of the libraries stay in sight, and a link leads to a row below them', async ({page}) => {
  await open(page, `${path}#array-contains`);
  const row = page.getByRole('row').filter({has: page.locator('#array-contains')});
  await expect(row).toBeInViewport();
  const head = page.getByRole('table', {name: 'Matchers of consumer tests'}).getByRole('columnheader').first();
  await expect(head).toBeInViewport();
  const [above, below] = [await head.boundingBox(), await row.boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? Infinity) + (above?.height ?? 0) - 1);
});

test('an answer that holds in part leads to what is missing', async ({page}) => {
  await open(page, path);
  await table(page)
    .getByRole('link', {name: 'partly'})
    .or(page.getByRole('link', {name: /^partly, since/}))
    .first()
    .click();
  await expect(page).toHaveURL(/\/roadmap\/feature_support\/[a-z0-9-]+#[a-z0-9-]+$/);
});

for (const width of [1366, 1920]) {
  test(`all libraries fit at ${width} px, in letters of 12 px and more`, async ({page}) => {
    await page.setViewportSize({width, height: 768});
    await open(page, path);
    expect(await columns(page)).toHaveLength(libraries.length + 1);
    expect(await wideTables(page)).toEqual([]);
    const sizes = await table(page)
      .locator('th, td')
      .evaluateAll((cells) => cells.map((cell) => parseFloat(getComputedStyle(cell).fontSize)));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
  });
}

for (const mode of ['light', 'dark'] as const) {
  test(`axe finds nothing in the ${mode} matrix`, {tag: '@chromium'}, async ({page}) => {
    await open(page, path);
    await showMode(page, mode);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
}

test.describe('on a phone', {tag: '@chromium'}, () => {
  test.use({viewport: {width: 390, height: 844}});

  test("two libraries are shown, the one of the reader's language first of all, and they fit", async ({page}) => {
    await open(page, `${path}?sdk=go`);
    await expect.poll(() => columns(page)).toEqual(['Feature', 'Pact JS', 'Pact Go']);
    expect(await wideTables(page)).toEqual([]);
    expect(await overflowFaults(page)).toEqual([]);
  });

  test('all libraries scroll in their frame', async ({page}) => {
    await open(page, path);
    await controls(page).getByRole('button', {name: 'All libraries'}).click();
    await expect(page.getByRole('group', {name: 'Specification (scrollable)'})).toBeVisible();
    expect(await overflowFaults(page)).toEqual([]);
  });
});

test.describe('without JavaScript', {tag: '@chromium'}, () => {
  test.use({javaScriptEnabled: false});

  test('everything is there, and no choice that would do nothing', async ({page}) => {
    await page.goto(path);
    await expect(controls(page)).toBeHidden();
    await expect(page.getByRole('rowheader')).toHaveCount(total);
    expect(await columns(page)).toHaveLength(libraries.length + 1);
  });
});
