// #region xml-consumer
import {Matchers, Pact, XmlBuilder, type XmlElement} from '@pact-foundation/pact';
import {expect, test} from 'vitest';
import {archivedOrder, sendToArchive} from './order-archive.js';

const {regex, string} = Matchers;

const pact = new Pact({consumer: 'OrderArchive', provider: 'OrderApi', logLevel: 'warn'});

// #region xml-attributes
type Attributes = Parameters<XmlElement['setAttributes']>[0];

// The type asks for a Map, whose entries are lost: give an object, and convince the compiler.
function attributes(values: Record<string, unknown>): Attributes {
  return values as unknown as Attributes;
}
// #endregion xml-attributes

test('reads an order as XML', async () => {
  const order = new XmlBuilder('1.0', 'UTF-8', 'order').build((root) => {
    root.setAttributes(attributes({id: regex(/^\d+$/, '42')}));
    root.appendElement(
      'status',
      attributes({}),
      regex(/^(PENDING|PAID|SHIPPED)$/, 'PAID'),
    );
    root.appendElement(
      'total',
      attributes({currency: 'EUR'}),
      regex(/^\d+\.\d{2}$/, '31.50'),
    );
    root.appendElement('items', attributes({}), (items) => {
      items.eachLike('item', attributes({sku: string('TEA-01')}), (item) => {
        item.appendElement('quantity', attributes({}), regex(/^\d+$/, '2'));
      });
    });
  });

  await pact
    .addInteraction()
    .given('an order exists', {id: 42})
    .uponReceiving('a request for an order as XML')
    .withRequest('GET', '/archive/orders/42', (request) => {
      request.headers({Accept: 'application/xml'});
    })
    .willRespondWith(200, (response) => {
      response.xmlBody(order);
    })
    .executeTest(async (mockServer) => {
      expect(await archivedOrder(mockServer.url, 42)).toEqual({
        id: 42,
        status: 'PAID',
        total: 31.5,
        items: [{sku: 'TEA-01', quantity: 2}],
      });
    });
});
// #endregion xml-consumer

// #region xml-text
test('sends an order as XML', async () => {
  await pact
    .addInteraction()
    .uponReceiving('an order for the archive')
    .withRequest('POST', '/archive/orders', (request) => {
      // Without matchers, the text itself will do.
      request.xmlBody('<order id="42"><status>SHIPPED</status></order>');
    })
    .willRespondWith(202)
    .executeTest(async (mockServer) => {
      expect(await sendToArchive(mockServer.url, 42)).toBe(202);
    });
});
// #endregion xml-text

// #region xml-namespace
test('reads an order with a namespace', async () => {
  const status = "$['urn:shop:orders:order']['urn:shop:orders:status']['#text']";

  await pact
    .addInteraction()
    .given('an order exists', {id: 42})
    .uponReceiving('a request for an order with a namespace')
    .withRequest('GET', '/archive/v2/orders/42')
    .willRespondWith(200, (response) => {
      response.xmlBody('<order xmlns="urn:shop:orders"><status>PAID</status></order>');
      response.matchingRules({
        body: {path: status, rules: [regex(/^(PENDING|PAID|SHIPPED)$/, 'PAID')]},
      });
    })
    .executeTest(async (mockServer) => {
      const response = await fetch(`${mockServer.url}/archive/v2/orders/42`);

      expect(await response.text()).toContain('<status>PAID</status>');
    });
});
// #endregion xml-namespace
