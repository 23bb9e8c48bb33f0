// #region message-provider
import {providerWithMetadata, Verifier} from '@pact-foundation/pact';
import {test} from 'vitest';
import {orderPlaced} from './order-publisher.js';
import {type Order, Shop} from './shop.js';

const pactDir = process.env.PACT_DIR ?? 'pacts';

test('OrderPublisher keeps its pact with OrderMailer', async () => {
  let order: Order;

  await new Verifier({
    provider: 'OrderPublisher',
    pactUrls: [`${pactDir}/OrderMailer-OrderPublisher.json`],
    stateHandlers: {
      'an order was placed': async (parameters) => {
        const {id} = parameters as {id: number};
        order = new Shop().addOrder({id});
      },
    },
    messageProviders: {
      'order placed': providerWithMetadata(
        async () => orderPlaced(order, 'grace@example.org'),
        {topic: 'orders', contentType: 'application/json'},
      ),
    },
    logLevel: 'warn',
  }).verifyProvider();
});
// #endregion message-provider
