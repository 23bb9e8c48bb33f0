import {expect, test, type Locator, type Page} from '@playwright/test';

import {open, scrollUntilHidden} from './pages';

// Tasks with the keyboard alone. Code, rating, error finder, generator and courses have keyboard tests of their own.

/** The focused element: its accessible name, and whether its focus is visible. */
interface FocusStop {
  readonly name: string;
  readonly faults: readonly string[];
}

async function focusStop(page: Page): Promise<FocusStop | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) {
      return null;
    }
    const name = element.getAttribute('aria-label') ?? element.textContent.trim();
    // The link of a card shows its outline on ::after, which covers the card.
    const shows = (each: Element): boolean =>
      [null, '::after'].some((part) => {
        const {outlineStyle, outlineWidth} = getComputedStyle(each, part);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1;
      });
    // A select inside a labelled frame shows its outline on the frame.
    const hasOutline = shows(element) || (element.matches('select') && shows(element.parentElement ?? element));
    const inView = [...element.getClientRects()].some(({left, right, top, bottom}) => {
      const [x, y] = [
        (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
        (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
      ];
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
    const tag = `<${element.tagName.toLowerCase()}> "${name.slice(0, 40)}"`;
    return {
      name,
      faults: [
        ...(hasOutline ? [] : [`${tag} has no outline: :focus-visible of src/css/custom.css gives one`]),
        ...(inView ? [] : [`${tag} is covered or out of view while it has the focus`]),
      ],
    };
  });
}

/** Waits for scrolling to end before it reports faults. */
async function settledFocusStop(page: Page): Promise<FocusStop | null> {
  let stop = await focusStop(page);
  for (let frames = 0; frames < 60 && stop !== null && stop.faults.length > 0; frames += 1) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    stop = await focusStop(page);
  }
  return stop;
}

/** Presses Tab until a target has focus. */
async function tabTo(page: Page, target: Locator, limit = 60): Promise<void> {
  for (let steps = 0; steps < limit; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`${limit} presses of Tab did not reach ${String(target)}`);
}

test('a focus that cannot be seen is noticed', async ({page}) => {
  await page.setContent(`<button style="outline: none">Bare</button>
    <button style="outline: 2px solid">Covered</button>
    <div style="position: fixed; inset: 0; background: white"></div>`);
  await page.keyboard.press('Tab');
  expect((await focusStop(page))?.faults.join()).toContain('"Bare" has no outline');
  await page.keyboard.press('Tab');
  expect((await focusStop(page))?.faults).toEqual([expect.stringContaining('"Covered" is covered')]);
});

for (const [path, width, ...tag] of [
  ['/', 390],
  ['/getting_started/provider_states', 1280],
  ['/', 1280, '@rest'],
  ['/getting_started/provider_states', 390, '@rest'],
  ['/pact_nirvana/pipeline_generator', 1280, '@rest'],
  ['/university/introduction/Step12', 1280, '@rest'],
  ['/blog', 1280, '@rest'],
  ['/index-wip', 390, '@rest'],
  ['/no-such-page', 1280, '@rest'],
] as const) {
  test(`Tab reaches the foot of ${path}, each stop in sight, ${width} px wide`, {tag}, async ({page}) => {
    test.slow();
    await page.setViewportSize({width, height: 800});
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, path);
    const faults: string[] = [];
    const names: string[] = [];
    await page.keyboard.press('Tab');
    for (
      let stop = await settledFocusStop(page);
      stop !== null && names.length < 500;
      stop = await settledFocusStop(page)
    ) {
      names.push(stop.name);
      faults.push(...stop.faults);
      if (stop.name.startsWith('GitHub') && (await page.locator('footer :focus').count()) > 0) {
        break;
      }
      await page.keyboard.press('Tab');
    }
    console.log(`${path}, ${width} px: ${names.length} stops of the keyboard`);
    expect(names[0]).toBe('Skip to main content');
    expect(names.at(-1), 'the last link of the footer').toContain('GitHub');
    expect(faults).toEqual([]);
  });
}

test('a search leads into the section that was found, and reading goes on there', async ({page}) => {
  await open(page, '/');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', {name: 'Search the documentation'});
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('pending pacts');
  const section = dialog.getByRole('option').filter({has: page.locator('a[href*="#"]')});
  // Not the results of what was typed so far.
  await expect(section.first().locator('mark', {hasText: /pact/i}).first()).toBeVisible();
  const hit = section.first();
  await expect(async () => {
    // Results that come late select the first of them.
    if ((await hit.getAttribute('aria-selected')) !== 'true') {
      await page.keyboard.press('ArrowDown');
    }
    await expect(hit).toHaveAttribute('aria-selected', 'true', {timeout: 100});
  }).toPass();
  const address = (await hit.getByRole('link').getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  // The page takes the words to show out of its address; the language of a tab stays in it.
  const destination = new URL(address, page.url());
  destination.searchParams.delete('found');
  await expect(page).toHaveURL(destination.href);
  await expect(dialog).toBeHidden();
  await expect(page.locator(`[id="${destination.hash.slice(1)}"]`)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeInViewport();
});

test('Tab stays in the search dialog', async ({page}) => {
  await open(page, '/');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('webhook');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  for (let steps = 0; steps < 30; steps += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
});

test('the language in the navigation changes the tabs of the page', async ({page}) => {
  await open(page, '/getting_started/provider_states');
  await tabTo(page, page.getByRole('combobox', {name: 'Language'}));
  await page.keyboard.type('go');
  const tabs = page.getByRole('tablist', {name: 'Language'}).first();
  await expect(tabs.getByRole('tab', {name: 'Go', exact: true})).toHaveAttribute('aria-selected', 'true');
  await tabTo(page, tabs.getByRole('tab', {name: 'Go', exact: true}), 150);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', {name: 'Go'}).filter({visible: true}).first().locator(':focus')).toHaveCount(
    1,
  );
});

test('the sidebar leads to a page below a category', async ({page}) => {
  await open(page, '/');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await tabTo(page, sidebar.getByRole('button', {name: 'Pact concepts', exact: true}));
  await page.keyboard.press('Enter');
  const entry = sidebar.getByRole('link', {name: 'Terminology', exact: true});
  await expect(entry).toBeVisible();
  await tabTo(page, entry, 5);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/getting_started/terminology');
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Terminology');
  // The framework moves the focus to the top in an effect, after it has rendered the page.
  await expect(entry).not.toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
});

test('the contents lead to a section, and reading goes on there', async ({page}) => {
  await open(page, '/getting_started/provider_states');
  const link = page.locator('.theme-doc-toc-desktop').getByRole('link').nth(2);
  await tabTo(page, link, 200);
  const address = (await link.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('article').locator(':focus')).toBeInViewport();
});

test('the navigation that has hidden is in sight again when the focus comes to it', async ({page}) => {
  await open(page, '/getting_started/how_pact_works');
  const bar = page.getByRole('navigation', {name: 'Main'});
  await scrollUntilHidden(page, bar);
  await tabTo(page, bar.getByRole('link', {name: 'Guides', exact: true}));
  await expect(bar).toBeInViewport();
});

test.describe('in a narrow window', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the menu follows its button, and gives the focus back on Escape', async ({page}) => {
    await open(page, '/getting_started/how_pact_works');
    const toggle = page.locator('.navbar__toggle');
    const menu = page.locator('#mobile-menu');
    await tabTo(page, toggle);
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('.navbar__inner :focus')).toHaveCount(1);
  });

  test('the menu closes when the focus leaves it', async ({page}) => {
    await open(page, '/getting_started/how_pact_works');
    const menu = page.locator('#mobile-menu');
    await tabTo(page, page.locator('.navbar__toggle'));
    await page.keyboard.press('Enter');
    await menu.locator('a, button').last().focus();
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
    await expect(page.locator(':focus')).toBeVisible();
  });

  test('the menu leads to another section', async ({page}) => {
    await open(page, '/getting_started/how_pact_works');
    await tabTo(page, page.locator('.navbar__toggle'));
    await page.keyboard.press('Enter');
    const menu = page.locator('#mobile-menu');
    await tabTo(page, menu.getByRole('link', {name: 'Help', exact: true}), 30);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/help');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
  });
});
