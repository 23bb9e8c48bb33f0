import {expect, test} from '@playwright/test';

import {open} from './pages';

const spellings = ['/faq.html', '/faq/index.html'];

for (const [address, target] of [
  ['/faq/', '/faq'],
  ['/faq.html', '/faq'],
  ['/getting_started/how_pact_works/', '/getting_started/how_pact_works'],
  ['/blog/', '/blog'],
  ['/index.html', '/'],
] as const) {
  test(`${address} leads to ${target}`, async ({page}) => {
    await open(page, address);
    await expect(page).toHaveURL(target);
    await expect(page.getByRole('heading', {name: 'Page Not Found'})).toHaveCount(0);
  });
}

for (const address of spellings) {
  test(`a host that serves ${address} as it is shows the page, too`, async ({page, request}) => {
    const faq = await (await request.get('/faq')).text();
    await page.route(`**${address}`, (route) => route.fulfill({contentType: 'text/html', body: faq}));
    await open(page, address);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/FAQ|questions/i);
    await expect(page.getByRole('heading', {name: 'Page Not Found'})).toHaveCount(0);
  });

  test(`the history entry ${address} shows the page`, async ({page}) => {
    await open(page, '/');
    await page.evaluate((path) => {
      window.history.pushState({key: 'html'}, '', path);
      window.dispatchEvent(new PopStateEvent('popstate', {state: window.history.state}));
    }, address);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/FAQ|questions/i);
    await expect(page.getByRole('heading', {name: 'Page Not Found'})).toHaveCount(0);
  });
}
