import {createServer} from 'node:http';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';

import {startBrokerDouble, type BrokerDouble} from '../../broker-double';
import {listen} from '../../listen';
import {Regions} from '../regions';
import {Shell, type Finished, type Variables} from '../shell';
import {answers} from './master';

const shell = new Shell();
const regions = new Regions(shell, path.join(import.meta.dirname, 'stub.sh'));
let broker: BrokerDouble;
let stub = '';

beforeAll(async () => {
  broker = await startBrokerDouble(0, {token: 'BROKER_TOKEN'});
  const published = await shell.script('pact broker publish pacts --consumer-app-version 1 --branch main', {
    PACT_BROKER_BASE_URL: broker.url,
    PACT_BROKER_TOKEN: 'BROKER_TOKEN',
  });
  expect(published.status).toBe(0);
  await shell.script(
    'mkdir more-pacts && sed s,/orders/,/archive/, pacts/OrderWeb-OrderApi.json > more-pacts/archive.json',
  );
  await shell.takePorts(9001);
  stub = shell.here('http://localhost:9001');
});

afterEach(() => shell.stop());

afterAll(async () => {
  await broker.stop();
  shell.remove();
});

/** Starts a stub server by commands. */
async function serve(code: string, variables: Variables = {}): Promise<void> {
  void shell.script(code, variables);
  await answers(stub);
}

async function get(asked: string, headers: Record<string, string> = {}): Promise<number> {
  return (await fetch(stub + asked, {headers})).status;
}

describe('the pacts', () => {
  const variables = (): Variables => ({
    PACT_URL: `${broker.url}/pacts/provider/OrderApi/consumer/OrderWeb/latest`,
    PACT_BROKER_TOKEN: 'BROKER_TOKEN',
  });

  it('come from several places at once', async () => {
    const running = regions.run('tool-stub-sources', variables());
    await answers(stub);
    expect([await get('/orders/10'), await get('/archive/10'), await get('/orders/99')]).toEqual([200, 200, 404]);
    await shell.stop();
    expect((await running).output).toContain('Loaded 3 pacts (6 total interactions)');
  });

  it('are all read, or none, but for an address that is refused in JSON', async () => {
    const missing = await regions.run('tool-stub-sources', variables(), {edit: (code) => code.replace('more-', 'no-')});
    expect([missing.status, missing.output]).toEqual([
      3,
      expect.stringContaining('There were errors loading the pact files.'),
    ]);
    const running = regions.run('tool-stub-sources', {...variables(), PACT_BROKER_TOKEN: 'OTHER'});
    await answers(stub);
    await shell.stop();
    expect((await running).output).toContain('Loaded 3 pacts (4 total interactions)');
  });

  it('are read by a user whose password has no colon', async () => {
    const seen: (string | undefined)[] = [];
    const {url, stop} = await listen(
      createServer((request, response) => {
        seen.push(request.headers.authorization);
        response.writeHead(401).end();
      }),
    );
    await shell.script(`pact stub --url ${url}/pact --user shop:one:two`);
    await stop();
    expect(seen[0]).toBe(`Basic ${Buffer.from('shop:one').toString('base64')}`);
  });
});

describe('the state', () => {
  it('is chosen for all, or by a header', async () => {
    void regions.run('tool-stub-state');
    await answers(stub);
    expect(await get('/orders/10')).toBe(200);
    expect(await get('/orders/10', {'x-provider-state': '^no order'})).toBe(404);
  });
});

describe('watching', () => {
  it('takes what is new in a folder', async () => {
    void regions.run('tool-stub-watch');
    await answers(stub);
    expect(await get('/archive/10')).toBe(404);
    await shell.script('cp more-pacts/archive.json pacts');
    await expect.poll(() => get('/archive/10'), {timeout: 10_000}).toBe(200);
    await shell.script('rm pacts/archive.json');
    await expect.poll(() => get('/archive/10'), {timeout: 10_000}).toBe(404);
    await wait(100);
  });
});

describe('the server', () => {
  it('listens on all addresses', async () => {
    await serve('pact stub --dir pacts --port 9001');
    const {output} = await shell.script("ss --no-header --listening --tcp --numeric 'sport = :9001'");
    expect(output).toContain(`0.0.0.0:${new URL(stub).port}`);
  });

  it('answers an unknown request with an empty 404', async () => {
    await serve('pact stub --dir pacts --port 9001');
    const response = await fetch(`${stub}/products`);
    expect([response.status, await response.text()]).toEqual([404, '']);
  });

  it('loads messages, and ignores them', async () => {
    await shell.script(`cp ${path.join(import.meta.dirname, 'messages')}/*.json more-pacts`);
    await serve('pact stub --dir more-pacts --port 9001');
    expect([await get('/archive/10'), await get('/messages')]).toEqual([200, 404]);
  });

  it('reads other endings than json', async () => {
    await shell.script('mkdir other && cp pacts/OrderWeb-OrderApi.json other/order.pact');
    await serve('pact stub --dir other --extension pact --port 9001');
    expect(await get('/orders/10')).toBe(200);
  });
});

describe('exit codes', () => {
  const code = async (command: string, variables: Variables = {}): Promise<Finished> =>
    shell.script(`timeout 5 pact stub ${command}`, variables);

  it('tell what went wrong', async () => {
    expect((await code('--file none.json')).status).toBe(3);
    expect((await code('--port none')).status).toBe(2);
    expect((await code('')).status).toBe(2);
    expect((await code('--provider-state [ --dir pacts')).status).toBe(2);
  });

  it('are those of the Broker that the environment names, too', async () => {
    const {status, output} = await code('--dir pacts', {PACT_BROKER_BASE_URL: 'http://127.0.0.1:1'});
    expect([status, output]).toEqual([3, expect.stringContaining('There were errors loading the pact files.')]);
  });

  it('of a taken port and no pacts at all', async () => {
    await serve('pact stub --dir pacts --port 9001');
    const {status, output} = await code('--dir pacts --port 9001');
    expect([status, output]).toEqual([1, expect.stringContaining('Address in use')]);
    const empty = await shell.script('mkdir empty; timeout 2 pact stub --dir empty');
    expect(empty.output).toContain('Loaded 0 pacts');
  });
});

it('the page shows no command that is not run here', () => {
  expect(regions.notRun()).toEqual([]);
});
