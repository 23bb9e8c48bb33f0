import {expect, test, type Locator} from '@playwright/test';

import {overflowFaults} from './faults';
import {open} from './pages';

async function scrollByKeys(frame: Locator): Promise<void> {
  await frame.focus();
  await expect(frame).toBeFocused();
  await expect(async () => {
    await frame.press('ArrowRight');
    expect(await frame.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
  }).toPass();
}

test('a wide table scrolls by itself and can be reached by keyboard', async ({page}) => {
  await open(page, '/implementation_guides/overview');
  const frame = page.getByRole('group', {name: 'Table (scrollable)'}).first();
  await expect(frame).toBeVisible();
  await scrollByKeys(frame);
  expect(await overflowFaults(page)).toEqual([]);
});

test('a diagram that is wider than a small phone scrolls by itself and can be reached by keyboard', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await open(page, '/getting_started/how_pact_works');
  const frame = page.getByRole('group', {name: 'Diagram (scrollable)'}).first();
  await scrollByKeys(frame);
  expect(await overflowFaults(page)).toEqual([]);
});

test('a table that fits is not a tab stop', async ({page}) => {
  await page.setViewportSize({width: 1366, height: 768});
  await open(page, '/implementation_guides/overview');
  const fitting = page.locator('main div:has(> table)').filter({has: page.getByRole('table')});
  const stops = await fitting.evaluateAll((frames) =>
    frames
      .filter(({scrollWidth, clientWidth}) => scrollWidth <= clientWidth)
      .map((frame) => frame.getAttribute('tabindex')),
  );
  expect(stops.length).toBeGreaterThan(0);
  expect(stops.filter((stop) => stop !== null)).toEqual([]);
});

test('a table of options stacks its cells to fit, and stays a table for screen readers', async ({page}) => {
  await open(page, '/implementation_guides/javascript/docs/verifier_options');
  const table = page.getByRole('table').filter({hasText: 'pactBrokerToken'}).first();
  const row = table.getByRole('row').filter({hasText: 'pactBrokerToken'});
  await expect(row.getByRole('cell')).toHaveCount(2);
  const [name, meaning] = await row.getByRole('cell').all();
  const [above, below] = [await name?.boundingBox(), await meaning?.boundingBox()];
  expect(below?.y).toBeGreaterThan(above?.y ?? 0);
  expect(below?.x).toBe(above?.x);
  const frames = page.locator('main div:has(> table[data-stack])');
  const wide = await frames.evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).length);
  expect(await frames.count()).toBeGreaterThan(5);
  expect(wide).toBe(0);
});

test('long lines of code scroll by themselves and can be reached by keyboard', async ({page}) => {
  await open(page, '/getting_started/how_pact_works');
  const wide = await page
    .locator('pre')
    .evaluateAll((blocks) =>
      blocks.flatMap(({scrollWidth, clientWidth}, index) => (scrollWidth > clientWidth ? [index] : [])),
    );
  expect(wide.length).toBeGreaterThan(0);
  const block = page.locator('pre').nth(wide[0] ?? 0);
  await block.focus();
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    expect(await block.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
  }).toPass();
  expect(await overflowFaults(page)).toEqual([]);
});

test('a link can lead to an option', async ({page}) => {
  await page.setViewportSize({width: 1366, height: 768});
  await open(page, '/implementation_guides/javascript/docs/verifier_options');
  const row = page.getByRole('row').filter({hasText: 'pactBrokerToken'}).first();
  const link = row.getByRole('link', {name: 'Direct link to pactBrokerToken'});
  await row.hover();
  await expect(link).toHaveCSS('opacity', '1');
  await link.click();
  await expect(page).toHaveURL(/#.*pactbrokertoken/i);
  await expect(row).toBeInViewport();
  await expect(row).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});
