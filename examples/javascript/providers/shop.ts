import {randomUUID} from 'node:crypto';

export interface Item {
  sku: string;
  quantity: number;
}

export interface Order {
  id: number;
  status: 'PENDING' | 'PAID' | 'SHIPPED';
  total: number;
  placedAt: string;
  items: Item[];
}

/** Keeps orders, stock and sessions in memory. */
export class Shop {
  readonly #orders = new Map<number, {order: Order; customer: string}>();
  readonly #prices = new Map<string, number>();
  readonly #sessions = new Map<string, string>();
  #lastId = 1000;

  addOrder(given: Partial<Order> = {}, customer = 'ada'): Order {
    const order: Order = {
      id: ++this.#lastId,
      status: 'PAID',
      total: 18.75,
      placedAt: '2026-02-03T16:40:00Z',
      items: [{sku: 'MUG-07', quantity: 1}],
      ...given,
    };
    this.#orders.set(order.id, {order, customer});
    return order;
  }

  removeOrder(id: number): void {
    this.#orders.delete(id);
  }

  order(id: number): Order | undefined {
    return this.#orders.get(id)?.order;
  }

  ordersOf(customer: string, status: string | null): Order[] {
    return [...this.#orders.values()]
      .filter((entry) => entry.customer === customer)
      .map((entry) => entry.order)
      .filter((order) => status === null || order.status === status);
  }

  addToStock(sku: string, price: number): void {
    this.#prices.set(sku, price);
  }

  /** Gives nothing back when one of the items is out of stock. */
  placeOrder(items: Item[]): Order | undefined {
    let total = 0;
    for (const {sku, quantity} of items) {
      const price = this.#prices.get(sku);
      if (price === undefined) return undefined;
      total += price * quantity;
    }
    return this.addOrder({status: 'PENDING', total, items});
  }

  signIn(customer: string): string {
    const token = randomUUID();
    this.#sessions.set(token, customer);
    return token;
  }

  customerWith(token: string): string | undefined {
    return this.#sessions.get(token);
  }
}
