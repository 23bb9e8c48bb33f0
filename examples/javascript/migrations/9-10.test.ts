// #region migration-9-lifecycle uses client
import {MatchersV2 as Matchers, PactV2 as Pact} from '@pact-foundation/pact';
import {afterAll, afterEach, beforeAll, expect, test} from 'vitest';
import {OrderClient} from '../consumers/order-client.js';

const {like, term} = Matchers;

const provider = new Pact({
  consumer: 'OrderWeb',
  provider: 'OrderApi',
  dir: 'pacts/migrations/9-10',
  logLevel: 'warn',
});

beforeAll(() => provider.setup());
afterEach(() => provider.verify());
afterAll(() => provider.finalize());

test('reads the status of an order', async () => {
  await provider.addInteraction({
    state: 'an order exists',
    uponReceiving: 'a request for the status of an order',
    withRequest: {
      method: 'GET',
      path: '/orders/42',
      headers: {Accept: 'application/json'},
    },
    willRespondWith: {
      status: 200,
      headers: {'Content-Type': 'application/json'},
      body: {
        id: like(42),
        status: term({generate: 'PAID', matcher: '^(PENDING|PAID|SHIPPED)$'}),
      },
    },
  });

  const client = new OrderClient(provider.mockService.baseUrl);

  expect(await client.status(42)).toBe('PAID');
});
// #endregion migration-9-lifecycle
