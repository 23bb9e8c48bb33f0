// #region lambda-consumer
import {Matchers, Pact} from '@pact-foundation/pact';
import {expect, test} from 'vitest';
import {parcelFunction} from './parcel-function.js';

const {eachLike, integer, string} = Matchers;

const pact = new Pact({
  consumer: 'ParcelFunction',
  provider: 'PaymentFunction',
  logLevel: 'warn',
});

test('prints a label for an order that was paid', async () => {
  await pact
    .addAsynchronousInteraction()
    .given('an order was paid', {id: 42})
    .expectsToReceive('order paid', (message) => {
      message.withJSONContent({orderId: integer(42), skus: eachLike(string('TEA-01'))});
    })
    .executeTest(async (message) => {
      const body = JSON.stringify(message.contents.content);
      const labels: string[] = [];
      const handler = parcelFunction((label) => labels.push(label));

      const result = await handler({Records: [{messageId: 'm-1', body}]});

      expect(result.batchItemFailures).toEqual([]);
      expect(labels).toEqual(['Order 42: TEA-01']);
    });
});
// #endregion lambda-consumer

test('reports the records that it cannot read', async () => {
  const handler = parcelFunction(() => undefined);

  const result = await handler({Records: [{messageId: 'm-2', body: '{"orderId": 42}'}]});

  expect(result).toEqual({batchItemFailures: [{itemIdentifier: 'm-2'}]});
});
