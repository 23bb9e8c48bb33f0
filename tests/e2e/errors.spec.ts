import {expect, test, type Locator, type Page} from '@playwright/test';

import {open, write} from './pages';

const path = '/help/errors';
const log = [
  '2026-11-22T09:26:53.118Z ERROR ThreadId(07) pact_verifier: Request failed',
  '',
  'Failures:',
  '',
  '1) Verifying a pact between OrderWeb and OrderApi - a request for order 4711',
  '    1.1) returns a response which has status code 200',
  '         expected 200 but was 404',
].join('\n');

const box = (page: Page): Locator => page.getByRole('textbox', {name: 'Paste your error message or log'});
const finder = (page: Page): Locator => page.getByRole('region', {name: 'Find your error message'});

test('a keyboard is enough to get from a pasted log to the entry', async ({page}) => {
  await open(page, path);
  await write(box(page), log);
  await expect(finder(page).getByRole('status')).toContainText(/matching entr/);
  await page.keyboard.press('Tab');
  const first = finder(page).getByRole('listitem').first().getByRole('link');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/help\/errors\/verification(?:\?sdk=\w+)?#/);
  const heading = page.locator(new URL(page.url()).hash);
  await expect(heading).toBeInViewport();
});

test('it works offline once the page has loaded, and sends nothing', async ({page, context}) => {
  await open(page, path);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await write(box(page), log);
  await expect(finder(page).getByRole('listitem').first()).toBeVisible();
  expect(requests.filter((url) => url.includes('404') || url.includes('OrderWeb'))).toEqual([]);
});

test('messages that failed to load are fetched again when the text changes', async ({page}) => {
  await page.route('**/assets/errors/*', (route) => route.abort());
  await open(page, path);
  await write(box(page), 'Missing request');
  await expect(finder(page).getByRole('status')).toContainText("Couldn't load the error messages");
  await page.unroute('**/assets/errors/*');
  await write(box(page), log);
  await expect(finder(page).getByRole('listitem').first()).toBeVisible();
});

test('a text without a known message links to the search and to help', async ({page}) => {
  await open(page, path);
  await write(box(page), 'my cat walked over the keyboard');
  await expect(finder(page).getByRole('status')).toContainText('No known message matches');
  await expect(finder(page).getByRole('link', {name: /Search the site/})).toHaveAttribute('href', /^\/search\?q=my/);
});

test('a short link opens the entry in the language of its tool', async ({page}) => {
  await open(page, '/help/errors/consumer-tests');
  const link = page.locator('article a[href^="/e/go-"]').first();
  const address = await link.getAttribute('href');
  await page.goto(address ?? '');
  await expect(page).toHaveURL(/\/help\/errors\/consumer-tests\?sdk=go#[\w-]+$/);
  await expect(page.getByRole('tab', {name: 'Go', selected: true}).first()).toBeVisible();
});

test('similar messages are shown as guesses, apart from matches', async ({page}) => {
  await open(page, path);
  await write(box(page), 'sending request was an error for the url');
  const guesses = finder(page).getByRole('region', {name: /^No exact match\. These look similar/});
  await expect(guesses.getByRole('listitem').first()).toBeVisible();
  await expect(finder(page).getByRole('status')).toContainText(/^No exact match\. .+ guess(?:es)?\.$/);
  await expect(finder(page).getByText(/matching entr/)).toHaveCount(0);
  await expect(guesses.getByRole('link', {name: /Search the site/})).toBeVisible();
});

test.describe('an entry', () => {
  const entry = '/help/errors/verification#missing-keys';
  const folded = (page: Page): Locator =>
    page.locator('details', {hasText: 'Could not find key "{key}" (keys present are: {keys}) at {path}'});

  test('has its meaning, fix and check first, and its messages folded below', async ({page}) => {
    await open(page, entry);
    const heading = page.locator('#missing-keys');
    await expect(heading).toBeInViewport();
    const parts = [
      heading,
      page.locator('#missing-keys ~ p', {hasText: /^Message: -> Actual map is missing the following keys/}).first(),
      page.locator('#missing-keys ~ p', {hasText: /^What it means: /}).first(),
      page.locator('#missing-keys ~ * p:visible', {hasText: /^Fix: /}).first(),
      page.locator('#missing-keys ~ p', {hasText: /^Check: /}).first(),
      folded(page).locator('summary'),
    ];
    const tops: number[] = [];
    for (const part of parts) {
      tops.push((await part.boundingBox())?.y ?? Number.NaN);
    }
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    await expect(folded(page).locator('summary')).toHaveText('All messages (3)');
    await expect(
      folded(page)
        .getByText(/^Printed by/)
        .first(),
    ).toBeHidden();
    await folded(page).locator('summary').click();
    await expect(folded(page).getByText(/^Printed by/)).toHaveCount(3);
    await expect(
      folded(page)
        .getByText(/^Printed by/)
        .first(),
    ).toBeVisible();
  });

  test('unfolds for a text in one of its messages', async ({page}) => {
    await page.goto('/help/errors/verification#:~:text=keys%20present%20are');
    await expect(folded(page).getByText('keys present are')).toBeInViewport();
  });

  test('unfolds for the id of an element in its messages', async ({page}) => {
    await page.route('**/help/errors/verification', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/keys present are/, '<span id="inside">$&</span>');
      await route.fulfill({response, body});
    });
    await page.goto('/help/errors/verification#inside');
    await expect(page.locator('#inside')).toBeInViewport();
  });
});

test.describe('without JavaScript', {tag: '@chromium'}, () => {
  test.use({javaScriptEnabled: false});

  test('every problem is in the lists, and the box is hidden', async ({page}) => {
    await page.goto(path);
    await expect(box(page)).toBeHidden();
    expect(await page.locator('article a[href^="/help/errors/"]').count()).toBeGreaterThan(100);
  });

  test('an entry is readable, and its messages unfold', async ({page}) => {
    await page.goto('/help/errors/loading#glibc-version');
    const messages = page.locator('#glibc-version ~ details').first();
    await expect(page.locator('#glibc-version ~ p', {hasText: /^Fix: /}).first()).toBeVisible();
    await messages.locator('summary').click();
    await expect(messages.getByText('short link')).toBeVisible();
  });
});
