// #region optional-field
import {Matchers, Pact} from '@pact-foundation/pact';
import {expect, test} from 'vitest';
import {DeliveryClient, returns, signatures} from './delivery-client.js';

const {arrayContaining, eachLike, integer, string} = Matchers;

const pact = new Pact({consumer: 'OrderWeb', provider: 'DeliveryApi', logLevel: 'warn'});

test('prints the note of a delivery', async () => {
  await pact
    .addInteraction()
    .given('a delivery has a note', {id: 42})
    .uponReceiving('a request for a delivery with a note')
    .withRequest('GET', '/deliveries/42')
    .willRespondWith(200, (response) => {
      response.jsonBody({id: integer(42), note: string('Leave it with the porter')});
    })
    .executeTest(async (mockServer) => {
      const label = await new DeliveryClient(mockServer.url).label(42);

      expect(label).toBe('Delivery 42: Leave it with the porter');
    });
});

test('prints a label without a note', async () => {
  await pact
    .addInteraction()
    .given('a delivery has no note', {id: 43})
    .uponReceiving('a request for a delivery without a note')
    .withRequest('GET', '/deliveries/43')
    .willRespondWith(200, (response) => {
      response.jsonBody({id: integer(43)});
    })
    .executeTest(async (mockServer) => {
      const label = await new DeliveryClient(mockServer.url).label(43);

      expect(label).toBe('Delivery 43: ring the bell');
    });
});
// #endregion optional-field

// #region optional-null
test('prints a label for a note that is null', async () => {
  await pact
    .addInteraction()
    .given('the note of a delivery was deleted', {id: 44})
    .uponReceiving('a request for a delivery whose note was deleted')
    .withRequest('GET', '/deliveries/44')
    .willRespondWith(200, (response) => {
      response.jsonBody({id: integer(44), note: null});
    })
    .executeTest(async (mockServer) => {
      const label = await new DeliveryClient(mockServer.url).label(44);

      expect(label).toBe('Delivery 44: ring the bell');
    });
});
// #endregion optional-null

test('collects the signatures of a delivery', async () => {
  await pact
    .addInteraction()
    .given('a delivery was sent and signed for', {id: 42})
    .uponReceiving('a request for the events of a delivery')
    .withRequest('GET', '/deliveries/42/events')
    .willRespondWith(200, (response) => {
      response.jsonBody(
        arrayContaining(
          {kind: 'sent', depot: string('Leeds')},
          {kind: 'handed over', signedBy: string('Ada')},
        ),
      );
    })
    .executeTest(async (mockServer) => {
      expect(await signatures(mockServer.url, 42)).toEqual(['Ada']);
    });
});

test('lists the returned articles', async () => {
  await pact
    .addInteraction()
    .given('articles of a delivery were returned', {id: 42})
    .uponReceiving('a request for returned articles')
    .withRequest('GET', '/deliveries/42/returns')
    .willRespondWith(200, (response) => {
      response.jsonBody(eachLike(string('TEA-01')));
    })
    .executeTest(async (mockServer) => {
      expect(await returns(mockServer.url, 42)).toEqual(['TEA-01']);
    });
});

test('lists nothing if nothing was returned', async () => {
  await pact
    .addInteraction()
    .given('nothing of a delivery was returned', {id: 43})
    .uponReceiving('a request for returned articles, of which there are none')
    .withRequest('GET', '/deliveries/43/returns')
    .willRespondWith(200, (response) => {
      response.jsonBody([]);
    })
    .executeTest(async (mockServer) => {
      expect(await returns(mockServer.url, 43)).toEqual([]);
    });
});
