import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {Item, Order} from './shop.js';

/** Addresses of the services behind the gateway. */
export interface Services {
  readonly orderApi: string;
  readonly catalogueApi: string;
}

// #region gateway
export function createShopGateway(services: Services): Server {
  return createServer((request, response) => {
    answer(services, request)
      .then(async (result) => {
        const type = result.headers.get('content-type') ?? 'application/json';
        response.writeHead(result.status, {'Content-Type': type});
        response.end(await result.text());
      })
      .catch(() => response.writeHead(502).end());
  });
}

async function answer(services: Services, request: IncomingMessage): Promise<Response> {
  const path = request.url ?? '/';
  const parcel = /^\/shop\/parcels\/(\d+)$/.exec(path);
  return parcel
    ? packingList(services, Number(parcel[1]))
    : forward(services.orderApi, path.replace(/^\/shop/, ''), request);
}

/** Hands a request on without the prefix, and tells the service by whom it came. */
function forward(
  service: string,
  path: string,
  request: IncomingMessage,
): Promise<Response> {
  const headers = new Headers({Via: '1.1 shop-gateway', Accept: 'application/json'});
  const {authorization} = request.headers;
  if (authorization) headers.set('Authorization', authorization);
  return fetch(service + path, {headers});
}

/** Joins an order with the names of its products, which another service knows. */
async function packingList(services: Services, id: number): Promise<Response> {
  const order = await fetch(`${services.orderApi}/orders/${id}`);
  if (!order.ok) return new Response(null, {status: order.status});
  const {items} = (await order.json()) as Order;
  const nameOf = async ({sku}: Item) => {
    const product = await fetch(`${services.catalogueApi}/products/${sku}`);
    return ((await product.json()) as {name: string}).name;
  };
  const names = await Promise.all(items.map(nameOf));
  return Response.json({
    order: id,
    parts: items.map(({quantity}, index) => ({name: names[index], quantity})),
  });
}
// #endregion gateway
