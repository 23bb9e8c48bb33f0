import {readFile} from 'node:fs/promises';

// #region helper-office
/** What the back office of OrderWeb asks OrderApi for: searches, documents, pictures. */
export class OrderOffice {
  constructor(private readonly baseUrl: string) {}

  /** The statuses become parameters of one name: `status=PAID&status=SHIPPED`. */
  async search(statuses: string[], page: number, tenant: string): Promise<unknown> {
    const query = new URLSearchParams({page: String(page)});
    for (const status of statuses) query.append('status', status);
    const headers = {Accept: 'application/json', 'X-Tenant': tenant};
    const response = await this.send(`/orders?${query.toString()}`, {headers});
    return response.json();
  }

  async invoice(id: number): Promise<string> {
    const headers = {Accept: 'application/xml'};
    return (await this.send(`/orders/${id}/invoice`, {headers})).text();
  }

  async picture(id: number): Promise<Blob> {
    return (await this.send(`/orders/${id}/picture`)).blob();
  }

  async importOrders(csv: string): Promise<string> {
    const headers = {'Content-Type': 'text/csv'};
    const response = await this.send('/imports', {method: 'POST', headers, body: csv});
    return response.text();
  }

  async attach(id: number, file: string): Promise<void> {
    const body = new FormData();
    body.append('photo', new Blob([await readFile(file)], {type: 'image/png'}), file);
    await this.send(`/orders/${id}/photos`, {method: 'POST', body});
  }

  /** Cancels an order; false while the provider is still at it. */
  async cancel(id: number): Promise<boolean> {
    return (await this.send(`/orders/${id}`, {method: 'DELETE'})).status !== 202;
  }

  async signIn(name: string): Promise<string[]> {
    const response = await this.send(`/sessions/${name}`, {method: 'PUT'});
    return response.headers.getSetCookie();
  }

  private async send(path: string, init?: RequestInit): Promise<Response> {
    const response = await fetch(this.baseUrl + path, init);
    if (!response.ok) throw new Error(`OrderApi answered ${response.status}`);
    return response;
  }
}
// #endregion helper-office
