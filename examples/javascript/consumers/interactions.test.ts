import {HTTPResponseStatusClass, Matchers, Pact} from '@pact-foundation/pact';
import {expect, test, vi} from 'vitest';
import {OrderOffice} from './order-office.js';

// #region helper-matchers
const {decimal, eachLike, integer, like, matchStatus, regex} = Matchers;
// #endregion helper-matchers

// #region helper-pact
// A folder of its own: a pact file is written by one test file.
const pact = new Pact({
  consumer: 'OrderWeb',
  provider: 'OrderApi',
  dir: 'pacts/interactions',
  logLevel: 'warn',
});
// #endregion helper-pact

// #region interaction-description uses matchers pact office
test('finds the orders of a tenant', async () => {
  await pact
    .addInteraction()
    .given('a tenant exists', {name: 'tea-shop'})
    .given('orders exist', {count: 30, status: 'PAID'})
    .uponReceiving('a search for orders')
    .comment('The second page is the last one.')
    .comment({key: 'team', value: 'checkout'})
    .testName('order-office › finds the orders of a tenant')
    .reference('jira', 'story', 'SHOP-1204')
    .withRequest('GET', '/orders', (request) => {
      request.query({status: ['PAID', 'SHIPPED'], page: integer(2)}).headers({
        Accept: 'application/json',
        'X-Tenant': regex(/^[a-z-]+$/, 'tea-shop'),
      });
    })
    .willRespondWith(200, (response) => {
      response.jsonBody(eachLike({id: integer(42), total: decimal(31.5)}));
    })
    .executeTest(async (mockServer) => {
      const office = new OrderOffice(mockServer.url);
      const orders = await office.search(['PAID', 'SHIPPED'], 2, 'tea-shop');

      expect(orders).toEqual([{id: 42, total: 31.5}]);
    });
});
// #endregion interaction-description

// #region interaction-pending uses pact office
test('reads an invoice', async () => {
  const xml = '<invoice order="42"><total>31.50</total></invoice>';

  await pact
    .addInteraction()
    .pending()
    .given('an order exists', {id: 42})
    .uponReceiving('a request for an invoice')
    .withRequest('GET', '/orders/42/invoice', (request) => {
      request.headers({Accept: 'application/xml'});
    })
    .willRespondWith(200, (response) => {
      response.xmlBody(xml);
    })
    .executeTest(async (mockServer) => {
      expect(await new OrderOffice(mockServer.url).invoice(42)).toBe(xml);
    });
});
// #endregion interaction-pending

// #region interaction-binary uses pact office
test('shows the picture of a parcel', async () => {
  await pact
    .addInteraction()
    .given('an order exists', {id: 42})
    .uponReceiving('a request for the picture of a parcel')
    .withRequest('GET', '/orders/42/picture')
    .willRespondWith(200, (response) => {
      response.binaryFile('image/png', 'consumers/parcel.png');
    })
    .executeTest(async (mockServer) => {
      const picture = await new OrderOffice(mockServer.url).picture(42);

      expect(picture.type).toBe('image/png');
      expect(picture.size).toBe(70);
    });
});
// #endregion interaction-binary

// #region interaction-multipart uses pact office
test('attaches a photo', async () => {
  await pact
    .addInteraction()
    .given('an order exists', {id: 42})
    .uponReceiving('a request to attach a photo')
    .withRequest('POST', '/orders/42/photos', (request) => {
      // Content type, file and name of the part; a fixed boundary keeps the pact the same.
      request.multipartBody('image/png', 'consumers/parcel.png', 'photo', 'boundary');
    })
    .willRespondWith(201)
    .executeTest((mockServer) =>
      new OrderOffice(mockServer.url).attach(42, 'consumers/parcel.png'),
    );
});
// #endregion interaction-multipart

// #region interaction-text uses matchers pact office
test('imports orders', async () => {
  const rows = regex('^sku,quantity\\n([A-Z]{3}-\\d{2},\\d+\\n)+$', '');

  await pact
    .addInteraction()
    .uponReceiving('a request to import orders')
    .withRequest('POST', '/imports', (request) => {
      request
        .headers({'Content-Type': 'text/csv'})
        .body('text/plain', Buffer.from('sku,quantity\nTEA-01,2\n'))
        .matchingRules({body: {path: '$', rules: [rows]}});
    })
    .willRespondWith(201, (response) => {
      response
        .headers({'Content-Type': 'text/plain'})
        .body('text/plain', Buffer.from('1 order'));
    })
    .executeTest(async (mockServer) => {
      const office = new OrderOffice(mockServer.url);

      expect(await office.importOrders('sku,quantity\nMUG-07,1\n')).toBe('1 order');
    });
});
// #endregion interaction-text

// #region interaction-status uses matchers pact office
test('cancels an order', async () => {
  await pact
    .addInteraction()
    .given('an order exists', {id: 42})
    .uponReceiving('a request to cancel an order')
    .withRequest('DELETE', '/orders/42')
    .willRespondWith(matchStatus(204, HTTPResponseStatusClass.Success))
    .executeTest(async (mockServer) => {
      expect(await new OrderOffice(mockServer.url).cancel(42)).toBe(true);
    });
});
// #endregion interaction-status

// #region interaction-set-cookie uses matchers pact office
test('signs in', async () => {
  // The type knows one value; the core takes an array.
  const cookies = like([
    'session=1',
    'theme=dark',
  ]) as unknown as Matchers.Matcher<string>;

  await pact
    .addInteraction()
    .uponReceiving('a request to sign in')
    .withRequest('PUT', '/sessions/ada')
    .willRespondWith(200, (response) => {
      response.headers({'Set-Cookie': cookies});
    })
    .executeTest(async (mockServer) => {
      const received = await new OrderOffice(mockServer.url).signIn('ada');

      expect(received).toEqual(['session=1', 'theme=dark']);
    });
});
// #endregion interaction-set-cookie

// #region interaction-several uses pact office
test('moves to another order', async () => {
  pact
    .addInteraction()
    .uponReceiving('a request to cancel order 7')
    .withRequest('DELETE', '/orders/7')
    .willRespondWith(204);

  await pact
    .addInteraction()
    .uponReceiving('a request to cancel order 8')
    .withRequest('DELETE', '/orders/8')
    .willRespondWith(202)
    .executeTest(async (mockServer) => {
      const office = new OrderOffice(mockServer.url);

      expect([await office.cancel(7), await office.cancel(8)]).toEqual([true, false]);
    });
});
// #endregion interaction-several

// #region interaction-tls uses office
test('speaks TLS', async () => {
  // Node.js trusts no certificate that signs itself: switch the check off for this test.
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');

  await new Pact({
    consumer: 'OrderWeb',
    provider: 'OrderApi',
    dir: 'pacts/interactions',
    tls: true,
    logLevel: 'warn',
  })
    .addInteraction()
    .uponReceiving('a request to cancel an order over TLS')
    .withRequest('DELETE', '/orders/9')
    .willRespondWith(204)
    .executeTest(async (mockServer) => {
      expect(mockServer.url).toMatch(/^https:/);
      expect(await new OrderOffice(mockServer.url).cancel(9)).toBe(true);
    });
});
// #endregion interaction-tls
