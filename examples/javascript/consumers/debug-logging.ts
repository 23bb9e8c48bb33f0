// Writes a pact and verifies it, with debug logs; a process of its own, since the native core keeps
// the level of the first object: debug-logging.ts FOLDER consumer|provider.
import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {OrderClient} from './order-client.js';

const [dir = '', side = ''] = process.argv.slice(2);
const logFile = path.join(dir, 'pact.log');
const pactFile = path.join(dir, 'OrderWeb-OrderApi.json');

const orderApi = createServer((_request, response) => {
  response
    .writeHead(200, {'Content-Type': 'application/json'})
    .end('[{"id":42,"total":31.5}]');
}).listen(0, '127.0.0.1');
await once(orderApi, 'listening');
const providerBaseUrl = `http://127.0.0.1:${(orderApi.address() as AddressInfo).port}`;

// #region debug-logging
import {Pact, Verifier} from '@pact-foundation/pact';

// In the test of the consumer:
const orderWeb = (): Pact =>
  new Pact({consumer: 'OrderWeb', provider: 'OrderApi', dir, logLevel: 'debug'});

// In the test of the provider. With logFile, the native core writes into that file.
const verifier = (): Verifier =>
  new Verifier({
    provider: 'OrderApi',
    providerBaseUrl,
    pactUrls: [pactFile],
    logLevel: 'debug',
    logFile,
  });
// #endregion debug-logging

if (side === 'consumer') {
  await orderWeb()
    .addInteraction()
    .uponReceiving('a request for my orders')
    .withRequest('GET', '/orders', (request) => {
      request.query({status: 'PAID'}).headers({Authorization: 'Bearer example-token'});
    })
    .willRespondWith(200, (response) => {
      response.jsonBody([{id: 42, total: 31.5}]);
    })
    .executeTest(async (mockServer) => {
      await new OrderClient(mockServer.url).orders('PAID', 'example-token');
    });
} else {
  await verifier().verifyProvider();
}
orderApi.close();
