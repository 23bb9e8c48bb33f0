import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {Verifier, type VerifierOptions} from '@pact-foundation/pact';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {createDeliveryApi, type Delivery} from './delivery-api.js';

const pactDir = process.env.PACT_DIR ?? 'pacts';
// #region helper-deliveries
const deliveries = new Map<number, Delivery>();
// #endregion helper-deliveries
const server = createDeliveryApi(deliveries);

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => {
  server.close();
});

// #region optional-field-states uses deliveries
const deliver = (parameters: unknown, delivery: Partial<Delivery>) => {
  const {id} = parameters as {id: number};
  deliveries.set(id, {events: [], returns: [], ...delivery});
};

const noteStates = {
  'a delivery has a note': async (parameters: unknown) => {
    deliver(parameters, {note: 'Second floor, please'});
  },
  'a delivery has no note': async (parameters: unknown) => {
    deliver(parameters, {});
  },
  'the note of a delivery was deleted': async (parameters: unknown) => {
    deliver(parameters, {note: null});
  },
};
// #endregion optional-field-states

const listStates = {
  'a delivery was sent and signed for': async (parameters: unknown) => {
    const events = [
      {kind: 'weighed', grams: 410},
      {kind: 'handed over', signedBy: 'Grace'},
      {kind: 'sent', depot: 'York'},
    ];
    deliver(parameters, {events});
  },
  'articles of a delivery were returned': async (parameters: unknown) => {
    deliver(parameters, {returns: ['MUG-07', 'TEA-02']});
  },
  'nothing of a delivery was returned': async (parameters: unknown) => {
    deliver(parameters, {});
  },
};

const stateHandlers = {...noteStates, ...listStates};

function options(): VerifierOptions {
  const {port} = server.address() as AddressInfo;
  return {
    provider: 'DeliveryApi',
    providerBaseUrl: `http://127.0.0.1:${port}`,
    pactUrls: [`${pactDir}/OrderWeb-DeliveryApi.json`],
    logLevel: 'warn',
    stateHandlers,
  };
}

test('DeliveryApi keeps its pact with OrderWeb', async () => {
  await new Verifier(options()).verifyProvider();
});

test('a provider that never sends the note breaks the pact', async () => {
  const forgetful = {
    ...stateHandlers,
    'a delivery has a note': noteStates['a delivery has no note'],
  };
  const verification = new Verifier({...options(), stateHandlers: forgetful});

  await expect(verification.verifyProvider()).rejects.toThrow();
});
