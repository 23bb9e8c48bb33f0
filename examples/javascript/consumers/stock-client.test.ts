import {existsSync, readdirSync} from 'node:fs';
import {homedir} from 'node:os';
import path from 'node:path';
import {Pact} from '@pact-foundation/pact';
import {expect, test} from 'vitest';
import {stockLevel} from './stock-client.js';

// #region helper-installed
const folder = process.env.PACT_PLUGIN_DIR || path.join(homedir(), '.pact/plugins');
const installed =
  existsSync(folder) && readdirSync(folder).some((name) => name.startsWith('protobuf-'));
// #endregion helper-installed

// #region grpc-consumer uses installed
test.runIf(installed)('asks for the stock over gRPC', async () => {
  const pact = new Pact({consumer: 'OrderDesk', provider: 'StockService'});

  const contents = {
    'pact:proto': path.resolve('providers/stock.proto'),
    'pact:proto-service': 'Stock/Level',
    'pact:content-type': 'application/protobuf',
    request: {sku: "matching(type, 'TEA-01')"},
    response: {quantity: 'matching(integer, 120)'},
  };

  await pact
    .addSynchronousInteraction('a request for the stock of a product')
    .given('a product is in stock', {sku: 'TEA-01'})
    .usingPlugin({plugin: 'protobuf', version: '0.8.0'})
    .withPluginContents(JSON.stringify(contents), 'application/grpc')
    .startTransport('grpc', '127.0.0.1')
    .executeTest(async ({address, port}) => {
      expect(await stockLevel(`${address}:${port}`, 'TEA-01')).toBe(120);
    });
});
// #endregion grpc-consumer
