import {signatureOf} from './aws-signature.js';

/** Reads orders from an OrderApi that lets only signed requests in. */
export class OrderReport {
  constructor(private readonly baseUrl: string) {}

  async total(id: number): Promise<number> {
    const order = (await this.send('GET', `/orders/${id}`)) as {total: number};
    return order.total;
  }

  async place(sku: string, quantity: number): Promise<number> {
    const body = JSON.stringify({items: [{sku, quantity}]});
    const order = (await this.send('POST', '/orders', body)) as {id: number};
    return order.id;
  }

  private async send(method: string, path: string, body?: string): Promise<unknown> {
    const url = new URL(this.baseUrl + path);
    const headers = await signatureOf(method, url, body);
    if (body) headers['content-type'] = 'application/json';
    const response = await fetch(url, {method, headers, body});
    if (!response.ok) throw new Error(`OrderApi answered ${response.status}`);
    return response.json();
  }
}
