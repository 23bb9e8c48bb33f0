import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {randomBytes} from 'node:crypto';
import {expect, test} from '@playwright/test';

import {reach, saveData, templates} from './pages';
import {medianFaults, recordRequests, weightFaults, type Weight} from './weights';

/** The heaviest pages; every-page.spec.ts weighs all. */
const heavy = [
  '/',
  '/getting_started/terminology',
  '/getting_started/matching',
  '/getting_started/matching/playground',
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

test('pages are within the limits before any interaction, and once they are hydrated', async ({page}) => {
  const [unused, hydrated]: [Map<string, Weight>, Map<string, Weight>] = [new Map(), new Map()];
  const faults: string[] = [];
  const kinds = templates.map(({path}) => path);
  const weigh = recordRequests(page);
  await saveData(page);
  for (const path of new Set([...heavy, ...kinds])) {
    await page.goto(path);
    const read = await weigh();
    await reach(page);
    const used = await weigh();
    console.log(`${path}: ${show(read)}; hydrated ${show(used)}`);
    unused.set(path, read);
    hydrated.set(path, used);
    faults.push(...(await weightFaults(page, read, used)).map((fault) => `${path} ${fault}`));
  }
  const ofKinds = (weights: ReadonlyMap<string, Weight>): Weight[] => kinds.flatMap((path) => weights.get(path) ?? []);
  expect([...faults, ...medianFaults(ofKinds(unused), ofKinds(hydrated))]).toEqual([]);
});

test('a page that exceeds the limits or was not weighed is reported', async ({page}) => {
  const body = `/* ${randomBytes(300_000).toString('base64')} */`;
  const server = createServer(({url}, response) => {
    const isScript = url === '/assets/js/heavy.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? body : '<main></main><script src="/assets/js/heavy.js"></script>');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const weigh = recordRequests(page);
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {waitUntil: 'networkidle'});
  const weight = await weigh();
  server.close();
  const faults = [...(await weightFaults(page, weight, weight)), ...medianFaults([weight], [weight])];
  expect(faults.map((fault) => fault.replace(/\d+ bytes/, 'n bytes'))).toEqual([
    'takes n bytes of scripts before its reader does anything: it may take 0',
    'takes n bytes in all before its reader does anything: it may take 92000',
    'takes n bytes of scripts once it is hydrated: it may take 235000',
    'took no files, or no scripts: nothing was weighed',
    'the median is n bytes in all before the reader does anything: it may be 41500',
    'the median is n bytes of scripts once the page is hydrated: it may be 191000',
  ]);
});
