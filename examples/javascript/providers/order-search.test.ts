import {mkdtemp, rm} from 'node:fs/promises';
import {createServer} from 'node:http';
import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Matchers, Pact, Verifier, type VerifierOptions} from '@pact-foundation/pact';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {Shop} from './shop.js';

// #region helper-types
type StateHandlers = NonNullable<VerifierOptions['stateHandlers']>;
// #endregion helper-types

let folder: string;
// #region helper-search-shop
let shop = new Shop();
// #endregion helper-search-shop

// #region search-provider uses search-shop
/** Finds orders by the parameter `status`, and ignores parameters that it doesn't know. */
const search = createServer((request, response) => {
  const query = new URL(request.url ?? '/', 'http://localhost').searchParams;
  const orders = shop.ordersOf('ada', query.get('status'));

  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(orders.map(({id, status}) => ({id, status}))));
});
// #endregion search-provider

/** Writes the pact of a consumer that asks for paid orders. */
async function askForPaidOrders(
  consumer: string,
  state: string,
  query: Record<string, string>,
  body: unknown,
) {
  await new Pact({consumer, provider: 'OrderApi', dir: folder, logLevel: 'warn'})
    .addInteraction()
    .given(state)
    .uponReceiving('a search for paid orders')
    .withRequest('GET', '/orders', (request) => request.query(query))
    .willRespondWith(200, (response) => response.jsonBody(body))
    .executeTest(async (mockServer) => {
      const response = await fetch(
        `${mockServer.url}/orders?${new URLSearchParams(query).toString()}`,
      );
      expect(response.status).toBe(200);
    });
}

async function verify(consumer: string, stateHandlers: StateHandlers): Promise<unknown> {
  shop = new Shop();
  const {port} = search.address() as AddressInfo;
  return new Verifier({
    provider: 'OrderApi',
    providerBaseUrl: `http://127.0.0.1:${port}`,
    pactUrls: [path.join(folder, `${consumer}-OrderApi.json`)],
    stateHandlers,
    logLevel: 'error',
  }).verifyProvider();
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'order-search-'));
  search.listen(0, '127.0.0.1');
  await once(search, 'listening');
});

afterAll(async () => {
  search.close();
  await rm(folder, {recursive: true});
});

// #region helper-matchers
const {eachLike, integer} = Matchers;
// #endregion helper-matchers

// #region search-vague uses types search-shop matchers
const vagueStates: StateHandlers = {
  'a paid order exists': async () => {
    shop.addOrder({id: 42, status: 'PAID'});
  },
};
// OrderWeb expects at least one order.
const oneOrMore = eachLike({id: integer(42), status: 'PAID'});
// #endregion search-vague

// #region search-telling uses types search-shop matchers
const tellingStates: StateHandlers = {
  'a paid order and a shipped order exist': async () => {
    shop.addOrder({id: 42, status: 'PAID'});
    shop.addOrder({id: 43, status: 'SHIPPED'});
  },
};
// OrderWeb expects exactly one order, with any id.
const exactlyOne = [{id: integer(42), status: 'PAID'}];
// #endregion search-telling

test('data that all fits hides a parameter that the provider ignores', async () => {
  await askForPaidOrders('VagueWeb', 'a paid order exists', {state: 'PAID'}, oneOrMore);

  await expect(verify('VagueWeb', vagueStates)).resolves.toBeDefined();
});

test('data that must be left out reveals it', async () => {
  const state = 'a paid order and a shipped order exist';
  await askForPaidOrders('MistakenWeb', state, {state: 'PAID'}, exactlyOne);
  await askForPaidOrders('OrderWeb', state, {status: 'PAID'}, exactlyOne);

  await expect(verify('MistakenWeb', tellingStates)).rejects.toThrow(
    'Expected a List with 1 elements but received 2 elements',
  );
  await expect(verify('OrderWeb', tellingStates)).resolves.toBeDefined();
});
