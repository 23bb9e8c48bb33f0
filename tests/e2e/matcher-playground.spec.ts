import {brotliCompressSync} from 'node:zlib';
import {expect, test, type Locator, type Page} from '@playwright/test';

import {accessibilityFaults} from './faults';
import {open} from './pages';

const path = '/getting_started/matching/playground';

const playground = (page: Page): Locator => page.getByRole('region', {name: 'Matcher playground'});
const verdict = (page: Page): Locator => page.getByRole('region', {name: 'Verdict'}).getByRole('status');
const expected = (page: Page): Locator => playground(page).getByRole('textbox', {name: /^Expected/});
const actual = (page: Page): Locator => playground(page).getByRole('textbox', {name: /^Actual/});

/** Opens a situation, and waits for the editors. */
async function openSituation(page: Page, id: string): Promise<void> {
  await open(page, `${path}?situation=${id}`);
  await expect(page.locator('.cm-content')).toHaveCount(2);
}

/** Replaces the text of an editor in one step, as a paste does. */
async function paste(page: Page, editor: Locator, text: string): Promise<void> {
  await editor.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

test('a keyboard is enough to edit a value and to read the new verdict', async ({page}) => {
  await openSituation(page, 'missing-field');
  await expect(verdict(page)).toHaveText('Fails, with 1 mismatch.');
  await playground(page).getByLabel('Language of the test').focus();
  const stops = [
    expected(page),
    playground(page).locator('pre'),
    actual(page),
    playground(page).getByText('What decided each value'),
    playground(page).getByRole('link', {name: 'Why'}),
    playground(page).getByRole('button', {name: 'Copy link'}),
  ];
  for (const stop of stops) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(playground(page).getByRole('table')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(actual(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('{"body": {"sku": "TEA-02", "note": "Loose"}}');
  await expect(verdict(page)).toContainText('Passes.');
});

test('what cannot be read is marked at its place, and nothing is lost', async ({page}) => {
  await openSituation(page, 'missing-field');
  await paste(page, actual(page), '{\n  "body": {"note": }\n}');
  await expect(verdict(page)).toHaveText('No verdict: correct what is marked.');
  await expect(playground(page).getByText(/^Line 2, column 20: This isn't JSON/)).toBeVisible();
  await expect(actual(page)).toHaveAttribute('aria-invalid', 'true');
  await paste(
    page,
    expected(page),
    '{"body": {"id": "a"}, "matchingRules": {"body": {"$.id": {"matchers": [{"match": "luck"}]}}}}',
  );
  await expect(playground(page).getByText(/Pact's core has no rule "luck"/)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(expected(page)).toContainText('Organic');
});

test('a slow pattern neither freezes the page nor keeps the next comparison waiting', async ({page}) => {
  await openSituation(page, 'pattern-not-anchored');
  const rule = {match: 'regex', regex: '(a+)+b'};
  const slow = {body: {id: 'a'}, matchingRules: {body: {'$.id': {matchers: [rule]}}}};
  await paste(page, expected(page), JSON.stringify(slow));
  await paste(page, actual(page), JSON.stringify({body: {id: 'a'.repeat(60)}}));
  await playground(page).getByLabel('Specification version').selectOption('3');
  await expect(playground(page).getByText(/Stopped after two seconds/)).toBeVisible();
  await paste(page, actual(page), '{"body": {"id": "aab"}}');
  await expect(verdict(page)).toContainText('Passes.');
});

test('a copied link shows the same in a new page', async ({page, context}) => {
  await openSituation(page, 'number-as-string');
  await paste(page, actual(page), '{"body": {"quantity": 31.0}}');
  await expect(verdict(page)).toHaveText('Fails, with 1 mismatch.');
  await playground(page).getByRole('button', {name: 'Copy link'}).click();
  await expect(playground(page).getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(async () => navigator.clipboard.readText());
  const other = await context.newPage();
  await open(other, link.replace(/^https?:\/\/[^/]+/, ''));
  await expect(actual(other)).toContainText('31.0');
  await expect(verdict(other)).toHaveText('Fails, with 1 mismatch.');
  await expect(other.getByText('Expected 31.0 (Decimal) to be an integer').first()).toBeVisible();
  await expect(playground(other).getByLabel('Situation')).toHaveValue('link');
});

test('the test is in the language that the reader has chosen for the site', async ({page}) => {
  await open(page, `${path}?situation=missing-field&sdk=go`);
  await expect(playground(page).getByText('pact-go/v2')).toBeVisible();
  await playground(page).getByLabel('Language of the test').selectOption('Python');
  await expect(playground(page).getByText('from pact import')).toBeVisible();
});

for (const mode of ['light', 'dark'] as const) {
  test(`axe finds nothing in the ${mode} playground, with a mismatch and a marked problem`, async ({page}) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    await openSituation(page, 'null-for-string');
    await playground(page).getByText('What decided each value').click();
    expect(await accessibilityFaults(page)).toEqual([]);
    await paste(page, actual(page), '{"body": ');
    await expect(playground(page).getByText(/^Line 1, column 10/)).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
}

/** Chunks of the editor, the engine and the code that writes tests. */
const parts = /^\/assets\/js\/.*(?:codemirror|CodeEditor|MatcherPlayground|matching|lossless|oniguruma)/;

test('the editor, the engine and the test take at most 120 kB beyond the usual scripts', async ({page}) => {
  const files = new Map<string, number>();
  const reads: Promise<void>[] = [];
  page.on('response', (response) => {
    const {pathname} = new URL(response.url());
    if (parts.test(pathname)) {
      reads.push(response.body().then((body) => void files.set(pathname, brotliCompressSync(body).length)));
    }
  });
  await openSituation(page, 'missing-field');
  await expect(playground(page).getByText('@pact-foundation/pact')).toBeVisible();
  await paste(page, actual(page), '{"body": {"sku": "a", "note": "b"}}');
  await expect(verdict(page)).toContainText('Passes.');
  await Promise.all(reads);
  const sum = [...files.values()].reduce((total, bytes) => total + bytes, 0);
  console.log(`the playground takes ${sum} bytes in ${files.size} files beyond the usual scripts`);
  expect(sum).toBeGreaterThan(50_000);
  expect(sum).toBeLessThan(120_000);
});

test.describe('without JavaScript', {tag: '@chromium'}, () => {
  test.use({javaScriptEnabled: false});

  test('each situation is a section with both sides, and a table with its verdict', async ({page}) => {
    await page.goto(path);
    const tables = page
      .getByRole('main')
      .getByRole('table')
      .filter({hasText: /accepted|Expected|missing/});
    expect(await tables.count()).toBeGreaterThanOrEqual(15);
    await expect(page.getByRole('heading', {name: 'Null instead of a string'})).toBeVisible();
    await expect(
      page.getByText("Expected null (Null) to be the same type as 'Gift wrap' (String)").last(),
    ).toBeVisible();
  });
});
