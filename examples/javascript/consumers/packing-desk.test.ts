import {Pact} from '@pact-foundation/pact';
import {beforeAll, expect, test} from 'vitest';
import {installPlugins} from '../plugins/install.js';
import {correctLabel, labelOf, parseLabel} from './packing-desk.js';

// #region helper-pact uses install-plugins
const pact = new Pact({consumer: 'PackingDesk', provider: 'ParcelApi', logLevel: 'warn'});

beforeAll(installPlugins);
// #endregion helper-pact

// #region plugin-contents
// #region helper-contents
const contentType = 'text/vnd.shop.label';

// What stands here is for the plugin to say; Pact passes the JSON on.
const label = {
  Carrier: 'PARCEL',
  To: {example: 'Ada', rule: {type: 'type'}},
  Weight: {example: '250 g', rule: {type: 'regex', values: {regex: '^\\d+ g$'}}},
};
// #endregion helper-contents
// #endregion plugin-contents

// #region plugin-http-consumer uses pact contents
test('reads the label of a parcel', async () => {
  await pact
    .addInteraction()
    .given('a parcel is packed', {order: 42})
    .uponReceiving('a request for a label')
    .usingPlugin({plugin: 'shop-label', version: '1.0.0'})
    .withRequest('GET', '/labels/42')
    .willRespondWith(200, (response) => {
      response.pluginContents(contentType, JSON.stringify(label));
    })
    .executeTest(async (mockServer) => {
      expect(await labelOf(mockServer.url, 42)).toEqual({to: 'Ada', weight: 250});
    });
});
// #endregion plugin-http-consumer

// #region plugin-http-request uses pact contents
test('corrects the label of a parcel', async () => {
  await pact
    .addInteraction()
    .given('a parcel is packed', {order: 42})
    .uponReceiving('a corrected label')
    .usingPlugin({plugin: 'shop-label', version: '1.0.0'})
    .withRequest('PUT', '/labels/42', (request) => {
      request.pluginContents(contentType, JSON.stringify({To: label.To}));
    })
    .willRespondWith(204)
    .executeTest(async (mockServer) => {
      await correctLabel(mockServer.url, 42, 'Grace');
    });
});
// #endregion plugin-http-request

// #region plugin-async-consumer uses pact contents
test('hears of a printed label', async () => {
  await pact
    .addAsynchronousInteraction()
    .given('a parcel is packed', {order: 42})
    .usingPlugin({plugin: 'shop-label', version: '1.0.0'})
    .expectsToReceive('a printed label')
    .withPluginContents(JSON.stringify(label), contentType)
    .executeTest(async (message) => {
      const {weight} = parseLabel(message.contents.content as string);

      expect(weight).toBe(250);
    });
});
// #endregion plugin-async-consumer

// #region plugin-sync-consumer uses pact contents
test('asks for a label over the queue', async () => {
  const contents = {request: {Order: '42'}, response: label};

  await pact
    .addSynchronousInteraction('an order for a label')
    .given('a parcel is packed', {order: 42})
    .usingPlugin({plugin: 'shop-label', version: '1.0.0'})
    .withPluginContents(JSON.stringify(contents), contentType)
    .executeTest(async ({Request, Response}) => {
      const request = Request.content as Buffer;
      const response = Response[0]?.content as Buffer;

      expect(request.toString()).toBe('Order: 42');
      expect(parseLabel(response.toString()).to).toBe('Ada');
    });
});
// #endregion plugin-sync-consumer

// #region plugin-mismatch uses pact contents
test('a label without its weight is refused', async () => {
  const refused = pact
    .addInteraction()
    .uponReceiving('a label that lacks its weight')
    .usingPlugin({plugin: 'shop-label', version: '1.0.0'})
    .withRequest('PUT', '/labels/43', (request) => {
      request.pluginContents(contentType, JSON.stringify(label));
    })
    .willRespondWith(204)
    .executeTest(async (mockServer) => {
      await correctLabel(mockServer.url, 43, 'Grace');
    });

  await expect(refused).rejects.toThrow("Expected a field 'Weight', but it is missing");
});
// #endregion plugin-mismatch

test('a plugin that is not there is not missed', async () => {
  await new Pact({
    consumer: 'PackingDesk',
    provider: 'ParcelApi',
    dir: 'test-results/pacts',
    logLevel: 'error',
  })
    .addInteraction()
    .uponReceiving('a label by a plugin that nobody has')
    .usingPlugin({plugin: 'shop-label', version: '9.0.0'})
    .withRequest('GET', '/labels/42')
    .willRespondWith(200, (response) => {
      response.pluginContents(contentType, JSON.stringify(label));
    })
    .executeTest(async (mockServer) => {
      const response = await fetch(`${mockServer.url}/labels/42`);

      expect(response.status).toBe(200);
      expect(await response.text()).toBe('');
    });
});
