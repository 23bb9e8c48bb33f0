// #region message-consumer
import {Matchers, Pact} from '@pact-foundation/pact';
import {expect, test} from 'vitest';
import {confirmationMail} from './order-mailer.js';

const {datetime, decimal, integer, regex} = Matchers;

const pact = new Pact({
  consumer: 'OrderMailer',
  provider: 'OrderPublisher',
  logLevel: 'warn',
});

test('confirms an order by mail', async () => {
  await pact
    .addAsynchronousInteraction()
    .given('an order was placed', {id: 42})
    .expectsToReceive('order placed', (message) => {
      message.withMetadata({topic: 'orders'});
      message.withJSONContent({
        orderId: integer(42),
        email: regex(/^[^@ ]+@[^@ ]+$/, 'ada@example.org'),
        total: decimal(31.5),
        placedAt: datetime("yyyy-MM-dd'T'HH:mm:ssX", '2026-03-14T09:26:53Z'),
      });
    })
    .executeTest(async (message) => {
      const mail = confirmationMail(message.contents.content);

      expect(mail).toEqual({
        to: 'ada@example.org',
        text: 'Thank you for order 42 of 2026-03-14. You paid € 31.50.',
      });
    });
});
// #endregion message-consumer
