import {expect, test} from '@playwright/test';

const moved = [
  ['/guides', '/consumer'],
  ['/workshops', '/implementation_guides/workshops'],
  ['/getting_started', '/'],
  ['/best_practices/consumer', '/consumer'],
  ['/implementation_guides', '/implementation_guides/overview'],
] as const;

for (const [from, to] of moved) {
  test(`${from} leads to ${to} with its query and fragment`, async ({page}) => {
    await page.goto(`${from}?utm_source=mail&page=2#part`);
    await expect(page).toHaveURL(`${to}?utm_source=mail&page=2#part`);
    await expect(page.getByRole('heading', {name: 'Page Not Found'})).toHaveCount(0);
    await expect(page.locator('main h1')).toHaveCount(1);
  });

  test(`${from} leads to ${to} and adds nothing to the address`, async ({page}) => {
    await page.goto(from);
    await expect(page).toHaveURL(to);
  });
}

test('a redirect leaves no step in the history', async ({page}) => {
  await page.goto('/faq');
  await page.goto('/guides');
  await expect(page).toHaveURL('/consumer');
  await page.goBack();
  await expect(page).toHaveURL('/faq');
});

test('a redirect page names its target to search engines and asks not to be listed', async ({request}) => {
  const html = await (await request.get('/guides')).text();
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<link rel="canonical" href="https://docs.pact.io/consumer"');
});

test('a redirect is offered to hosts that send the status themselves', async ({request}) => {
  const rules = (await (await request.get('/_redirects')).text()).split('\n');
  expect(rules).toContain('/guides /consumer 302');
  expect(rules).toContain('/best_practices/consumer /consumer 301');
});
