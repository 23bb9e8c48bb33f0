import {createServer, type IncomingMessage, type Server} from 'node:http';
import {json} from 'node:stream/consumers';
import type {Item, Shop} from './shop.js';

// #region provider
export function createOrderApi(shop: Shop): Server {
  return createServer((request, response) => {
    answer(shop, request)
      .then(async (result) => {
        response.writeHead(result.status, Object.fromEntries(result.headers));
        response.end(await result.text());
      })
      .catch(() => response.writeHead(500).end());
  });
}

async function answer(shop: Shop, request: IncomingMessage): Promise<Response> {
  const {pathname, searchParams} = new URL(request.url ?? '/', 'http://localhost');

  if (request.method === 'POST' && pathname === '/orders') {
    const {items} = (await json(request)) as {items: Item[]};
    const order = shop.placeOrder(items);
    if (!order) return new Response(null, {status: 409});
    const headers = {Location: `/orders/${order.id}`};
    return Response.json(order, {status: 201, headers});
  }

  if (pathname === '/orders') {
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const customer = shop.customerWith(token);
    if (!customer) return new Response(null, {status: 401});
    return Response.json(shop.ordersOf(customer, searchParams.get('status')));
  }

  const order = shop.order(Number(pathname.replace('/orders/', '')));
  return order ? Response.json(order) : new Response(null, {status: 404});
}
// #endregion provider
