// #region provider-test uses shop auth state-handlers
import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {Verifier} from '@pact-foundation/pact';
import {afterAll, beforeAll, test} from 'vitest';
import {createOrderApi} from './order-api.js';
import {requestFilter, shop, stateHandlers} from './order-api.states.js';

const pactDir = process.env.PACT_DIR ?? 'pacts';
const server = createOrderApi(shop);

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => {
  server.close();
});

test('OrderApi keeps its pact with OrderWeb', async () => {
  const {port} = server.address() as AddressInfo;

  await new Verifier({
    provider: 'OrderApi',
    providerBaseUrl: `http://127.0.0.1:${port}`,
    pactUrls: [`${pactDir}/OrderWeb-OrderApi.json`],
    stateHandlers,
    requestFilter,
    logLevel: 'warn',
  }).verifyProvider();
});
// #endregion provider-test
