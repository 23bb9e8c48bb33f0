import {existsSync, readdirSync} from 'node:fs';
import {homedir} from 'node:os';
import path from 'node:path';
import {Pact} from '@pact-foundation/pact';
import {expect, test} from 'vitest';
import {prices} from './price-board.js';

// #region helper-installed
const folder = process.env.PACT_PLUGIN_DIR || path.join(homedir(), '.pact/plugins');
const installed =
  existsSync(folder) && readdirSync(folder).some((name) => name.startsWith('csv-'));
// #endregion helper-installed

// #region csv-consumer uses installed
test.runIf(installed)('shows the prices of the list', async () => {
  const pact = new Pact({consumer: 'PriceBoard', provider: 'CatalogueApi'});

  const priceList = {
    csvHeaders: true,
    'column:Sku': "matching(regex, '[A-Z]{3}-[0-9]{2}', 'TEA-01')",
    'column:Price': 'matching(decimal, 4.50)',
    'column:ValidFrom': "matching(regex, '[0-9]{4}-[0-9]{2}-[0-9]{2}', '2026-03-14')",
  };

  await pact
    .addInteraction()
    .given('products have prices')
    .uponReceiving('a request for the price list')
    .usingPlugin({plugin: 'csv', version: '0.0.6'})
    .withRequest('GET', '/prices.csv')
    .willRespondWith(200, (response) => {
      response.pluginContents('text/csv', JSON.stringify(priceList));
    })
    .executeTest(async (catalogueApi) => {
      expect(await prices(catalogueApi.url)).toEqual([{sku: 'TEA-01', price: 4.5}]);
    });
});
// #endregion csv-consumer
