import {expect, test, type Locator, type Page} from '@playwright/test';

import {holdScripts, open, reach, write} from './pages';

const states = '/getting_started/provider_states';
const sections = '/pact_broker/kubernetes';

const section = (page: Page): Locator => page.locator('details').first();
const inSection = (page: Page): Locator => section(page).getByText('concurrencyPolicy');
const inGo = (page: Page): Locator => page.getByText('MockHTTPProviderConfig').first();

/** The browser has opened the tab of Go for a text, and everything agrees. */
async function expectGo(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-sdk', 'go');
  await expect(page.getByRole('tab', {name: 'Go', exact: true}).first()).toHaveAttribute('aria-selected', 'true');
  await expect(inGo(page)).toBeInViewport();
}

/** Sends the event that the browser sends before it shows a text that the reader searches for. */
async function find(text: Locator): Promise<void> {
  await text.evaluate((element) =>
    element.closest('[hidden="until-found"]')?.dispatchEvent(new Event('beforematch', {bubbles: true})),
  );
}

/** Gives an element inside a tab of Go, or a section, an id before the page is parsed. */
async function addId(page: Page, path: string, text: RegExp): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: (await response.text()).replace(text, '<span id="inside">here</span>$&')});
  });
}

test.describe('a link to a text fragment', () => {
  test('shows the text in the tab of another language, before and after the scripts', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto(`${states}#:~:text=MockHTTPProviderConfig`);
    await expectGo(page);
    release();
    await reach(page);
    await expectGo(page);
  });

  test('unfolds the section, which stays unfolded', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto(`${sections}#:~:text=concurrencyPolicy`);
    await expect(inSection(page)).toBeInViewport();
    const before = await section(page).boundingBox();
    release();
    await reach(page);
    await expect(inSection(page)).toBeInViewport();
    expect((await section(page).boundingBox())?.height).toBe(before?.height);
  });
});

test.describe('find in page', () => {
  for (const [when, prepare] of [
    ['before the scripts', holdScripts],
    ['after the scripts', () => Promise.resolve(undefined)],
  ] as const) {
    test(`can look into every tab, and opens that of the text, ${when}`, async ({page}) => {
      const release = await prepare(page);
      await page.goto(states);
      if (!release) {
        await reach(page);
      }
      const panels = page.locator('[data-sdk-panel]');
      const hidden = await panels.evaluateAll((all) => all.map((each) => each.getAttribute('hidden')));
      expect(hidden.length).toBeGreaterThan(12);
      expect(new Set(hidden)).toEqual(new Set([null, 'until-found']));
      await expect(page.locator('[role=tabpanel][data-sdk-panel]:not([hidden])')).toHaveCount(
        await page.getByRole('tablist', {name: 'Language'}).count(),
      );
      await find(inGo(page));
      await expect(page.locator('html')).toHaveAttribute('data-sdk', 'go');
      await expect(inGo(page)).toBeVisible();
      await expect(page).toHaveURL(/\?sdk=go$/);
      release?.();
      await reach(page);
      await expect(inGo(page)).toBeVisible();
    });
  }

  test('can look into the tabs of a page that React has rendered', async ({page}) => {
    await open(page, '/getting_started/verifying_pacts');
    await page.locator('.pagination-nav__link', {hasText: 'Provider states'}).click();
    await expect(page).toHaveURL(/provider_states/);
    await expect(inGo(page)).toBeAttached();
    const findable = await page
      .locator('[data-sdk-panel]')
      .evaluateAll((all) =>
        all.map((each) => each.matches('[data-sdk-panel~="javascript"]') || each.matches('[hidden="until-found"]')),
      );
    expect(findable.length).toBeGreaterThan(12);
    expect(findable).not.toContain(false);
    await find(inGo(page));
    await expect(inGo(page)).toBeVisible();
  });

  test('hiding panels until found doesn’t move the page', async ({page}) => {
    await page.goto(states);
    const heights = await page.evaluate(() => {
      const height = (): number => document.documentElement.scrollHeight;
      const before = height();
      document.querySelectorAll('[hidden="until-found"]').forEach((each) => each.removeAttribute('hidden'));
      return [before, height()];
    });
    expect(heights[0]).toBe(heights[1]);
  });
});

test.describe('a section that the reader unfolds', () => {
  test('before the scripts stays unfolded', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto(sections);
    await section(page).locator('summary').click();
    await expect(inSection(page)).toBeVisible();
    release();
    await reach(page);
    await expect(inSection(page)).toBeVisible();
  });

  test('opens and closes by click and by keyboard', async ({page}) => {
    await open(page, sections);
    const summary = section(page).locator('summary');
    await summary.click();
    await expect(inSection(page)).toBeVisible();
    await summary.press('Enter');
    await expect(inSection(page)).toBeHidden();
    await summary.press('Space');
    await expect(inSection(page)).toBeVisible();
  });

  test('shows its text when a script opens it', async ({page}) => {
    await open(page, sections);
    await section(page).evaluate((element: HTMLDetailsElement) => (element.open = true));
    await expect(inSection(page)).toBeVisible();
  });
});

for (const [what, path, text] of [
  ['a tab of another language', states, /MockHTTPProviderConfig/],
  ['a section that is folded', sections, /concurrencyPolicy/],
] as const) {
  test.describe(`an address with the id of an element in ${what}`, () => {
    const inside = (page: Page): Locator => page.locator('#inside');

    test('shows it when the page is loaded', async ({page}) => {
      await addId(page, path, text);
      const release = await holdScripts(page);
      await page.goto(`${path}#inside`);
      await expect(inside(page)).toBeInViewport();
      release();
    });

    test('shows it when the fragment changes, before and after the scripts', async ({page}) => {
      await addId(page, path, text);
      const release = await holdScripts(page);
      await page.goto(path);
      await expect(inside(page)).not.toBeInViewport();
      await page.evaluate(() => (location.hash = '#inside'));
      await expect(inside(page)).toBeInViewport();
      release();
    });
  });
}

test('a link that React follows to an element in a folded section shows it', async ({page}) => {
  await open(page, sections);
  // A heading's link is followed by React; its target is moved into the section.
  const link = page.locator('.table-of-contents a').first();
  const id = (await link.getAttribute('href'))?.slice(1) ?? '';
  await page.evaluate((target) => {
    const heading = document.getElementById(target);
    document.querySelectorAll('details')[1]?.append(heading ?? '');
  }, id);
  await expect(page.locator(`#${id}`)).toBeHidden();
  await link.click();
  await expect(page.locator(`#${id}`)).toBeInViewport();
});

const hits = [
  ['MockHTTPProviderConfig', states],
  ['PactWithProduct', '/getting_started/matching'],
  ['ClientException', '/consumer'],
] as const;

test.describe('a search hit in the tab of another language', () => {
  const hitOn = (page: Page, path: string): Locator =>
    page.getByRole('main').locator(`ol a[href^="${path}?"], ol a[href^="${path}#"]`).first();

  /** The page shows the word, and its address doesn't keep it. */
  async function expectWord(page: Page, word: string, path: string): Promise<void> {
    await expect(page).toHaveURL(({pathname, searchParams}) => pathname === path && !searchParams.has('found'));
    await expect(page.locator('article').getByText(word).filter({visible: true}).first()).toBeVisible();
  }

  for (const [word, path] of hits) {
    test(`is visible: ${word}`, async ({page}) => {
      await open(page, `/search?q=${word}`);
      await hitOn(page, path).click();
      await expectWord(page, word, path);
    });
  }

  const [[word, path]] = hits;

  test('is visible in a new tab of the browser', async ({page}) => {
    await open(page, `/search?q=${word}`);
    await page.goto((await hitOn(page, path).getAttribute('href')) ?? '');
    await reach(page);
    await expectWord(page, word, path);
  });

  for (const hand of ['keyboard', 'mouse']) {
    test(`is visible from the modal, by ${hand}`, async ({page}) => {
      await open(page, '/');
      await page.getByRole('button', {name: /^Search/}).click();
      await write(page.getByRole('dialog').getByRole('searchbox'), 'ClientException');
      const hit = page.getByRole('dialog').getByRole('option').filter({hasText: 'ClientException'}).first();
      await expect(hit).toBeVisible();
      for (let steps = 0; hand === 'keyboard' && (await hit.getAttribute('aria-selected')) !== 'true'; steps += 1) {
        expect(steps).toBeLessThan(20);
        await page.keyboard.press('ArrowDown');
      }
      await (hand === 'keyboard' ? page.keyboard.press('Enter') : hit.click());
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page).not.toHaveURL(/\/$|found=/);
      await expect(page.locator('article').getByText('ClientException').filter({visible: true}).first()).toBeVisible();
    });
  }

  test('leaves the choice alone when the text is visible anyway', async ({page}) => {
    await open(page, '/search?q=provider%20states');
    await hitOn(page, states).click();
    await expect(page).toHaveURL(({pathname}) => pathname === states);
    await expect(page.locator('html')).toHaveAttribute('data-sdk', 'javascript');
  });
});

test('a search hit in a folded section is visible', async ({page}) => {
  await open(page, '/search?q=concurrencyPolicy');
  await page.getByRole('main').locator(`ol a[href^="${sections}?found="]`).first().click();
  await expect(inSection(page)).toBeVisible();
});
