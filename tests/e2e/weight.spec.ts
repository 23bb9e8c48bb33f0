import {randomBytes} from 'node:crypto';
import {brotliCompressSync} from 'node:zlib';
import {expect, test, type Page} from '@playwright/test';

import {keepPointerAtRest} from './pages';

interface Weight {
  readonly scripts: number;
  readonly all: number;
  readonly files: number;
}

/** Bytes, 1 kB = 1000 bytes: before the reader does anything, and when the framework has taken over. */
const before = {scripts: 10_000, all: 60_000};
const after = {scripts: 125_000, all: 175_000};

/** The heaviest pages of their kinds, and what each may take before the reader does anything. */
const pages: readonly (readonly [path: string, before: number])[] = [
  ['/', before.all],
  ['/getting_started/terminology', before.all],
  ['/getting_started/matching', before.all],
  ['/help/errors/consumer-tests', before.all],
  ['/consumer', before.all],
  ['/pact_broker/configuration/settings', before.all],
  // Pages with diagrams.
  ['/5-minute-getting-started-guide', before.all + 60_000],
  ['/getting_started/how_pact_works', before.all + 60_000],
  ['/diagrams/ecosystem', before.all + 60_000],
  // Pages with many parts.
  ['/blog', 100_000],
  ['/users', 100_000],
];

/** Pictures and fonts are compressed in themselves; a drawing is a text. */
const isPacked = (type: string): boolean => /^(?:image\/(?!svg)|font\/)/.test(type);

/** Weighs files as a host would send them, texts as brotli 11, without what is fetched for later pages. */
function scale(page: Page): () => Promise<Weight> {
  const bodies: Promise<{type: string; bytes: number}>[] = [];
  page.on('response', (response) => {
    const headers = response.request().headers();
    if (!/prefetch/.test(headers['sec-purpose'] ?? headers.purpose ?? '')) {
      bodies.push(
        response.body().then((body) => ({
          type: response.request().resourceType(),
          bytes: isPacked(response.headers()['content-type'] ?? '') ? body.length : brotliCompressSync(body).length,
        })),
      );
    }
  });
  return async () => {
    const files = await Promise.all(bodies);
    const sum = (list: typeof files): number => list.reduce((total, {bytes}) => total + bytes, 0);
    return {scripts: sum(files.filter(({type}) => type === 'script')), all: sum(files), files: files.length};
  };
}

const told = ({scripts, all, files}: Weight): string => `${scripts} bytes of scripts, ${all} in all, ${files} files`;

for (const [path, limit] of pages) {
  test(`${path} takes at most ${limit / 1000} kB before its reader does anything, and 175 kB after`, async ({page}) => {
    const weigh = scale(page);
    await keepPointerAtRest(page);
    await page.goto(path, {waitUntil: 'networkidle'});
    const read = await weigh();
    await page.mouse.move(2, 500);
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await page.waitForLoadState('networkidle');
    const used = await weigh();
    console.log(`${path}: ${told(read)}; with the framework ${told(used)}`);
    expect(read.files, 'files fetched').toBeGreaterThan(1);
    expect(read.scripts).toBeLessThanOrEqual(before.scripts);
    expect(read.all).toBeLessThanOrEqual(limit);
    expect(used.scripts).toBeGreaterThan(read.scripts);
    expect(used.scripts).toBeLessThanOrEqual(after.scripts);
    expect(used.all).toBeLessThanOrEqual(after.all);
  });
}

test('a page that is heavier is noticed', async ({page}) => {
  const body = `/* ${randomBytes(200_000).toString('base64')} */`;
  await page.route('**/heavy', (route) =>
    route.fulfill({contentType: 'text/html', body: '<script src="/heavy.js"></script>'}),
  );
  await page.route('**/heavy.js', (route) => route.fulfill({contentType: 'text/javascript', body}));
  const weigh = scale(page);
  await page.goto('/heavy', {waitUntil: 'networkidle'});
  expect((await weigh()).scripts).toBeGreaterThan(after.scripts);
});
