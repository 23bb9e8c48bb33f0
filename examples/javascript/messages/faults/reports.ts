import {createServer} from 'node:http';
import path from 'node:path';
import {Verifier} from '@pact-foundation/pact';
import {createChangedOrderApi} from '../../providers/order-refusals.js';
import {listen, pactFile, writePact} from './shop.js';

const refusals = path.resolve(import.meta.dirname, '../../test-results/pacts/refusals');

async function verifyRefusals(pact: string): Promise<void> {
  const {url} = await listen(createChangedOrderApi());
  await new Verifier({
    provider: 'OrderApi',
    providerBaseUrl: url,
    pactUrls: [`${refusals}/${pact}/OrderWeb-OrderApi.json`],
    logLevel: 'error',
  }).verifyProvider();
}

/** What the verifier reports, as pages show it. */
export const faults: Record<string, () => Promise<unknown>> = {
  'too-much': () => verifyRefusals('too-much'),
  enough: () => verifyRefusals('enough'),

  'not-found': async () => {
    await writePact();
    const page = createServer((_request, response) => {
      response.writeHead(404, {'Content-Type': 'text/html'}).end('<h1>Not found</h1>');
    });
    const {url} = await listen(page);
    await new Verifier({
      provider: 'OrderApi',
      providerBaseUrl: url,
      pactUrls: [pactFile],
      stateHandlers: {'an order exists': async () => {}},
      logLevel: 'error',
    }).verifyProvider();
  },
};
