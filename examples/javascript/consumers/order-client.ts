// #region helper-client
export type OrderStatus = 'PENDING' | 'PAID' | 'SHIPPED';

export interface OrderItem {
  sku: string;
  quantity: number;
}

export interface Order {
  id: number;
  status: OrderStatus;
  total: number;
  placedAt: Date;
  items: OrderItem[];
}

type OrderJson = Omit<Order, 'placedAt'> & {placedAt: string};
type OrderSummary = Pick<Order, 'id' | 'total'>;
type Receipt = Pick<Order, 'id' | 'status'>;

// #region client
export class OrderClient {
  constructor(private readonly baseUrl: string) {}

  async order(id: number): Promise<Order | undefined> {
    const response = await this.send(`/orders/${id}`);
    if (response.status === 404) return undefined;
    const order = (await response.json()) as OrderJson;
    return {...order, placedAt: new Date(order.placedAt)};
  }

  async status(id: number): Promise<OrderStatus | undefined> {
    return (await this.order(id))?.status;
  }

  async orders(status: OrderStatus, token: string): Promise<OrderSummary[]> {
    const headers = {Authorization: `Bearer ${token}`};
    const response = await this.send(`/orders?status=${status}`, {headers});
    return (await response.json()) as OrderSummary[];
  }

  async place(items: OrderItem[]): Promise<Receipt> {
    const response = await this.send('/orders', {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({items}),
    });
    return (await response.json()) as Receipt;
  }

  private async send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('Accept', 'application/json');
    const response = await fetch(this.baseUrl + path, {...init, headers});
    if (response.ok || response.status === 404) return response;
    throw new Error(`OrderApi answered ${response.status} to ${path}`);
  }
}
// #endregion client
// #endregion helper-client
