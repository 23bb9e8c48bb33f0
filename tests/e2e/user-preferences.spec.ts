import {expect, test} from '@playwright/test';

import {motionFaults} from './faults';
import {open} from './pages';

// System preferences: reduced motion, forced colours. templates.spec.ts tests zoom and text spacing.

test.describe('for a reader who asked for less motion', {tag: '@chromium'}, () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('the search and the menu open without motion', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, '/');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('#mobile-menu')).toBeInViewport();
    expect(await motionFaults(page)).toEqual([]);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.getByRole('button', {name: /^Search/}).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await motionFaults(page)).toEqual([]);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in forced colours on a ${colorScheme} ground`, {tag: '@chromium'}, () => {
    test.use({contextOptions: {forcedColors: 'active'}, colorScheme});

    test('the current page, the selected tab and the focus are visible', async ({page}) => {
      await open(page, '/getting_started/provider_states');
      const bar = page.getByRole('navigation', {name: 'Main'});
      await expect(bar.getByRole('link', {name: 'Getting Started'})).toHaveCSS('text-decoration-line', 'underline');
      await expect(bar.getByRole('link', {name: 'Guides'})).toHaveCSS('text-decoration-line', 'none');
      const tabs = page.getByRole('tablist', {name: 'Language'}).first();
      const lines = await tabs
        .getByRole('tab')
        .evaluateAll((all) =>
          all.map((tab) => [tab.getAttribute('aria-selected'), getComputedStyle(tab).borderBottomColor]),
        );
      const chosen = lines.filter(([selected]) => selected === 'true').map(([, colour]) => colour);
      expect(chosen).toHaveLength(1);
      expect(lines.filter(([, colour]) => colour === chosen[0])).toHaveLength(1);
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
    });

    test('a step that is done differs from one that is not', async ({page}) => {
      await page.addInitScript(() => localStorage.setItem('pact.course.introduction', '1,2'));
      await open(page, '/university/introduction/Step12');
      const steps = page.getByRole('navigation', {name: /^Steps of/});
      const ground = (name: string): Promise<string> =>
        steps
          .getByText(name, {exact: true})
          .first()
          .evaluate((each) => getComputedStyle(each).backgroundColor);
      await expect(steps.getByText('2 done')).toBeVisible();
      expect(await ground('1')).not.toBe(await ground('5'));
    });

    test('images have a background that they are visible on', async ({page}) => {
      await open(page, '/users');
      const cells = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({has: page.getByRole('img')});
      expect(await cells.count()).toBeGreaterThan(20);
      await expect(cells.first()).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    });
  });
}
