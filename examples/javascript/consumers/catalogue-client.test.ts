import {Matchers, Pact} from '@pact-foundation/pact';
import {expect, test} from 'vitest';
import {CatalogueClient} from './catalogue-client.js';

// #region helper-pact
const pact = new Pact({
  consumer: 'OrderWeb',
  provider: 'CatalogueApi',
  logLevel: 'warn',
});
// #endregion helper-pact

// #region matching-type uses pact
test('values by type', async () => {
  const {like} = Matchers;

  await pact
    .addInteraction()
    .uponReceiving('a request for the description of a product')
    .withRequest('GET', '/products/TEA-01')
    .willRespondWith(200, (response) => {
      // Applies to every value below it: other texts pass, a number for a text fails.
      response.jsonBody(
        like({
          name: 'Green tea',
          weight: 250,
          organic: true,
          maker: {name: 'Hill Farm', country: 'Japan'},
        }),
      );
    })
    .executeTest(async (mockServer) => {
      const product = await new CatalogueClient(mockServer.url).product('TEA-01');

      expect(product).toEqual({
        name: 'Green tea',
        weight: 250,
        organic: true,
        maker: {name: 'Hill Farm', country: 'Japan'},
      });
    });
});
// #endregion matching-type

// #region matching-regex uses pact
test('texts by regular expression', async () => {
  const {regex} = Matchers;

  await pact
    .addInteraction()
    .uponReceiving('a request for the codes of a product')
    .withRequest('GET', '/products/TEA-01')
    .willRespondWith(200, (response) => {
      response.jsonBody({
        sku: regex(/^[A-Z]{3}-\d{2}$/, 'TEA-01'),
        barcode: regex(/^\d{13}$/, '4006381333931'),
        // A string is a pattern, too: backslashes are then written twice.
        picture: regex('^/pictures/\\d+\\.webp$', '/pictures/17.webp'),
      });
    })
    .executeTest(async (mockServer) => {
      const product = await new CatalogueClient(mockServer.url).product('TEA-01');

      expect(product).toEqual({
        sku: 'TEA-01',
        barcode: '4006381333931',
        picture: '/pictures/17.webp',
      });
    });
});
// #endregion matching-regex

// #region matching-number uses pact
test('numbers and booleans', async () => {
  const {boolean, decimal, integer, number} = Matchers;

  await pact
    .addInteraction()
    .uponReceiving('a request for the figures of a product')
    .withRequest('GET', '/products/TEA-01')
    .willRespondWith(200, (response) => {
      response.jsonBody({
        stock: integer(120), // 120 passes, 120.5 fails
        price: decimal(4.75), // 4.75 passes, 4 fails
        rating: number(4.5), // 4.5 and 4 pass
        inStock: boolean(true),
      });
    })
    .executeTest(async (mockServer) => {
      const product = await new CatalogueClient(mockServer.url).product('TEA-01');

      expect(product).toEqual({stock: 120, price: 4.75, rating: 4.5, inStock: true});
    });
});
// #endregion matching-number

// #region matching-datetime uses pact
test('dates, times and identifiers', async () => {
  const {date, datetime, time, uuid} = Matchers;

  await pact
    .addInteraction()
    .uponReceiving('a request for the dates of a product')
    .withRequest('GET', '/products/TEA-01')
    .willRespondWith(200, (response) => {
      response.jsonBody({
        addedOn: date('yyyy-MM-dd', '2026-01-15'),
        dispatchedUntil: time('HH:mm', '16:30'),
        changedAt: datetime("yyyy-MM-dd'T'HH:mm:ssXXX", '2026-03-14T09:26:53Z'),
        revision: uuid('2f1c8a54-7d0e-4b63-9a5f-c3e1d0b7a896'),
      });
    })
    .executeTest(async (mockServer) => {
      const product = await new CatalogueClient(mockServer.url).product('TEA-01');

      expect(product).toEqual({
        addedOn: '2026-01-15',
        dispatchedUntil: '16:30',
        changedAt: '2026-03-14T09:26:53Z',
        revision: '2f1c8a54-7d0e-4b63-9a5f-c3e1d0b7a896',
      });
    });
});
// #endregion matching-datetime

// #region matching-array uses pact
test('arrays by their elements', async () => {
  const {atLeastLike, atMostLike, constrainedArrayLike, eachLike} = Matchers;

  await pact
    .addInteraction()
    .uponReceiving('a request for the lists of a product')
    .withRequest('GET', '/products/TEA-01')
    .willRespondWith(200, (response) => {
      response.jsonBody({
        colours: eachLike('green'), // one or more
        pictures: atLeastLike({url: '/pictures/17.webp'}, 2),
        awards: atMostLike('Tea of the year', 3),
        sizes: constrainedArrayLike({grams: 250}, 1, 5),
      });
    })
    .executeTest(async (mockServer) => {
      const product = await new CatalogueClient(mockServer.url).product('TEA-01');

      expect(product).toEqual({
        colours: ['green'],
        pictures: [{url: '/pictures/17.webp'}, {url: '/pictures/17.webp'}],
        awards: ['Tea of the year'],
        sizes: [{grams: 250}],
      });
    });
});
// #endregion matching-array

// #region matching-array-contains uses pact
test('an array that contains certain elements', async () => {
  const {arrayContaining, integer, regex} = Matchers;

  await pact
    .addInteraction()
    .uponReceiving('a request for the links of a product')
    .withRequest('GET', '/products/TEA-01')
    .willRespondWith(200, (response) => {
      // The order does not matter, and there may be other links.
      response.jsonBody({
        links: arrayContaining(
          {rel: 'self', href: regex('^/products/[^/]+$', '/products/TEA-01')},
          {rel: 'reviews', href: '/products/TEA-01/reviews', count: integer(12)},
        ),
      });
    })
    .executeTest(async (mockServer) => {
      const product = await new CatalogueClient(mockServer.url).product('TEA-01');

      expect(product).toEqual({
        links: [
          {rel: 'self', href: '/products/TEA-01'},
          {rel: 'reviews', href: '/products/TEA-01/reviews', count: 12},
        ],
      });
    });
});
// #endregion matching-array-contains

// #region matching-map uses pact
test('objects with keys that are not known', async () => {
  const {decimal, eachKeyMatches, eachValueMatches, regex} = Matchers;

  await pact
    .addInteraction()
    .uponReceiving('a request for the translations and prices of a product')
    .withRequest('GET', '/products/TEA-01')
    .willRespondWith(200, (response) => {
      response.jsonBody({
        // Keys of two letters; their values are not looked at.
        translations: eachKeyMatches({de: 'Grüner Tee'}, regex(/^[a-z]{2}$/, 'de')),
        // Any keys; each value is a decimal number.
        prices: eachValueMatches({EUR: 4.75}, decimal(4.75)),
      });
    })
    .executeTest(async (mockServer) => {
      const product = await new CatalogueClient(mockServer.url).product('TEA-01');

      expect(product).toEqual({
        translations: {de: 'Grüner Tee'},
        prices: {EUR: 4.75},
      });
    });
});
// #endregion matching-map

// #region matching-exact uses pact
test('exact values, parts of texts and null', async () => {
  const {equal, includes, like, nullValue} = Matchers;

  await pact
    .addInteraction()
    .uponReceiving('a request for the terms of a product')
    .withRequest('GET', '/products/TEA-01')
    .willRespondWith(200, (response) => {
      response.jsonBody(
        like({
          seller: 'Tea and Mugs Ltd', // any text
          currency: equal('EUR'), // only EUR
          terms: includes('30 days'), // any text with these words in it
          discount: nullValue(), // only null
        }),
      );
    })
    .executeTest(async (mockServer) => {
      const product = await new CatalogueClient(mockServer.url).product('TEA-01');

      expect(product).toEqual({
        seller: 'Tea and Mugs Ltd',
        currency: 'EUR',
        terms: '30 days',
        discount: null,
      });
    });
});
// #endregion matching-exact

// #region matching-request uses pact
test('path, query and headers of a request', async () => {
  const {regex} = Matchers;
  const path = regex('^/products/[A-Z]{3}-\\d{2}/reviews$', '/products/TEA-01/reviews');

  await pact
    .addInteraction()
    .uponReceiving('a request for the reviews of a product')
    .withRequest('GET', path, (request) => {
      request.query({page: regex(/^\d+$/, '2')});
      request.headers({'Accept-Language': regex(/^[a-z]{2}$/, 'en')});
    })
    .willRespondWith(200, (response) => {
      response.jsonBody([{stars: 5}]);
    })
    .executeTest(async (mockServer) => {
      const client = new CatalogueClient(mockServer.url);

      // The example is for the provider: the test may send any request that matches.
      expect(await client.reviews('MUG-07', 1, 'fr')).toEqual([{stars: 5}]);
    });
});
// #endregion matching-request
