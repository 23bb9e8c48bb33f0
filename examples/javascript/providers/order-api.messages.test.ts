import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {providerWithMetadata, Verifier} from '@pact-foundation/pact';
import {afterAll, beforeAll, test} from 'vitest';
import {createOrderApi} from './order-api.js';
import {shop, stateHandlers} from './order-api.states.js';

// #region helper-server uses shop
const pactDir = process.env.PACT_DIR ?? 'pacts';
const server = createOrderApi(shop);

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => {
  server.close();
});
// #endregion helper-server

// #region helper-invoice
function invoice(id: number): Buffer {
  return Buffer.from(`%PDF-1.7\n%Invoice of order ${id}, with everything in it`);
}
// #endregion helper-invoice

// #region mixed-provider uses server invoice shop state-handlers
test('OrderApi keeps its pact with OrderDesk, over HTTP and in messages', async () => {
  const {port} = server.address() as AddressInfo;

  await new Verifier({
    provider: 'OrderApi',
    // Interactions over HTTP go here,
    providerBaseUrl: `http://127.0.0.1:${port}`,
    // and messages come from these functions, by description.
    messageProviders: {
      'a request for a quote': async (descriptor) => {
        const {sku, quantity} = descriptor.content as {sku: string; quantity: number};
        return {total: shop.placeOrder([{sku, quantity}])?.total};
      },
      'an invoice': providerWithMetadata(() => invoice(42), {
        contentType: 'application/pdf',
        fileName: '42.pdf',
      }),
      'a changed status': providerWithMetadata(() => `42;${shop.order(42)?.status}`, {
        contentType: 'text/plain',
      }),
    },
    pactUrls: [`${pactDir}/OrderDesk-OrderApi.json`],
    stateHandlers,
    logLevel: 'warn',
  }).verifyProvider();
});
// #endregion mixed-provider
