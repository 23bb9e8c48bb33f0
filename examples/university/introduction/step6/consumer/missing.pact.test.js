import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Pact} from '@pact-foundation/pact';
import {ProductClient} from './client.js';

const pact = new Pact({consumer: 'ProductWeb', provider: 'ProductApi', logLevel: 'warn'});

test('lists nothing when the catalogue is empty', async () => {
  await pact
    .addInteraction()
    .given('the catalogue is empty')
    .uponReceiving('a request for all products of an empty catalogue')
    .withRequest('GET', '/products')
    .willRespondWith(200, (response) => {
      response.jsonBody([]);
    })
    .executeTest(async (mockServer) => {
      const products = await new ProductClient(mockServer.url).products();

      assert.deepEqual(products, []);
    });
});

test('reads no product when there is none', async () => {
  await pact
    .addInteraction()
    .given('a product does not exist', {id: 11})
    .uponReceiving('a request for a product that does not exist')
    .withRequest('GET', '/products/11')
    .willRespondWith(404)
    .executeTest(async (mockServer) => {
      const product = await new ProductClient(mockServer.url).product(11);

      assert.equal(product, undefined);
    });
});
