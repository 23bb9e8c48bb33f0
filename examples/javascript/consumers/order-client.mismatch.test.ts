import {Matchers, Pact} from '@pact-foundation/pact';
import {expect, test} from 'vitest';
import {OrderClient} from './order-client.js';

// #region helper-matchers
const {integer} = Matchers;
// #endregion helper-matchers

// #region consumer-fails uses matchers
test('a request that is not in the pact fails the test', async () => {
  const pact = new Pact({
    consumer: 'OrderWeb',
    provider: 'OrderApi',
    dir: 'test-results/pacts',
    logLevel: 'warn',
  });

  const pactTest = pact
    .addInteraction()
    .given('an order exists', {id: 42})
    .uponReceiving('a request for an order')
    .withRequest('GET', '/orders/42')
    .willRespondWith(200, (response) => {
      response.jsonBody({id: integer(42)});
    })
    .executeTest(async (mockServer) => {
      const client = new OrderClient(mockServer.url);
      // The mock server answers 500 to a request that it doesn't know.
      await expect(client.order(43)).rejects.toThrow('OrderApi answered 500');
    });

  await expect(pactTest).rejects.toThrow('Test failed for the following reasons');
});
// #endregion consumer-fails

// #region wrong-test-own-request
test('an order can be read', async () => {
  const pact = new Pact({
    consumer: 'OrderWeb',
    provider: 'OrderApi',
    dir: 'test-results/pacts',
    logLevel: 'warn',
  });

  await pact
    .addInteraction()
    .given('an order exists', {id: 42})
    .uponReceiving('a request for an order')
    .withRequest('GET', '/orders/42')
    .willRespondWith(200, (response) => {
      response.jsonBody({id: integer(42)});
    })
    .executeTest(async (mockServer) => {
      // The test sends the request itself: not a line of OrderClient runs.
      const response = await fetch(`${mockServer.url}/orders/42`);

      expect(response.status).toBe(200);
    });
});
// #endregion wrong-test-own-request
