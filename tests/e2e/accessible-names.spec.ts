import {expect, test} from '@playwright/test';

import {open} from './pages';

// What a screen reader announces beyond the checks of axe: distinctive names, and the position of the reader.

test('a docs page has regions in order, and marks the current page', async ({page}) => {
  await open(page, '/getting_started/terminology');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - region "Skip to main content":
      - link "Skip to main content"
    - navigation "Main":
      - link "Getting Started"
      - combobox "Language of code samples"
      - button /Switch between dark and light mode/
    - complementary:
      - navigation "Docs sidebar":
        - list:
          - listitem:
            - button "Pact concepts" [expanded]
    - main:
      - article:
        - navigation "Breadcrumbs"
        - heading "Terminology" [level=1]
        - heading [level=2]
    - contentinfo
  `);
  const here = page.locator('[aria-current]').filter({visible: true});
  for (const name of ['Getting Started', 'Terminology']) {
    await expect(here.filter({hasText: name}).first()).toHaveAttribute('aria-current', 'page');
  }
});

test('live regions exist before they announce anything', async ({page}) => {
  await open(page, '/getting_started/how_pact_works');
  const block = page
    .locator('figure')
    .filter({has: page.locator('pre')})
    .first();
  await expect(block.getByRole('status')).toHaveCount(1);
  await expect(page.getByRole('region', {name: 'Rate this page'}).getByRole('status').first()).toHaveCount(1);
  await open(page, '/search');
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(1);
  await open(page, '/help/errors');
  await expect(page.getByRole('region', {name: 'Find your error message'}).getByRole('status')).toHaveCount(1);
});
