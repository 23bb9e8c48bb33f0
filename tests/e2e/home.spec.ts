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
  await expect(panel.locator('figure').filter({visible: true})).toHaveCount(2);
  await expect(panel).toContainText('@PactConsumerTest');
  await expect(panel).toContainText('has a matching body (FAILED)');
});

test('the second button leads to the error finder', async ({page}) => {
  await open(page, '/');
  await page.getByRole('main').getByRole('link', {name: 'Paste an error message'}).click();
  await expect(page).toHaveURL(/\/help\/errors$/);
});

for (const width of [390, 1366, 1920]) {
  test(`no line of the samples is cut off at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await open(page, '/');
    const panels = page.getByRole('tabpanel');
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      const samples = panels.filter({visible: true}).first().locator('pre').filter({visible: true});
      await expect(samples).toHaveCount(2);
      const isCut = await samples.evaluateAll((all) => all.map((pre) => pre.scrollWidth > pre.clientWidth));
      expect(isCut, (await tab.textContent()) ?? '').toEqual([false, false]);
    }
  });
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the first button leads to the list of languages', async ({page}) => {
    await page.goto('/');
    const start = page.getByRole('main').getByRole('link', {name: /^Start in/});
    await expect(start).toHaveCount(1);
    await expect(start).toHaveAttribute('href', '#by-language');
  });
});
