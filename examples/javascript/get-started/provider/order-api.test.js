import {once} from 'node:events';
import {after, before, test} from 'node:test';
import {Verifier} from '@pact-foundation/pact';
import {orders, server} from './order-api.js';

before(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

after(() => {
  server.close();
});

test('OrderApi keeps its pact with OrderWeb', async () => {
  await new Verifier({
    provider: 'OrderApi',
    providerBaseUrl: `http://127.0.0.1:${server.address().port}`,
    pactUrls: ['pacts/OrderWeb-OrderApi.json'],
    stateHandlers: {
      'an order exists': async ({id}) => {
        orders.set(id, {status: 'PAID', total: 31.5});
      },
    },
    logLevel: 'warn',
  }).verifyProvider();
});
