import {once} from 'node:events';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {Verifier} from '@pact-foundation/pact';
import {expect, onTestFinished, test} from 'vitest';
import {createOrderApi} from './order-api.js';
import {requestFilter, shop, stateHandlers} from './order-api.states.js';
import {createShopGateway} from './shop-gateway.js';
import {stubOf} from './stub-of-pact.js';

// #region helper-pact-dir
const pactDir = process.env.PACT_DIR ?? 'pacts';
// #endregion helper-pact-dir

// #region helper-start
async function start(server: Server): Promise<string> {
  onTestFinished(() => {
    server.close();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
// #endregion helper-start

// #region gateway-prefix uses pact-dir start shop state-handlers
test('OrderApi keeps a pact that has the public paths', async () => {
  await new Verifier({
    provider: 'OrderApi',
    providerBaseUrl: await start(createOrderApi(shop)),
    pactUrls: [`${pactDir}/OrderApp-OrderApi.json`],
    stateHandlers,
    // Does what the gateway does: OrderApi itself knows no /shop.
    requestFilter: (request, _response, next) => {
      request.url = request.url.replace(/^\/shop\//, '/');
      next();
    },
    logLevel: 'warn',
  }).verifyProvider();
});
// #endregion gateway-prefix

test('OrderApi keeps the pact of the gateway', async () => {
  await new Verifier({
    provider: 'OrderApi',
    providerBaseUrl: await start(createOrderApi(shop)),
    pactUrls: [`${pactDir}/ShopGateway-OrderApi.json`],
    stateHandlers,
    logLevel: 'warn',
  }).verifyProvider();
});

// #region gateway-provider uses pact-dir start
test('the gateway keeps its pact with OrderWeb', async () => {
  let orderExists = false;
  const orderApi = stubOf(`${pactDir}/ShopGateway-OrderApi.json`, () => orderExists);
  const catalogueApi = stubOf(`${pactDir}/ShopGateway-CatalogueApi.json`);
  const gateway = createShopGateway({
    orderApi: await start(orderApi),
    catalogueApi: await start(catalogueApi),
  });

  await new Verifier({
    provider: 'ShopGateway',
    providerBaseUrl: await start(gateway),
    pactUrls: [`${pactDir}/OrderWeb-ShopGateway.json`],
    stateHandlers: {
      'an order exists': async () => void (orderExists = true),
      'no order exists': async () => void (orderExists = false),
    },
    logLevel: 'warn',
  }).verifyProvider();
});
// #endregion gateway-provider

test('a gateway that only forwards changes nothing that the pact sees', async () => {
  const orderApi = await start(createOrderApi(shop));
  const gateway = await start(createShopGateway({orderApi, catalogueApi: orderApi}));

  // #region gateway-base-path uses pact-dir auth state-handlers
  await new Verifier({
    provider: 'OrderApi',
    // The paths of the pact have no prefix: it stands in the address.
    providerBaseUrl: `${gateway}/shop`,
    pactUrls: [`${pactDir}/ShopGateway-OrderApi.json`],
    stateHandlers,
    requestFilter,
    logLevel: 'warn',
  }).verifyProvider();
  // #endregion gateway-base-path
  expect(shop.order(42)).toBeUndefined();
});
