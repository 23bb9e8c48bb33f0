import {expect, test} from '@playwright/test';

import {open} from './pages';

test('the first button leads to the guide of the chosen language, before scripts load and after', async ({page}) => {
  await page.goto('/?sdk=python');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', {name: 'Start in Python'})).toHaveAttribute('href', /python\/docs\/get_started$/);
  await expect(main.getByRole('link', {name: /^Start in/})).toHaveCount(1);
  await open(page, '/');
  await page.getByRole('tab', {name: 'Go', exact: true}).click();
  await main.getByRole('link', {name: 'Start in Go'}).click();
  await expect(page).toHaveURL(/\/go\/docs\/get_started/);
});

test('the test and the report of the failing build are those of the chosen language', async ({page}) => {
  await open(page, '/?sdk=java');
  const panel = page.getByRole('tabpanel').filter({visible: true}).first();
  await expect(panel.locator('figure')).toHaveCount(2);
  await expect(panel).toContainText('@PactConsumerTest');
  await expect(panel).toContainText('has a matching body (FAILED)');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the first button leads to the list of languages', async ({page}) => {
    await page.goto('/');
    const start = page.getByRole('main').getByRole('link', {name: /^Start in/});
    await expect(start).toHaveCount(1);
    await expect(start).toHaveAttribute('href', '#by-language');
  });
});
