/* eslint-disable @typescript-eslint/no-floating-promises -- node:test waits for its tests */
// #region framework-types
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Matchers, Pact, type PactOptions, type V3MockServer} from '@pact-foundation/pact';
import {fetchOrder} from '../order-client.js';

const options: PactOptions = {consumer: 'OrderWeb', provider: 'OrderApi'};

async function readOrder(mockServer: V3MockServer): Promise<void> {
  const order = await fetchOrder(mockServer.url, 42);

  assert.equal(order.status, 'PAID');
}

test('reads an order', async () => {
  await new Pact(options)
    .addInteraction()
    .uponReceiving('a request for an order')
    .withRequest('GET', '/orders/42')
    .willRespondWith(200, (response) => {
      response.jsonBody({id: 42, status: Matchers.string('PAID')});
    })
    .executeTest(readOrder);
});
// #endregion framework-types
