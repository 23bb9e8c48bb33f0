import {createServer, type Server} from 'node:http';
import {json} from 'node:stream/consumers';
import type {Item} from './shop.js';

/** OrderApi after a change: its messages speak to the customer, and it sells up to 500. */
// #region changed-rules
function errorsIn(items: Item[]): string[] {
  if (items.length === 0) return ['Please choose at least one product.'];
  return items.flatMap(({quantity}) => {
    if (quantity < 1) return ['Please order at least one.'];
    return quantity > 500 ? ['Please order 500 at most.'] : [];
  });
}
// #endregion changed-rules

export function createChangedOrderApi(): Server {
  return createServer((request, response) => {
    json(request)
      .then((order) => {
        const errors = errorsIn((order as {items: Item[]}).items);
        response.writeHead(errors.length > 0 ? 400 : 201, {
          'Content-Type': 'application/json',
        });
        response.end(JSON.stringify(errors.length > 0 ? {errors} : {id: 43}));
      })
      .catch(() => response.writeHead(500).end());
  });
}
