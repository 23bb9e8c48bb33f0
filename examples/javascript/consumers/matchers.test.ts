import {Matchers, Pact} from '@pact-foundation/pact';
import {expect, test} from 'vitest';
import {CatalogueClient} from './catalogue-client.js';
import {OrderClient, type Order} from './order-client.js';

// #region helper-pact
const pact = new Pact({
  consumer: 'OrderWeb',
  provider: 'CatalogueApi',
  dir: 'pacts/matchers',
  logLevel: 'warn',
});
// #endregion helper-pact

// #region matchers-nested uses pact catalogue
test('matchers inside matchers', async () => {
  const {eachLike, equal, integer, like, regex} = Matchers;

  await pact
    .addInteraction()
    .uponReceiving('a request for a product with its variants')
    .withRequest('GET', '/products/TEA-01')
    .willRespondWith(200, (response) => {
      response.jsonBody(
        like({
          name: 'Green tea', // any text, by the rule of like
          sku: regex(/^[A-Z]{3}-\d{2}$/, 'TEA-01'), // its own rule
          currency: equal('EUR'), // only EUR
          variants: eachLike({grams: integer(250), colours: eachLike('green')}),
        }),
      );
    })
    .executeTest(async (mockServer) => {
      const product = await new CatalogueClient(mockServer.url).product('TEA-01');

      expect(product).toEqual({
        name: 'Green tea',
        sku: 'TEA-01',
        currency: 'EUR',
        variants: [{grams: 250, colours: ['green']}],
      });
    });
});
// #endregion matchers-nested

// #region matchers-by-hand uses pact
test('rules apart from the body', async () => {
  const {eachLike, includes, integer, regex} = Matchers;
  const recorded = {
    sku: 'TEA-01',
    title: 'Green tea, 250 g',
    reviews: [{stars: 5, text: 'Good'}],
  };

  await pact
    .addInteraction()
    .uponReceiving('a request for a recorded product')
    .withRequest('GET', '/products/TEA-01', (request) => {
      request.matchingRules({
        path: {path: '$', rules: [regex('^/products/[A-Z]{3}-\\d{2}$', '')]},
      });
    })
    .willRespondWith(200, (response) => {
      response.jsonBody(recorded).matchingRules({
        body: [
          {path: '$.sku', rules: [regex('^[A-Z]{3}-\\d{2}$', '')]},
          {path: '$.title', rules: [regex('^.{3,80}$', ''), includes('250 g')]},
          {path: '$.reviews', rules: [eachLike(null)]},
          {path: '$.reviews[*].stars', rules: [integer(5)]},
        ],
      });
    })
    .executeTest(async (mockServer) => {
      const product = await new CatalogueClient(mockServer.url).product('MUG-07');

      expect(product).toEqual(recorded);
    });
});
// #endregion matchers-by-hand

// #region matchers-generated uses pact
test('a value that is made up', async () => {
  const {like, uuid} = Matchers;

  await pact
    .addInteraction()
    .uponReceiving('a request for the revision of a product')
    .withRequest('GET', '/products/TEA-01')
    .willRespondWith(200, (response) => {
      response.jsonBody(like({revision: uuid()}));
    })
    .executeTest(async (mockServer) => {
      const product = await new CatalogueClient(mockServer.url).product('TEA-01');

      // Another value each time: all that can be said is its form.
      expect(product).toEqual({revision: expect.stringMatching(/^[0-9a-f-]{36}$/)});
    });
});
// #endregion matchers-generated

// #region matchers-expected-type
/** A value of type T in which any part may be replaced by a matcher of that part. */
type Expected<T> =
  | T
  | Matchers.Matcher<T>
  | (T extends readonly (infer Element)[]
      ? Expected<Element>[] | Matchers.Matcher<Expected<Element>[]>
      : T extends string
        ? Matchers.Matcher<string>
        : T extends object
          ? {[Key in keyof T]: Expected<T[Key]>}
          : never);
// #endregion matchers-expected-type

// #region matchers-typed uses pact
type OrderJson = Omit<Order, 'placedAt'> & {placedAt: string};

const {datetime, decimal, eachLike, extractPayload, integer, regex, string} = Matchers;

const expected = {
  id: integer(42),
  status: regex(/^(PENDING|PAID|SHIPPED)$/, 'PAID'),
  total: decimal(31.5),
  placedAt: datetime("yyyy-MM-dd'T'HH:mm:ssX", '2026-03-14T09:26:53Z'),
  items: eachLike({sku: string('TEA-01'), quantity: integer(2)}),
} satisfies Expected<OrderJson>;

test('an order in the type of the client', async () => {
  await pact
    .addInteraction()
    .uponReceiving('a request for a typed order')
    .withRequest('GET', '/orders/42')
    .willRespondWith(200, (response) => {
      response.jsonBody(expected);
    })
    .executeTest(async (mockServer) => {
      const order = await new OrderClient(mockServer.url).order(42);

      // The examples without their matchers.
      const example = extractPayload(expected) as unknown as OrderJson;
      expect(order).toEqual({...example, placedAt: new Date(example.placedAt)});
    });
});
// #endregion matchers-typed
