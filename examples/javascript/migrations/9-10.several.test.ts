import {Matchers, Pact} from '@pact-foundation/pact';
import {expect, test} from 'vitest';
import {OrderClient} from '../consumers/order-client.js';

// #region helper-pact
const pact = new Pact({
  consumer: 'OrderWeb',
  provider: 'OrderApi',
  dir: 'pacts/migrations/several',
  logLevel: 'warn',
});
// #endregion helper-pact

test('places an order and reads its status', async () => {
  // #region migration-9-several uses pact
  pact
    .addInteraction()
    .uponReceiving('a request to place an order')
    .withRequest('POST', '/orders', (request) => {
      request.jsonBody({items: [{sku: 'TEA-01', quantity: 2}]});
    })
    .willRespondWith(201, (response) => {
      response.jsonBody({id: Matchers.integer(43), status: Matchers.like('PENDING')});
    });

  await pact
    .addInteraction()
    .uponReceiving('a request for the status of the new order')
    .withRequest('GET', '/orders/43')
    .willRespondWith(200, (response) => {
      response.jsonBody({status: Matchers.like('PENDING')});
    })
    .executeTest(async (mockServer) => {
      const client = new OrderClient(mockServer.url);
      const {id} = await client.place([{sku: 'TEA-01', quantity: 2}]);

      expect(await client.status(id)).toBe('PENDING');
    });
  // #endregion migration-9-several
});
