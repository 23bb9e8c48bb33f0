import {expect, test, type Page} from '@playwright/test';

import {open} from './pages';

const withTable = '/implementation_guides/overview';

/** Makes the observer that tables use throw, as a broken browser extension may. */
async function breakObserver(page: Page): Promise<void> {
  await page.evaluate(() => {
    const whole = window.ResizeObserver;
    window.ResizeObserver = class {
      constructor() {
        throw new Error('The table cannot be measured', {cause: new Error('The observer is out of order')});
      }
    } as unknown as typeof ResizeObserver;
    Object.assign(window, {
      repair: () => {
        window.ResizeObserver = whole;
      },
    });
  });
}

test.beforeEach(async ({page}) => {
  await open(page, '/');
  await breakObserver(page);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Pact Docs', exact: true}).click();
});

test('a page that crashes shows every error of the chain', async ({page}) => {
  await expect(page.getByRole('heading', {level: 1, name: 'This page crashed.'})).toBeVisible();
  await expect(page.getByText('The table cannot be measured')).toContainText('The observer is out of order');
  await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
});

test('a page that crashes keeps the navigation', async ({page}) => {
  await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('"Try again" brings the page back once the cause is gone', async ({page}) => {
  await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
  await page.evaluate(() => (window as unknown as {repair: () => void}).repair());
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {name: 'This page crashed.'})).toHaveCount(0);
  await expect(page).toHaveURL(withTable);
  await expect(page.getByRole('main').getByRole('table').first()).toBeVisible();
});

test('"Try again" shows the crash again while the cause remains', async ({page}) => {
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
});
