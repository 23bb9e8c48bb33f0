import {expect, it} from 'vitest';

import {because} from './because';

it('is a reason for each name, members of a holder in brackets', () => {
  expect(because('internal', 'Shop Order.id\n  Price(value\n  currency)')).toEqual({
    Shop: 'internal',
    'Order.id': 'internal',
    'Price.value': 'internal',
    'Price.currency': 'internal',
  });
});
