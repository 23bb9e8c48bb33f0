import {expect, test} from '@playwright/test';

import {open, write} from './pages';

test('an unknown address answers 404 and says so', async ({page}) => {
  const response = await open(page, '/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
  await expect(page).toHaveURL('/no/such/page');
});

test('an unknown address that is met inside the site says so, too', async ({page}) => {
  await open(page, '/');
  await page.evaluate(() => {
    window.history.pushState({key: 'unknown'}, '', '/no/such/page');
    window.dispatchEvent(new PopStateEvent('popstate', {state: window.history.state}));
  });
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
});

test('its search form leads to the search page with the words', async ({page}) => {
  await open(page, '/no/such/page');
  const form = page.getByRole('main').getByRole('search');
  await write(form.getByLabel('Search the documentation'), 'pending pacts');
  await form.getByRole('button', {name: 'Search'}).click();
  await expect(page).toHaveURL('/search?q=pending+pacts');
});

test('its search form does not send an empty query', async ({page}) => {
  await open(page, '/no/such/page');
  await page.getByRole('main').getByRole('search').getByRole('button', {name: 'Search'}).click();
  await expect(page.getByRole('main').getByLabel('Search the documentation')).toBeFocused();
  await expect(page).toHaveURL('/no/such/page');
});

test('a mistyped address is answered with the page that was meant', async ({page}) => {
  await open(page, '/getting_started/how_pact_work');
  const matches = page.getByRole('list', {name: 'Did you mean one of these pages?'}).getByRole('link');
  await expect(matches.first()).toHaveAttribute('href', '/getting_started/how_pact_works');
  expect(await matches.count()).toBeLessThanOrEqual(5);
  await matches.first().click();
  await expect(page).toHaveURL('/getting_started/how_pact_works');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('How Pact works');
});

test('an address like no other offers no matches', async ({page}) => {
  await open(page, '/zzqqxx');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
  await expect(page.getByRole('heading', {name: 'Did you mean one of these pages?'})).toHaveCount(0);
});
