import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {startOrderApi, type OrderApi} from '../order-api';
import {Regions} from '../regions';
import {Shell, type Finished} from '../shell';
import {answers, mockServers, useAll} from './master';
import {steadyPorts} from './steady';

const shown = (name: string): string => path.join(import.meta.dirname, 'output', `${name}.txt`);
const shell = new Shell();
const regions = new Regions(shell, path.join(import.meta.dirname, 'mock.sh'));
let api: OrderApi;
let master = '';
let started: Promise<Finished>;

beforeAll(async () => {
  api = await startOrderApi();
  await shell.takePorts(9002);
  master = shell.here('http://localhost:9002');
  started = regions.run('tool-mock-start');
  await answers(master);
});

afterAll(async () => {
  await shell.stop();
  await api.stop();
  shell.remove();
});

const written = (): string => path.join(shell.folder, 'checked/OrderWeb-OrderApi.json');
const pact = (command: string): Promise<Finished> => shell.script(`pact ${command}`);
const verifyWritten = (): Promise<Finished> =>
  pact(
    `verifier --no-colour --loglevel error --file checked/OrderWeb-OrderApi.json --port ${new URL(api.url).port} \
     --state-change-url ${api.url}/provider-states`,
  );

/** Starts a mock server by a command. */
async function create(command: string): Promise<{port: number; id: string; output: string}> {
  const {status, output} = await shell.script(command);
  expect([status, output]).toEqual([0, expect.stringContaining('started on port')]);
  const [, id = '', port = ''] = /Mock server (\w+) started on port (\d+)/.exec(output) ?? [];
  return {id, port: Number(port), output};
}

describe('a mock server', () => {
  let port = 0;
  const MOCK_PORT = () => ({MOCK_PORT: String(port)});

  it('is made from a file and listed', async () => {
    const made = await create(regions.code('tool-mock-create'));
    port = made.port;
    await expect(steadyPorts(made.output)).toMatchFileSnapshot(shown('mock-create'));
    expect((await regions.run('tool-mock-create')).status).toBe(0);
    await pact(
      `mock shutdown --port 9002 --mock-server-port ${(await mockServers(master)).find((each) => each.port !== port)?.port}`,
    );
    const {status, output} = await regions.run('tool-mock-list');
    expect(status).toBe(0);
    await expect(steadyPorts(output)).toMatchFileSnapshot(shown('mock-list'));
  });

  it('is not verified without requests, or with wrong ones', async () => {
    const none = await regions.run('tool-mock-verify', MOCK_PORT());
    expect(none.status).toBe(2);
    await expect(steadyPorts(none.output)).toMatchFileSnapshot(shown('mock-missing'));
    await fetch(`http://localhost:${port}/orders/99`);
    const answer = await fetch(`http://localhost:${port}/products`, {headers: {'user-agent': 'OrderWeb'}});
    expect([answer.status, answer.headers.get('x-pact')]).toEqual([500, 'Unexpected-Request']);
    await useAll(port);
    const wrong = await regions.run('tool-mock-verify', MOCK_PORT());
    expect([wrong.status, wrong.output]).toEqual([
      2,
      expect.stringContaining("Expected header 'Accept' to have value 'application/json' but was '*/*'"),
    ]);
    expect(wrong.output).toContain('Received a request that was not expected');
    expect(existsSync(written())).toBe(false);
    const again = await regions.run('tool-mock-verify', MOCK_PORT());
    expect(again.status).toBe(2);
  });

  it('is shut down once', async () => {
    const first = await regions.run('tool-mock-shutdown', MOCK_PORT());
    expect([first.status, first.output]).toEqual([0, expect.stringContaining('shutdown ok')]);
    expect((await regions.run('tool-mock-shutdown', MOCK_PORT())).status).toBe(3);
    const gone = await regions.run('tool-mock-verify', MOCK_PORT());
    expect(gone.status).toBe(3);
    await expect(steadyPorts(gone.output)).toMatchFileSnapshot(shown('mock-gone'));
  });

  it('writes a pact of version 3 that its provider fulfils', async () => {
    const made = await create(regions.code('tool-mock-create'));
    port = made.port;
    expect(await useAll(port)).toEqual([200, 404]);
    const {status, output} = await regions.run('tool-mock-verify', MOCK_PORT());
    expect([status, output]).toEqual([0, expect.stringContaining('verified ok')]);
    expect(readFileSync(written(), 'utf8')).toContain('"version": "3.0.0"');
    expect((await verifyWritten()).status).toBe(0);
  });

  it('writes a pact that nobody fulfils if its version is not named', async () => {
    await shell.script('rm checked/*.json');
    const made = await create('pact mock create --port 9002 --file pacts/OrderWeb-OrderApi.json');
    await useAll(made.port);
    expect((await pact(`mock verify --port 9002 --mock-server-port ${made.port}`)).status).toBe(0);
    expect(readFileSync(written(), 'utf8')).toContain('"contentType": "*/*"');
    const {status, output} = await verifyWritten();
    expect(status).toBe(1);
    expect(output).toContain('is not equal to the expected body [*/*, ');
    expect(readFileSync(written(), 'utf8')).not.toContain('order-found');
  });

  it('with TLS has another id than it says, and another address', async () => {
    const made = await create('pact mock create --port 9002 --file pacts/OrderWeb-OrderApi.json --tls');
    const server = (await mockServers(master)).find((each) => each.port === made.port);
    expect(server?.id).not.toBe(made.id);
    expect([server?.scheme, server?.address]).toEqual(['https', `[::1]:${made.port}`]);
  });

  it('answers preflight requests if asked to, and else reports nothing about them', async () => {
    const without = await create('pact mock create --port 9002 --file pacts/OrderWeb-OrderApi.json');
    expect((await fetch(`http://localhost:${without.port}/orders/10`, {method: 'OPTIONS'})).status).toBe(500);
    const {output} = await pact(`mock verify --port 9002 --mock-server-port ${without.port} || true`);
    expect(output).not.toContain('OPTIONS');
    const cors = await create('pact mock create --port 9002 --file pacts/OrderWeb-OrderApi.json --cors-preflight');
    expect((await fetch(`http://localhost:${cors.port}/orders/10`, {method: 'OPTIONS'})).status).toBe(204);
  });
});

describe('over HTTP', () => {
  const MOCK_SERVER_ID = async () => ({MOCK_SERVER_ID: (await mockServers(master)).at(-1)?.id ?? ''});
  let id = {MOCK_SERVER_ID: ''};
  let port = 0;

  it('a mock server is made from a pact of version 4', async () => {
    const {status, output} = await regions.run('tool-mock-http-create');
    expect(status).toBe(0);
    const made = (JSON.parse(output) as {mockServer: {id: string; port: number}}).mockServer;
    // An id without a letter is taken for a port.
    id = {MOCK_SERVER_ID: /[A-F]/.test(made.id) ? made.id : String(made.port)};
    port = made.port;
    expect((await MOCK_SERVER_ID()).MOCK_SERVER_ID).not.toBe('');
    await expect(steadyPorts(output)).toMatchFileSnapshot(shown('mock-http-create'));
  });

  it('it tells its state and what went wrong', async () => {
    expect(JSON.parse((await regions.run('tool-mock-http-get', id)).output)).toMatchObject({status: 'error'});
    await fetch(`http://localhost:${port}/orders/99`, {headers: {accept: 'application/json'}});
    const {status, output} = await regions.run('tool-mock-http-verify', id);
    expect(status).toBe(22);
    const {mismatches} = JSON.parse(output) as {mismatches: readonly unknown[]};
    expect(mismatches).toEqual([
      {type: 'missing-request', method: 'GET', path: '/orders/10', request: expect.anything()},
    ]);
    await expect(steadyPorts(`${JSON.stringify(mismatches, null, 2)}\n`)).toMatchFileSnapshot(
      shown('mock-http-mismatches'),
    );
  });

  it('it writes a pact of version 4 that its provider fulfils', async () => {
    await shell.script('rm checked/*.json');
    await useAll(port);
    expect((await regions.run('tool-mock-http-verify', id)).status).toBe(0);
    const text = readFileSync(written(), 'utf8');
    expect(text).toContain('"version": "4.0"');
    expect(text).toContain('"key": "order-found"');
    expect((await verifyWritten()).status).toBe(0);
  });

  it('it is found by its port, too, and deleted once', async () => {
    expect((await fetch(`${master}/mockserver/${port}`)).status).toBe(200);
    expect((await regions.run('tool-mock-http-delete', id)).status).toBe(0);
    expect((await regions.run('tool-mock-http-delete', id)).status).toBe(22);
    expect((await fetch(`${master}/mockserver/${id.MOCK_SERVER_ID}`)).status).toBe(404);
    expect((await fetch(`${master}/mockserver/${id.MOCK_SERVER_ID}/verify`, {method: 'POST'})).status).toBe(404);
  });

  it('other requests are refused', async () => {
    const post = async (headers: Record<string, string>, body?: string): Promise<number> =>
      (await fetch(master, {method: 'POST', headers, ...(body === undefined ? {} : {body})})).status;
    expect(await post({'content-type': 'text/plain'}, '{}')).toBe(415);
    expect(await post({'content-type': 'application/json'})).toBe(422);
    expect(await post({'content-type': 'application/json'}, 'no JSON')).toBe(422);
    const stop = await fetch(`${master}/shutdown`, {method: 'POST', headers: {authorization: 'Bearer OTHER'}});
    expect(stop.status).toBe(403);
  });
});

describe('the master server', () => {
  it('takes no address of its own, and no first port', async () => {
    await shell.takePorts(9003, 9500);
    void pact('mock start --port 9003 --base-port 9500 --host 0.0.0.0 --no-file-log');
    await answers(shell.here('http://localhost:9003'));
    const {port} = await create('pact mock create --port 9003 --file pacts/OrderWeb-OrderApi.json');
    expect(port).not.toBe(Number(shell.here('9500')));
    const listening = await shell.script(`ss --no-header --listening --tcp --numeric 'sport = :9003' || true`);
    expect(listening.output).not.toContain('0.0.0.0:' + shell.here('9003'));
  });

  it('writes its log into the folder of its pacts', async () => {
    await shell.takePorts(9004);
    void pact('mock start --port 9004 --server-key SERVER_KEY --output logged');
    await answers(shell.here('http://localhost:9004'));
    expect((await shell.script('ls logged')).output).toMatch(/^pact_mock_server\.log\.\d{4}-\d\d-\d\d\n$/);
    expect((await pact('mock shutdown-master --port 9004 --server-key SERVER_KEY')).status).toBe(0);
  });

  it('ends with its key only, and never with a period', async () => {
    const wrong = await pact('mock shutdown-master --port 9002 --server-key OTHER_KEY');
    expect([wrong.status, wrong.output]).toEqual([30, expect.stringContaining('Invalid server key')]);
    expect((await pact('mock shutdown-master --port 9002 --server-key SERVER_KEY --period 200')).status).toBe(101);
    expect((await regions.run('tool-mock-shutdown-master')).status).toBe(0);
    expect((await started).status).toBe(0);
  });
});

it('the page shows no command that is not run here', () => {
  expect(regions.notRun()).toEqual([]);
});
