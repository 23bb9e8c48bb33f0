import {readFileSync, writeFileSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {startBrokerDouble, type BrokerDouble} from '../../broker-double';
import {startOrderApi, type OrderApi} from '../order-api';
import {startProxy, type Proxy} from '../proxy';
import {Regions} from '../regions';
import {Shell, type Variables} from '../shell';

const token = 'BROKER_TOKEN';
const shell = new Shell();
const regions = new Regions(shell, path.join(import.meta.dirname, 'toggles.sh'));
let broker: BrokerDouble;
let api: OrderApi;
/** OrderApi as it is once it knows express delivery: its orders have one field more. */
let newApi: Proxy;

beforeAll(async () => {
  broker = await startBrokerDouble(0, {token});
  api = await startOrderApi();
  newApi = await startProxy(api.url, {
    edit: (body) => body.replace('"status":"open"', '"status":"open","deliverBy":"2026-12-01"'),
  });
  // What OrderWeb expects with the toggle on.
  const folder = path.join(shell.folder, 'pacts-express');
  const pact = readFileSync(path.join(shell.folder, 'pacts/OrderWeb-OrderApi.json'), 'utf8');
  mkdirSync(folder);
  const file = path.join(folder, 'OrderWeb-OrderApi.json');
  writeFileSync(file, pact.replace(/("id": 10,)/, '$1 "deliverBy": "2026-12-01",'));
  expect(readFileSync(file, 'utf8')).not.toBe(pact);
});

afterAll(async () => {
  await shell.stop();
  await Promise.all([broker.stop(), api.stop(), newApi.stop()]);
  shell.remove();
});

const build = (commit: string, port = new URL(api.url).port): Variables => ({
  PACT_BROKER_BASE_URL: broker.url,
  PACT_BROKER_TOKEN: token,
  GIT_COMMIT: commit,
  GIT_BRANCH: 'main',
  ORDER_API_PORT: port,
});

const run = (name: string, variables: Variables) => regions.run(name, variables);

/** What the build of OrderApi does on its main branch. */
async function verifyAndDeploy(commit: string, port?: string): Promise<void> {
  const base = regions.code('toggle-verify').replaceAll(/[+-]rounding/g, '');
  const deploy = regions.code('toggle-deploy').replaceAll('OrderWeb', 'OrderApi');
  const {status, output} = await shell.script(`${base}\n${deploy}`, build(commit, port));
  expect(status, output).toBe(0);
}

describe('a toggle of the consumer', () => {
  it('has a version and a branch of its own', async () => {
    const {status, output} = await run('toggle-publish', build('5a1c9e2'));
    expect(status).toBe(0);
    expect(output).toContain('Created OrderWeb version 5a1c9e2 with branch main');
    expect(output).toContain('Created OrderWeb version 5a1c9e2+express with branch main-express');
  });

  it('stays off while the provider does not know it', async () => {
    await verifyAndDeploy('8d04b7f');
    expect((await run('toggle-deploy', build('5a1c9e2'))).status).toBe(0);
    const {status, output} = await run('toggle-ask', build('5a1c9e2'));
    expect(status).toBe(1);
    expect(output).toContain('Computer says no');
    expect(output).toContain('5a1c9e2+express');
  });

  it('goes on once the provider does', async () => {
    await verifyAndDeploy('b41f2aa', new URL(newApi.url).port);
    const {status, output} = await run('toggle-ask', build('5a1c9e2'));
    expect(output).toContain('Computer says yes');
    expect(status).toBe(0);
    const on = await run('toggle-on', build('5a1c9e2'));
    expect([on.status, on.output]).toEqual([
      0,
      expect.stringContaining('Recorded deployment of OrderWeb version 5a1c9e2+express to production environment'),
    ]);
  });

  it('keeps the provider from going back', async () => {
    const ask = 'pact broker can-i-deploy --pacticipant OrderApi --version 8d04b7f --to-environment production';
    const {status, output} = await shell.script(ask, build('8d04b7f'));
    expect(status).toBe(1);
    expect(output).toContain('5a1c9e2+express');
  });

  it('keeps its place in the environment when the next version takes it', async () => {
    await run('toggle-publish', build('c3f81d0'));
    await verifyAndDeploy('d7720ee', new URL(newApi.url).port);
    expect((await run('toggle-deploy', build('c3f81d0'))).status).toBe(0);
    expect((await run('toggle-on', build('c3f81d0'))).status).toBe(0);
    const ask = 'pact broker can-i-deploy --pacticipant OrderApi --version d7720ee --to-environment production';
    const {output} = await shell.script(ask, build('d7720ee'));
    expect(output).toContain('c3f81d0+express');
    expect(output).not.toContain('5a1c9e2');
  });

  it('leaves when it is turned off', async () => {
    const {status, output} = await run('toggle-off', build('c3f81d0'));
    expect(status, output).toBe(0);
    expect(output).toContain('Undeployed OrderWeb from production environment');
    const ask = 'pact broker can-i-deploy --pacticipant OrderApi --version 8d04b7f --to-environment production';
    expect((await shell.script(ask, build('8d04b7f'))).output).not.toContain('+express');
  });
});

describe('a toggle of the provider', () => {
  it('is verified as a version of its own', async () => {
    const {status, output} = await run('toggle-verify', build('d7720ee'));
    expect(status, output).toBe(0);
    const ask =
      'pact broker can-i-deploy --pacticipant OrderApi --version d7720ee+rounding --to-environment production';
    expect((await shell.script(ask, build('d7720ee'))).status).toBe(0);
  });
});

it('runs every command that the page shows', () => {
  expect(regions.notRun()).toEqual([]);
});
