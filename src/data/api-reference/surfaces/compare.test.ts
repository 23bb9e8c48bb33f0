import {describe, expect, it} from 'vitest';

import type {ApiTable} from '../types';
import {compareWithSurface} from './compare';
import {tellOf} from './tell';
import type {Surface} from './types';

const surface: Surface = {
  generated: 'by hand',
  library: 'Shop',
  version: '1.0.0',
  holders: {
    Order: [
      {name: 'id', optional: false, type: 'int'},
      {name: 'currency', optional: true, type: 'String', default: '"EUR"'},
    ],
    Shop: [
      {name: 'constructor', optional: false, signature: 'new Shop(String url)'},
      {name: 'order', optional: false, signature: 'order(int id)\norder(int id, String note)', returns: 'Order'},
    ],
  },
};

const {options, methods} = tellOf(surface);
const order = options('Order', 'Order', {id: 'Its number.', currency: {meaning: 'A code.', allowed: ['"EUR"']}});
const shop = methods('Shop', 'Shop', {constructor: 'Opens it.', order: 'Asks for one.'});
const tables: readonly ApiTable[] = [{id: 'shop/all', groups: [order, shop]}];

describe('a group of a table', () => {
  it('has types, defaults and signatures from the surface', () => {
    expect(order.entries).toEqual([
      {name: 'id', type: 'int', meaning: 'Its number.'},
      {name: 'currency', type: 'String', default: '"EUR"', meaning: 'A code.', allowed: ['"EUR"']},
    ]);
    expect(shop.entries).toEqual([
      {name: 'constructor', signature: 'new Shop(String url)', meaning: 'Opens it.'},
      {
        name: 'order',
        signature: 'order(int id)\norder(int id, String note)',
        returns: 'Order',
        meaning: 'Asks for one.',
      },
    ]);
  });

  it('of what the library does not declare is refused', () => {
    expect(() => options('Order', 'Order', {price: 'What it costs.'})).toThrow(
      'Shop: Order has no price; it has id, currency',
    );
    expect(() => options('Price', 'Price', {value: 'A number.'})).toThrow(
      'Shop declares no Price; generate its surface, or correct the name',
    );
  });
});

describe('the comparison with a surface', () => {
  it('finds nothing where every member is told', () => {
    expect(compareWithSurface(tables, surface, {})).toEqual({
      faults: [],
      counts: {existing: 4, documented: 4, leftOut: 0},
    });
  });

  it('takes a reason for a member or for all of a holder', () => {
    const some = [{id: 'shop/some', groups: [options('Order', 'Order', {id: 'Its number.'})]}];
    const reasons = {Shop: 'internal', 'Order.currency': 'always EUR'};
    expect(compareWithSurface(some, surface, reasons)).toEqual({
      faults: [],
      counts: {existing: 4, documented: 1, leftOut: 3},
    });
  });

  it('names what is in no table, or in two', () => {
    const some = [
      {id: 'shop/some', groups: [shop]},
      {id: 'shop/more', groups: [shop, {...order, entries: []}]},
    ];
    expect(compareWithSurface(some as ApiTable[], surface, {}).faults).toEqual([
      'shop/more: Shop.constructor is in shop/some, too; take one out',
      'shop/more: Shop.order is in shop/some, too; take one out',
      'shop/more, "Order" has no entries',
      'Order.id is in no table; describe it, or say in not-documented.ts why not',
      'Order.currency is in no table; describe it, or say in not-documented.ts why not',
    ]);
  });

  it('takes no reason for all of a holder of which a part is told', () => {
    const some = [{id: 'shop/some', groups: [options('Order', 'Order', {id: 'Its number.'}), shop]}];
    expect(compareWithSurface(some, surface, {Order: 'internal'}).faults).toEqual([
      'Order is in not-documented.ts, and in a table; take it out, or name the members that are left out',
    ]);
  });

  it('names reasons that have no object', () => {
    expect(compareWithSurface(tables, surface, {'Shop.order': 'because', Price: 'because'}).faults).toEqual([
      'Shop.order is in not-documented.ts, and in a table; take it out, or name the members that are left out',
      'Price is in not-documented.ts, and does not exist; take it out',
    ]);
  });
});
