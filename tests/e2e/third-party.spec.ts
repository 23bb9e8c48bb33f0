import {expect, test, type Locator, type Page} from '@playwright/test';

import {open} from './pages';

const button = 'https://buttons.github.io/buttons.js';

/** Collects requests to other hosts, and answers none of them. */
async function watchOthers(page: Page, baseURL: string | undefined): Promise<string[]> {
  const others: string[] = [];
  await page.route(
    (url) => url.origin !== baseURL && url.protocol.startsWith('http'),
    (route) => {
      others.push(route.request().url());
      return route.abort();
    },
  );
  return others;
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({top, behavior: 'instant'});
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
}

test('a request to another host is noticed', async ({page, baseURL}) => {
  const others = await watchOthers(page, baseURL);
  // An empty page has no policy that would stop the request before it is made.
  await page.setContent('<img src="https://tracker.example/pixel.gif" alt="">');
  await expect.poll(() => others).toEqual(['https://tracker.example/pixel.gif']);
});

// One page per layout; on all others, the content security policy would report such requests.
for (const [path, allowed] of [
  ['/', []],
  ['/getting_started/how_pact_works', []],
  ['/blog', []],
  ['/users', []],
  ['/search', []],
  ['/index-wip', [button]],
] as const) {
  test(`${path} asks no other host for anything${allowed.length > 0 ? ' but the button' : ''}`, async ({
    page,
    baseURL,
  }) => {
    const others = await watchOthers(page, baseURL);
    await open(page, path);
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    expect(others).toEqual(allowed);
  });
}

test('the page loads no tag manager', async ({page, request}) => {
  await open(page, '/');
  const globals = await page.evaluate(() =>
    Object.keys(window).filter((key) => /^(dataLayer|ga|gtag|google_tag_manager)$/.test(key)),
  );
  expect(globals).toEqual([]);
  expect(await (await request.get('/')).text()).not.toMatch(/googletagmanager|google-analytics|gtag\(/);
});

test.describe('the button for stars', () => {
  const link = (page: Page): Locator =>
    page.getByRole('link', {name: /^Star pact-foundation\/pact-reference on GitHub$/});

  test('is a plain link, and no script is loaded, until it comes into view', async ({page, baseURL}) => {
    const others = await watchOthers(page, baseURL);
    await open(page, '/index-wip');
    await page.waitForLoadState('networkidle');
    await expect(link(page)).toHaveAttribute('href', 'https://github.com/pact-foundation/pact-reference');
    await expect(link(page)).not.toBeInViewport();
    expect(others).toEqual([]);
  });

  test("is made by the code host's script once it is in view", async ({page}) => {
    await page.route(button, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `const made = Object.assign(document.createElement('button'), {textContent: 'Star 42'});
          document.querySelector('a.github-button').replaceWith(made);`,
      }),
    );
    await open(page, '/index-wip');
    await link(page).scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', {name: 'Star 42'})).toBeVisible();
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Help', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/help/i);
  });

  test('stays a link where the script fails', async ({page}) => {
    await page.route(button, (route) => route.abort());
    await open(page, '/index-wip');
    const failed = page.waitForEvent('requestfailed', (request) => request.url() === button);
    await link(page).scrollIntoViewIfNeeded();
    await failed;
    await expect(link(page)).toBeVisible();
    await expect(page.locator(`script[src="${button}"]`)).toHaveCount(0);
  });
});
