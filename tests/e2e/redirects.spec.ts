import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';

const moved = [
  ['/guides', '/consumer'],
  ['/workshops', '/implementation_guides/workshops'],
  ['/getting_started', '/'],
  ['/best_practices/consumer', '/consumer'],
  ['/implementation_guides', '/implementation_guides/overview'],
] as const;

for (const [from, to] of moved) {
  test(`${from} leads to ${to} with its query and fragment`, async ({page}) => {
    await page.goto(`${from}?utm_source=mail&page=2#part`);
    await expect(page).toHaveURL(`${to}?utm_source=mail&page=2#part`);
    await expect(page.getByRole('heading', {name: 'Page Not Found'})).toHaveCount(0);
    await expect(page.locator('main h1')).toHaveCount(1);
  });

  test(`${from} leads to ${to} and adds nothing to the address`, async ({page}) => {
    await page.goto(from);
    await expect(page).toHaveURL(to);
  });
}

test('a redirect leaves no step in the history', async ({page}) => {
  await page.goto('/faq');
  await page.goto('/guides');
  await expect(page).toHaveURL('/consumer');
  await page.goBack();
  await expect(page).toHaveURL('/faq');
});

test('on a host that knows no rules, the page of a redirect leads on with query and fragment', async ({page}) => {
  const body = readFileSync('build/guides.html', 'utf8');
  await page.route('**/guides*', (route) => route.fulfill({contentType: 'text/html', body}));
  await page.goto('/guides?utm_source=mail&page=2#part');
  await expect(page).toHaveURL('/consumer?utm_source=mail&page=2#part');
  await expect(page.locator('main h1')).toHaveCount(1);
});
