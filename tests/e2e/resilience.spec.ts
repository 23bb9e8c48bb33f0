import {expect, test, type Page} from '@playwright/test';

import {watch} from './faults';
import {isMarked, mark, open, write} from './pages';

/** Faults of a page other than the requests that the test fails. */
const own = (faults: readonly string[]): string[] =>
  faults.filter((fault) => !/^request: |Failed to load resource|net::ERR_|Loading chunk/.test(fault));

const help = (page: Page) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Help', exact: true});

const readable = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(40);
};

for (const path of ['/', '/getting_started/provider_states', '/help/errors', '/blog', '/search']) {
  test(`every script of ${path} may fail once`, async ({page}) => {
    const failed = new Set<string>();
    const takeFaults = watch(page);
    await page.route('**/assets/js/**', async (route) => {
      const url = route.request().url();
      if (failed.has(url)) {
        return route.continue();
      }
      failed.add(url);
      return route.abort('connectionreset');
    });
    await open(page, path);
    await readable(page);
    console.log(`${path}: ${failed.size} scripts failed once`);
    expect(failed.size).toBeGreaterThan(2);
    expect(own(takeFaults())).toEqual([]);
  });

  test(`${path} stays readable when no script ever comes, and links lead on`, async ({page}) => {
    const takeFaults = watch(page);
    let failures = 0;
    await page.route('**/assets/js/**', (route) => {
      failures += 1;
      return route.abort('connectionreset');
    });
    await page.goto(path);
    await page.mouse.move(50, 50);
    await expect.poll(() => failures).toBeGreaterThan(0);
    await readable(page);
    await help(page).click();
    await expect(page).toHaveURL('/help');
    await readable(page);
    expect(own(takeFaults())).toEqual([]);
  });
}

test('a page whose chunk never loads is loaded in full instead', async ({page}) => {
  await open(page, '/faq');
  await mark(page);
  const takeFaults = watch(page);
  await page.route('**/assets/js/**', (route) => route.abort('connectionreset'));
  await help(page).click();
  await expect(page).toHaveURL('/help');
  // The URL changes first; the page loads once the chunk has been requested again.
  await expect(async () => expect(await isMarked(page)).toBe(false)).toPass();
  await readable(page);
  expect(own(takeFaults())).toEqual([]);
});

test.describe('offline after the first load', () => {
  test('the page stays as it is, and works again when the network is back', async ({page, context}) => {
    await open(page, '/getting_started/provider_states');
    const takeFaults = watch(page);
    await context.setOffline(true);
    await page.getByRole('tab', {name: 'Go', exact: true}).first().click();
    await expect(page.locator('html')).toHaveAttribute('data-sdk', 'go');
    await page.getByRole('button', {name: /dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(own(takeFaults())).toEqual([]);
    await context.setOffline(false);
    await help(page).click();
    await expect(page).toHaveURL('/help');
    await readable(page);
  });
});

test.describe('search data', () => {
  const faults = {
    'that can not be fetched': '',
    'that is cut short': '{"sections":[{"t":"Webho',
    'that is something else': '<!doctype html><title>Login</title>',
  };
  for (const [name, body] of Object.entries(faults)) {
    test(`${name} is reported to the reader, and nothing throws`, async ({page}) => {
      const exceptions: string[] = [];
      page.on('pageerror', ({message}) => exceptions.push(message));
      await page.route('**/search-data/**', (route) =>
        body === '' ? route.abort('connectionreset') : route.fulfill({body, contentType: 'application/json'}),
      );
      await open(page, '/help');
      await page.keyboard.press('/');
      await write(page.getByRole('dialog').getByRole('searchbox'), 'webhooks');
      await expect(page.getByRole('dialog')).toContainText('Unable to fetch results');
      await page.keyboard.press('Escape');
      await readable(page);
      expect(exceptions).toEqual([]);
    });
  }
});

test.describe('the script of the code host', () => {
  for (const [name, answer] of [
    ['is blocked', 'abort'],
    ['never answers', 'hang'],
  ] as const) {
    test(`${name}: the page works without it`, async ({page}) => {
      const exceptions: string[] = [];
      page.on('pageerror', ({message}) => exceptions.push(message));
      await page.route('https://buttons.github.io/**', (route) =>
        answer === 'abort' ? route.abort('blockedbyclient') : undefined,
      );
      await open(page, '/index-wip');
      const star = page.getByRole('link', {name: /Star .* on GitHub/}).first();
      await star.scrollIntoViewIfNeeded();
      await expect(star).toBeVisible();
      await help(page).click();
      await expect(page).toHaveURL('/help');
      expect(exceptions).toEqual([]);
    });
  }
});

test('a browser without any storage shows pages and keeps nothing', async ({page}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  const takeFaults = watch(page);
  for (const path of ['/', '/getting_started/provider_states', '/university/introduction/Step1', '/help/upgrade']) {
    await open(page, path);
    await readable(page);
  }
  expect(own(takeFaults())).toEqual([]);
});
