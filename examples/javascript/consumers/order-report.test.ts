import {Matchers, Pact} from '@pact-foundation/pact';
import {expect, test} from 'vitest';
import {OrderReport} from './order-report.js';

// #region helper-matchers
const {decimal, integer} = Matchers;
// #endregion helper-matchers

// #region helper-pact
const pact = new Pact({
  consumer: 'OrderReport',
  provider: 'OrderApi',
  logLevel: 'warn',
});
// #endregion helper-pact

// #region sigv4-consumer uses matchers pact
test('reads the total of an order', async () => {
  await pact
    .addInteraction()
    .given('an order exists', {id: 42})
    .uponReceiving('a signed request for an order')
    // OrderReport signs what it sends; the pact leaves the signature out.
    .withRequest('GET', '/orders/42')
    .willRespondWith(200, (response) => {
      response.jsonBody({total: decimal(31.5)});
    })
    .executeTest(async (mockServer) => {
      const total = await new OrderReport(mockServer.url).total(42);

      expect(total).toBe(31.5);
    });
});
// #endregion sigv4-consumer

test('places an order', async () => {
  await pact
    .addInteraction()
    .given('a product is in stock', {sku: 'TEA-01'})
    .uponReceiving('a signed request to place an order')
    .withRequest('POST', '/orders', (request) => {
      request.jsonBody({items: [{sku: 'TEA-01', quantity: 2}]});
    })
    .willRespondWith(201, (response) => {
      response.jsonBody({id: integer(43)});
    })
    .executeTest(async (mockServer) => {
      const id = await new OrderReport(mockServer.url).place('TEA-01', 2);

      expect(id).toBe(43);
    });
});
