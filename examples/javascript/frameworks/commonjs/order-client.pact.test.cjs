// #region framework-commonjs
const assert = require('node:assert/strict');
const {test} = require('node:test');
const {Matchers, Pact} = require('@pact-foundation/pact');

const {integer, string} = Matchers;
const pact = new Pact({consumer: 'OrderWeb', provider: 'OrderApi', logLevel: 'warn'});

test('reads an order', async () => {
  await pact
    .addInteraction()
    .uponReceiving('a request for an order')
    .withRequest('GET', '/orders/42')
    .willRespondWith(200, (response) => {
      response.jsonBody({id: integer(42), status: string('PAID')});
    })
    .executeTest(async (mockServer) => {
      const response = await fetch(`${mockServer.url}/orders/42`);

      assert.deepEqual(await response.json(), {id: 42, status: 'PAID'});
    });
});
// #endregion framework-commonjs
