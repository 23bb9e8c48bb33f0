import {
  Matchers,
  type MessageProvider,
  Pact,
  type PactOptions,
  Verifier,
} from '@pact-foundation/pact';

const options: PactOptions = {
  consumer: 'OrderMailer',
  provider: 'OrderPublisher',
  logLevel: 'error',
};

async function verify(providers: Record<string, MessageProvider>): Promise<void> {
  await new Pact(options)
    .addAsynchronousInteraction()
    .expectsToReceive('order placed', (message) => {
      message.withJSONContent({orderId: Matchers.integer(42)});
      message.withMetadata({topic: 'orders'});
    })
    .executeTest(async () => {});

  await new Verifier({
    provider: 'OrderPublisher',
    pactUrls: ['pacts/OrderMailer-OrderPublisher.json'],
    messageProviders: providers,
    logLevel: 'warn',
  }).verifyProvider();
}

export const faults: Record<string, () => Promise<unknown>> = {
  'message-handler-missing': () => verify({'Order placed': async () => ({orderId: 43})}),

  'message-metadata': () => verify({'order placed': async () => ({orderId: 43})}),

  'message-empty': async () =>
    new Pact(options)
      .addAsynchronousInteraction()
      .expectsToReceive('order placed', (message) => {
        message.withJSONContent({});
      }),
};
