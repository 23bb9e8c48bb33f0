import type {OrderClient} from './order-client.js';

/** What the page of an order says. */
export async function orderPage(client: OrderClient, id: number): Promise<string> {
  const order = await client.order(id);
  if (!order) return 'We know no such order.';
  const items = order.items.map(({sku, quantity}) => `${quantity} × ${sku}`);
  return `Order ${order.id}: ${order.status.toLowerCase()}, ${items.join(', ')}`;
}
