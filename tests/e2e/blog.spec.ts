import {expect, test, type Locator, type Page} from '@playwright/test';

import {accessibilityFaults, overflowFaults, showMode} from './faults';
import {open} from './pages';

const post = (page: Page): Locator => page.getByRole('article').filter({hasText: 'Pact Open Source Update — May 2026'});

test('the list says what each post is about, when it is from and who wrote it', async ({page}) => {
  await page.goto('/blog');
  await expect(post(page)).toContainText('A year of releases: Pact JS 16, Pact JVM 4.7, Pact Python 3');
  await expect(post(page).getByRole('time')).toHaveText('May 22, 2026');
  await expect(post(page).getByRole('link', {name: 'Yousaf Nabi'})).toBeVisible();
  // The list has the description; how the post begins is on its page.
  await expect(post(page)).not.toContainText('The year since the last update');
});

test('the list offers its feeds, and they can be read', async ({page, request}) => {
  await open(page, '/blog');
  for (const [name, root] of [
    ['RSS', '<rss '],
    ['Atom', '<feed '],
  ] as const) {
    const link = page.getByRole('main').getByRole('link', {name, exact: true});
    const answer = await request.get((await link.getAttribute('href')) ?? '');
    expect(answer.ok()).toBe(true);
    expect(await answer.text()).toContain(root);
  }
});

for (const width of [390, 1366, 1920]) {
  test(`the list is accessible and fits a window of ${width} px in both modes`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await open(page, '/blog');
    for (const mode of ['light', 'dark']) {
      await showMode(page, mode);
      expect([...(await accessibilityFaults(page)), ...(await overflowFaults(page))]).toEqual([]);
    }
    const first = await post(page).boundingBox();
    expect(first && first.y + first.height).toBeLessThan(900);
  });
}
