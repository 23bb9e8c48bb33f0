import {expect, test} from '@playwright/test';

import {open} from './pages';

test('a navigation entry that fails to render is named, with the cause', async ({page}) => {
  await open(page, '/');
  // Patterns decide which entry is highlighted; this one's breaks once the page is there.
  await page.evaluate(() => {
    const make = (target: RegExpConstructor, [pattern, flags]: [string, string?]): RegExp => {
      if (String(pattern).includes('help')) {
        throw new Error('The pattern is out of order');
      }
      return new target(pattern, flags);
    };
    // A minifier may leave out `new`.
    window.RegExp = new Proxy(RegExp, {
      construct: make,
      apply: (target, _, given: [string, string?]) => make(target, given),
    });
  });
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Guides', exact: true}).click();
  const message = page.getByText('A theme navbar item failed to render.');
  await expect(page.getByRole('heading', {level: 1, name: 'This page crashed'})).toBeVisible();
  await expect(message).toContainText('"label": "Help"');
  await expect(message).toContainText('The pattern is out of order');
  await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
});
