import {expect, test} from '@playwright/test';

import {open} from './pages';

const step = (number: number): string => `/university/introduction/Step${number}`;

test('a reader marks a step as done by keyboard, continues, and finds it marked on the next visit', async ({page}) => {
  await open(page, step(1));
  const steps = page.getByRole('navigation', {name: 'Steps of Introduction to Pact'});
  await expect(steps.getByText('Step 1 of 13, 0 done')).toBeVisible();

  const done = page.getByRole('button', {name: 'Step 1 done'});
  await done.focus();
  await page.keyboard.press('Space');
  await expect(done).toHaveAttribute('aria-pressed', 'true');
  await expect(steps.getByText('Step 1 of 13, 1 done')).toBeVisible();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(step(2));
  await expect(steps.getByText('Step 2 of 13, 1 done')).toBeVisible();
  await expect(steps.getByRole('link', {name: /^Step 1: .*, done$/})).toBeVisible();
  await expect(steps.locator('[aria-current="step"]')).toHaveText('2');

  await page.reload();
  await expect(steps.getByText('Step 2 of 13, 1 done')).toBeVisible();
});

test('continuing to the next step marks the current one as done', async ({page}) => {
  await open(page, step(3));
  await page.getByRole('link', {name: 'Continue to step 4'}).click();
  await expect(page.getByText('Step 4 of 13, 1 done')).toBeVisible();
});

test('the overview lets a reader resume where they stopped', async ({page}) => {
  await open(page, '/university');
  const card = page.getByRole('main').getByRole('listitem').filter({hasText: '13 steps'});
  await expect(card).toContainText('Start here.');
  await page.evaluate(() => localStorage.setItem('pact.course.introduction', '1,2,3'));
  await page.reload();
  await expect(card).toContainText('Continue with step 4.');
  await card.getByRole('link').click();
  await expect(page).toHaveURL(step(4));
});

test.describe('without JavaScript', {tag: '@chromium'}, () => {
  test.use({javaScriptEnabled: false});

  test('every step links to every other', async ({page}) => {
    await page.goto(step(5));
    const steps = page.getByRole('navigation', {name: 'Steps of Introduction to Pact'});
    await expect(steps.getByRole('link')).toHaveCount(13);
    await expect(page.getByRole('button', {name: 'Step 5 done'})).toBeHidden();
    await page.getByRole('link', {name: 'Continue to step 6'}).click();
    await expect(page).toHaveURL(step(6));
  });
});
