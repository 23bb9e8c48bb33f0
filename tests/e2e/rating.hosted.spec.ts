import {expect} from '@playwright/test';

import {test} from './hosted';
import {open} from './pages';
import {endpoint, recordBeacons, no, path, rating, thanks, yes} from './rating';

const vote = {version: 1, page: path, pageType: 'explanation'};

test.describe('the endpoint for feedback', () => {
  test('is sent a vote at once, as JSON', async ({page}) => {
    const sent = await recordBeacons(page);
    const request = page.waitForRequest(endpoint);
    await open(page, path);
    await yes(page).click();
    expect((await request).method()).toBe('POST');
    expect(await (await request).headerValue('content-type')).toBe('application/json');
    await expect.poll(sent).toEqual([{...vote, vote: 'up'}]);
  });

  test('is sent a reason when it is clicked, and never what is written', async ({page}) => {
    const sent = await recordBeacons(page);
    await page.addInitScript(() => localStorage.setItem('docusaurus.tab.sdk', 'go'));
    await open(page, path);
    await no(page).click();
    await rating(page).getByRole('textbox').fill('My name is Ada');
    await rating(page).getByText("It's out of date").click();
    await page.locator('.pagination-nav__link--next').click();
    await expect(yes(page)).toBeVisible();
    await expect.poll(sent).toEqual([
      {...vote, vote: 'down', language: 'go'},
      {...vote, vote: 'down', language: 'go', reason: 'out-of-date'},
    ]);
  });

  test('is sent the one reason at which the keyboard settles', async ({page}) => {
    const sent = await recordBeacons(page);
    await open(page, path);
    await no(page).focus();
    await page.keyboard.press('Enter');
    await expect(rating(page).getByText(thanks)).toBeFocused();
    await expect(rating(page).getByRole('radio').first()).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(rating(page).getByRole('radio').nth(2)).toBeFocused();
    expect(await sent()).toEqual([{...vote, vote: 'down'}]);
    await page.keyboard.press('Tab');
    await expect(rating(page).getByRole('textbox')).toBeFocused();
    await expect.poll(sent).toEqual([
      {...vote, vote: 'down'},
      {...vote, vote: 'down', reason: 'contradicts'},
    ]);
  });

  test('is asked by fetch where there are no beacons', async ({page}) => {
    await page.route(endpoint, (route) => route.fulfill({status: 204}));
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'sendBeacon', {value: undefined}));
    await open(page, path);
    const request = page.waitForRequest(endpoint);
    await yes(page).click();
    expect((await request).postDataJSON()).toEqual({...vote, vote: 'up'});
  });

  test('may be out of reach', async ({page}) => {
    const faults: string[] = [];
    page.on('pageerror', ({message}) => faults.push(message));
    await page.route(endpoint, (route) => route.abort());
    await open(page, path);
    await no(page).click();
    await expect(rating(page).getByText(thanks)).toBeFocused();
    await rating(page).getByText("It's out of date").click();
    expect(faults).toEqual([]);
  });
});
