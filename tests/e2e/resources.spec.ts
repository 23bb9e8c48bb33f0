import {expect, test, type Locator, type Page} from '@playwright/test';

import {readResources} from '../../src/content/resources';
import {open} from './pages';

const path = '/blogs_videos_and_articles';
const {articles} = readResources();
const total = articles.length;
const podcasts = articles.filter(({kind}) => kind === 'podcast').length;

const entries = (page: Page): Locator =>
  page
    .getByRole('main')
    .locator('article, li')
    .filter({has: page.getByText(/^About /)});
const status = (page: Page): Locator => page.getByRole('search', {name: 'Filter'}).getByRole('status');

test('articles are narrowed down by kind with the keyboard, and the number is announced', async ({page}) => {
  await open(page, path);
  await expect(status(page)).toHaveText(`${total} entries`);
  await page.getByLabel('Type').focus();
  await page.getByLabel('Type').selectOption('podcast');
  await expect(status(page)).toHaveText(`${podcasts} of ${total} entries`);
  await expect(page).toHaveURL(/\?kind=podcast$/);
  await expect(page.getByText(/^None of the \d+ entries match the filter\.$/).first()).toBeVisible();
  await page.getByRole('button', {name: 'Clear filter'}).focus();
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText(`${total} entries`);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});

test('a URL with a filter shows the filtered list', async ({page}) => {
  await open(page, `${path}?about=go`);
  await expect(page.getByLabel('Language or topic')).toHaveValue('go');
  await expect(status(page)).toHaveText(/^\d+ of \d+ entries$/);
});

test.describe('without JavaScript', {tag: '@chromium'}, () => {
  test.use({javaScriptEnabled: false});

  test('every entry is there, and no filter that would do nothing', async ({page}) => {
    await page.goto(path);
    expect(await entries(page).count()).toBeGreaterThan(50);
    await expect(page.getByRole('search', {name: 'Filter'})).toBeHidden();
  });
});
