import {expect, test, type Locator, type Page} from '@playwright/test';

import {sdks} from '../../src/data/sdks';
import {holdScripts, open, reach} from './pages';

const pages = ['/getting_started/provider_states', '/provider/handling_auth', '/5-minute-getting-started-guide'];
const [first = ''] = pages;

const chooser = (page: Page): Locator => page.getByRole('combobox', {name: 'Language of code samples'});
const stored = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('docusaurus.tab.sdk'));

/** All groups of tabs of the page show this language, and it alone. */
async function expectLanguage(page: Page, id: string): Promise<void> {
  await expect(chooser(page)).toHaveValue(id);
  const label = sdks.find((sdk) => sdk.id === id)?.label ?? '';
  const lists = page.getByRole('tablist', {name: 'Language'});
  const groups = await lists.count();
  expect(groups).toBeGreaterThan(0);
  for (let index = 0; index < groups; index += 1) {
    await expect(lists.nth(index).getByRole('tab', {selected: true})).toHaveText(label);
  }
  const shown = page.locator('[role="tabpanel"][data-sdk-panel]').filter({visible: true});
  await expect(shown).toHaveCount(groups);
  expect(await shown.evaluateAll((all) => all.map((each) => each.getAttribute('data-sdk-panel')?.split(' ')))).toEqual(
    Array.from({length: groups}, () => expect.arrayContaining([id])),
  );
}

test('a reader who has not chosen sees JavaScript, and nothing is stored', async ({page}) => {
  await open(page, first);
  await expectLanguage(page, 'javascript');
  expect(await stored(page)).toBeNull();
});

test('a language that is chosen on one page is shown on every page with tabs, and after a reload', async ({page}) => {
  await open(page, first);
  await chooser(page).selectOption('go');
  await expectLanguage(page, 'go');
  await page.reload();
  await expectLanguage(page, 'go');
  for (const path of pages) {
    await open(page, path);
    await expectLanguage(page, 'go');
  }
});

test('a choice stays when the reader goes on inside the site', async ({page}) => {
  await open(page, first);
  await page.getByRole('tab', {name: 'Rust'}).first().click();
  await expect(page).toHaveURL(/\?sdk=rust$/);
  await page.locator('.pagination-nav__link').first().click();
  await expect(page).not.toHaveURL(/sdk=/);
  await expect(chooser(page)).toHaveValue('rust');
  await page.goBack();
  await expectLanguage(page, 'rust');
});

test('a choice reaches the other tabs of the browser at once', async ({page, context}) => {
  const other = await context.newPage();
  await open(page, first);
  await open(other, `${first}?sdk=php`);
  await expectLanguage(other, 'php');
  await chooser(page).selectOption('python');
  await expectLanguage(other, 'python');
  await expect(other).toHaveURL(/\?sdk=python$/);
});

test('a choice made later holds when the reader goes back to an address with another', async ({page}) => {
  await open(page, `${first}?sdk=rust`);
  await page.locator('.pagination-nav__link').first().click();
  await expect(page).not.toHaveURL(/sdk=/);
  await chooser(page).selectOption('php');
  await page.goBack();
  await expect(page).toHaveURL(/\?sdk=php$/);
  await expectLanguage(page, 'php');
});

test.describe('before the scripts are there', () => {
  const group = (page: Page): Locator => page.getByRole('tablist', {name: 'Language'}).nth(1);
  const tab = (page: Page, name: string): Locator => group(page).getByRole('tab', {name, exact: true});

  test('tabs and menu show the stored language', async ({page}) => {
    await open(page, `${first}?sdk=kotlin`);
    await holdScripts(page);
    await page.goto(first);
    await expectLanguage(page, 'kotlin');
  });

  test('a tap on a tab has its effect, and the tab stays in its place', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto(first);
    await tab(page, 'Go').scrollIntoViewIfNeeded();
    const before = await tab(page, 'Go').boundingBox();
    await tab(page, 'Go').click();
    expect(await page.locator('html').getAttribute('data-sdk')).toBe('go');
    await expectLanguage(page, 'go');
    await expect(page).toHaveURL(/\?sdk=go$/);
    expect(await stored(page)).toBe('go');
    release();
    await reach(page);
    await expectLanguage(page, 'go');
    expect(Math.abs(((await tab(page, 'Go').boundingBox())?.y ?? 999) - (before?.y ?? 0))).toBeLessThan(3);
  });

  test('two taps have their effects in order, and so has one that a script makes', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto(first);
    await tab(page, 'Go').click();
    await expectLanguage(page, 'go');
    await tab(page, 'Python').click();
    await expectLanguage(page, 'python');
    await tab(page, 'Ruby').dispatchEvent('click');
    await expectLanguage(page, 'ruby');
    release();
    await reach(page);
    await expectLanguage(page, 'ruby');
  });

  test('keys move between tabs', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto(first);
    await tab(page, 'JavaScript').focus();
    for (const [key, name, id] of [
      ['ArrowRight', 'Java', 'java'],
      ['End', 'Groovy', 'groovy'],
      ['ArrowLeft', 'C++', 'cpp'],
      ['Home', 'JavaScript', 'javascript'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(page, name)).toBeFocused();
      await expectLanguage(page, id);
    }
    release();
    await reach(page);
    await expect(tab(page, 'JavaScript')).toBeFocused();
    await expectLanguage(page, 'javascript');
  });

  test('the chooser has its effect', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto(first);
    await chooser(page).selectOption('php');
    await expectLanguage(page, 'php');
    await expect(page).toHaveURL(/\?sdk=php$/);
    release();
    await reach(page);
    await expectLanguage(page, 'php');
    await chooser(page).selectOption('go');
    await expectLanguage(page, 'go');
  });

  test('a choice in another tab of the browser is shown, and holds after a reload', async ({page, context}) => {
    await holdScripts(page);
    await page.goto(`${first}?sdk=go`);
    const other = await context.newPage();
    await open(other, first);
    await chooser(other).selectOption('python');
    await expectLanguage(page, 'python');
    await expect(page).toHaveURL(/\?sdk=python$/);
    await page.reload();
    await expectLanguage(page, 'python');
  });
});

test('the tab that is selected already can be chosen again, and the page stays where it is', async ({page}) => {
  await open(page, `${first}?sdk=go`);
  const tab = page.getByRole('tab', {name: 'Go', exact: true}).last();
  await tab.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await tab.click();
  await tab.click();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('an address chooses a language, for this visit and the next', async ({page}) => {
  await open(page, `${first}?sdk=go#values-from-the-provider`);
  await expectLanguage(page, 'go');
  await open(page, '/provider/handling_auth');
  await expectLanguage(page, 'go');
});

test('an address with an unknown language leaves the choice alone', async ({page}) => {
  await open(page, `${first}?sdk=ruby`);
  await open(page, `${first}?sdk=cobol`);
  await expectLanguage(page, 'ruby');
});

test('a page warns only readers whose language lacks the feature', async ({page}) => {
  const note = page.locator('div[data-sdk-panel="swift"]').first();
  await open(page, '/pact_broker/advanced_topics/pending_pacts?sdk=swift');
  await expect(note).toBeVisible();
  await expect(note).toHaveText(/^Swift: PactSwift [\d.]+ has none\./);
  await chooser(page).selectOption('go');
  await expect(note).toBeHidden();
});

test('the choice is right before the scripts of the site run', async ({page}) => {
  await open(page, `${first}?sdk=kotlin`);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(first);
  const shown = page.locator('[data-sdk-panel]').filter({visible: true}).first();
  await expect(shown).toHaveAttribute('data-sdk-panel', /kotlin/);
  const name = page.locator('[data-sdk-label]');
  expect(await name.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('"Kotlin"');
});

test('the tabs work by keyboard, and the one in hand stays in its place', async ({page}) => {
  await open(page, first);
  const list = page.getByRole('tablist', {name: 'Language'}).nth(1);
  await list.getByRole('tab', {name: 'JavaScript'}).focus();
  const before = await list.boundingBox();
  await page.keyboard.press('ArrowRight');
  await expect(list.getByRole('tab', {name: 'Java', exact: true})).toBeFocused();
  await expectLanguage(page, 'java');
  await page.keyboard.press('End');
  await expectLanguage(page, 'groovy');
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-sdk-panel~="groovy"]').filter({visible: true}).nth(1).locator(':focus')).toHaveCount(
    1,
  );
  const after = await list.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 999))).toBeLessThan(3);
});

test('the chooser works by keyboard', async ({page}) => {
  await open(page, first);
  await chooser(page).focus();
  await page.keyboard.press('ArrowDown');
  await expectLanguage(page, 'java');
  await page.keyboard.type('rus');
  await expectLanguage(page, 'rust');
});

test.describe('without JavaScript', {tag: '@chromium'}, () => {
  test.use({javaScriptEnabled: false});

  test('every panel is readable under the name of its language, and no control is dead', async ({page}) => {
    await page.goto(first);
    const panels = page.locator('[data-sdk-panel]');
    const count = await panels.count();
    expect(count).toBeGreaterThan(sdks.length);
    await expect(panels.filter({visible: true})).toHaveCount(count);
    await expect(panels.first().getByRole('heading', {level: 3})).toBeVisible();
    await expect(page.getByRole('tab').filter({visible: true})).toHaveCount(0);
    await expect(chooser(page)).toBeHidden();
  });
});

test('the chooser is at hand on a phone, beside the search @phone', async ({page}) => {
  await open(page, `${first}?sdk=go`);
  const [language, search] = [chooser(page), page.getByRole('button', {name: /Search/}).first()];
  await expect(language).toBeVisible();
  await expect(language).toHaveValue('go');
  const [left, right] = [await language.boundingBox(), await search.boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 999)).toBeLessThanOrEqual(right?.x ?? 0);
});
