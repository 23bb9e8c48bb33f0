// cspell:words fulfill
import type {Locator, Page} from '@playwright/test';

export const path = '/getting_started/how_pact_works';
export const endpoint = 'https://feedback.example/votes';
export const thanks = 'Thanks for letting us know!';

export const rating = (page: Page): Locator => page.getByRole('region', {name: 'Rate this page'});
export const yes = (page: Page): Locator => rating(page).getByRole('button', {name: 'Yes, thumbs up'});
export const no = (page: Page): Locator => rating(page).getByRole('button', {name: 'No, thumbs down'});

/** Records the beacons to the endpoint, which are still sent. */
export async function recordBeacons(page: Page): Promise<() => Promise<unknown[]>> {
  await page.route(endpoint, (route) => route.fulfill({status: 204}));
  await page.addInitScript(() => {
    const sent: string[] = JSON.parse(sessionStorage.getItem('sent') ?? '[]') as string[];
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      void (body as Blob).text().then((text) => {
        sent.push(text);
        sessionStorage.setItem('sent', JSON.stringify(sent));
      });
      return send(address, body);
    };
  });
  return () =>
    page.evaluate(() =>
      (JSON.parse(sessionStorage.getItem('sent') ?? '[]') as string[]).map((text) => JSON.parse(text) as unknown),
    );
}
