import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {startBrokerDouble, type BrokerDouble} from './index';

let broker: BrokerDouble;

beforeAll(async () => {
  broker = await startBrokerDouble();
  await fetch(`${broker.url}/pacticipants/OrderApi`, {
    method: 'PATCH',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({name: 'OrderApi'}),
  });
});
afterAll(() => broker.stop());

async function ask(selectors: readonly unknown[], providerVersionBranch?: string): Promise<[number, unknown]> {
  const answer = await fetch(`${broker.url}/pacts/provider/OrderApi/for-verification`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({consumerVersionSelectors: selectors, providerVersionBranch}),
  });
  const body = (await answer.json()) as {errors?: unknown};
  return [answer.status, body.errors];
}

describe('consumer version selectors', () => {
  it.each([
    {mainBranch: true},
    {mainBranch: true, latest: true},
    {matchingBranch: true},
    {branch: 'main'},
    {branch: true},
    {branch: 'main', latest: true},
    {branch: 'main', fallbackBranch: 'master'},
    {environment: 'test'},
    {environment: 'test', deployed: true},
    {environment: 'test', released: true},
    {environment: 'test', deployedOrReleased: true},
    {deployed: true},
    {released: true},
    {latest: true},
    {tag: 'main'},
    {tag: 'main', latest: true, fallbackTag: 'master'},
  ])('may be %j, with and without a consumer', async (selector) => {
    expect((await ask([selector, {...selector, consumer: 'OrderWeb'}], 'main'))[0]).toBe(200);
  });

  it.each([
    [{}, /^must specify a value for environment or tag or branch, .* \(at index 0\)$/],
    [{latest: false}, /^must specify a value/],
    [{mainBranch: false}, /^mainBranch must be one of: true \(at index 0\)$/],
    [{deployed: null}, /^deployed must be filled/],
    [{mainBranch: true, branch: 'main'}, /^cannot specify mainBranch=true with any other criteria apart from consumer/],
    [{matchingBranch: true, latest: true}, /^cannot specify matchingBranch=true with any other criteria/],
    [{branch: 'main', latest: false}, /^cannot specify a branch with latest=false/],
    [{branch: 'main', environment: 'test'}, /^cannot specify the field branch with the field environment/],
    [
      {tag: 'main', latest: true, environment: 'test', deployed: true},
      /the fields latest\/tag with the fields deployed\/environment/,
    ],
    [{environment: 'live'}, /^environment with name 'live' does not exist \(at index 0\)$/],
    [{deployed: true, released: true}, /^cannot specify both deployed=true and released=true/],
    [{fallbackBranch: 'main'}, /a branch must be specified when a fallbackBranch is specified/],
  ])('may not be %j', async (selector, text) => {
    const [status, errors] = await ask([selector], 'main');
    expect(status).toBe(400);
    expect(errors).toEqual({consumerVersionSelectors: expect.arrayContaining([expect.stringMatching(text)])});
  });

  it('need a branch of the provider to match', async () => {
    expect((await ask([{mainBranch: true}, {matchingBranch: true}]))[1]).toEqual({
      consumerVersionSelectors: [
        'the providerVersionBranch must be specified when the selector matchingBranch=true is used (at index 1)',
      ],
    });
  });
});
