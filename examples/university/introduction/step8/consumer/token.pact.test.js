import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Pact} from '@pact-foundation/pact';
import {ProductClient} from './client.js';

const pact = new Pact({consumer: 'ProductWeb', provider: 'ProductApi', logLevel: 'warn'});

test('is turned away without a token', async () => {
  await pact
    .addInteraction()
    .given('a product exists', {id: 10})
    .uponReceiving('a request for a product without a token')
    .withRequest('GET', '/products/10')
    .willRespondWith(401)
    .executeTest(async (mockServer) => {
      const client = new ProductClient(mockServer.url);

      await assert.rejects(client.product(10), /ProductApi answered 401/);
    });
});
