import {createRequire} from 'node:module';

/** The class of before version 16, which code of that time takes `Pact` for. */
interface OldPact {
  readonly mockService: {readonly baseUrl: string};
  setup(): Promise<unknown>;
  addInteraction(interaction: object): Promise<unknown>;
  verify(): Promise<unknown>;
}

interface OldPackage {
  readonly Matchers: {
    somethingLike(value: unknown): unknown;
    eachLike(value: unknown, options: object): unknown;
  };
  readonly Pact: new (options: object) => OldPact;
  readonly PactV2: new (options: object) => OldPact;
  readonly Publisher: new (options: object) => unknown;
}

// As in JavaScript, where no compiler compares code with the types of the new version.
const require = createRequire(import.meta.url);
const {Matchers, Pact, PactV2, Publisher} =
  require('@pact-foundation/pact') as OldPackage;

const options = {consumer: 'OrderWeb', provider: 'OrderApi', logLevel: 'error'};

const interaction = (id: number) => ({
  uponReceiving: `a request for order ${id}`,
  withRequest: {method: 'GET', path: `/orders/${id}`},
  willRespondWith: {status: 200},
});

export const faults: Record<string, () => Promise<unknown>> = {
  'mock-service-missing': async () => {
    const provider = new Pact(options);
    await provider.setup();
    await provider.addInteraction(interaction(42));
    return fetch(provider.mockService.baseUrl);
  },

  'verify-missing': async () => {
    const provider = new Pact(options);
    await provider.verify();
  },

  'something-like-missing': async () => Matchers.somethingLike(42),

  'each-like-object': async () => Matchers.eachLike({sku: 'TEA-01'}, {min: 2}),

  'interactions-before-verify': async () => {
    const provider = new PactV2(options);
    await provider.setup();
    await provider.addInteraction(interaction(42));
    await provider.addInteraction(interaction(43));
  },

  'publisher-missing': async () => new Publisher({}),
};
