import {expect, test, type Locator, type Page} from '@playwright/test';

import {open} from './pages';

const path = '/pact_broker/can_i_deploy';

const broker = (page: Page): Locator => page.getByRole('region', {name: 'Try can-i-deploy'});
const verdict = (page: Page): Locator => broker(page).getByRole('status');

test('a keyboard is enough to get from no to yes', async ({page}) => {
  await open(page, path);
  await expect(verdict(page)).toContainText('Unknown.');
  const version = broker(page).getByLabel('Version', {exact: true});
  await version.focus();
  // Newest versions come first: OrderWeb 2, OrderWeb 1, OrderApi 11.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(version).toHaveValue('OrderApi 11');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(broker(page).getByRole('button', {name: 'Record deployment'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toContainText('Yes.');
  await expect(broker(page).getByRole('button', {name: 'Record deployment'})).toBeFocused();
  await expect(broker(page).getByRole('listitem').last()).toHaveText('OrderApi 11 was deployed to production.');
});

test('a scenario sets its events and its question', async ({page}) => {
  await open(page, path);
  await broker(page).getByLabel('Scenario').selectOption('A provider breaks its consumer');
  await expect(verdict(page)).toContainText('No.');
  await expect(broker(page).getByText('--pacticipant OrderApi --version 11')).toBeVisible();
});

for (const [width, height] of [
  [390, 844],
  [1366, 900],
] as const) {
  test(`the answer is in view at each control, ${width} × ${height}`, async ({page}) => {
    await page.setViewportSize({width, height});
    await open(page, path);
    const controls = broker(page).locator(':is(button, select):enabled');
    const count = await controls.count();
    expect(count).toBeGreaterThan(10);
    for (let index = 0; index < count; index += 1) {
      const control = controls.nth(index);
      // As the keyboard does: the browser scrolls just as far as it has to.
      await control.evaluate((element) => {
        scrollTo(0, 0);
        element.focus({preventScroll: true});
        element.scrollIntoView({block: 'nearest', behavior: 'instant'});
      });
      await expect(verdict(page)).toBeInViewport({ratio: 0.99});
      const isOnTop = await control.evaluate((element) => {
        const {left, top, width: wide, height: high} = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + wide / 2, top + high / 2));
      });
      expect(isOnTop, `control ${index + 1} of ${count} is below the answer`).toBe(true);
    }
  });

  test(`the answer stays in view when buttons are pressed, ${width} × ${height}`, async ({page}) => {
    await page.setViewportSize({width, height});
    await open(page, path);
    for (const name of [/^Publish OrderWeb/, 'Publish result', 'Record deployment', 'Undo', 'Start over']) {
      await broker(page).getByRole('button', {name}).click();
      await expect(verdict(page)).toBeInViewport({ratio: 0.99});
    }
  });
}

test.describe('without JavaScript', {tag: '@chromium'}, () => {
  test.use({javaScriptEnabled: false});

  test('it shows an example, without controls that would do nothing', async ({page}) => {
    await page.goto(path);
    await expect(broker(page).getByRole('listitem')).toHaveCount(6);
    await expect(verdict(page)).toContainText('There is no verified pact between version 2 of OrderWeb');
    await expect(broker(page).getByRole('table')).toContainText('no result');
    await expect(broker(page).getByRole('button')).toHaveCount(0);
    await expect(broker(page).getByRole('combobox')).toHaveCount(0);
  });
});
