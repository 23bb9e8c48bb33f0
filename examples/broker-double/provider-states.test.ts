import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {startBrokerDouble, type BrokerDouble} from './index';

let broker: BrokerDouble;

beforeEach(async () => {
  broker = await startBrokerDouble();
});

afterEach(async () => {
  await broker.stop();
});

async function send(method: string, path: string, body?: unknown): Promise<{status: number; body: unknown}> {
  const response = await fetch(`${broker.url}${path}`, {method, body: JSON.stringify(body)});
  const text = await response.text();
  return {status: response.status, body: JSON.parse(text || '{}') as unknown};
}

async function publish(consumer: string, version: string, branch: string, states: readonly unknown[]): Promise<void> {
  const pact = {
    consumer: {name: consumer},
    provider: {name: 'OrderApi'},
    interactions: states.map((state) => ({description: `a request ${version}`, providerStates: [state]})),
  };
  const {status} = await send('POST', '/contracts/publish', {
    pacticipantName: consumer,
    pacticipantVersionNumber: version,
    branch,
    contracts: [{providerName: 'OrderApi', content: Buffer.from(JSON.stringify(pact)).toString('base64')}],
  });
  expect(status).toBe(200);
}

const list = async (rest = ''): Promise<unknown> =>
  (await send('GET', `/pacts/provider/OrderApi/provider-states${rest}`)).body;

describe('provider states', () => {
  it('come from the main branches, in the order of their names, with all their consumers', async () => {
    await publish('OrderWeb', '1', 'main', [{name: 'no order exists'}, {name: 'an order exists', params: {id: 10}}]);
    await publish('OrderMailer', '1', 'main', [{name: 'no order exists'}]);
    await publish('OrderWeb', '2', 'feat/refunds', [{name: 'an order is refunded'}]);
    expect(await list()).toEqual({
      providerStates: [
        {name: 'an order exists', params: {id: 10}, consumers: ['OrderWeb']},
        {name: 'no order exists', consumers: expect.arrayContaining(['OrderMailer', 'OrderWeb']) as unknown},
      ],
    });
  });

  it('are apart where their parameters differ', async () => {
    await publish('OrderWeb', '1', 'main', [
      {name: 'an order exists', params: {id: 10}},
      {name: 'an order exists', params: {id: 11}},
    ]);
    expect(await list()).toMatchObject({providerStates: [{params: {id: 10}}, {params: {id: 11}}]});
  });

  it('come from a branch', async () => {
    await publish('OrderWeb', '1', 'main', [{name: 'an order exists'}]);
    await publish('OrderWeb', '2', 'feat/refunds', [{name: 'an order is refunded'}]);
    expect(await list('/branch/feat%2Frefunds')).toMatchObject({providerStates: [{name: 'an order is refunded'}]});
    expect(await list('/branch/none')).toEqual({providerStates: []});
  });

  it('come from the versions in an environment, by its name', async () => {
    await publish('OrderWeb', '1', 'main', [{name: 'an order exists'}]);
    expect(await list('/environment/production')).toEqual({providerStates: []});
    const {body} = await send('GET', '/environments');
    const {_embedded} = body as {_embedded: {environments: {name: string; uuid: string}[]}};
    const {uuid} = _embedded.environments.find(({name}) => name === 'production') ?? {uuid: ''};
    await send('POST', `/pacticipants/OrderWeb/versions/1/deployed-versions/environment/${uuid}`, {});
    expect(await list('/environment/production')).toMatchObject({providerStates: [{name: 'an order exists'}]});
  });

  it('need a provider', async () => {
    expect((await send('GET', '/pacts/provider/OrderApi/provider-states')).status).toBe(404);
  });
});

describe('versions of one pact', () => {
  it('are listed by branch in a document of their own', async () => {
    await publish('OrderWeb', '1', 'main', [{name: 'an order exists'}]);
    const {status, body} = await send('GET', '/pacts/provider/OrderApi/consumer/OrderWeb/branch/main');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      _embedded: {pacts: [{_embedded: {consumerVersion: {number: '1'}}}]},
      _links: {'pact-versions': [{name: expect.stringMatching(/^Version 1 - /)}]},
    });
    expect(body).not.toHaveProperty(['_links', 'pb:pacts']);
  });
});
