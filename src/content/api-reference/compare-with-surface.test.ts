import {describe, expect, it} from 'vitest';

import type {Surface} from '../../data/api-reference/surfaces/types';
import {compareWithSurface} from './compare-with-surface';
import type {ApiGroup, ApiTable} from './types';

const holders: Surface['holders'] = {
  Order: [
    {name: 'id', optional: false, type: 'int'},
    {name: 'currency', optional: true, type: 'String', default: '"EUR"'},
  ],
  Shop: [
    {name: 'constructor', optional: false, signature: 'new Shop(String url)'},
    {name: 'order', optional: false, signature: 'order(int id)', returns: 'Order'},
  ],
};

const id = {name: 'id', type: 'int', meaning: 'Its number.'};
const currency = {name: 'currency', type: 'String', meaning: 'A code.'};
const orderWith = (...entries: (typeof id)[]): ApiGroup => ({kind: 'options', title: 'Order', of: 'Order', entries});
const shop: ApiGroup = {
  kind: 'methods',
  title: 'Shop',
  of: 'Shop',
  entries: [
    {name: 'constructor', signature: 'new Shop(String url)', meaning: 'Opens it.'},
    {name: 'order', signature: 'order(int id)', returns: 'Order', meaning: 'Asks for one.'},
  ],
};
const tables: readonly ApiTable[] = [{id: 'shop/all', groups: [orderWith(id, currency), shop]}];

describe('the comparison with a surface', () => {
  it('finds nothing where every member is documented', () => {
    expect(compareWithSurface(tables, holders, {})).toEqual({
      faults: [],
      counts: {existing: 4, documented: 4, leftOut: 0},
    });
  });

  it('accepts a reason for a member or for a whole holder', () => {
    const some = [{id: 'shop/some', groups: [orderWith(id)]}];
    const reasons = {Shop: 'internal', 'Order.currency': 'always EUR'};
    expect(compareWithSurface(some, holders, reasons)).toEqual({
      faults: [],
      counts: {existing: 4, documented: 1, leftOut: 3},
    });
  });

  it('reports members that are in no table, or in two', () => {
    const some = [
      {id: 'shop/some', groups: [shop]},
      {id: 'shop/more', groups: [shop]},
    ];
    expect(compareWithSurface(some, holders, {}).faults).toEqual([
      'shop/more: Shop.constructor is in shop/some, too; remove one',
      'shop/more: Shop.order is in shop/some, too; remove one',
      'Order.id is in no table; describe it, or add it to not-documented.yml with the reason',
      'Order.currency is in no table; describe it, or add it to not-documented.yml with the reason',
    ]);
  });

  it('rejects a reason for a whole holder if part of it is documented', () => {
    const some = [{id: 'shop/some', groups: [orderWith(id), shop]}];
    expect(compareWithSurface(some, holders, {Order: 'internal'}).faults).toEqual([
      'Order is in not-documented.yml, but also in a table; remove it, or name the members that are left out',
    ]);
  });

  it('reports reasons for members that do not exist', () => {
    expect(compareWithSurface(tables, holders, {'Shop.order': 'because', Price: 'because'}).faults).toEqual([
      'Shop.order is in not-documented.yml, but also in a table; remove it, or name the members that are left out',
      'Price is in not-documented.yml, but does not exist; remove it',
    ]);
  });
});
