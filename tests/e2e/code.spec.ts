import {readFileSync} from 'node:fs';
import {expect, test, type Page} from '@playwright/test';

import {watch} from './faults';
import {open, reach} from './pages';

const pages = [
  ['/getting_started/how_pact_works', 'docs/getting_started/how_pact_works.mdx'],
  ['/implementation_guides/cli', 'docs/implementation_guides/cli/index.mdx'],
  ['/pact_broker/docker_images', 'docs/pact_broker/docker_images/index.mdx'],
] as const;
const first = pages[0][0];

/** Code of the fences of a page's source, diagrams left out. */
function fences(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(/^( *)```(\w+)[^\n]*\n([\s\S]*?)^\1```$/gm);
  return [...found]
    .filter(([, , language]) => language !== 'mermaid')
    .map(([, indent = '', , code = '']) => code.replace(new RegExp(`^${indent}`, 'gm'), '').replace(/\n$/, ''));
}

const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

test.describe('with the clipboard allowed', () => {
  test('the copy button copies exactly the code of the source', async ({page}) => {
    test.slow();
    let copied = 0;
    for (const [path, file] of pages) {
      await open(page, path);
      const buttons = page.getByRole('button', {name: 'Copy code'});
      const sources = fences(file);
      await expect(buttons, path).toHaveCount(sources.length);
      for (const [index, source] of sources.entries()) {
        await buttons.nth(index).click();
        await expect.poll(() => clipboard(page), {message: `${path}, block ${index + 1}`}).toBe(source);
        copied += 1;
      }
    }
    console.log(`${copied} code blocks copied`);
    expect(copied).toBeGreaterThan(3);
  });

  test('the copy button says that it has copied, for two seconds', async ({page}) => {
    await page.clock.install();
    await open(page, first);
    const block = page
      .locator('figure')
      .filter({has: page.locator('pre')})
      .first();
    await expect(block.getByRole('status')).toHaveText('');
    await page.clock.pauseAt(Date.now() + 60_000);
    await block.getByRole('button', {name: 'Copy code'}).click();
    await expect(block.getByRole('status')).toHaveText('Copied');
    await page.clock.runFor(1999);
    await expect(block.getByRole('status')).toHaveText('Copied');
    await page.clock.runFor(1);
    await expect(block.getByRole('status')).toHaveText('');
  });

  test('the copy button works by keyboard', async ({page}) => {
    await open(page, first);
    const block = page
      .locator('figure')
      .filter({has: page.locator('pre')})
      .first();
    await block.locator('pre').focus();
    await page.keyboard.press('Tab');
    await expect(block.getByRole('button', {name: 'Copy code'})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(block.getByRole('status')).toHaveText('Copied');
    expect(await clipboard(page)).toBe(fences(pages[0][1])[0]);
  });
});

test('a failure to copy is reported', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: {writeText: () => Promise.reject(new DOMException('Denied', 'NotAllowedError'))},
    });
  });
  await open(page, first);
  const block = page
    .locator('figure')
    .filter({has: page.locator('pre')})
    .first();
  await block.getByRole('button', {name: 'Copy code'}).click();
  await expect(block.getByRole('status')).toHaveText('Copy failed: blocked by the browser');
});

test('code is highlighted in the HTML', async ({request}) => {
  expect(await (await request.get(first)).text()).toMatch(/<span class="?code-/);
});

test('a diff keeps its lines', async ({page}) => {
  await open(page, '/implementation_guides/javascript/docs/migrations/17');
  const diffs = page.locator('pre[class*="language-diff"] code, pre:has(.code-deleted) code');
  expect(await diffs.count()).toBeGreaterThan(1);
  for (const diff of await diffs.all()) {
    expect(await diff.innerText()).toBe(await diff.textContent());
  }
});

test('inline code keeps the type parameters of a reference, before scripts and after', async ({page}) => {
  const takeFaults = watch(page);
  await page.goto('/implementation_guides/rust/pact_verifier');
  const signature = page.getByRole('main').locator('code').filter({hasText: '&VerificationOptions<F>'});
  const before = await signature.allTextContents();
  expect(before.length).toBeGreaterThan(0);
  await reach(page);
  expect(await signature.allTextContents()).toEqual(before);
  expect(takeFaults()).toEqual([]);
});
