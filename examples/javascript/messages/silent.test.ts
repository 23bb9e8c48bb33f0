import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Matchers, Pact, Verifier, type VerifierOptions} from '@pact-foundation/pact';
import {beforeAll, expect, onTestFinished, test, vi} from 'vitest';
import {answer, order, serve} from './faults/shop.js';

/** What the page says passes although nobody would want it to. */

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pact-silent-'));
  await consumerTest(folder, '/orders/42');
  return () => rm(folder, {recursive: true, force: true});
});

async function consumerTest(dir: string, requested: string): Promise<void> {
  await new Pact({consumer: 'OrderWeb', provider: 'OrderApi', dir, logLevel: 'error'})
    .addInteraction()
    .given('an order exists', {id: 42})
    .uponReceiving('a request for an order')
    .withRequest('GET', '/orders/42')
    .willRespondWith(200, (response) => {
      response.jsonBody({id: 42});
    })
    .executeTest(async (mockServer) => {
      const response = await fetch(mockServer.url + requested);
      expect(response.status).toBe(200);
    });
}

let asked = 0;

async function verify(options: Partial<VerifierOptions>): Promise<void> {
  asked = 0;
  const providerBaseUrl = await serve((request, response) => {
    asked += 1;
    answer(order)(request, response);
  });
  await new Verifier({
    provider: 'OrderApi',
    providerBaseUrl,
    pactUrls: [`${folder}/OrderWeb-OrderApi.json`],
    logLevel: 'error',
    ...options,
  }).verifyProvider();
}

test('a pact passes with a provider that the pact does not name', async () => {
  await verify({provider: 'OrdersApi'});
  expect(asked).toBe(1);
});

test('a pact passes although a state has no handler', async () => {
  await verify({stateHandlers: {}});
  expect(asked).toBe(1);
});

test('a pact passes although a state handler throws', async () => {
  const handler = vi.fn().mockRejectedValue(new Error('no database'));
  await verify({stateHandlers: {'an order exists': handler}});
  expect(handler).toHaveBeenCalled();
});

test('no pacts pass', async () => {
  await verify({pactUrls: []});
  expect(asked).toBe(0);
});

test('a folder without pacts passes', async () => {
  const empty = await mkdtemp(path.join(tmpdir(), 'pact-silent-'));
  onTestFinished(() => rm(empty, {recursive: true, force: true}));
  await verify({pactUrls: [empty]});
  expect(asked).toBe(0);
});

test('a folder without pacts passes even with failIfNoPactsFound', async () => {
  const empty = await mkdtemp(path.join(tmpdir(), 'pact-silent-'));
  onTestFinished(() => rm(empty, {recursive: true, force: true}));
  await verify({pactUrls: [empty], failIfNoPactsFound: true});
  expect(asked).toBe(0);
});

test('a filter that fits no interaction passes', async () => {
  vi.stubEnv('PACT_DESCRIPTION', 'a request for an oder');
  await verify({});
  expect(asked).toBe(0);
});

test('a filter fits anywhere in the description, as a regular expression', async () => {
  vi.stubEnv('PACT_DESCRIPTION', 'for .* order$');
  await verify({});
  expect(asked).toBe(1);
});

test('results of a file are published nowhere, without a word', async () => {
  await verify({publishVerificationResult: true, providerVersion: '5f3a9c1'});
  expect(asked).toBe(1);
});

test('any element passes where the pact has eachLike with a minimum of 0', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'pact-silent-'));
  onTestFinished(() => rm(dir, {recursive: true, force: true}));
  await new Pact({consumer: 'OrderWeb', provider: 'OrderApi', dir, logLevel: 'error'})
    .addInteraction()
    .uponReceiving('a request for the items of an order')
    .withRequest('GET', '/orders/42/items')
    .willRespondWith(200, (response) => {
      response.jsonBody({items: Matchers.eachLike({quantity: Matchers.integer(2)}, 0)});
    })
    .executeTest(async (mockServer) => {
      const response = await fetch(`${mockServer.url}/orders/42/items`);
      expect(await response.json()).toEqual({items: []});
    });
  const providerBaseUrl = await serve(answer({items: [{quantity: 'two'}]}));

  await verify({pactUrls: [dir], providerBaseUrl});
});
