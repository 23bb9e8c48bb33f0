import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {providerWithMetadata, Verifier} from '@pact-foundation/pact';
import {afterAll, beforeAll, test} from 'vitest';
import {installPlugins} from '../plugins/install.js';

// #region helper-server uses install-plugins
const pactDir = process.env.PACT_DIR ?? 'pacts';
const contentType = 'text/vnd.shop.label';

const labels = new Map<number, string>();

function printLabel(order: number): string {
  return labels.get(order) ?? '';
}

const server = createServer((request, response) => {
  if (request.method === 'PUT') {
    response.writeHead(204).end();
    return;
  }
  response.setHeader('Content-Type', contentType);
  response.end(printLabel(Number(request.url?.replace('/labels/', ''))));
});

beforeAll(async () => {
  await installPlugins();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => {
  server.close();
});
// #endregion helper-server

// #region plugin-provider uses server
test('ParcelApi keeps its pact with PackingDesk', async () => {
  const {port} = server.address() as AddressInfo;
  const metadata = {contentType: 'text/vnd.shop.label'};

  await new Verifier({
    provider: 'ParcelApi',
    providerBaseUrl: `http://127.0.0.1:${port}`,
    messageProviders: {
      'a printed label': providerWithMetadata(() => printLabel(42), metadata),
      'an order for a label': providerWithMetadata((descriptor) => {
        const order = (descriptor.content as string).replace('Order: ', '');
        return printLabel(Number(order));
      }, metadata),
    },
    pactUrls: [`${pactDir}/PackingDesk-ParcelApi.json`],
    stateHandlers: {
      'a parcel is packed': async (parameters) => {
        const {order} = parameters as {order: number};
        labels.set(order, 'Carrier: PARCEL\nWeight: 1200 g\nTo: Grace');
      },
    },
    logLevel: 'warn',
  }).verifyProvider();
});
// #endregion plugin-provider
