import {expect, test, type Browser, type Page} from '@playwright/test';

import {open, templates} from './pages';

/** A page of a browser that runs no scripts. */
async function newPlainPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  return context.newPage();
}

test.describe('without JavaScript', {tag: '@chromium'}, () => {
  test.use({javaScriptEnabled: false});

  test('every kind of page shows its heading, its text and its links', async ({page}) => {
    const paths = templates.map(({path}) => path).filter((path) => path !== '/search');
    for (const path of paths) {
      await page.goto(path);
      await expect.soft(page.locator('h1').first(), path).toBeVisible();
      const main = page.getByRole('main');
      expect.soft((await main.innerText()).length, path).toBeGreaterThan(20);
      expect.soft(await main.locator('a[href]:not([href=""])').count(), path).toBeGreaterThan(0);
      await expect
        .soft(page.getByRole('navigation', {name: 'Main'}).locator('a.navbar__link').first(), path)
        .toBeVisible();
    }
    console.log(`checked ${paths.length} pages without JavaScript`);
  });

  test('tables show all their cells', async ({page}) => {
    await page.goto('/implementation_guides/overview');
    const table = page.getByRole('main').getByRole('table').first();
    await expect(table).toBeVisible();
    expect(await table.getByRole('cell').count()).toBeGreaterThan(3);
  });

  test('the site is light, and its links work', async ({page}) => {
    await page.goto('/');
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Help', exact: true}).click();
    await expect(page).toHaveURL('/help');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  });

  test('a search from the not-found page leads to the search page', async ({page}) => {
    await page.goto('/no-such-page');
    await page.getByRole('main').getByRole('searchbox').fill('webhooks');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=webhooks');
  });

  for (const [from, to] of [
    ['/guides', '/consumer'],
    ['/getting_started', '/'],
    ['/best_practices/consumer', '/consumer'],
  ] as const) {
    test(`${from} leads to ${to}`, async ({page}) => {
      await page.goto(from);
      await expect(page).toHaveURL(to);
    });
  }
});

test('code blocks hold the same code with and without JavaScript', async ({page, browser, baseURL}) => {
  test.slow();
  const plain = await newPlainPage(browser, baseURL);
  let blocks = 0;
  for (const path of ['/getting_started/how_pact_works', '/implementation_guides/cli', '/pact_broker/docker_images']) {
    await open(page, path);
    await plain.goto(path);
    const code = await page.locator('pre code').allTextContents();
    expect(await plain.locator('pre code').allTextContents(), path).toEqual(code);
    await Promise.all((await plain.locator('pre code').all()).map((block) => expect(block).toBeVisible()));
    blocks += code.length;
  }
  console.log(`${blocks} code blocks compared`);
  expect(blocks).toBeGreaterThan(0);
  await plain.context().close();
});
