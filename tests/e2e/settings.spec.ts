import {expect, test, type Page} from '@playwright/test';

import {cutFaults, overflowFaults, resize} from './faults';
import {open, templates} from './pages';

// Settings of a reader's browser and system: zoom, spacing of text, less motion, colours of their own.

/** What moves by itself or takes its time. */
async function motionFaults(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((each) =>
      [null, '::before', '::after'].flatMap((pseudo) => {
        const {transitionDuration, animationDuration, scrollBehavior} = getComputedStyle(each, pseudo);
        const seconds = `${transitionDuration},${animationDuration}`.split(',').map(parseFloat);
        const name = `<${each.tagName.toLowerCase()} class="${each.getAttribute('class') ?? ''}">${pseudo ?? ''}`;
        return Math.max(...seconds) > 0.01 || scrollBehavior === 'smooth' ? [`${name} moves`] : [];
      }),
    ),
  );
}

const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

interface Setting {
  readonly name: string;
  readonly viewport: {readonly width: number; readonly height: number};
  readonly style?: string;
}

/** A zoom of 200 % makes a window of 1280 × 1024 px one of 640 × 512 px; 400 %, one of 320 × 256 px. */
const settings: readonly Setting[] = [
  {name: 'a zoom of 200 %', viewport: {width: 640, height: 512}},
  {name: 'a zoom of 400 %', viewport: {width: 320, height: 256}},
  {name: 'spacing of WCAG 1.4.12', viewport: {width: 1280, height: 800}, style: spacing},
  {name: 'spacing of WCAG 1.4.12 on a phone', viewport: {width: 390, height: 844}, style: spacing},
];

test('text that is cut and parts that move are noticed', async ({page}) => {
  await page.setContent(`<div class="cut" style="overflow: hidden; width: 50px; white-space: nowrap">A long text</div>
    <p class="slow" style="transition: color 1s">Text</p>`);
  expect(await cutFaults(page)).toEqual([expect.stringContaining('class="cut"')]);
  expect(await motionFaults(page)).toEqual([expect.stringContaining('class="slow"')]);
});

test.describe('for a reader who asked for less motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  for (const {name, path} of templates) {
    test(`${name} stands still, and fits every zoom and spacing of text`, async ({page}) => {
      await open(page, path);
      const faults = await motionFaults(page);
      for (const setting of settings) {
        await resize(page, setting.viewport);
        const added = setting.style ? await page.addStyleTag({content: setting.style}) : undefined;
        const found = [...(await overflowFaults(page)), ...(await cutFaults(page))];
        faults.push(...found.map((fault) => `${setting.name}: ${fault}`));
        await added?.evaluate((element) => (element as HTMLElement).remove());
      }
      expect(faults).toEqual([]);
    });
  }

  test('the search and the menu open without motion', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, '/');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('.navbar-sidebar')).toBeInViewport();
    expect(await motionFaults(page)).toEqual([]);
    await page.getByRole('button', {name: 'Close navigation bar'}).click();
    await page.getByRole('button', {name: /^Search/}).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await motionFaults(page)).toEqual([]);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in forced colours on a ${colorScheme} ground`, () => {
    test.use({contextOptions: {forcedColors: 'active'}, colorScheme});

    test('the entry of the page, the chosen tab and the focus can be told', async ({page}) => {
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

    test('pictures stand on a ground that they can be seen on', async ({page}) => {
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
