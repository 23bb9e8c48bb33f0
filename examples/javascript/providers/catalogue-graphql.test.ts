import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {Verifier} from '@pact-foundation/pact';
import {afterAll, beforeAll, test} from 'vitest';
import {type Catalogue, createCatalogueApi} from './catalogue-graphql.js';

// #region helper-server
const pactDir = process.env.PACT_DIR ?? 'pacts';
const catalogue: Catalogue = {rebuilding: false, products: new Map()};
const server = createCatalogueApi(catalogue);

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => {
  server.close();
});
// #endregion helper-server

// #region graphql-provider-test uses server
test('CatalogueApi keeps its pact with ProductPage', async () => {
  const {port} = server.address() as AddressInfo;

  await new Verifier({
    provider: 'CatalogueApi',
    providerBaseUrl: `http://127.0.0.1:${port}`,
    pactUrls: [`${pactDir}/ProductPage-CatalogueApi.json`],
    stateHandlers: {
      'a product exists': async (parameters) => {
        const {sku, stock = 7} = parameters as {sku: string; stock?: number};
        catalogue.products.set(sku, {name: 'Jasmine tea', price: 5.25, stock});
      },
      'the catalogue is being rebuilt': {
        setup: async () => {
          catalogue.rebuilding = true;
        },
        teardown: async () => {
          catalogue.rebuilding = false;
        },
      },
    },
    logLevel: 'warn',
  }).verifyProvider();
});
// #endregion graphql-provider-test
