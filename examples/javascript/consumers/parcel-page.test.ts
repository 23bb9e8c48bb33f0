import {Matchers, Pact} from '@pact-foundation/pact';
import {expect, test} from 'vitest';

const {eachLike, integer, string} = Matchers;

/** Reads what belongs into the parcel of an order. */
async function partsOf(order: number, baseUrl: string): Promise<string[]> {
  const response = await fetch(`${baseUrl}/shop/parcels/${order}`);
  if (response.status === 404) return [];
  const {parts} = (await response.json()) as {parts: {name: string; quantity: number}[]};
  return parts.map(({name, quantity}) => `${quantity} × ${name}`);
}

const pact = new Pact({
  consumer: 'OrderWeb',
  provider: 'ShopGateway',
  logLevel: 'warn',
});

test('shows what to pack', async () => {
  await pact
    .addInteraction()
    .given('an order exists', {id: 42})
    .uponReceiving('a request for a packing list')
    .withRequest('GET', '/shop/parcels/42')
    .willRespondWith(200, (response) => {
      response.jsonBody({
        parts: eachLike({name: string('Green tea'), quantity: integer(2)}),
      });
    })
    .executeTest(async (mockServer) => {
      expect(await partsOf(42, mockServer.url)).toEqual(['2 × Green tea']);
    });
});

test('shows nothing for an order that does not exist', async () => {
  await pact
    .addInteraction()
    .given('no order exists', {id: 404})
    .uponReceiving('a request for a packing list that does not exist')
    .withRequest('GET', '/shop/parcels/404')
    .willRespondWith(404)
    .executeTest(async (mockServer) => {
      expect(await partsOf(404, mockServer.url)).toEqual([]);
    });
});
