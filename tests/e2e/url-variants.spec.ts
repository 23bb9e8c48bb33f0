import {expect, test, type Page} from '@playwright/test';

import {open, reach} from './pages';

/** The one address of a page in its head: canonical, that for social networks, and those for languages. */
async function statedAddresses(page: Page): Promise<(string | null)[]> {
  return page
    .locator('head')
    .locator('link[rel=canonical], meta[property="og:url"], link[rel=alternate][hreflang]')
    .evaluateAll((elements) => elements.map((each) => each.getAttribute('href') ?? each.getAttribute('content')));
}

/** Expects one whole page at its own address, whatever was typed. */
async function expectOnePage(page: Page, address: string): Promise<void> {
  const {pathname} = new URL(address, 'https://docs.pact.io');
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('navigation', {name: 'Main'})).toHaveCount(1);
  await expect(page.locator('main')).toHaveCount(1);
  await expect(page.locator('main h1')).toHaveCount(1);
  await expect(page.getByRole('heading', {name: 'Page Not Found'})).toHaveCount(0);
  const stated = await statedAddresses(page);
  expect(stated.length).toBeGreaterThanOrEqual(4);
  expect([...new Set(stated)]).toEqual([`https://docs.pact.io${pathname === '/' ? '/' : pathname}`]);
}

/** Serves an address as a host without our rules does: with the page as it is, or with the not-found page. */
async function serveAsIs(page: Page, typed: string, source: string, status = 200): Promise<void> {
  const response = await page.request.get(source);
  const body = await response.text();
  const {pathname} = new URL(typed.replace(/^\/+/, '/'), 'https://docs.pact.io');
  await page.route(
    (url) => url.pathname.replace(/^\/+/, '/') === pathname,
    (route) => route.fulfill({status, contentType: 'text/html', body}),
  );
}

for (const [typed, address] of [
  ['/faq/', '/faq'],
  ['/faq.html', '/faq'],
  ['/FAQ?a=1#tools', '/faq?a=1#tools'],
  ['/docs/getting-started/how-pact-works/', '/getting_started/how_pact_works'],
  ['/getting%5Fstarted//how_pact_works', '/getting_started/how_pact_works'],
  ['/Blog/Index.html', '/blog'],
  ['/index.html', '/'],
  ['/slack/pact-js.html', '/help#join-the-pact-slack-community'],
] as const) {
  test(`the host leads from ${typed} to ${address}`, async ({page}) => {
    await open(page, typed);
    await expectOnePage(page, address);
  });
}

for (const [typed, address] of [
  ['/faq.html', '/faq'],
  ['/faq/index.html?utm_source=mail', '/faq?utm_source=mail'],
  ['/Consumer', '/consumer'],
  ['/blog.html', '/blog'],
  ['/blog/tags.html', '/blog/tags'],
  ['/search.html?q=wip', '/search?q=wip'],
  ['/blog/2022/11/10/pact-plugin-framework-launch.html#top', '/blog/2022/11/10/pact-plugin-framework-launch#top'],
  ['/getting%5Fstarted/stubs/', '/getting_started/stubs'],
  ['/index.html', '/'],
] as const) {
  test(`a host that serves ${typed} as it is shows the page once, at ${address}`, async ({page}) => {
    await serveAsIs(page, typed, new URL(address, 'https://docs.pact.io').pathname);
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    await open(page, typed);
    await expectOnePage(page, address);
    expect(await page.locator('main pre code:empty').count()).toBe(0);
    expect(errors).toEqual([]);
  });
}

for (const [typed, address] of [
  ['/Consumer', '/consumer'],
  ['/Getting-Started/provider-states.html?a=1#b', '/getting_started/provider_states?a=1#b'],
  ['/docs//FAQ/', '/faq'],
  ['/Webhook-Events', '/pact_broker/webhooks#events'],
] as const) {
  test(`a host that finds nothing at ${typed} leads to ${address}`, async ({page}) => {
    await serveAsIs(page, typed, '/no-such-page', 404);
    await page.goto(typed);
    await expect(page).toHaveURL(address);
    await reach(page);
    await expectOnePage(page, address);
  });
}

test('the not-found page is never seen on the way', async ({page}) => {
  await serveAsIs(page, '/Consumer', '/no-such-page', 404);
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (location.pathname === '/Consumer' && document.body?.innerText.includes('Page Not Found')) {
        sessionStorage.setItem('seen', 'yes');
      }
    }).observe(document, {childList: true, subtree: true});
  });
  await page.goto('/Consumer');
  await expect(page).toHaveURL('/consumer');
  expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBeNull();
});

for (const typed of ['/faq.html', '/FAQ', '/faq/index.html']) {
  test(`the history entry ${typed} shows the page at its address`, async ({page}) => {
    await open(page, '/');
    await page.evaluate((path) => {
      window.history.pushState({key: 'typed'}, '', path);
      window.dispatchEvent(new PopStateEvent('popstate', {state: window.history.state}));
    }, typed);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/FAQ|questions/i);
    await expectOnePage(page, '/faq');
  });
}

test('a copy at another address keeps that address', async ({page}) => {
  const copy = '/web/2026/faq';
  await serveAsIs(page, copy, '/faq');
  await page.goto(copy);
  await expect(page.locator('main h1')).toHaveCount(1);
  await expect(page).toHaveURL(copy);
});

test.describe('a fragment without an element', () => {
  for (const [fragment, id] of [
    ['#Provider_State', 'provider-state'],
    ['#provider-states', 'provider-state'],
  ] as const) {
    test(`${fragment} leads to #${id}`, async ({page}) => {
      await open(page, `/getting_started/terminology${fragment}`);
      await expect(page).toHaveURL(`/getting_started/terminology#${id}`);
      await expect(page.locator(`#${id}`)).toBeInViewport();
    });
  }

  for (const fragment of ['#no-such-thing-here', '#caf%C3%A9', '#%E0%A4%A']) {
    test(`${fragment} leaves the reader at the top`, async ({page}) => {
      const errors: string[] = [];
      page.on('pageerror', ({message}) => errors.push(message));
      await open(page, `/getting_started/terminology${fragment}`);
      await page.evaluate((hash) => (location.hash = hash), `${fragment}x`);
      await expect(page.locator('main h1')).toBeInViewport();
      await expect(page.locator('main h1')).toHaveText('Terminology');
      expect(errors).toEqual([]);
    });
  }
});

test('an address with broken encoding gets the not-found page', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  await serveAsIs(page, '/caf%E0%A4%A', '/no-such-page', 404);
  await open(page, '/caf%E0%A4%A');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
  expect(errors).toEqual([]);
});
