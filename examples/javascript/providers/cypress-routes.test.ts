import {expect, test} from 'vitest';
import {routeOf} from '../cypress/pact-routes.js';

// The pact of this project, and no other: the examples are those that the page tests expect.
const pactFile = 'pacts/OrderWeb-OrderApi.json';

test('an interaction becomes a route and its answer', () => {
  expect(routeOf(pactFile, 'a request for an order')).toEqual({
    route: {method: 'GET', pathname: '/orders/42'},
    reply: {
      statusCode: 200,
      headers: {'Content-Type': 'application/json'},
      body: {
        id: 42,
        status: 'PAID',
        total: 31.5,
        placedAt: '2026-03-14T09:26:53Z',
        items: [{sku: 'TEA-01', quantity: 2}],
      },
    },
  });
});

test('the query belongs to the route', () => {
  const {route} = routeOf(pactFile, 'a request for my orders');

  expect(route).toEqual({method: 'GET', pathname: '/orders', query: {status: 'PAID'}});
});

test('an answer may have no body', () => {
  const {reply} = routeOf(pactFile, 'a request for an order that does not exist');

  expect(reply).toEqual({statusCode: 404, headers: {}, body: undefined});
});

test('an interaction that is gone is a fault', () => {
  expect(() => routeOf(pactFile, 'a request for a discount')).toThrow(
    'pacts/OrderWeb-OrderApi.json has no interaction "a request for a discount"',
  );
});
