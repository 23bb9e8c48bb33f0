// #region framework-jest
import {expect, test} from '@jest/globals';
import {Matchers, Pact} from '@pact-foundation/pact';
import {fetchOrder} from '../order-client.js';

const {integer, string} = Matchers;
const pact = new Pact({consumer: 'OrderWeb', provider: 'OrderApi', logLevel: 'warn'});

test('reads an order', async () => {
  await pact
    .addInteraction()
    .given('an order exists', {id: 42})
    .uponReceiving('a request for an order')
    .withRequest('GET', '/orders/42', (request) => {
      request.headers({Accept: 'application/json'});
    })
    .willRespondWith(200, (response) => {
      response.jsonBody({id: integer(42), status: string('PAID')});
    })
    .executeTest(async (mockServer) => {
      const order = await fetchOrder(mockServer.url, 42);

      expect(order).toEqual({id: 42, status: 'PAID'});
    });
});
// #endregion framework-jest
