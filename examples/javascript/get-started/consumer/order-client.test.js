import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Matchers, Pact} from '@pact-foundation/pact';
import {OrderClient} from './order-client.js';

// #region helper-matchers
const {number, regex} = Matchers;
// #endregion helper-matchers

// #region test uses matchers
test('reads an order', async () => {
  const pact = new Pact({consumer: 'OrderWeb', provider: 'OrderApi', logLevel: 'warn'});

  await pact
    .addInteraction()
    .given('an order exists', {id: 42})
    .uponReceiving('a request for an order')
    .withRequest('GET', '/orders/42', (request) => {
      request.headers({Accept: 'application/json'});
    })
    .willRespondWith(200, (response) => {
      response.jsonBody({
        status: regex('^(PENDING|PAID|SHIPPED)$', 'PAID'),
        total: number(31.5),
      });
    })
    .executeTest(async (mockServer) => {
      const order = await new OrderClient(mockServer.url).order(42);

      assert.deepEqual(order, {id: 42, paid: true, price: '31.50 EUR'});
    });
});
// #endregion test
