import {expect, test, type Locator, type Page} from '@playwright/test';

import {watch} from './faults';
import {open, write} from './pages';
import {recordBeacons, no, path, rating, thanks, yes} from './rating';

/** Gives the page an analytics function that records its events. */
async function addAnalytics(page: Page, name: 'ga' | 'gtag'): Promise<void> {
  await page.addInitScript((own) => {
    const events: unknown[][] = [];
    Object.assign(window, {events, [own]: (...event: unknown[]) => events.push(event)});
  }, name);
}

const eventsOf = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() => (window as unknown as {events: unknown[][]}).events);

test.describe('without JavaScript', {tag: '@chromium'}, () => {
  test.use({javaScriptEnabled: false});

  test('the question and its two buttons are in the document', async ({page}) => {
    await page.goto(path);
    await expect(rating(page)).toContainText('Did this page answer your question?');
    await expect(rating(page).locator('button[type="button"]')).toHaveCount(2);
    await expect(yes(page)).toBeVisible();
    await expect(no(page)).toBeVisible();
  });
});

test('a vote is thanked for in a live region, and cannot be cast twice', async ({page}) => {
  await open(page, path);
  await expect(rating(page).getByRole('status')).toHaveText('');
  await yes(page).click();
  await expect(rating(page).getByRole('status')).toHaveText(thanks);
  await expect(rating(page).getByRole('button')).toHaveCount(0);
});

test('a vote can be cast by keyboard, and the focus is not lost', async ({page}) => {
  await open(page, path);
  await no(page).focus();
  await page.keyboard.press('Enter');
  await expect(rating(page).getByText(thanks)).toBeFocused();
});

test('thumbs up needs no reason', async ({page}) => {
  await open(page, path);
  await yes(page).click();
  await expect(rating(page).getByRole('textbox')).toHaveCount(0);
});

test('thumbs down offers an issue that contains the page and the comment', async ({page}) => {
  await open(page, path);
  await no(page).click();
  const reason = 'No word on retries & timeouts';
  await write(rating(page).getByLabel('What was missing or wrong? (optional)'), reason);
  const link = rating(page).getByRole('link', {name: 'Continue on GitHub (opens a new issue)'});
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect(address.origin + address.pathname).toBe('https://github.com/pact-foundation/docs.pact.io/issues/new');
  expect(address.searchParams.get('title')).toBe(`Feedback on ${path}`);
  expect(address.searchParams.get('body')).toContain(`https://docs.pact.io${path}`);
  expect(address.searchParams.get('body')).toContain(reason);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
});

test('the next page asks again', async ({page}) => {
  await open(page, path);
  await no(page).click();
  await expect(rating(page).getByText(thanks)).toBeVisible();
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(path);
  await expect(yes(page)).toBeVisible();
  await expect(rating(page).getByRole('status')).toHaveText('');
  await expect(rating(page).getByRole('textbox')).toHaveCount(0);
});

for (const [vote, value] of [
  ['up', 1],
  ['down', 0],
] as const) {
  const button = (page: Page): Locator => (vote === 'up' ? yes(page) : no(page));

  test(`thumbs ${vote} is reported to Google Analytics, with the page's path and ${value}`, async ({page}) => {
    await addAnalytics(page, 'ga');
    await open(page, path);
    await button(page).click();
    expect(await eventsOf(page)).toEqual([['send', 'event', 'button', 'feedback', path, value]]);
  });

  test(`thumbs ${vote} is reported to gtag, with the page's path and ${value}`, async ({page}) => {
    await addAnalytics(page, 'gtag');
    await open(page, path);
    await button(page).click();
    expect(await eventsOf(page)).toEqual([['event', 'feedback', {event_category: 'button', event_label: path, value}]]);
  });

  test(`thumbs ${vote} is reported to the tag manager, with the page's path and ${value}`, async ({page}) => {
    await page.addInitScript(() => Object.assign(window, {dataLayer: []}));
    await open(page, path);
    await button(page).click();
    expect(await page.evaluate(() => (window as unknown as {dataLayer: unknown[]}).dataLayer)).toEqual([
      {event: 'feedback', category: 'button', action: 'feedback', label: path, value},
    ]);
  });
}

test('the event names the page that is rated after a change of page', async ({page}) => {
  await addAnalytics(page, 'ga');
  await open(page, path);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Help', exact: true}).click();
  await expect(page).toHaveURL('/help');
  await yes(page).click();
  expect(await eventsOf(page)).toEqual([['send', 'event', 'button', 'feedback', '/help', 1]]);
});

test('a vote works where there is no analytics', async ({page}) => {
  const faults = watch(page);
  await open(page, path);
  await yes(page).click();
  await expect(rating(page).getByText(thanks)).toBeVisible();
  expect(faults()).toEqual([]);
});

test('a vote works where analytics is broken', async ({page}) => {
  const faults = watch(page);
  await page.addInitScript(() => {
    Object.assign(window, {
      ga: () => {
        throw new Error('blocked');
      },
    });
  });
  await open(page, path);
  await yes(page).click();
  await expect(rating(page).getByText(thanks)).toBeVisible();
  expect(faults()).toEqual([]);
});

test('thumbs down offers reasons that fit the page, and the issue names the selected one', async ({page}) => {
  for (const [address, reason] of [
    [path, "It doesn't answer my question"],
    ['/implementation_guides/go/docs/troubleshooting', "I can't find my error message"],
  ] as const) {
    await open(page, address);
    await no(page).click();
    await rating(page).getByRole('group', {name: 'Why not? (optional)'}).getByText(reason).click();
    await expect(rating(page).getByRole('radio', {name: reason})).toBeChecked();
    const link = rating(page).getByRole('link', {name: 'Continue on GitHub (opens a new issue)'});
    await expect(link).toHaveAttribute(
      'href',
      new RegExp(new URLSearchParams({a: reason}).toString().slice(2).replaceAll('+', '\\+')),
    );
    await expect(rating(page).getByText(thanks)).toBeVisible();
  }
});

test('the reasons load after a vote, and if they fail to load, the thanks remain', async ({page}) => {
  const faults: string[] = [];
  page.on('pageerror', ({message}) => faults.push(message));
  await open(page, path);
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  await page.route('**/*.js', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await no(page).click();
  await expect(rating(page).getByText(thanks)).toBeFocused();
  await expect.poll(() => asked).toHaveLength(1);
  await expect(rating(page).getByRole('radio')).toHaveCount(0);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(faults).toEqual([]);
});

test('a build without an endpoint sends no feedback', async ({page, baseURL}) => {
  const others: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL || request.method() !== 'GET') {
      others.push(request.url());
    }
  });
  const sent = await recordBeacons(page);
  await open(page, path);
  await no(page).click();
  await rating(page).getByText("It's out of date").click();
  await page.locator('.pagination-nav__link--next').click();
  await expect(yes(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await sent()).toEqual([]);
  expect(others).toEqual([]);
});
