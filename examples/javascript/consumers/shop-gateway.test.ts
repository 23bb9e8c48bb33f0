import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {Matchers, Pact} from '@pact-foundation/pact';
import {expect, onTestFinished, test} from 'vitest';
import {createShopGateway, type Services} from '../providers/shop-gateway.js';

// #region helper-matchers
const {eachLike, integer, string} = Matchers;
// #endregion helper-matchers

// #region helper-gateway-to uses matchers
async function gatewayTo(services: Services): Promise<string> {
  const server = createShopGateway(services).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
  });
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
// #endregion helper-gateway-to

// #region gateway-consumer uses matchers gateway-to
const orders = new Pact({
  consumer: 'ShopGateway',
  provider: 'OrderApi',
  logLevel: 'warn',
});
const catalogue = new Pact({
  consumer: 'ShopGateway',
  provider: 'CatalogueApi',
  logLevel: 'warn',
});

test('the gateway joins an order with the names of its products', async () => {
  const order = orders
    .addInteraction()
    .given('an order exists', {id: 42})
    .uponReceiving('a request for the items of an order')
    .withRequest('GET', '/orders/42')
    .willRespondWith(200, (response) => {
      response.jsonBody({
        items: eachLike({sku: string('TEA-01'), quantity: integer(2)}),
      });
    });
  const product = catalogue
    .addInteraction()
    .uponReceiving('a request for the name of a product')
    .withRequest('GET', '/products/TEA-01')
    .willRespondWith(200, (response) => {
      response.jsonBody({name: string('Green tea')});
    });

  await order.executeTest((orderApi) =>
    product.executeTest(async (catalogueApi) => {
      const gateway = await gatewayTo({
        orderApi: orderApi.url,
        catalogueApi: catalogueApi.url,
      });
      const response = await fetch(`${gateway}/shop/parcels/42`);

      expect(await response.json()).toEqual({
        order: 42,
        parts: [{name: 'Green tea', quantity: 2}],
      });
    }),
  );
});
// #endregion gateway-consumer
