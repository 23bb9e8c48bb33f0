import {readFileSync} from 'node:fs';
import path from 'node:path';

/** What happens in the shop, told to a Broker over its API. */
export class Shop {
  constructor(private readonly url: string) {}

  async send(method: string, address: string, body?: unknown): Promise<Record<string, unknown>> {
    const response = await fetch(address.startsWith('/') ? this.url + address : address, {
      method,
      headers: {'content-type': 'application/json', accept: 'application/hal+json'},
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) {
      throw new Error(`${method} ${address}: ${response.status} ${text}`);
    }
    return JSON.parse(text || '{}') as Record<string, unknown>;
  }

  /** OrderWeb publishes the pact of these examples, with a change if there is a description. */
  publish(version: string, branch: string, description?: string): Promise<Record<string, unknown>> {
    const file = path.join(import.meta.dirname, '../pacts/OrderWeb-OrderApi.json');
    const pact = JSON.parse(readFileSync(file, 'utf8')) as {interactions: {description: string}[]};
    const [first] = pact.interactions;
    if (description !== undefined && first) {
      first.description = description;
    }
    return this.send('POST', '/contracts/publish', {
      pacticipantName: 'OrderWeb',
      pacticipantVersionNumber: version,
      branch,
      buildUrl: `https://ci.example.com/order-web/${version}`,
      contracts: [
        {
          consumerName: 'OrderWeb',
          providerName: 'OrderApi',
          specification: 'pact',
          contentType: 'application/json',
          content: Buffer.from(JSON.stringify(pact)).toString('base64'),
        },
      ],
    });
  }

  /** OrderApi publishes the result for OrderWeb's pact of a version. */
  async verify(consumerVersion: string, version: string, branch: string, success: boolean): Promise<void> {
    await this.send('PUT', `/pacticipants/OrderApi/branches/${branch}/versions/${version}`, {});
    const pact = await this.send('GET', `/pacts/provider/OrderApi/consumer/OrderWeb/version/${consumerVersion}`);
    const links = pact['_links'] as Record<string, {href: string}>;
    await this.send('POST', links['pb:publish-verification-results']?.href ?? '', {
      success,
      providerApplicationVersion: version,
      buildUrl: `https://ci.example.com/order-api/${version}`,
    });
  }
}
