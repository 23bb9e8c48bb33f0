import {once} from 'node:events';
import {existsSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {Verifier} from '@pact-foundation/pact';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {stockLevel} from '../consumers/stock-client.js';
import {createStockService} from './stock-service.js';

// #region helper-server
const pactDir = process.env.PACT_DIR ?? 'pacts';
const pactFile = `${pactDir}/OrderDesk-StockService.json`;
const server = createStockService(64);
let port: number;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});

afterAll(() => {
  server.close();
});
// #endregion helper-server

test('the client and the service understand each other', async () => {
  expect(await stockLevel(`127.0.0.1:${port}`, 'TEA-01')).toBe(64);
});

// The consumer's test writes the pact where the plugin is installed.
// #region grpc-provider uses server
test.runIf(existsSync(pactFile))(
  'StockService keeps its pact with OrderDesk',
  async () => {
    await new Verifier({
      provider: 'StockService',
      transports: [{protocol: 'grpc', port}],
      pactUrls: [pactFile],
      stateHandlers: {'a product is in stock': async () => {}},
      logLevel: 'warn',
    }).verifyProvider();
  },
);
// #endregion grpc-provider
