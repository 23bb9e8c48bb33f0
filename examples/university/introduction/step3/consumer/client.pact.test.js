import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Matchers, Pact} from '@pact-foundation/pact';
import {ProductClient} from './client.js';

const {eachLike, integer, number, string} = Matchers;

const pact = new Pact({consumer: 'ProductWeb', provider: 'ProductApi', logLevel: 'warn'});

test('lists the products', async () => {
  await pact
    .addInteraction()
    .uponReceiving('a request for all products')
    .withRequest('GET', '/products')
    .willRespondWith(200, (response) => {
      response.jsonBody(eachLike({id: integer(10), name: string('Teapot')}));
    })
    .executeTest(async (mockServer) => {
      const products = await new ProductClient(mockServer.url).products();

      assert.deepEqual(products, [{id: 10, name: 'Teapot'}]);
    });
});

test('reads a product', async () => {
  await pact
    .addInteraction()
    .uponReceiving('a request for a product')
    .withRequest('GET', '/product/10')
    .willRespondWith(200, (response) => {
      response.jsonBody({name: string('Teapot'), price: number(24.5)});
    })
    .executeTest(async (mockServer) => {
      const product = await new ProductClient(mockServer.url).product(10);

      assert.deepEqual(product, {name: 'Teapot', price: 24.5});
    });
});
