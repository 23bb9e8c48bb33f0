import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Pact} from '@pact-foundation/pact';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {fetchOrder} from '../frameworks/order-client.js';

// #region helper-pact
let pact: Pact;
let dir = '';

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'pact-status-'));
  pact = new Pact({consumer: 'OrderWeb', provider: 'OrderApi', dir, logLevel: 'warn'});
});

afterAll(() => rm(dir, {recursive: true, force: true}));
// #endregion helper-pact

// #region troubleshooting-error-status uses pact fetch-order
test('tells the caller that the token has expired', async () => {
  await pact
    .addInteraction()
    .given('the token has expired')
    .uponReceiving('a request for an order with an expired token')
    .withRequest('GET', '/orders/42')
    .willRespondWith(401)
    .executeTest(async (mockServer) => {
      // No `await` before fetchOrder: the assertion gets the promise and waits for it.
      await expect(fetchOrder(mockServer.url, 42)).rejects.toThrow(
        'OrderApi answered 401',
      );
    });
});
// #endregion troubleshooting-error-status
