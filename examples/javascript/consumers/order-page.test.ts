import {rmSync} from 'node:fs';
import {Matchers, Pact} from '@pact-foundation/pact';
import {afterEach, beforeAll, describe, expect, test, vi} from 'vitest';
import {OrderClient} from './order-client.js';
import {paidOrder} from './order-fixtures.js';
import {orderPage} from './order-page.js';
import {PactStub} from './pact-stub.js';

// #region helper-dir
const dir = 'test-results/pacts/page';

beforeAll(() => {
  rmSync(dir, {recursive: true, force: true});
});
// #endregion helper-dir

afterEach(() => {
  vi.unstubAllGlobals();
});

// #region ui-fixture-pact uses dir
test('reads an order', async () => {
  const {datetime, like} = Matchers;

  await new Pact({consumer: 'OrderWeb', provider: 'OrderApi', dir, logLevel: 'warn'})
    .addInteraction()
    .given('an order exists', {id: 42})
    .uponReceiving('a request for an order')
    .withRequest('GET', '/orders/42')
    .willRespondWith(200, (response) => {
      const placedAt = datetime("yyyy-MM-dd'T'HH:mm:ssX", paidOrder.placedAt);
      response.headers({'Content-Type': 'application/json'});
      response.jsonBody(like({...paidOrder, placedAt}));
    })
    .executeTest(async (mockServer) => {
      const order = await new OrderClient(mockServer.url).order(42);

      expect(order).toEqual({...paidOrder, placedAt: new Date(paidOrder.placedAt)});
    });
});
// #endregion ui-fixture-pact

test('finds no order', async () => {
  await new Pact({consumer: 'OrderWeb', provider: 'OrderApi', dir, logLevel: 'warn'})
    .addInteraction()
    .given('no order exists', {id: 404})
    .uponReceiving('a request for an order that does not exist')
    .withRequest('GET', '/orders/404')
    .willRespondWith(404)
    .executeTest(async (mockServer) => {
      expect(await new OrderClient(mockServer.url).order(404)).toBeUndefined();
    });
});

// #region ui-fixture-stub
test('the page shows a paid order', async () => {
  vi.stubGlobal('fetch', async () => Response.json(paidOrder));

  const page = await orderPage(new OrderClient('https://orders.example.org'), 42);

  expect(page).toBe('Order 42: paid, 2 × TEA-01');
});
// #endregion ui-fixture-stub

describe('with the pact of the tests above', () => {
  // #region ui-pact-stub-test
  test('the page shows the order of the pact', async () => {
    const stub = new PactStub('test-results/pacts/page/OrderWeb-OrderApi.json');
    stub.use('a request for an order', 'an order exists');
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
      stub.answer(new Request(url, init)),
    );

    const page = await orderPage(new OrderClient('https://orders.example.org'), 42);

    expect(page).toBe('Order 42: paid, 2 × TEA-01');
  });
  // #endregion ui-pact-stub-test

  test('the page says that there is no order', async () => {
    const stub = new PactStub(`${dir}/OrderWeb-OrderApi.json`);
    stub.use('a request for an order that does not exist', 'no order exists');
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
      stub.answer(new Request(url, init)),
    );
    const client = new OrderClient('https://orders.example.org');

    expect(await orderPage(client, 404)).toBe('We know no such order.');
    await expect(orderPage(client, 42)).rejects.toThrow('OrderApi answered 501');
  });

  test('an interaction that the pact does not have is no stub', () => {
    const stub = new PactStub(`${dir}/OrderWeb-OrderApi.json`);

    expect(() => stub.use('a request for an oder', 'an order exists')).toThrow(
      'The pact has no "a request for an oder", given "an order exists"',
    );
  });
});
