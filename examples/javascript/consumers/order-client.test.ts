// #region consumer-test uses client
import {Matchers, Pact} from '@pact-foundation/pact';
import {expect, test} from 'vitest';
import {OrderClient} from './order-client.js';

// #region helper-matchers
const {datetime, decimal, eachLike, integer, regex, string} = Matchers;
// #endregion helper-matchers

// #region helper-pact
// Each test that passes adds its interaction to pacts/OrderWeb-OrderApi.json.
const pact = new Pact({consumer: 'OrderWeb', provider: 'OrderApi', logLevel: 'warn'});
// #endregion helper-pact

test('reads an order', async () => {
  await pact
    .addInteraction()
    .given('an order exists', {id: 42})
    .uponReceiving('a request for an order')
    .withRequest('GET', '/orders/42', (request) => {
      request.headers({Accept: 'application/json'});
    })
    .willRespondWith(200, (response) => {
      response.headers({'Content-Type': 'application/json'});
      response.jsonBody({
        id: integer(42),
        status: regex(/^(PENDING|PAID|SHIPPED)$/, 'PAID'),
        total: decimal(31.5),
        placedAt: datetime("yyyy-MM-dd'T'HH:mm:ssX", '2026-03-14T09:26:53Z'),
        items: eachLike({sku: string('TEA-01'), quantity: integer(2)}),
      });
    })
    .executeTest(async (mockServer) => {
      const order = await new OrderClient(mockServer.url).order(42);

      expect(order).toEqual({
        id: 42,
        status: 'PAID',
        total: 31.5,
        placedAt: new Date('2026-03-14T09:26:53Z'),
        items: [{sku: 'TEA-01', quantity: 2}],
      });
    });
});
// #endregion consumer-test

test('finds no order', async () => {
  await pact
    .addInteraction()
    .given('no order exists', {id: 404})
    .uponReceiving('a request for an order that does not exist')
    .withRequest('GET', '/orders/404', (request) => {
      request.headers({Accept: 'application/json'});
    })
    .willRespondWith(404)
    .executeTest(async (mockServer) => {
      const order = await new OrderClient(mockServer.url).order(404);

      expect(order).toBeUndefined();
    });
});

// #region consumer-post uses matchers pact
test('places an order', async () => {
  await pact
    .addInteraction()
    .given('a product is in stock', {sku: 'TEA-01'})
    .uponReceiving('a request to place an order')
    .withRequest('POST', '/orders', (request) => {
      request.headers({'Content-Type': 'application/json'});
      request.jsonBody({items: [{sku: 'TEA-01', quantity: 2}]});
    })
    .willRespondWith(201, (response) => {
      response.headers({
        'Content-Type': 'application/json',
        Location: regex('/orders/\\d+$', '/orders/43'),
      });
      response.jsonBody({
        id: integer(43),
        status: regex(/^(PENDING|PAID|SHIPPED)$/, 'PENDING'),
      });
    })
    .executeTest(async (mockServer) => {
      const client = new OrderClient(mockServer.url);
      const receipt = await client.place([{sku: 'TEA-01', quantity: 2}]);

      expect(receipt).toEqual({id: 43, status: 'PENDING'});
    });
});
// #endregion consumer-post

// #region provider-state-value uses matchers pact
test('tells the status of the newest order', async () => {
  await pact
    .addInteraction()
    .given('an order was placed')
    .uponReceiving('a request for the newest order')
    // The provider's state handler gives the `id` that the verification asks for.
    .withRequest(
      'GET',
      Matchers.fromProviderState('/orders/${id}', '/orders/42'),
      (request) => {
        request.headers({Accept: 'application/json'});
      },
    )
    .willRespondWith(200, (response) => {
      response.headers({'Content-Type': 'application/json'});
      response.jsonBody({
        id: integer(42),
        status: regex(/^(PENDING|PAID|SHIPPED)$/, 'PENDING'),
      });
    })
    .executeTest(async (mockServer) => {
      const status = await new OrderClient(mockServer.url).status(42);

      expect(status).toBe('PENDING');
    });
});
// #endregion provider-state-value

// #region consumer-auth uses matchers pact
test('lists the orders of the customer who is signed in', async () => {
  await pact
    .addInteraction()
    .given('a customer with orders is signed in', {customer: 'ada'})
    .uponReceiving('a request for my orders')
    .withRequest('GET', '/orders', (request) => {
      request.query({status: regex(/^(PENDING|PAID|SHIPPED)$/, 'PAID')});
      request.headers({
        Accept: 'application/json',
        Authorization: regex(/^Bearer .+$/, 'Bearer example-token'),
      });
    })
    .willRespondWith(200, (response) => {
      response.headers({'Content-Type': 'application/json'});
      response.jsonBody(eachLike({id: integer(42), total: decimal(31.5)}));
    })
    .executeTest(async (mockServer) => {
      const client = new OrderClient(mockServer.url);
      const orders = await client.orders('PAID', 'example-token');

      expect(orders).toEqual([{id: 42, total: 31.5}]);
    });
});
// #endregion consumer-auth
