// #region graphql-consumer
import {Matchers, Pact} from '@pact-foundation/pact';
import {expect, test} from 'vitest';
import {ProductPage, productQuery, reserve, reserveMutation} from './product-page.js';

const {decimal, integer, regex, string} = Matchers;

const pact = new Pact({
  consumer: 'ProductPage',
  provider: 'CatalogueApi',
  logLevel: 'warn',
});

test('shows a product', async () => {
  await pact
    .addGraphQLInteraction()
    .given('a product exists', {sku: 'TEA-01'})
    .uponReceiving('a query for a product')
    .withOperation('Product')
    .withVariables({sku: 'TEA-01'})
    .withRequest('POST', '/graphql')
    .withQuery(productQuery)
    .willRespondWith(200, (response) => {
      response.jsonBody({
        data: {product: {name: string('Green tea'), price: decimal(4.75)}},
      });
    })
    .executeTest(async (mockServer) => {
      const product = await new ProductPage(mockServer.url).product('TEA-01');

      expect(product).toEqual({name: 'Green tea', price: 4.75});
    });
});
// #endregion graphql-consumer

// #region graphql-mutation
test('reserves a product', async () => {
  const sku = regex(/^[A-Z]{3}-\d{2}$/, 'TEA-01');

  await pact
    .addGraphQLInteraction()
    .given('a product exists', {sku: 'TEA-01', stock: 120})
    .uponReceiving('a mutation that reserves a product')
    .withOperation('Reserve')
    .withVariables({sku, quantity: 2})
    .withRequest('POST', '/graphql')
    .withMutation(reserveMutation)
    .willRespondWith(200, (response) => {
      response.jsonBody({data: {reserve: {stock: integer(118)}}});
    })
    .executeTest(async (mockServer) => {
      expect(await reserve(mockServer.url, 'MUG-07', 2)).toBe(118);
    });
});
// #endregion graphql-mutation

// #region graphql-error
test('says why there is no product', async () => {
  await pact
    .addGraphQLInteraction()
    .given('the catalogue is being rebuilt')
    .uponReceiving('a query for a product that fails')
    .withOperation('Product')
    .withVariables({sku: 'TEA-01'})
    .withRequest('POST', '/graphql')
    .withQuery(productQuery)
    .willRespondWith(200, (response) => {
      response.jsonBody({
        data: {product: null},
        errors: [{message: string('The catalogue is being rebuilt'), path: ['product']}],
      });
    })
    .executeTest(async (mockServer) => {
      const product = new ProductPage(mockServer.url).product('TEA-01');

      await expect(product).rejects.toThrow('The catalogue is being rebuilt');
    });
});
// #endregion graphql-error

// #region graphql-refused
test('a field that the client does not ask for breaks the pact', async () => {
  const refused = pact
    .addGraphQLInteraction()
    .uponReceiving('a query with another field')
    .withOperation('Product')
    .withVariables({sku: 'TEA-01'})
    .withRequest('POST', '/graphql')
    .withQuery(productQuery.replace('price', 'price stock'))
    .willRespondWith(200, (response) => {
      response.jsonBody({data: {product: null}});
    })
    .executeTest(async (mockServer) => {
      await new ProductPage(mockServer.url).product('TEA-01').catch(() => undefined);
    });

  await expect(refused).rejects.toThrow('$.query');
});
// #endregion graphql-refused
