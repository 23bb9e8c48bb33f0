import {expect, type Page} from '@playwright/test';

import {startAlgoliaDouble, type AlgoliaDouble} from './algolia-double';
import {test} from './hosted';

const hosts = /^https:\/\/[\w-]+\.algolia(?:net\.com|\.net)\//;
const filters = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']];

let double: AlgoliaDouble;

test.beforeEach(async ({page}) => {
  double = await startAlgoliaDouble();
  await page.route(hosts, async (route) => {
    const {pathname, search} = new URL(route.request().url());
    const response = await route.fetch({url: `${double.url}${pathname}${search}`});
    await route.fulfill({response, headers: {...response.headers(), 'access-control-allow-origin': '*'}});
  });
});

test.afterEach(async () => {
  await double.stop();
});

/** Records requests for our own index; none are expected. */
function watchOwnIndex(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/search-data/')) {
      asked.push(request.url());
    }
  });
  return asked;
}

test('the modal asks the hosted index', async ({page}) => {
  const own = watchOwnIndex(page);
  await page.goto('/');
  await page.getByRole('button', {name: /^Search/}).click();
  const modal = page.getByRole('dialog', {name: 'Search the documentation'});
  await modal.getByRole('searchbox').fill('webhook');
  await expect(modal.getByRole('option').first()).toContainText('webhook');
  await expect(modal.getByRole('option').first().getByRole('link')).toHaveAttribute(
    'href',
    '/getting_started/terminology?found=webhook#webhook',
  );
  await expect(modal.getByText('Powered by')).toBeVisible();
  expect(double.received.at(-1)).toMatchObject({
    indexName: 'pact',
    query: 'webhook',
    facetFilters: filters,
    appId: 'TESTAPPID',
    apiKey: 'test-search-key',
  });
  expect(own).toEqual([]);
});

test('the search page asks the hosted index, page by page', async ({page}) => {
  const own = watchOwnIndex(page);
  await page.goto('/search?q=webhook');
  await expect(page.getByText('23 results')).toBeVisible();
  await expect(page.getByText('runs & calls.').first()).toBeVisible();
  await expect(page.getByRole('main').locator('mark').first()).toHaveText('Webhooks');
  expect(double.received.at(-1)).toMatchObject({indexName: 'pact', query: 'webhook', page: 0, facetFilters: filters});
  await page.getByRole('button', {name: 'Show more results'}).click();
  await expect(page.getByText('Hosted section 23')).toBeVisible();
  expect(double.received.at(-1)).toMatchObject({page: 1});
  expect(own).toEqual([]);
});

test('without results both say the same', async ({page}) => {
  await page.goto('/search?q=xyzzy');
  await expect(page.getByText('No results for “xyzzy”')).toBeVisible();
  await page.keyboard.press('Control+k');
  const modal = page.getByRole('dialog', {name: 'Search the documentation'});
  await modal.getByRole('searchbox').fill('xyzzy');
  await expect(modal.getByText('No results for “xyzzy”')).toBeVisible();
});

test('when the service is down, the modal says so and recovers', async ({page}) => {
  const faults: string[] = [];
  page.on('pageerror', ({message}) => faults.push(message));
  let gone = true;
  await page.route(hosts, (route) => (gone ? route.abort() : route.fallback()));
  await page.goto('/');
  await page.getByRole('button', {name: /^Search/}).click();
  const modal = page.getByRole('dialog', {name: 'Search the documentation'});
  await modal.getByRole('searchbox').fill('webhook');
  await expect(modal.getByText('Unable to fetch results')).toBeVisible();
  gone = false;
  await modal.getByRole('searchbox').pressSequentially('s');
  await expect(modal.getByRole('option').first()).toBeVisible();
  expect(faults).toEqual([]);
});
