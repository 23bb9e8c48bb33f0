import {rmSync} from 'node:fs';
import {Matchers, Pact} from '@pact-foundation/pact';
import {beforeAll, expect, test} from 'vitest';
import {submitOrder} from './order-form.js';

// #region helper-matchers
const {eachLike, string} = Matchers;
// #endregion helper-matchers

// Two versions of one pact, kept apart from each other and from the pact of the shop.
beforeAll(() => {
  rmSync('test-results/pacts/refusals', {recursive: true, force: true});
});

// #region contract-too-much
test.for([
  {given: 'no items', items: [], error: 'The order has no items'},
  {
    given: 'a quantity of 0',
    items: [{sku: 'TEA-01', quantity: 0}],
    error: 'The quantity is less than 1',
  },
  {
    given: 'a quantity of 100',
    items: [{sku: 'TEA-01', quantity: 100}],
    error: 'The quantity is more than 99',
  },
])('an order with $given is refused', async ({given, items, error}) => {
  await new Pact({
    consumer: 'OrderWeb',
    provider: 'OrderApi',
    dir: 'test-results/pacts/refusals/too-much',
    logLevel: 'warn',
  })
    .addInteraction()
    .uponReceiving(`an order with ${given}`)
    .withRequest('POST', '/orders', (request) => {
      request.headers({'Content-Type': 'application/json'}).jsonBody({items});
    })
    .willRespondWith(400, (response) => {
      response.headers({'Content-Type': 'application/json'}).jsonBody({errors: [error]});
    })
    .executeTest(async (mockServer) => {
      expect(await submitOrder(mockServer.url, items)).toEqual([error]);
    });
});
// #endregion contract-too-much

// #region contract-enough uses matchers
test('an order is refused', async () => {
  await new Pact({
    consumer: 'OrderWeb',
    provider: 'OrderApi',
    dir: 'test-results/pacts/refusals/enough',
    logLevel: 'warn',
  })
    .addInteraction()
    .uponReceiving('an order that is refused')
    .withRequest('POST', '/orders', (request) => {
      request.headers({'Content-Type': 'application/json'}).jsonBody({items: []});
    })
    .willRespondWith(400, (response) => {
      response
        .headers({'Content-Type': 'application/json'})
        .jsonBody({errors: eachLike(string('The order has no items'))});
    })
    .executeTest(async (mockServer) => {
      const errors = await submitOrder(mockServer.url, []);

      expect(errors).toEqual(['The order has no items']);
    });
});
// #endregion contract-enough

test('an order that is accepted has nothing to correct, an outage is no refusal', async () => {
  const pact = new Pact({
    consumer: 'OrderWeb',
    provider: 'OrderApi',
    dir: 'test-results/pacts/refusals/others',
    logLevel: 'warn',
  });
  const items = [{sku: 'TEA-01', quantity: 2}];

  await pact
    .addInteraction()
    .uponReceiving('an order that is accepted')
    .withRequest('POST', '/orders')
    .willRespondWith(201)
    .executeTest(async (mockServer) => {
      expect(await submitOrder(mockServer.url, items)).toEqual([]);
    });
  await pact
    .addInteraction()
    .uponReceiving('an order during an outage')
    .withRequest('POST', '/orders')
    .willRespondWith(503)
    .executeTest(async (mockServer) => {
      await expect(submitOrder(mockServer.url, items)).rejects.toThrow('answered 503');
    });
});
