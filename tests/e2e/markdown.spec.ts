import {readFileSync} from 'node:fs';
import {expect, test, type Locator, type Page} from '@playwright/test';

import {accessibilityFaults, overflowFaults} from './faults';
import {open} from './pages';

const doc = '/getting_started/provider_states';
const post = '/blog/2022/11/10/pact-plugin-framework-launch';

const copyPage = (page: Page): Locator => page.getByRole('button', {name: 'Copy page'});
const view = (page: Page): Locator => page.getByRole('link', {name: 'View as Markdown'});
const outcome = (page: Page): Locator => page.getByRole('status').filter({hasText: /cop(?:ied|y)/i});
const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
const built = (path: string): string => readFileSync(`build${path}.md`, 'utf8');

test.describe('with the clipboard allowed', () => {
  for (const path of [doc, post]) {
    test(`${path} is copied as Markdown, and says so`, async ({page}) => {
      await open(page, path);
      await copyPage(page).click();
      await expect(outcome(page)).toHaveText('Copied as Markdown');
      expect(await clipboard(page)).toBe(built(path));
    });
  }

  test('the page that is copied is the one that the reader has come to', async ({page}) => {
    await open(page, doc);
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(doc);
    await copyPage(page).click();
    await expect(outcome(page)).toHaveText('Copied as Markdown');
    const {pathname} = new URL(page.url());
    expect(await clipboard(page)).toBe(built(pathname));
    await expect(page.locator('link[rel="alternate"][type="text/markdown"]')).toHaveAttribute('href', `${pathname}.md`);
  });

  test('copying works by keyboard, and moves nothing', async ({page}) => {
    await open(page, doc);
    const parts = [page.getByRole('heading', {level: 1}), copyPage(page), view(page)];
    const boxes = (): Promise<unknown[]> => Promise.all(parts.map((part) => part.boundingBox()));
    const before = await boxes();
    await copyPage(page).focus();
    await page.keyboard.press('Enter');
    await expect(outcome(page)).toHaveText('Copied as Markdown');
    expect(await boxes()).toEqual(before);
    await expect(copyPage(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(view(page)).toBeFocused();
  });
});

test('the Markdown opens as text in the same window', async ({page}) => {
  await open(page, doc);
  await view(page).click();
  await expect(page).toHaveURL(`${doc}.md`);
  await expect(page.locator('body')).toContainText('# Provider states');
  await page.goBack();
  await expect(view(page)).toBeVisible();
});

test('the Markdown is served as such', async ({request}) => {
  for (const file of ['/index.md', `${doc}.md`, '/llms.txt', '/llms-full.txt']) {
    const response = await request.get(file);
    expect(response.status(), file).toBe(200);
    expect(response.headers()['content-type'], file).toMatch(/^text\/(?:markdown|plain); charset=utf-8$/i);
  }
});

test('without a connection, an error links to the file', async ({page, context}) => {
  await open(page, doc);
  await context.setOffline(true);
  await copyPage(page).click();
  await expect(outcome(page)).toHaveText(`Couldn't copy the page. Open it here instead: ${doc}.md`);
  await expect(outcome(page).getByRole('link')).toHaveAttribute('href', `${doc}.md`);
});

for (const mode of ['light', 'dark']) {
  test(`the controls can be read and fit the window in ${mode} mode, with a message @phone`, async ({page}) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    await page.route('**/*.md', (route) => route.abort());
    for (const path of ['/getting_started/terminology', post]) {
      await open(page, path);
      await copyPage(page).click();
      await expect(outcome(page)).toContainText("Couldn't copy");
      expect(await overflowFaults(page), path).toEqual([]);
      expect(await accessibilityFaults(page), path).toEqual([]);
    }
  });
}

test.describe('without JavaScript', {tag: '@chromium'}, () => {
  test.use({javaScriptEnabled: false});

  test('the link is there, and no button that does nothing', async ({page}) => {
    await page.goto(doc);
    await expect(view(page)).toHaveAttribute('href', `${doc}.md`);
    await expect(copyPage(page)).toBeHidden();
  });
});

test('lists of posts have no controls', async ({page}) => {
  await open(page, '/blog');
  await expect(copyPage(page)).toHaveCount(0);
});
