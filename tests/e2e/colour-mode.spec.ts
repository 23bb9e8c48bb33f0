import {expect, test, type Locator, type Page} from '@playwright/test';

import {roles} from '../../src/data/diagrams/roles';
import {open} from './pages';

const colourSwitch = (page: Page): Locator =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: /dark and light mode/});
const stored = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('theme'));
const html = (page: Page): Locator => page.locator('html');

test.describe('for a reader whose system is dark', {tag: '@chromium'}, () => {
  test.use({colorScheme: 'dark'});

  test('the site is light until the reader chooses', async ({page}) => {
    await open(page, '/');
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await expect(html(page)).toHaveCSS('color-scheme', 'light');
    expect(await stored(page)).toBeNull();
  });
});

test('the switch turns the site dark, announces it, and the choice persists', async ({page}) => {
  await open(page, '/');
  await expect(colourSwitch(page)).toHaveAccessibleName(/light mode\)/);
  await colourSwitch(page).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(colourSwitch(page)).toHaveAccessibleName(/dark mode\)/);
  expect(await stored(page)).toBe('dark');
  await open(page, '/faq');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await colourSwitch(page).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  expect(await stored(page)).toBe('light');
});

test('the switch works by keyboard', async ({page}) => {
  await open(page, '/');
  await colourSwitch(page).focus();
  await page.keyboard.press('Enter');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(colourSwitch(page)).toBeFocused();
});

test('a choice reaches the other tabs at once', async ({page, context}) => {
  const other = await context.newPage();
  await open(page, '/');
  await open(other, '/faq');
  await expect(html(other)).toHaveAttribute('data-theme', 'light');
  await colourSwitch(page).click();
  await expect(html(other)).toHaveAttribute('data-theme', 'dark');
  await colourSwitch(other).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
});

test('an invalid stored choice leaves the site light', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'purple'));
  await open(page, '/');
  await expect(colourSwitch(page)).toHaveAccessibleName(/light mode\)/);
  await colourSwitch(page).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
});

test('a dark choice is applied before the first paint, so that nothing flashes', async ({page}) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    new MutationObserver((_, observer) => {
      if (document.getElementById('__docusaurus')) {
        Object.assign(window, {firstTheme: document.documentElement.dataset.theme});
        observer.disconnect();
      }
    }).observe(document, {childList: true, subtree: true});
  });
  // Without the bundle, only the document itself can have set the mode.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  expect(await page.evaluate(() => (window as unknown as {firstTheme: string}).firstTheme)).toBe('dark');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(html(page)).toHaveCSS('background-color', 'rgb(18, 20, 27)');
});

/** A colour such as `#dbe8ff` as the browser says it. */
const rgb = (colour: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(', ')})`;

test('diagrams have the colours of the mode: neutral in light, dark in dark, and those of roles', async ({page}) => {
  await open(page, '/getting_started/how_pact_works');
  const diagram = page.getByRole('img', {name: /^Diagram/}).first();
  const node = diagram.locator('.node:not([class*="role-"]):visible').first();
  const consumer = diagram.locator('.role-consumer:visible').first();
  await expect(node).toHaveCSS('fill', 'rgb(238, 238, 238)');
  await expect(consumer).toHaveCSS('fill', rgb(roles.consumer.light.fill));
  await colourSwitch(page).click();
  await expect(node).toHaveCSS('fill', 'rgb(31, 32, 32)');
  await expect(consumer).toHaveCSS('fill', rgb(roles.consumer.dark.fill));
  await colourSwitch(page).click();
  await expect(node).toHaveCSS('fill', 'rgb(238, 238, 238)');
});
