import {randomBytes} from 'node:crypto';
import {expect, test} from '@playwright/test';

import {keepPointerAtRest, reach} from './pages';
import {scale, weightFaults, type Weight} from './weights';

/** The heaviest pages of their kinds; every-page.spec.ts weighs all. */
const pages = [
  '/',
  '/getting_started/terminology',
  '/getting_started/matching',
  '/help/errors',
  '/help/errors/consumer-tests',
  '/consumer',
  '/implementation_guides/jvm/consumer',
  '/pact_broker/configuration/settings',
  '/pact_nirvana/pipeline_generator',
  // Pages with diagrams.
  '/5-minute-getting-started-guide',
  '/getting_started/how_pact_works',
  '/diagrams/ecosystem',
  // Pages with many parts.
  '/blog',
  '/users',
  '/users/trustedby',
];

const told = ({scripts, all, files}: Weight): string => `${scripts} bytes of scripts, ${all} in all, ${files} files`;

for (const path of pages) {
  test(`${path} is light before its reader does anything, and after`, async ({page}) => {
    const weigh = scale(page);
    await keepPointerAtRest(page);
    await page.goto(path, {waitUntil: 'networkidle'});
    const read = await weigh();
    await reach(page);
    await page.waitForLoadState('networkidle');
    const used = await weigh();
    console.log(`${path}: ${told(read)}; with the framework ${told(used)}`);
    expect(await weightFaults(page, read, used)).toEqual([]);
  });
}

test('a page that is heavier is noticed, and one that was not weighed', async ({page}) => {
  const body = `/* ${randomBytes(200_000).toString('base64')} */`;
  await page.route('**/heavy', (route) =>
    route.fulfill({contentType: 'text/html', body: '<main></main><script src="/heavy.js"></script>'}),
  );
  await page.route('**/heavy.js', (route) => route.fulfill({contentType: 'text/javascript', body}));
  const weigh = scale(page);
  await page.goto('/heavy', {waitUntil: 'networkidle'});
  const weight = await weigh();
  const faults = await weightFaults(page, weight, weight);
  expect(faults.map((fault) => fault.replace(/\d+ bytes/, 'n bytes'))).toEqual([
    'takes n bytes of scripts before its reader does anything: it may take 10000',
    'takes n bytes in all before its reader does anything: it may take 60000',
    'takes n bytes of scripts with the framework: it may take 125000',
    'takes n bytes in all with the framework: it may take 175000',
    'took no files, or no scripts: nothing was weighed',
  ]);
});
