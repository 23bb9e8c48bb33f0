import {readFileSync, writeFileSync, mkdirSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {buffer} from 'node:stream/consumers';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {startBrokerDouble, type BrokerDouble} from '../../broker-double';
import {extractRegion, regionsOf} from '../../../src/plugins/remark-include-sample/extract';
import {startOrderApi, type OrderApi} from '../order-api';
import {Shell, type Finished, type Variables} from '../shell';

const token = 'BROKER_TOKEN';
const source = readFileSync(path.join(import.meta.dirname, 'toggles.sh'), 'utf8');
const ran = new Set<string>();
const shell = new Shell();
let broker: BrokerDouble;
let api: OrderApi;
let newApi: Server;

/** OrderApi as it is once it knows express delivery: its orders have one field more. */
function withExpress(base: OrderApi): Promise<Server> {
  const server = createServer((request, response) => {
    const forward = async (): Promise<void> => {
      const {method = 'GET'} = request;
      const body = method === 'GET' ? undefined : await buffer(request);
      const answer = await fetch(base.url + request.url, {method, body});
      const text = await answer.text();
      response.writeHead(answer.status, {'content-type': 'application/json'});
      response.end(text.replace('"status":"open"', '"status":"open","deliverBy":"2026-12-01"'));
    };
    forward().catch(() => response.writeHead(502).end());
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

beforeAll(async () => {
  broker = await startBrokerDouble(0, {token});
  api = await startOrderApi();
  newApi = await withExpress(api);
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
  newApi.close();
  await Promise.all([broker.stop(), api.stop()]);
  shell.remove();
});

const build = (commit: string, port = new URL(api.url).port): Variables => ({
  PACT_BROKER_BASE_URL: broker.url,
  PACT_BROKER_TOKEN: token,
  GIT_COMMIT: commit,
  GIT_BRANCH: 'main',
  ORDER_API_PORT: port,
});

function run(name: string, variables: Variables): Promise<Finished> {
  ran.add(name);
  return shell.script(extractRegion(source, name), variables);
}

/** What the build of OrderApi does on its main branch. */
async function verifyAndDeploy(commit: string, port?: string): Promise<void> {
  const base = extractRegion(source, 'toggle-verify').replaceAll(/[+-]rounding/g, '');
  const deploy = extractRegion(source, 'toggle-deploy').replaceAll('OrderWeb', 'OrderApi');
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
    await verifyAndDeploy('b41f2aa', String((newApi.address() as AddressInfo).port));
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
    await verifyAndDeploy('d7720ee', String((newApi.address() as AddressInfo).port));
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
  expect(regionsOf(source).filter((name) => !ran.has(name))).toEqual([]);
});
