import {Matchers, Pact} from '@pact-foundation/pact';
import {expect, test} from 'vitest';

const {decimal, integer} = Matchers;

const pact = new Pact({
  consumer: 'OrderApp',
  provider: 'OrderApi',
  logLevel: 'warn',
});

test('an app that knows the public path only', async () => {
  await pact
    .addInteraction()
    .given('an order exists', {id: 42})
    .uponReceiving('a request for an order by its public path')
    .withRequest('GET', '/shop/orders/42')
    .willRespondWith(200, (response) => {
      response.jsonBody({id: integer(42), total: decimal(31.5)});
    })
    .executeTest(async (mockServer) => {
      const response = await fetch(`${mockServer.url}/shop/orders/42`);

      expect(await response.json()).toEqual({id: 42, total: 31.5});
    });
});
