import {Matchers, Pact} from '@pact-foundation/pact';
import {expect, test} from 'vitest';
import {Invoices, quote, statusLine} from './order-desk.js';
import {OrderClient} from './order-client.js';

// #region helper-matchers
const {datetime, decimal, eachLike, integer, like, regex, string} = Matchers;
// #endregion helper-matchers

// #region helper-pact
const pact = new Pact({consumer: 'OrderDesk', provider: 'OrderApi', logLevel: 'warn'});
// #endregion helper-pact

test('reads an order over HTTP', async () => {
  await pact
    .addInteraction()
    .given('an order exists', {id: 42})
    .uponReceiving('a request for an order')
    .withRequest('GET', '/orders/42', (request) => {
      request.headers({Accept: 'application/json'});
    })
    .willRespondWith(200, (response) => {
      response.jsonBody({
        id: integer(42),
        status: string('PAID'),
        total: decimal(31.5),
        placedAt: datetime("yyyy-MM-dd'T'HH:mm:ssX", '2026-03-14T09:26:53Z'),
        items: eachLike({sku: string('TEA-01'), quantity: integer(2)}),
      });
    })
    .executeTest(async (mockServer) => {
      const order = await new OrderClient(mockServer.url).order(42);

      expect(order?.status).toBe('PAID');
    });
});

// #region sync-message-consumer uses matchers pact
test('gets a quote over the queue', async () => {
  await pact
    .addSynchronousInteraction('a request for a quote')
    .given('a product is in stock', {sku: 'TEA-01'})
    .withRequest((request) => {
      request.withJSONContent({sku: 'TEA-01', quantity: 2});
    })
    .withResponse((response) => {
      response.withJSONContent({total: decimal(9.5)});
    })
    .executeTest(async ({Request, Response}) => {
      const ask = async (request: Buffer): Promise<Buffer> => {
        // Pact hands over both messages, as bytes; whether yours is equal is for you to check.
        const expected = Request.content as Buffer;
        expect(JSON.parse(request.toString())).toEqual(JSON.parse(expected.toString()));
        return Response[0]?.content as Buffer;
      };

      expect(await quote(ask, 'TEA-01', 2)).toEqual({total: 9.5});
    });
});
// #endregion sync-message-consumer

// #region binary-message-consumer uses matchers pact
test('keeps an invoice', async () => {
  await pact
    .addAsynchronousInteraction()
    .given('an order exists', {id: 42})
    .expectsToReceive('an invoice', (message) => {
      message.withMetadata({fileName: regex(/^\d+\.pdf$/, '42.pdf')});
      message.withContent(
        'application/pdf',
        Buffer.from('%PDF-1.7\n%Invoice of order 42'),
      );
      // Compares the kind of content only; without a rule, every byte has to be the same.
      message.withMatchingRules({
        body: {
          path: '$',
          rules: [{'pact:matcher:type': 'contentType', value: 'application/pdf'}],
        },
      });
    })
    .executeTest(async ({contents, metadata}) => {
      const invoices = new Invoices();
      invoices.receive(metadata.fileName as string, contents.content as Buffer);

      expect(invoices.names()).toEqual(['42.pdf']);
    });
});
// #endregion binary-message-consumer

// #region text-message-consumer uses matchers pact
test('reads a status as text', async () => {
  const line = '42;SHIPPED';

  await pact
    .addAsynchronousInteraction()
    .given('an order exists', {id: 42})
    .expectsToReceive('a changed status', (message) => {
      message.withContent('text/plain', Buffer.from(line));
      message.withMatchingRules({
        body: {path: '$', rules: [regex(/^\d+;(PENDING|PAID|SHIPPED)$/, line)]},
      });
    })
    .executeTest(async () => {
      // Pact JS 17.1 hands a text over damaged, so the test uses its own copy.
      expect(statusLine(line)).toEqual({id: 42, status: 'SHIPPED'});
    });
});
// #endregion text-message-consumer

// #region message-pending uses matchers pact
test('reads a message that is not sent yet', async () => {
  await pact
    .addAsynchronousInteraction()
    .pending()
    .comment('OrderApi is to send this from its version 3 on.')
    .expectsToReceive('a returned order', (message) => {
      message.withJSONContent(like({orderId: 42}));
    })
    .executeTest(async ({contents}) => {
      expect(contents.content).toEqual({orderId: 42});
    });
});
// #endregion message-pending
