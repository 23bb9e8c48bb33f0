import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, test, type Page} from '@playwright/test';

import {watch} from './faults';
import {keepPointerAtRest, nextFrames, saveData, scriptsOf} from './pages';

const isReady = (page: Page): Promise<void> =>
  page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});

/** Delays the framework's scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/main.*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** Whether the framework's scripts have run; hydration may still be in progress. */
const hasRun = (page: Page): Promise<boolean> => page.evaluate(() => 'docusaurus' in window);

test.beforeEach(async ({page}) => keepPointerAtRest(page));

test('a page loads no script before the reader interacts', async ({page}) => {
  const scripts = scriptsOf(page);
  const takeFaults = watch(page);
  await page.goto('/getting_started/provider_states', {waitUntil: 'networkidle'});
  expect(scripts).toEqual([]);
  expect(takeFaults()).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
});

test('scripts wait until the page is fully parsed', async ({page, request, baseURL}) => {
  const path = '/help/errors/verification';
  const html = await (await request.get(path)).text();
  let finish = (): void => undefined;
  const proxy = async (address: string, outgoing: ServerResponse): Promise<void> => {
    const file = await fetch(`${baseURL}${address}`);
    outgoing
      .writeHead(file.status, {'content-type': file.headers.get('content-type') ?? ''})
      .end(new Uint8Array(await file.arrayBuffer()));
  };
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === path) {
      const half = html.indexOf('<h2');
      outgoing.writeHead(200, {'content-type': 'text/html'}).write(html.slice(0, half));
      finish = () => void outgoing.end(html.slice(half));
    } else {
      void proxy(incoming.url ?? '/', outgoing);
    }
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  try {
    const scripts = scriptsOf(page);
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {waitUntil: 'commit'});
    await page.locator('h1').waitFor();
    await page.keyboard.press('Tab');
    await nextFrames(page);
    expect(scripts).toEqual([]);
    finish();
    await isReady(page);
    await expect(page.locator('.theme-layout-footer')).toHaveCount(1);
    await expect(page.locator('.pagination-nav')).toHaveCount(1);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test.describe('the scripts come', () => {
  const intents: Record<string, (page: Page) => Promise<void>> = {
    'the pointer moves': (page) => page.mouse.move(200, 300),
    'the wheel turns': (page) => page.mouse.wheel(0, 50),
    'a key is pressed': (page) => page.keyboard.press('Tab'),
  };
  for (const [name, act] of Object.entries(intents)) {
    test(`when ${name}`, async ({page}) => {
      await page.goto('/help');
      await act(page);
      await isReady(page);
    });
  }

  test('when the reader stays on the page', async ({page}) => {
    await page.clock.install({time: 0});
    await page.clock.pauseAt(1000);
    const scripts = scriptsOf(page);
    await page.goto('/help');
    await page.clock.runFor(5900);
    expect(scripts).toEqual([]);
    await page.clock.runFor(200);
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
  });

  test('not for staying when the reader saves data', async ({page}) => {
    await page.clock.install({time: 0});
    await page.clock.pauseAt(1000);
    const scripts = scriptsOf(page);
    await saveData(page);
    await page.goto('/help');
    await page.clock.runFor(60_000);
    expect(scripts).toEqual([]);
    await page.clock.resume();
    await page.mouse.move(200, 300);
    await isReady(page);
  });

  test('at once on the next page of a reader who has shown intent', async ({page}) => {
    await page.goto('/help');
    await page.mouse.move(200, 300);
    await isReady(page);
    await page.goto('/faq');
    await isReady(page);
  });

  test('at once when the URL has a query that needs them', async ({page}) => {
    await page.goto('/search?q=webhooks');
    await isReady(page);
  });

  test('in a browser that keeps no session, too', async ({page}) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    );
    const takeFaults = watch(page);
    await page.goto('/help');
    await page.mouse.move(200, 300);
    await isReady(page);
    expect(takeFaults()).toEqual([]);
  });
});

test.describe('what the reader does before the scripts are there', () => {
  test('a click on the switch of the colour mode is done once they are', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto('/help');
    const before = await page.locator('html').getAttribute('data-theme');
    await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-pending', '');
    await expect(page.locator('html')).toHaveAttribute('data-theme', before ?? '');
    release();
    await expect(page.locator('html')).toHaveAttribute('data-theme', before === 'dark' ? 'light' : 'dark');
    await expect(page.locator('html')).not.toHaveAttribute('data-pending');
  });

  test('a click on a tab of a language is', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto('/getting_started/provider_states');
    const tab = page.getByRole('tab', {name: 'Go', exact: true}).first();
    await tab.click();
    release();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('html')).toHaveAttribute('data-sdk', 'go');
  });

  test('two clicks are done in their order', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto('/getting_started/provider_states');
    await page.getByRole('tab', {name: 'Go', exact: true}).first().click();
    await page.getByRole('tab', {name: 'Python', exact: true}).first().click();
    release();
    await expect(page.locator('html')).toHaveAttribute('data-sdk', 'python');
  });

  test('the search is opened by its key, with what was typed after it', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto('/help');
    await page.keyboard.press('/');
    await page.keyboard.type('webhokk');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('oks');
    release();
    await expect(page.getByRole('dialog').getByRole('searchbox')).toHaveValue('webhooks');
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  });

  test('the search stays closed when it was opened and closed again', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto('/help');
    await page.keyboard.press('/');
    await page.keyboard.type('web');
    await page.keyboard.press('Escape');
    release();
    await isReady(page);
    // If the search had reopened, this key would be added to the text in it.
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog').getByRole('searchbox')).toHaveValue('');
  });

  test('an arrow key on a tab is done', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto('/getting_started/provider_states');
    const first = page.getByRole('tab', {name: 'JavaScript', exact: true}).first();
    await first.focus();
    await page.keyboard.press('ArrowRight');
    release();
    await expect(page.locator('html')).toHaveAttribute('data-sdk', 'java');
  });

  for (const [path, name, text, effect] of [
    ['/help/errors', 'Paste your error message or log', 'could not load libpact_ffi', 'libpact_ffi'],
    ['/search', 'What are you looking for?', 'webhook', 'Webhooks'],
  ] as const) {
    test(`text that is being typed on ${path} stays, with the focus, and has its effect`, async ({page}) => {
      const release = await holdScripts(page);
      await page.goto(path);
      const field = page.getByLabel(name);
      await field.click();
      await page.keyboard.type(text.slice(0, 4));
      release();
      await isReady(page);
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(text.slice(0, 4));
      await page.keyboard.type(text.slice(4));
      await expect(field).toHaveValue(text);
      await expect(page.getByRole('main').getByRole('listitem').filter({hasText: effect}).first()).toBeVisible();
    });
  }

  test('text in a field has its effect without another key', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto('/help/errors');
    const field = page.getByLabel('Paste your error message or log');
    await field.fill('could not load libpact_ffi');
    release();
    await isReady(page);
    await expect(page.getByRole('region', {name: 'Find your error message'}).getByRole('status')).not.toBeEmpty();
    await expect(field).toHaveValue('could not load libpact_ffi');
  });

  test('a link is followed by the browser', async ({page}) => {
    await holdScripts(page);
    await page.goto('/help');
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog', exact: true}).click();
    await expect(page).toHaveURL('/blog');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
});

test.describe('scripts that come while the browser follows a link', () => {
  /** Follows a link to a page that doesn't respond yet, and lets the scripts load. */
  async function follow(page: Page): Promise<void> {
    const release = await holdScripts(page);
    // The browser stays where it is.
    await page.route('/blog', (route) => route.fulfill({status: 204}));
    await page.goto('/help');
    const main = page.waitForResponse(/\/assets\/js\/main\.\w+\.js/);
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog', exact: true}).click();
    release();
    await (await main).finished();
    await nextFrames(page);
  }

  test('do not hold it up', async ({page}) => {
    await follow(page);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    expect(await hasRun(page)).toBe(false);
  });

  test('run when the reader comes back', async ({page}) => {
    await follow(page);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true})));
    await isReady(page);
  });

  test('run when the reader stays', async ({page}) => {
    await page.clock.install();
    await follow(page);
    await page.clock.runFor(6000);
    await isReady(page);
  });

  test('run when React has handled the click already', async ({page}) => {
    // Stop the clock, so that it can't be the six-second timer that runs them.
    await page.clock.install({time: 0});
    await page.clock.pauseAt(1000);
    const release = await holdScripts(page);
    await page.goto('/help');
    const link = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog', exact: true});
    await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
    await link.click();
    release();
    await expect.poll(() => hasRun(page)).toBe(true);
  });

  test('run when the link leads to a part of the page', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto('/getting_started/provider_states');
    await page.locator('.table-of-contents a').first().click();
    release();
    await isReady(page);
  });
});

test('the page behind a link is fetched when the pointer is over it', async ({page}) => {
  await holdScripts(page);
  await page.goto('/help');
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog', exact: true}).hover();
  await expect(page.locator('head link[rel=prefetch][href="/blog"]')).toBeAttached();
});

test.describe('a script that can not be fetched', () => {
  test('is requested again', async ({page}) => {
    let failures = 0;
    await page.route('**/assets/js/main.*.js', async (route) => {
      failures += 1;
      await (failures === 1 ? route.abort() : route.continue());
    });
    await page.goto('/help');
    await page.mouse.move(200, 300);
    await isReady(page);
    expect(failures).toBe(2);
  });

  test('leaves a page whose links work', async ({page}) => {
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto('/help');
    await page.mouse.move(200, 300);
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog', exact: true}).click();
    await expect(page).toHaveURL('/blog');
  });
});
