import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {Verifier} from '@pact-foundation/pact';
import {afterAll, beforeAll, test, vi} from 'vitest';
import {createOrderApi} from './order-api.js';
import {requestFilter, shop, stateHandlers} from './order-api.states.js';

// #region helper-server uses shop
const server = createOrderApi(shop);
let providerBaseUrl: string;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  providerBaseUrl = `http://127.0.0.1:${port}`;
});

afterAll(() => {
  server.close();
});
// #endregion helper-server

// #region provider-broker uses server auth state-handlers
test('OrderApi keeps the pacts that the Broker selects', async ({skip}) => {
  const pactBrokerUrl = process.env.PACT_BROKER_BASE_URL;
  if (!pactBrokerUrl) return skip('PACT_BROKER_BASE_URL is not set');

  // Pact JS rejects an option that is undefined: set all variables that are used here.
  await new Verifier({
    provider: 'OrderApi',
    providerBaseUrl,
    pactBrokerUrl,
    pactBrokerToken: process.env.PACT_BROKER_TOKEN,
    consumerVersionSelectors: [
      {mainBranch: true},
      {matchingBranch: true},
      {deployedOrReleased: true},
    ],
    enablePending: true,
    includeWipPactsSince: '2026-01-01',
    providerVersion: process.env.GIT_COMMIT,
    providerVersionBranch: process.env.GIT_BRANCH,
    publishVerificationResult: process.env.CI === 'true',
    stateHandlers,
    requestFilter,
    logLevel: 'warn',
  }).verifyProvider();
});
// #endregion provider-broker

// #region provider-broker-webhook uses server auth state-handlers
test('OrderApi keeps the pact of the webhook', async ({skip}) => {
  const pactUrl = process.env.PACT_URL;
  if (!pactUrl) return skip('PACT_URL is not set');

  // If this were set, Pact would fetch the provider's other pacts, too.
  vi.stubEnv('PACT_BROKER_BASE_URL', '');

  await new Verifier({
    provider: 'OrderApi',
    providerBaseUrl,
    pactUrls: [pactUrl],
    pactBrokerToken: process.env.PACT_BROKER_TOKEN,
    providerVersion: process.env.GIT_COMMIT,
    providerVersionBranch: process.env.GIT_BRANCH,
    publishVerificationResult: process.env.CI === 'true',
    stateHandlers,
    requestFilter,
    logLevel: 'warn',
  }).verifyProvider();
});
// #endregion provider-broker-webhook
