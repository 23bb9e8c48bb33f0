import {expect, test, type Locator, type Page} from '@playwright/test';

import {open} from './pages';

const path = '/pact_broker/can_i_deploy';

const picture = (page: Page): Locator => page.getByRole('region', {name: 'Try can-i-deploy'});
const verdict = (page: Page): Locator => picture(page).getByRole('status');

test('the keyboard alone gets from a no to a yes', async ({page}) => {
  await open(page, path);
  await expect(verdict(page)).toContainText('Unknown.');
  const version = picture(page).getByLabel('Version', {exact: true});
  await version.focus();
  // Newest versions come first: OrderWeb 2, OrderWeb 1, OrderApi 11.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(version).toHaveValue('OrderApi 11');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(picture(page).getByRole('button', {name: 'Record the deployment'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toContainText('Yes.');
  await expect(picture(page).getByRole('button', {name: 'Record the deployment'})).toBeFocused();
  await expect(picture(page).getByRole('listitem').last()).toHaveText('OrderApi 11 is deployed to production.');
});

test('a situation brings its events and its question', async ({page}) => {
  await open(page, path);
  await picture(page).getByLabel('Situation').selectOption('A provider breaks its consumer');
  await expect(verdict(page)).toContainText('No.');
  await expect(picture(page).getByText('--pacticipant OrderApi --version 11')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('it is a worked example, with no control that would do nothing', async ({page}) => {
    await page.goto(path);
    await expect(picture(page).getByRole('listitem')).toHaveCount(6);
    await expect(verdict(page)).toContainText('There is no verified pact between version 2 of OrderWeb');
    await expect(picture(page).getByRole('table')).toContainText('no result');
    await expect(picture(page).getByRole('button')).toHaveCount(0);
    await expect(picture(page).getByRole('combobox')).toHaveCount(0);
  });
});
