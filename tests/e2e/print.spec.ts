import {expect, test, type Page} from '@playwright/test';

import {showMode} from './faults';
import {open, templates, write} from './pages';
import {coloursOf, paperFaults} from './paper';

/** Width of the text on A4 with the margins of browsers, and less with wide margins. */
const paper = {width: 718, height: 1040};
const wideMargins = {width: 642, height: 960};

/** Pages with the most code, the widest table, collapsed sections and tabs of CI systems. */
const more = [
  '/pact_broker/webhooks/template_library',
  '/consumer',
  '/provider',
  '/roadmap/feature_support',
  '/pact_broker/kubernetes',
  '/recipes/apigateway',
  '/pact_nirvana/release_models/pull_request',
];
const paths = [...templates.map(({path}) => path), ...more];

async function print(page: Page): Promise<void> {
  await page.emulateMedia({media: 'print'});
}

// Firefox ignores the medium that Playwright asks for.
test.describe('on paper', {tag: '@chromium'}, () => {
  test.use({viewport: paper});

  test('each kind of page is whole, readable and without controls', {tag: '@rest'}, async ({page}) => {
    const faults: string[] = [];
    const totals: Record<string, number> = {};
    await print(page);
    for (const path of paths) {
      await open(page, path);
      const {faults: found, counts} = await paperFaults(page);
      faults.push(...found.map((fault) => `${path}: ${fault}`));
      for (const [kind, count] of Object.entries(counts)) {
        totals[kind] = (totals[kind] ?? 0) + count;
      }
    }
    console.log(`print: looked at ${paths.length} pages, ${JSON.stringify(totals)}`);
    expect(faults).toEqual([]);
    expect(totals.sections).toBeGreaterThan(2);
    expect(totals.groups).toBeGreaterThan(10);
    expect(totals.blocks).toBeGreaterThan(500);
    expect(totals.links).toBeGreaterThan(500);
  });

  test('wide margins cut nothing', async ({page}) => {
    await page.setViewportSize(wideMargins);
    await print(page);
    for (const path of more) {
      await page.goto(path);
      const {faults} = await paperFaults(page);
      expect(faults, path).toEqual([]);
    }
  });

  test('dark mode has the colours of light mode, in pictures too', {tag: '@rest'}, async ({page}) => {
    // Hydration in between would change the elements that are compared.
    await page.route('**/assets/js/*', (route) => route.abort());
    await print(page);
    let count = 0;
    for (const path of paths) {
      await page.goto(path);
      const light = await coloursOf(page);
      await showMode(page, 'dark');
      expect(await coloursOf(page), path).toEqual(light);
      count += light.length;
    }
    console.log(`print: compared ${count} elements of ${paths.length} pages in light and dark`);
    expect(count).toBeGreaterThan(10_000);
  });

  test('a page has its address, its place and its date', async ({page}) => {
    await print(page);
    await page.goto('/consumer?sdk=go');
    const address = page.locator('link[rel="canonical"]');
    await expect(address).toHaveAttribute('href', 'https://docs.pact.io/consumer');
    await expect(address).toBeVisible();
    const addressed = page.locator('main p a[href="/5-minute-getting-started-guide"]').first();
    expect(await addressed.evaluate((link) => getComputedStyle(link, '::after').content)).toContain('(docs.pact.io');
    await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toBeVisible();
    await expect(page.getByText('Last updated on')).toBeVisible();
  });

  test('code in the language of the reader says so, and that there are others', async ({page}) => {
    await print(page);
    await page.goto('/consumer?sdk=go');
    const group = page.locator('[data-options]').first();
    await expect(group).toHaveAttribute('data-options', /^Language \(one of \d+ on the website\):$/);
    await expect(group.locator('h3').filter({visible: true})).toHaveText(['Go']);
    await expect(page.getByRole('tab').filter({visible: true})).toHaveCount(0);
  });

  test('collapsed sections are open', async ({page}) => {
    // Open, so that React doesn't meet what is added.
    await open(page, '/consumer');
    await page.locator('.markdown').evaluate((text) => {
      text.insertAdjacentHTML('beforeend', '<details><summary>More</summary><p>Collapsed on screen</p></details>');
    });
    const content = page.getByText('Collapsed on screen');
    await expect(content).toBeHidden();
    await print(page);
    await expect(content).toBeVisible();
  });

  test('an open search leaves the page to print as it is', async ({page}) => {
    await open(page, '/consumer');
    await page.keyboard.press('Control+k');
    const dialogue = page.locator('.DocSearch-Container');
    await expect(dialogue).toBeVisible();
    await print(page);
    await expect(dialogue).toBeHidden();
    expect((await paperFaults(page)).faults).toEqual([]);
  });

  test('tools print what they found, without their fields', async ({page}) => {
    await open(page, '/help/errors');
    await write(page.getByRole('textbox'), 'error sending request for url (http://127.0.0.1:8080)');
    await expect(page.getByRole('region').getByRole('listitem').first()).toBeVisible();
    await print(page);
    await expect(page.getByRole('region').getByRole('listitem').first()).toBeVisible();
    expect((await paperFaults(page)).faults).toEqual([]);

    await page.emulateMedia({media: 'screen'});
    await open(page, '/help/upgrade?library=js&from=9.0.0');
    const steps = page.getByRole('list', {name: 'Steps'});
    await print(page);
    await expect(steps).toBeVisible();
    expect((await paperFaults(page)).faults).toEqual([]);
  });
});

test('wide paper leaves no column empty', {tag: '@chromium'}, async ({page}) => {
  await page.setViewportSize({width: 1500, height: 1000});
  await print(page);
  for (const path of ['/consumer', '/blog/2022/11/10/pact-plugin-framework-launch', '/users']) {
    await page.goto(path);
    const {width} = await page
      .locator('main :is(article, table, ul, p)')
      .first()
      .evaluate((each) => each.getBoundingClientRect());
    expect(width, path).toBeGreaterThan(1300);
  }
});

test('pages that lose content on paper are reported', {tag: '@chromium'}, async ({page}) => {
  await page.setViewportSize(paper);
  await print(page);
  await page.setContent(`<main>
    <pre style="width: 300px; overflow: auto">${'long '.repeat(200)}</pre>
    <table style="width: 900px"><tr><td>wide</td></tr></table>
    <details><summary>More</summary><p>collapsed</p></details>
    <div><div role="tabpanel"><h3>Go</h3></div><div role="tabpanel"><h3>Java</h3></div></div>
    <button>Copy</button>
    <div style="position: fixed">banner</div>
    <a href="https://example.com">no address</a>
    <p style="color: #8e9198">pale</p></main>`);
  const {faults} = await paperFaults(page);
  for (const fault of [
    /^is cut: <pre/,
    /^leaves the paper: <table/,
    /^prints closed: <details/,
    /^prints 2 panels: <div/,
    /^doesn't say that there are other options: <div/,
    /^is a control or navigation: <button/,
    /^stays in place while pages go by: <div/,
    /^has no address: <a/,
    /^is too pale for white paper: <p/,
  ]) {
    expect(
      faults.filter((each) => fault.test(each)),
      String(fault),
    ).toHaveLength(1);
  }
});
