import type {Item, Shop} from './shop.js';

// #region lambda-http-handler
/** What API Gateway hands to a function, in payload format 2.0, as far as this one reads it. */
export interface HttpEvent {
  readonly rawPath: string;
  readonly rawQueryString: string;
  readonly headers: Record<string, string>;
  readonly requestContext: {readonly http: {readonly method: string}};
  readonly body?: string;
  readonly isBase64Encoded: boolean;
}

export interface HttpResult {
  readonly statusCode: number;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly isBase64Encoded?: boolean;
}

export type Handler = (event: HttpEvent) => Promise<HttpResult>;

export function orderHandler(shop: Shop): Handler {
  return async ({rawPath, rawQueryString, headers, requestContext, body}) => {
    if (requestContext.http.method === 'POST') {
      const {items} = JSON.parse(body ?? '') as {items: Item[]};
      const order = shop.placeOrder(items);
      if (!order) return {statusCode: 409};
      return json(order, 201, {location: `/orders/${order.id}`});
    }
    if (rawPath === '/orders') {
      const customer = shop.customerWith(headers.authorization?.slice(7) ?? '');
      if (!customer) return {statusCode: 401};
      const status = new URLSearchParams(rawQueryString).get('status');
      return json(shop.ordersOf(customer, status));
    }
    const order = shop.order(Number(rawPath.replace('/orders/', '')));
    return order ? json(order) : {statusCode: 404};
  };
}

function json(value: unknown, statusCode = 200, headers = {}): HttpResult {
  return {
    statusCode,
    headers: {'content-type': 'application/json', ...headers},
    body: JSON.stringify(value),
  };
}
// #endregion lambda-http-handler
