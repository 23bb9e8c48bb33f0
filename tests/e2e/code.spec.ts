import {readFileSync} from 'node:fs';
import {expect, test, type Page} from '@playwright/test';

import {extractRegion} from '../../src/plugins/remark-include-sample/extract';
import {watch} from './faults';
import {open, reach} from './pages';

const pages = [
  ['/getting_started/how_pact_works', 'docs/getting_started/how_pact_works.mdx'],
  ['/implementation_guides/cli', 'docs/implementation_guides/cli/index.mdx'],
  ['/pact_broker/docker_images', 'docs/pact_broker/docker_images/index.mdx'],
] as const;
const first = pages[0][0];

/** Code of the fences of a page, with that of samples; no diagrams, and no output that belongs to the command above. */
function fences(file: string): string[] {
  const found = [...readFileSync(file, 'utf8').matchAll(/^( *)```(\w+)([^\n]*)\n([\s\S]*?)^\1```$/gm)];
  const isOutput = ([, , language]: RegExpExecArray, index: number): boolean => {
    const [before, here] = [found[index - 1], found[index]];
    return (
      language === 'text' &&
      before?.[2] === 'bash' &&
      here?.input.slice(before.index + before[0].length, here.index).trim() === ''
    );
  };
  return found
    .filter((fence, index) => fence[2] !== 'mermaid' && !isOutput(fence, index))
    .map(([, indent = '', , meta = '', code = '']) => {
      const [, sample, region] = /\bfile=([^\s#]+)(?:#(\S+))?/.exec(meta) ?? [];
      return sample === undefined
        ? code.replace(new RegExp(`^${indent}`, 'gm'), '').replace(/\n$/, '')
        : extractRegion(readFileSync(sample, 'utf8'), region);
    });
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

/** A page with output, long lines, changed lines and commands of npm. */
const tutorial = '/implementation_guides/javascript/docs/get_started';

test('a command and its output are one block, with a prompt that is no text', async ({page}) => {
  await open(page, tutorial);
  const terminal = page.locator('figure').filter({hasText: 'npm run test:consumer'}).filter({hasText: 'pass 1'});
  await expect(terminal.locator('code').first()).toHaveText('npm run test:consumer');
  expect(
    await terminal
      .locator('code')
      .first()
      .evaluate((code) => getComputedStyle(code, '::before').content),
  ).toContain('$');
});

test.describe('without JavaScript', {tag: '@chromium'}, () => {
  test.use({javaScriptEnabled: false});

  test('long output is cut off until the reader opens it', async ({page}) => {
    await page.goto('/university/introduction/Step6');
    const all = page.locator('figure').filter({has: page.locator('details')});
    const [summary, output] = [all.first().locator('summary'), all.first().locator('pre').nth(1)];
    const height = async (): Promise<number> => (await output.boundingBox())?.height ?? 0;
    const before = await height();
    await expect(summary).toHaveText(/^Show all \d+ lines/);
    await summary.click();
    expect(await height()).toBeGreaterThan(before + 20);
    await expect(output).toHaveJSProperty('scrollTop', 0);
  });
});

test('changed lines have a sign and a ground, and removed ones are not copied', async ({page}) => {
  await open(page, tutorial);
  const changed = page.locator('figure').filter({has: page.locator('.code-line--added')});
  await expect(changed).toHaveCount(1);
  const signOf = (kind: string): Promise<string> =>
    changed
      .locator(`.code-line--${kind}`)
      .first()
      .evaluate((line) => getComputedStyle(line, '::before').content);
  expect([await signOf('added'), await signOf('removed')]).toEqual(['"+"', '"−"']);
  expect(await changed.locator('code').textContent()).toBe(
    readFileSync('examples/javascript/get-started/provider/order-api.js', 'utf8').trimEnd(),
  );
});

test('long lines wrap on request, and the button is only where a line is too long', async ({page}) => {
  await page.setViewportSize({width: 1366, height: 768});
  await open(page, tutorial);
  const blocks = page
    .getByRole('main')
    .locator('figure')
    .filter({has: page.locator('pre')})
    .filter({visible: true});
  const wide = blocks.filter({has: page.getByRole('button', {name: 'Wrap long lines'})}).first();
  await expect(wide).toBeVisible();
  const overflow = (): Promise<number> =>
    wide.locator('pre').evaluateAll((all) => Math.max(...all.map((pre) => pre.scrollWidth - pre.clientWidth)));
  expect(await overflow()).toBeGreaterThan(0);
  await wide.getByRole('button', {name: 'Wrap long lines'}).click();
  expect(await overflow()).toBe(0);
  for (const block of await blocks.all()) {
    const fits = await block
      .locator('pre')
      .evaluateAll((all) => all.every((pre) => pre.scrollWidth <= pre.clientWidth));
    const pressed = block.getByRole('button', {name: 'Wrap long lines', pressed: false});
    await expect(pressed).toHaveCount(fits ? 0 : 1);
  }
});

test('the package manager is chosen once for all pages', async ({page}) => {
  await open(page, tutorial);
  await page.getByRole('tab', {name: 'pnpm'}).first().click();
  await expect(page.getByText('pnpm install', {exact: true})).toBeVisible();
  await open(page, '/implementation_guides/javascript/docs/test_frameworks');
  await expect(page.getByText('pnpm add --save-dev @pact-foundation/pact vitest', {exact: true}).first()).toBeVisible();
});

test('the build tool of the JVM is chosen once for all pages', async ({page}) => {
  await open(page, '/implementation_guides/jvm/provider/junit5');
  await page.getByRole('tab', {name: 'Gradle'}).first().click();
  await expect(page.getByText('testImplementation("au.com.dius.pact.provider:junit5:').first()).toBeVisible();
  await open(page, '/implementation_guides/jvm/readme');
  await expect(page.getByText('testImplementation("au.com.dius.pact.consumer:junit5:').first()).toBeVisible();
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
