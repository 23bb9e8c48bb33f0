import {expect, test} from '@playwright/test';

import {open} from './pages';
import {otherKeys} from './stored-keys';

test('a key with another name or a namespace suffix is reported', () => {
  expect(otherKeys(['theme', 'docusaurus.announcement.id', 'docusaurus.tab.languages'])).toEqual([]);
  expect(otherKeys(['theme-4c9', 'visits', 'docs-preferred-version-default-4c9'])).toHaveLength(3);
});

test('a visit stores only the documented keys', async ({page}) => {
  await open(page, '/');
  await page.getByRole('button', {name: /dark and light mode/}).click();
  await page.getByRole('main').getByRole('button', {name: 'Yes, thumbs up'}).click();
  await open(page, '/implementation_guides/overview');
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
  }
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys).toEqual(
    expect.arrayContaining(['theme', 'docusaurus.announcement.id', 'docusaurus.announcement.dismiss']),
  );
  expect(otherKeys(keys)).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test('a preferred docs version that the site does not have is forgotten', async ({page}) => {
  await open(page, '/');
  await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', '1.0.0'));
  await open(page, '/faq');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBeNull();
});

test('a preferred docs version that the site has is kept', async ({page}) => {
  await open(page, '/');
  await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', 'current'));
  await open(page, '/faq');
  await open(page, '/help');
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('current');
});

test('a browser that forbids storage still shows the site and switches its colours', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure', 'SecurityError');
      },
    });
  });
  const exceptions: string[] = [];
  page.on('pageerror', ({message}) => exceptions.push(message));
  await open(page, '/');
  await page.getByRole('button', {name: /dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(exceptions).toEqual([]);
});
