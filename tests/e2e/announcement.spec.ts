import {expect, test, type Locator, type Page} from '@playwright/test';

import {open} from './pages';

const bar = (page: Page): Locator => page.locator('.theme-announcement-bar');

interface Stored {
  readonly id: string;
  readonly dismiss: string;
}

async function remember(page: Page, {id, dismiss}: Stored): Promise<void> {
  await page.addInitScript(
    (stored) => {
      localStorage.setItem('docusaurus.announcement.id', stored.id);
      localStorage.setItem('docusaurus.announcement.dismiss', stored.dismiss);
    },
    {id, dismiss},
  );
}

async function stored(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const kept = Object.entries(localStorage) as [string, string][];
    return Object.fromEntries(kept.filter(([key]) => key.includes('announcement')));
  });
}

test('the announcement is above the navigation and links to the sign-up', async ({page}) => {
  await open(page, '/');
  await expect(bar(page)).toBeVisible();
  await expect(bar(page)).toContainText('AI');
  await expect(bar(page).getByRole('link')).toHaveAttribute('href', 'https://pactflow.io/ai/');
  await expect(bar(page).getByRole('link')).toHaveAttribute('rel', /noopener/);
  const above = await bar(page).boundingBox();
  const below = await page.getByRole('navigation', {name: 'Main'}).boundingBox();
  expect(above?.y).toBeLessThan(below?.y ?? 0);
});

test('the announcement cannot be closed', async ({page}) => {
  await open(page, '/');
  await expect(bar(page)).toBeVisible();
  await expect(bar(page).getByRole('button')).toHaveCount(0);
});

test('the announcement is remembered under exactly two keys', async ({page}) => {
  await open(page, '/');
  await expect
    .poll(() => stored(page))
    .toEqual({
      'docusaurus.announcement.id': 'announcement-bar',
      'docusaurus.announcement.dismiss': 'false',
    });
});

test('the announcement stays hidden for a reader who once dismissed it', async ({page}) => {
  await remember(page, {id: 'announcement-bar', dismiss: 'true'});
  await open(page, '/');
  await expect(bar(page)).toHaveCount(0);
  expect(await stored(page)).toMatchObject({'docusaurus.announcement.dismiss': 'true'});
});

test('a dismissed announcement is gone before the scripts run, so that nothing jumps', async ({page}) => {
  await remember(page, {id: 'announcement-bar', dismiss: 'true'});
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(bar(page)).toBeHidden();
});

test('a new announcement is shown to a reader who dismissed an earlier one', async ({page}) => {
  await remember(page, {id: 'an-earlier-one', dismiss: 'true'});
  await open(page, '/');
  await expect(bar(page)).toBeVisible();
  expect(await stored(page)).toEqual({
    'docusaurus.announcement.id': 'announcement-bar',
    'docusaurus.announcement.dismiss': 'false',
  });
});
