import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {Verifier} from '@pact-foundation/pact';
import {afterAll, beforeAll, test} from 'vitest';

const pactDir = process.env.PACT_DIR ?? 'pacts';

// The order of the elements, white space and further elements differ from the pact.
const order = `<?xml version="1.0" encoding="UTF-8"?>
<order id="42">
  <placedAt>2026-03-14T09:26:53Z</placedAt>
  <items>
    <item sku="MUG-07"><quantity>1</quantity></item>
    <item sku="TEA-02"><quantity>12</quantity></item>
  </items>
  <total currency="EUR">60.25</total>
  <status>SHIPPED</status>
</order>`;

// Another prefix, the same namespace.
const orderV2 = `<o:order xmlns:o="urn:shop:orders"><o:status>SHIPPED</o:status></o:order>`;

const server = createServer((request, response) => {
  if (request.method === 'POST') {
    response.writeHead(202).end();
    return;
  }
  response.setHeader('Content-Type', 'application/xml');
  response.end(request.url?.includes('/v2/') ? orderV2 : order);
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => {
  server.close();
});

test('OrderApi keeps its pact with OrderArchive', async () => {
  const {port} = server.address() as AddressInfo;

  await new Verifier({
    provider: 'OrderApi',
    providerBaseUrl: `http://127.0.0.1:${port}`,
    pactUrls: [`${pactDir}/OrderArchive-OrderApi.json`],
    stateHandlers: {'an order exists': async () => {}},
    logLevel: 'warn',
  }).verifyProvider();
});
