import {randomBytes} from 'node:crypto';
import {expect, test} from '@playwright/test';

import {keepPointerAtRest, reach} from './pages';
import {medianFaults, scale, weightFaults, type Weight} from './weights';

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

const show = ({scripts, all, files}: Weight): string => `${scripts} bytes of scripts, ${all} in all, ${files} files`;

test('pages are light before their readers do anything, and after', async ({browser}) => {
  const [weights, faults]: [{read: Weight; used: Weight}[], string[]] = [[], []];
  for (const path of pages) {
    // A context of its own has an empty cache.
    const context = await browser.newContext();
    const page = await context.newPage();
    const weigh = scale(page);
    await keepPointerAtRest(page);
    await page.goto(path, {waitUntil: 'networkidle'});
    const read = await weigh();
    await reach(page);
    await page.waitForLoadState('networkidle');
    const used = await weigh();
    console.log(`${path}: ${show(read)}; hydrated ${show(used)}`);
    weights.push({read, used});
    faults.push(...(await weightFaults(page, read, used)).map((fault) => `${path} ${fault}`));
    await context.close();
  }
  faults.push(
    ...medianFaults(
      weights.map(({read}) => read),
      weights.map(({used}) => used),
    ),
  );
  expect(faults).toEqual([]);
});

test('a page that is heavier is noticed, and one that was not weighed', async ({page}) => {
  const body = `/* ${randomBytes(200_000).toString('base64')} */`;
  await page.route('**/heavy', (route) =>
    route.fulfill({contentType: 'text/html', body: '<main></main><script src="/heavy.js"></script>'}),
  );
  await page.route('**/heavy.js', (route) => route.fulfill({contentType: 'text/javascript', body}));
  const weigh = scale(page);
  await page.goto('/heavy', {waitUntil: 'networkidle'});
  const weight = await weigh();
  const faults = [...(await weightFaults(page, weight, weight)), ...medianFaults([weight], [weight])];
  expect(faults.map((fault) => fault.replace(/\d+ bytes/, 'n bytes'))).toEqual([
    'takes n bytes of scripts before its reader does anything: it may take 0',
    'takes n bytes in all before its reader does anything: it may take 65000',
    'takes n bytes of scripts once it is hydrated: it may take 200000',
    'took no files, or no scripts: nothing was weighed',
    'the median is n bytes in all before the reader does anything: it may be 35000',
    'the median is n bytes of scripts once the page is hydrated: it may be 170000',
  ]);
});
