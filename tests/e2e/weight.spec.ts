import {randomBytes} from 'node:crypto';
import {brotliCompressSync} from 'node:zlib';
import {expect, test, type Page} from '@playwright/test';

const limits = {scripts: 165_000, all: 200_000};

/** Bytes of a first visit as a host would send them: texts as brotli 11, without what is fetched for later pages. */
async function weigh(page: Page, path: string): Promise<{scripts: number; all: number; files: number}> {
  const bodies: Promise<{type: string; bytes: number}>[] = [];
  page.on('response', (response) => {
    const headers = response.request().headers();
    if (!/prefetch/.test(headers['sec-purpose'] ?? headers.purpose ?? '')) {
      bodies.push(
        response.body().then((body) => ({
          type: response.request().resourceType(),
          bytes: /image|font/.test(response.request().resourceType()) ? body.length : brotliCompressSync(body).length,
        })),
      );
    }
  });
  await page.goto(path, {waitUntil: 'networkidle'});
  const files = await Promise.all(bodies);
  const sum = (list: typeof files): number => list.reduce((total, {bytes}) => total + bytes, 0);
  return {scripts: sum(files.filter(({type}) => type === 'script')), all: sum(files), files: files.length};
}

for (const path of ['/', '/getting_started/terminology', '/diagrams/ecosystem', '/blog']) {
  test(`a first visit of ${path} takes at most 165 kB of scripts and 200 kB in all`, async ({page}) => {
    const {scripts, all, files} = await weigh(page, path);
    console.log(`${path}: ${scripts} bytes of scripts, ${all} in all, ${files} files`);
    expect(files, 'files fetched').toBeGreaterThan(3);
    expect(scripts).toBeLessThanOrEqual(limits.scripts);
    expect(all).toBeLessThanOrEqual(limits.all);
  });
}

test('a page that is heavier is noticed', async ({page}) => {
  const body = `/* ${randomBytes(200_000).toString('base64')} */`;
  await page.route('**/heavy', (route) =>
    route.fulfill({contentType: 'text/html', body: '<script src="/heavy.js"></script>'}),
  );
  await page.route('**/heavy.js', (route) => route.fulfill({contentType: 'text/javascript', body}));
  expect((await weigh(page, '/heavy')).scripts).toBeGreaterThan(limits.scripts);
});
