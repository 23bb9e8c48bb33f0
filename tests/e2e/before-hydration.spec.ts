import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, test, type Locator, type Page} from '@playwright/test';

import {watch} from './faults';
import {holdScripts, isReady, nextFrames, saveData, scriptsOf, write} from './pages';

/** A category of the sidebar, which only React can open. */
const category = (page: Page): Locator =>
  page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('button', {name: 'Recipes', exact: true});

const theme = (page: Page): Locator => page.getByRole('button', {name: /Switch between dark and light mode/}).first();
const box = (page: Page): Locator => page.locator('#search-box');
const modal = (page: Page): Locator => page.getByRole('dialog', {name: 'Search the documentation'});
const html = (page: Page): Locator => page.locator('html');

test.describe('the scripts', () => {
  for (const path of ['/getting_started/provider_states', '/', '/blog', '/help/errors']) {
    test(`come after ${path} is there, without an action of the reader`, async ({page}) => {
      const takeFaults = watch(page);
      await page.goto(path);
      await isReady(page);
      const early = await page.evaluate(() => {
        const [{loadEventStart}] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
        const resources = performance.getEntriesByType('resource');
        const scripts = resources.filter(({name}) => name.endsWith('.js'));
        return {
          count: scripts.length,
          early: scripts.filter(({startTime}) => startTime < loadEventStart).map(({name}) => name),
        };
      });
      console.log(`${path}: ${early.count} scripts`);
      expect(early.count).toBeGreaterThan(2);
      expect(early.early).toEqual([]);
      expect(takeFaults()).toEqual([]);
    });
  }

  test('wait for an action when the reader saves data', async ({page}) => {
    await page.clock.install({time: 0});
    const scripts = scriptsOf(page);
    await saveData(page);
    await page.goto('/help');
    await page.clock.runFor(60_000);
    expect(scripts).toEqual([]);
    await page.clock.resume();
    await page.mouse.wheel(0, 50);
    await isReady(page);
  });

  test('come at once when the URL has a query that needs them, also when the reader saves data', async ({page}) => {
    await saveData(page);
    await page.goto('/search?q=webhooks');
    await isReady(page);
  });

  test('wait until the page is fully parsed', async ({page, request, baseURL}) => {
    const path = '/help/errors/verification';
    const source = await (await request.get(path)).text();
    let finish = (): void => undefined;
    const proxy = async (address: string, outgoing: ServerResponse): Promise<void> => {
      const file = await fetch(`${baseURL}${address}`);
      outgoing
        .writeHead(file.status, {'content-type': file.headers.get('content-type') ?? ''})
        .end(new Uint8Array(await file.arrayBuffer()));
    };
    const server = createServer((incoming, outgoing) => {
      if (incoming.url === path) {
        const half = source.indexOf('<h2');
        outgoing.writeHead(200, {'content-type': 'text/html'}).write(source.slice(0, half));
        finish = () => void outgoing.end(source.slice(half));
      } else {
        void proxy(incoming.url ?? '/', outgoing);
      }
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    try {
      const scripts = scriptsOf(page);
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {waitUntil: 'commit'});
      await page.locator('h1').waitFor();
      await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('button').first().click();
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

  test('are requested again when they can not be fetched', async ({page}) => {
    let failures = 0;
    await page.route('**/assets/js/main.*.js', async (route) => {
      failures += 1;
      await (failures === 1 ? route.abort() : route.continue());
    });
    await page.goto('/help');
    await isReady(page);
    expect(failures).toBe(2);
  });

  test('that never come leave a page whose links and menus work', async ({page}) => {
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto('/consumer');
    await category(page).click();
    await expect(category(page)).not.toHaveAttribute('aria-busy');
    await theme(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog', exact: true}).click();
    await expect(page).toHaveURL('/blog');
  });

  test('do not run where the page is served at another address', async ({page, request}) => {
    const source = await (await request.get('/consumer')).text();
    const path = '/web/2026/https://docs.pact.io/consumer';
    await page.route(`**${path}`, (route) => route.fulfill({contentType: 'text/html', body: source}));
    const scripts = scriptsOf(page);
    await page.goto(path);
    await page.mouse.move(200, 300);
    await category(page).click();
    await theme(page).click();
    await nextFrames(page);
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    expect(scripts).toEqual([]);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Writing Consumer tests');
  });

  for (const address of ['/faq.html', '/faq/index.html', '/faq?utm_source=mail', '/FAQ']) {
    test(`run where a host serves the page at ${address}`, async ({page, request}) => {
      const source = await (await request.get('/faq')).text();
      await page.route(`**${address}`, (route) => route.fulfill({contentType: 'text/html', body: source}));
      await page.goto(address);
      await isReady(page);
      await expect(page.locator('main')).toHaveCount(1);
      await expect(page.getByRole('heading', {name: 'Page Not Found'})).toHaveCount(0);
    });
  }
});

test.describe('before React is there, at once and only once,', () => {
  test('the colour mode changes, twice for two clicks, and stays', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto('/help');
    await theme(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await theme(page).click();
    await theme(page).click();
    release();
    await isReady(page);
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await expect(theme(page)).toHaveAccessibleName(/currently dark mode/);
    await page.reload();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  });

  test('code is copied, within the click', async ({page}) => {
    await holdScripts(page);
    await page.goto('/consumer');
    const block = page.locator('.theme-code-block').first();
    await block.hover();
    await block.getByRole('button', {name: 'Copy'}).click();
    await expect(block.getByRole('button', {name: 'Copy'})).toHaveAttribute('data-outcome', 'copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await block.locator('code').textContent());
    await page.getByRole('button', {name: 'Copy page', exact: true}).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('# Writing Consumer tests');
  });

  test('the search opens by its button, and takes over what is typed', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto('/help');
    await page.getByRole('button', {name: /^Search/}).click();
    await expect(box(page)).toBeVisible();
    await page.keyboard.type('webhokk');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('oks');
    release();
    await expect(modal(page).getByRole('searchbox')).toHaveValue('webhooks');
    await expect(modal(page).getByRole('searchbox')).toBeFocused();
    await expect(modal(page).getByRole('option').first()).toBeVisible();
    await expect(box(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', {name: /^Search/})).toBeFocused();
  });

  for (const key of ['/', 'Control+k']) {
    test(`the search opens by ${key}, and Enter leads to the results`, async ({page}) => {
      await page.route('**/assets/js/**', (route) => route.abort());
      await page.goto('/help');
      await page.keyboard.press(key);
      await page.keyboard.type('webhooks');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/search?q=webhooks');
    });
  }

  test('the search closes on Escape, and stays closed', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto('/help');
    await page.keyboard.press('/');
    await page.keyboard.type('web');
    await page.keyboard.press('Escape');
    await expect(box(page)).toBeHidden();
    release();
    await isReady(page);
    await expect(modal(page)).toHaveCount(0);
  });

  test('the search waits for an input method', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto('/help');
    await page.keyboard.press('/');
    await page.keyboard.type('nihon');
    await page.evaluate(() =>
      document.activeElement?.dispatchEvent(new CompositionEvent('compositionstart', {bubbles: true})),
    );
    release();
    await isReady(page);
    await page.keyboard.type('go');
    await expect(box(page)).toBeVisible();
    await page.evaluate(() =>
      document.activeElement?.dispatchEvent(new CompositionEvent('compositionend', {bubbles: true})),
    );
    await expect(modal(page).getByRole('searchbox')).toHaveValue('nihongo');
  });

  test('a link is followed by the browser', async ({page}) => {
    await holdScripts(page);
    await page.goto('/help');
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog', exact: true}).click();
    await expect(page).toHaveURL('/blog');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });

  test('a mode that is chosen in another tab applies to a page at rest', async ({page, context}) => {
    await saveData(page);
    await page.goto('/help');
    const other = await context.newPage();
    await other.goto('/faq');
    await theme(other).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('what waits for React', () => {
  test('shows it, and is done once', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto('/consumer');
    await category(page).click();
    await expect(category(page)).toHaveAttribute('aria-busy', 'true');
    await expect(category(page)).toHaveCSS('cursor', 'progress');
    release();
    await expect(category(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(category(page)).not.toHaveAttribute('aria-busy');
  });

  test('is done twice for two clicks', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto('/consumer');
    await category(page).click();
    await category(page).click();
    release();
    await isReady(page);
    await nextFrames(page);
    await expect(category(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('may be a click of an extension', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto('/consumer');
    await category(page).dispatchEvent('click');
    release();
    await expect(category(page)).toHaveAttribute('aria-expanded', 'true');
  });

  test('takes neither the focus nor the place on the page', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto('/help/errors');
    await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('button').first().click();
    const field = page.getByLabel('Paste your error message or log');
    await field.click();
    await page.keyboard.type('could not load ');
    await page.evaluate(() => window.scrollTo(0, 1500));
    const scrolled = await page.evaluate(() => window.scrollY);
    release();
    await page.keyboard.type('libpact_ffi');
    await isReady(page);
    await page.keyboard.type(' and more');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('could not load libpact_ffi and more');
    expect(scrolled).toBeGreaterThan(100);
  });

  test('leaves the page where the reader has scrolled to', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto('/consumer');
    await category(page).click();
    await page.evaluate(() => window.scrollTo(0, 5000));
    release();
    await expect(category(page)).toHaveAttribute('aria-expanded', 'true');
    expect(await page.evaluate(() => window.scrollY)).toBe(5000);
  });

  for (const [path, name, text, effect] of [
    ['/help/errors', 'Paste your error message or log', 'could not load libpact_ffi', 'libpact_ffi'],
    ['/search', 'What are you looking for?', 'webhook', 'Webhooks'],
  ] as const) {
    test(`keeps text that is being typed on ${path}, its focus and caret, and has its effect`, async ({page}) => {
      const release = await holdScripts(page);
      await page.goto(path);
      const field = page.getByLabel(name);
      await field.click();
      await page.keyboard.type(text.slice(0, 2) + text.slice(5));
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      release();
      await isReady(page);
      await expect(field).toBeFocused();
      await page.keyboard.type(text.slice(2, 5));
      await expect(field).toHaveValue(text);
      await expect(page.getByRole('main').getByRole('listitem').filter({hasText: effect}).first()).toBeVisible();
    });
  }

  test('text in a field has its effect without another key', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto('/help/errors');
    const field = page.getByLabel('Paste your error message or log');
    await write(field, 'could not load libpact_ffi');
    release();
    await isReady(page);
    await expect(page.getByRole('region', {name: 'Find your error message'}).getByRole('status')).not.toBeEmpty();
    await expect(field).toHaveValue('could not load libpact_ffi');
  });

  test('a list shows the choice at once, and it has its effect', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto('/pact_nirvana/pipeline_generator');
    const list = page.getByRole('main').getByRole('combobox').first();
    const code = page.locator('main pre code');
    const before = await code.allTextContents();
    await list.selectOption({index: 1});
    const chosen = await list.inputValue();
    release();
    await isReady(page);
    await expect.poll(() => code.allTextContents()).not.toEqual(before);
    await expect(list).toHaveValue(chosen);
  });

  test('is forgotten when the reader has left the page', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto('/consumer', {waitUntil: 'domcontentloaded'});
    await category(page).click();
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true})));
    await expect(category(page)).not.toHaveAttribute('aria-busy');
    await page.waitForLoadState('load');
    // Behind the timer and the idle callback that load the scripts.
    await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 100)));
    release();
    await isReady(page);
    await nextFrames(page);
    await expect(category(page)).toHaveAttribute('aria-expanded', 'false');
    // The scripts that were on their way aren't requested again.
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({name}) => name)
        .filter((name) => name.endsWith('.js')),
    );
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts).toEqual([...new Set(scripts)]);
  });
});
