import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {Verifier} from '@pact-foundation/pact';
import {expect, onTestFinished, test, vi} from 'vitest';

const pactDir = process.env.PACT_DIR ?? 'pacts';

// #region provider-fails
test('a total that is a string breaks the pact', async () => {
  const server = createServer((_request, response) => {
    const items = [{sku: 'TEA-01', quantity: 2}];
    const placedAt = '2026-03-14T09:26:53Z';
    const order = {id: 42, status: 'PAID', total: '31.50', placedAt, items};
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(order));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
  });
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;

  // Verifies the interactions with this description only.
  vi.stubEnv('PACT_DESCRIPTION', '^a request for an order$');
  const verification = new Verifier({
    provider: 'OrderApi',
    providerBaseUrl: `http://127.0.0.1:${port}`,
    pactUrls: [`${pactDir}/OrderWeb-OrderApi.json`],
    stateHandlers: {'an order exists': async () => {}},
    logLevel: 'warn',
  }).verifyProvider();

  await expect(verification).rejects.toThrow(
    "Expected '31.50' (String) to be a decimal number",
  );
});
// #endregion provider-fails
