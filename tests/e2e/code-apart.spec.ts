import {expect, test, type Page} from '@playwright/test';

import {open} from './pages';

// A page with much code: the code has a script of its own, which only those fetch who come by a link.
const guide = '/5-minute-getting-started-guide';

const codeOf = (page: Page): Promise<string[]> =>
  page.locator('main pre code').evaluateAll((blocks) => blocks.map((block) => block.innerHTML));

function codeScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/code-[0-9a-f]{4}\./.test(request.url())) {
      scripts.push(request.url());
    }
  });
  return scripts;
}

/** Follows a link of the sidebar or the navbar by script, so that the framework shows the page. */
async function follow(page: Page, path: string): Promise<void> {
  await page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(path);
  await expect(page.locator('main h1')).toBeVisible();
}

test('code is in the page that is loaded, and still there for a reader who comes back', async ({page, request}) => {
  const scripts = codeScripts(page);
  await page.setContent(await (await request.get(guide)).text());
  const sent = await codeOf(page);
  expect(sent.length).toBeGreaterThan(50);

  await open(page, guide);
  expect(await codeOf(page)).toEqual(sent);
  await follow(page, '/getting_started/how_pact_works');
  await follow(page, guide);
  // What lies below the first screen comes after it.
  await expect.poll(() => codeOf(page)).toEqual(sent);
  expect(scripts).toEqual([]);
});

test('code is there when a link leads to its page', async ({page}) => {
  await open(page, guide);
  const sent = await codeOf(page);

  const scripts = codeScripts(page);
  await open(page, '/getting_started/how_pact_works');
  await follow(page, guide);
  // What lies below the first screen comes after it.
  await expect.poll(() => codeOf(page)).toEqual(sent);
  expect(scripts).toHaveLength(1);
});

test('code that cannot be fetched makes the browser load the page', async ({page}) => {
  await page.route(/\/code-[0-9a-f]{4}\./, (route) => route.abort());
  await open(page, '/getting_started/how_pact_works');
  await follow(page, guide);
  await expect(page.locator('main pre code').first()).toHaveText(/git clone/);
});
