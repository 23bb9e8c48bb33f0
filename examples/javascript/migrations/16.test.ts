import {readFileSync, rmSync} from 'node:fs';
import {beforeAll} from 'vitest';
import {SpecificationVersion} from '@pact-foundation/pact';
// #region migration-16-test uses client
import {Matchers, Pact} from '@pact-foundation/pact';
import {expect, test} from 'vitest';
import {OrderClient} from '../consumers/order-client.js';

const {eachLike, integer, like, regex} = Matchers;

const pact = new Pact({
  consumer: 'OrderWeb',
  provider: 'OrderApi',
  dir: 'pacts/migrations/16',
});

test('reads the status of an order', async () => {
  await pact
    .addInteraction()
    .given('an order exists', {id: 42})
    .uponReceiving('a request for the status of an order')
    .withRequest('GET', '/orders/42', (request) => {
      request.headers({Accept: 'application/json'});
    })
    .willRespondWith(200, (response) => {
      response.headers({'Content-Type': 'application/json'});
      response.jsonBody({
        id: integer(42),
        status: regex('^(PENDING|PAID|SHIPPED)$', 'PAID'),
        items: eachLike({sku: like('TEA-01')}, 2),
      });
    })
    .executeTest(async (mockServer) => {
      const client = new OrderClient(mockServer.url);

      expect(await client.status(42)).toBe('PAID');
    });
});
// #endregion migration-16-test

const dir = 'pacts/migrations/16';

beforeAll(() => {
  rmSync(dir, {recursive: true, force: true});
});

const specificationOf = (provider: string): unknown =>
  (
    JSON.parse(readFileSync(`${dir}/OrderWeb-${provider}.json`, 'utf8')) as {
      metadata: {pactSpecification: unknown};
    }
  ).metadata.pactSpecification;

test('writes specification 4 unless told otherwise', () => {
  expect(specificationOf('OrderApi')).toEqual({version: '4.0'});
});

test('takes a specification by its name', async () => {
  // #region migration-16-specification
  const pactOfV3 = new Pact({
    consumer: 'OrderWeb',
    provider: 'OldOrderApi',
    dir: 'pacts/migrations/16',
    spec: SpecificationVersion.SPECIFICATION_VERSION_V3,
  });
  // #endregion migration-16-specification
  await pactOfV3
    .addInteraction()
    .uponReceiving('a request for the status of an order')
    .withRequest('GET', '/orders/42')
    .willRespondWith(200, (response) => {
      response.jsonBody({status: 'PAID'});
    })
    .executeTest(async (mockServer) => {
      expect(await new OrderClient(mockServer.url).status(42)).toBe('PAID');
    });
  expect(specificationOf('OldOrderApi')).toEqual({version: '3.0.0'});
});

test.each([
  [2, '1.1.0'],
  [3, '2.0.0'],
  [4, '3.0.0'],
  [5, '4.0'],
])('takes the number %i for specification %s', async (spec, version) => {
  const provider = `OrderApi${spec}`;
  await new Pact({
    consumer: 'OrderWeb',
    provider,
    dir,
    spec,
  })
    .addInteraction()
    .uponReceiving('a request for the status of an order')
    .withRequest('GET', '/orders/42')
    .willRespondWith(404)
    .executeTest(async (mockServer) => {
      expect(await new OrderClient(mockServer.url).status(42)).toBeUndefined();
    });
  expect(specificationOf(provider)).toEqual({version});
});

// What the page says about code that was not changed.
test('is what an old test meets when its imports stay', () => {
  const old = pact as unknown as Record<string, unknown>;
  expect(
    ['setup', 'verify', 'finalize', 'writePact', 'mockService'].filter(
      (name) => old[name] !== undefined,
    ),
  ).toEqual(['setup']);
  expect(['somethingLike', 'term'].filter((name) => name in Matchers)).toEqual([]);
  expect(() => eachLike('TEA-01', {min: 2} as unknown as number)).toThrow(
    'n must be a non-negative number',
  );
  expect(
    regex(
      {generate: 'PAID', matcher: 'PAID'} as unknown as string,
      undefined as unknown as string,
    ),
  ).toEqual({
    'pact:matcher:type': 'regex',
    regex: {generate: 'PAID', matcher: 'PAID'},
    value: undefined,
  });
});
