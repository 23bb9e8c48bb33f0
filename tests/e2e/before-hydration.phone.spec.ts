import {expect, test} from '@playwright/test';

import {holdScripts, isReady} from './pages';

test('the menu opens and closes before React is there, with the sidebar of the page', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto('/getting_started/how_pact_works');
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  const menu = page.locator('#mobile-menu');
  await toggle.tap();
  await expect(menu.getByRole('link', {name: 'How Pact works'})).toBeInViewport();
  await expect(menu.getByRole('link', {name: 'University', exact: true})).toBeInViewport();
  await toggle.tap();
  await expect(menu).toBeHidden();
  await toggle.tap();
  release();
  await isReady(page);
  await expect(menu.getByRole('link', {name: 'How Pact works'})).toBeInViewport();
  await expect(menu.getByRole('link', {name: 'How Pact works'})).toHaveCount(1);
  await menu.getByRole('link', {name: 'Help', exact: true}).tap();
  await expect(page).toHaveURL('/help');
  await expect(menu).toBeHidden();
});

test('a category in the menu opens once React is there', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto('/getting_started/how_pact_works');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
  const menu = page.locator('#mobile-menu');
  const closed = menu.locator('.menu__link--sublist[aria-expanded="false"]').first();
  const name = (await closed.textContent()) ?? '';
  await closed.tap();
  await expect(closed).toHaveAttribute('aria-busy', 'true');
  release();
  await isReady(page);
  await expect(menu.locator('.menu__link--sublist', {hasText: name}).first()).toHaveAttribute('aria-expanded', 'true');
});

test('the first tap on a term shows its hint, also before React is there', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto('/5-minute-getting-started-guide');
  const term = page.locator('article a[data-term]').first();
  await term.tap();
  await expect(term).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await expect(page).toHaveURL('/5-minute-getting-started-guide');
  await term.tap();
  await expect(page).toHaveURL(/\/getting_started\/terminology#/);
});
