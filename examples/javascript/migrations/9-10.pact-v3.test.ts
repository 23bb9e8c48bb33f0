// #region migration-9-execute
import {MatchersV3, PactV3} from '@pact-foundation/pact';
import {expect, test} from 'vitest';
import {OrderClient} from '../consumers/order-client.js';

const {integer, regex} = MatchersV3;

const provider = new PactV3({
  consumer: 'OrderWeb',
  provider: 'OrderApi',
  dir: 'pacts/migrations/pact-v3',
  logLevel: 'warn',
});

test('reads the status of an order', async () => {
  await provider
    .given('an order exists', {id: 42})
    .uponReceiving('a request for the status of an order')
    .withRequest({
      method: 'GET',
      path: '/orders/42',
      headers: {Accept: 'application/json'},
    })
    .willRespondWith({
      status: 200,
      headers: {'Content-Type': 'application/json'},
      body: {id: integer(42), status: regex('^(PENDING|PAID|SHIPPED)$', 'PAID')},
    })
    .executeTest(async (mockServer) => {
      const client = new OrderClient(mockServer.url);

      expect(await client.status(42)).toBe('PAID');
    });
});
// #endregion migration-9-execute
