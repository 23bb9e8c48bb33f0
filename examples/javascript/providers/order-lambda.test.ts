import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {Verifier} from '@pact-foundation/pact';
import {expect, onTestFinished, test} from 'vitest';
import {serverFor} from './lambda-server.js';
import {requestFilter, shop, stateHandlers} from './order-api.states.js';
import {orderHandler, type Handler} from './order-lambda.js';

// #region helper-pact-dir
const pactDir = process.env.PACT_DIR ?? 'pacts';
// #endregion helper-pact-dir

// #region helper-start
async function start(handler: Handler): Promise<string> {
  const server = serverFor(handler).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
  });
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
// #endregion helper-start

// #region lambda-http-provider uses pact-dir start shop auth state-handlers
test('the function keeps the pact of OrderApi with OrderWeb', async () => {
  await new Verifier({
    provider: 'OrderApi',
    providerBaseUrl: await start(orderHandler(shop)),
    pactUrls: [`${pactDir}/OrderWeb-OrderApi.json`],
    stateHandlers,
    requestFilter,
    logLevel: 'warn',
  }).verifyProvider();
});
// #endregion lambda-http-provider

test('a function that throws answers 500, as behind API Gateway', async () => {
  const url = await start(async () => {
    throw new Error('No connection');
  });

  expect((await fetch(url)).status).toBe(500);
});

test('a result in Base64 is decoded', async () => {
  const url = await start(async () => ({
    statusCode: 200,
    body: 'VGVhcG90',
    isBase64Encoded: true,
  }));

  expect(await (await fetch(url)).text()).toBe('Teapot');
});
