// #region lambda-provider
import {Verifier} from '@pact-foundation/pact';
import {expect, test} from 'vitest';
import {paymentFunction, type Publication} from './payment-function.js';
import {type Order, Shop} from './shop.js';

const pactDir = process.env.PACT_DIR ?? 'pacts';

test('PaymentFunction keeps its pact with ParcelFunction', async () => {
  const sent: Publication[] = [];
  const pay = paymentFunction(async (publication) => {
    sent.push(publication);
  });
  let order: Order;

  await new Verifier({
    provider: 'PaymentFunction',
    pactUrls: [`${pactDir}/ParcelFunction-PaymentFunction.json`],
    stateHandlers: {
      'an order was paid': async (parameters) => {
        const {id} = parameters as {id: number};
        order = new Shop().addOrder({id, status: 'PAID'});
      },
    },
    messageProviders: {
      'order paid': async () => {
        await pay(order);
        return JSON.parse(sent.at(-1)?.Message ?? 'null') as object;
      },
    },
    logLevel: 'warn',
  }).verifyProvider();

  expect(sent).toHaveLength(1);
});
// #endregion lambda-provider
