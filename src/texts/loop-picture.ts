/** The diagram on the introduction: how a pact and its result travel. */
export const loopPicture = {
  label:
    'The tests of OrderWeb write a pact, which is replayed against OrderApi. The Pact Broker stores the pact and the verification result, and answers whether a version is safe to deploy.',
  consumer: {title: 'OrderWeb', note: 'writes the pact'},
  provider: {title: 'OrderApi', note: 'verifies the pact'},
  broker: {title: 'Pact Broker', note: 'pacts and results'},
  pact: 'pact',
  result: 'result',
  question: 'can I deploy?',
} as const;
