import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {Verifier} from '@pact-foundation/pact';
import {expect, onTestFinished, test, vi} from 'vitest';

const pactDir = process.env.PACT_DIR ?? 'pacts';

// #region provider-lifecycle
test('calls come in this order', async () => {
  const calls: string[] = [];
  const server = createServer((_request, response) => {
    calls.push('provider');
    response.setHeader('Content-Type', 'application/json');
    response.end(
      JSON.stringify({
        id: 42,
        status: 'PAID',
        total: 18.75,
        placedAt: '2026-02-03T16:40:00Z',
        items: [{sku: 'MUG-07', quantity: 1}],
      }),
    );
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
  });
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;

  vi.stubEnv('PACT_DESCRIPTION', '^a request for an order$');
  await new Verifier({
    provider: 'OrderApi',
    providerBaseUrl: `http://127.0.0.1:${port}`,
    pactUrls: [`${pactDir}/OrderDesk-OrderApi.json`],
    beforeEach: async () => calls.push('beforeEach'),
    afterEach: async () => calls.push('afterEach'),
    stateHandlers: {
      'an order exists': {
        setup: async () => void calls.push('setup'),
        teardown: async () => void calls.push('teardown'),
      },
    },
    requestFilter: (request, _response, next) => {
      calls.push(`filter ${request.path}`);
      next();
    },
    logLevel: 'warn',
  }).verifyProvider();

  expect(calls).toEqual([
    'beforeEach',
    'filter /_pactSetup',
    'setup',
    'filter /orders/42',
    'provider',
    'afterEach',
    'filter /_pactSetup',
    'teardown',
  ]);
});
// #endregion provider-lifecycle
