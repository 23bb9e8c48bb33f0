import {cpSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';

import {startBrokerDouble, type BrokerDouble} from '../../broker-double';
import {extractRegion} from '../../../src/plugins/remark-include-sample/extract';
import {Shell} from '../shell';

const here = import.meta.dirname;
const token = 'BROKER_TOKEN';
const shell = new Shell();
const commands = extractRegion(readFileSync(path.join(here, 'draw.sh'), 'utf8'), 'network-draw');
let broker: BrokerDouble;

async function publish(consumer: string, provider: string): Promise<void> {
  const {status} = await fetch(`${broker.url}/pacts/provider/${provider}/consumer/${consumer}/version/5a1c9e2`, {
    method: 'PUT',
    headers: {authorization: `Bearer ${token}`, 'content-type': 'application/json'},
    body: JSON.stringify({consumer: {name: consumer}, provider: {name: provider}, interactions: []}),
  });
  expect(status).toBe(201);
}

beforeAll(async () => {
  broker = await startBrokerDouble(0, {token});
  cpSync(path.join(here, 'draw.mjs'), path.join(shell.folder, 'draw.mjs'));
  await publish('OrderWeb', 'OrderApi');
  await publish('OrderWeb', 'CatalogueApi');
  await publish('OrderMailer', 'OrderPublisher');
});

afterAll(async () => {
  await shell.stop();
  await broker.stop();
  shell.remove();
});

const read = (file: string): string => readFileSync(path.join(shell.folder, file), 'utf8');

it('draws all integrations, or those with a word', async () => {
  const {status, output} = await shell.script(commands, {PACT_BROKER_BASE_URL: broker.url, PACT_BROKER_TOKEN: token});
  expect([status, output]).toEqual([0, '']);
  expect(read('pacts.dot')).toBe(readFileSync(path.join(here, 'pacts.dot'), 'utf8'));
  expect(read('catalogue.dot')).toContain('\n  node [shape=box];\n  "OrderWeb" -> "CatalogueApi";\n}');
});

it('says what the Broker answered instead', async () => {
  const {status, output} = await shell.script('node draw.mjs', {PACT_BROKER_BASE_URL: broker.url});
  expect(status).not.toBe(0);
  expect(output).toContain(`${broker.url}/integrations: 401 Unauthorized`);
});
