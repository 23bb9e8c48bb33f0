import {mkdirSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {Pact, Verifier} from '@pact-foundation/pact';

// A folder without plugins.
process.env.PACT_PLUGIN_DIR = path.resolve('plugins');
mkdirSync(process.env.PACT_PLUGIN_DIR);

export const faults: Record<string, () => Promise<unknown>> = {
  'plugin-missing': () =>
    new Pact({consumer: 'PackingDesk', provider: 'ParcelApi', logLevel: 'error'})
      .addInteraction()
      .uponReceiving('a request for a label')
      .usingPlugin({plugin: 'shop-label', version: '9.0.0'})
      .withRequest('GET', '/labels/42')
      .willRespondWith(200, (response) => {
        response.pluginContents('text/vnd.shop.label', '{"Carrier": "PARCEL"}');
      })
      .executeTest((mockServer) => fetch(`${mockServer.url}/labels/42`)),

  'plugin-missing-in-verification': async () => {
    const pact = {
      consumer: {name: 'PackingDesk'},
      provider: {name: 'ParcelApi'},
      interactions: [],
      metadata: {
        pactSpecification: {version: '4.0'},
        plugins: [{name: 'shop-label', version: '1.0.0', configuration: {}}],
      },
    };
    await writeFile('PackingDesk-ParcelApi.json', JSON.stringify(pact));
    await new Verifier({
      provider: 'ParcelApi',
      providerBaseUrl: 'http://127.0.0.1:8080',
      pactUrls: ['PackingDesk-ParcelApi.json'],
      logLevel: 'error',
    }).verifyProvider();
  },
};
