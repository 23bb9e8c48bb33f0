import {createServer} from 'node:http';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {listen, type Listening} from '../listen';
import {startBrokerDouble, type BrokerDouble} from './index';

let broker: BrokerDouble;
let build: Listening;
let url: string;
let status: number;

beforeEach(async () => {
  status = 200;
  build = await listen(createServer((_, response) => response.writeHead(status).end('{"answer":"queued"}')));
  url = `${build.url}/builds`;
});

afterEach(async () => {
  await Promise.all([broker.stop(), build.stop()]);
});

interface Reply {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

async function send(method: string, path: string, body?: unknown): Promise<Reply> {
  const response = await fetch(path.startsWith('/') ? broker.url + path : path, {
    method,
    headers: {'content-type': 'application/json', accept: 'application/hal+json'},
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return {status: response.status, body: JSON.parse((await response.text()) || '{}') as Reply['body']};
}

const webhook = (request: object = {}, more: object = {}): object => ({
  events: [{name: 'contract_published'}],
  request: {method: 'POST', url, ...request},
  ...more,
});

const publish = (consumer = 'OrderWeb', version = '5a1c9e2'): Promise<Reply> =>
  send('PUT', `/pacts/provider/OrderApi/consumer/${consumer}/version/${version}`, {
    consumer: {name: consumer},
    provider: {name: 'OrderApi'},
    interactions: [{description: version}],
  });

const statusOf = async (consumer = 'OrderWeb'): Promise<unknown> =>
  (await send('GET', `/pacts/provider/OrderApi/consumer/${consumer}/webhooks/status`)).body['summary'];

describe('a webhook is refused', () => {
  beforeEach(async () => {
    broker = await startBrokerDouble(0, {
      webhooks: {schemes: ['https'], hosts: ['ci.example.com', '*.example.org', /^ci-\d+\.example\.net$/]},
    });
  });

  const more = 'See /doc/webhooks#whitelist for more information.';
  const hosts = `host must be in the whitelist "ci.example.com", "*.example.org", /^ci-\\d+\\.example\\.net$/. ${more}`;

  it.each([
    ['request', 'is missing', {}],
    ['request.method', 'is missing', {request: {url: 'https://ci.example.com'}}],
    ['request.method', 'is not a recognised HTTP method', webhook({method: 'SEND'})],
    ['request.method', `must be POST. ${more}`, webhook({method: 'GET'})],
    ['request.url', 'is missing', {request: {method: 'POST'}}],
    ['request.url', 'is not a valid URL eg. http://example.org', webhook({url: 'ci.example.com/builds'})],
    ['request.url', 'is not a valid URL eg. http://example.org', webhook({url: 'https://ci.example.com/a b'})],
    ['request.url', `scheme must be https. ${more}`, webhook({url: 'http://ci.example.com'})],
    [
      'request.url',
      'cannot have a template parameter in the host',
      webhook({url: 'https://${pactbroker.consumerName}/'}),
    ],
    ['request.url', hosts, webhook({url: 'https://a.b.example.org'})],
    ['request.url', hosts, webhook({url: 'https://example.org'})],
    ['events', 'size cannot be less than 1', webhook({}, {events: []})],
    ['events', expect.stringContaining('(at index 0)'), webhook({}, {events: [{name: 'pact_published'}]})],
    ['enabled', 'must be boolean', webhook({}, {enabled: 'yes'})],
    ['provider.name', 'does not match an existing pacticipant', webhook({}, {provider: {name: 'OrderApi'}})],
    ['consumer.name', 'cannot be blank', webhook({}, {consumer: {}})],
    [
      'consumer.label',
      'name and label cannot be provided at the same time',
      webhook({}, {consumer: {name: 'OrderWeb', label: 'web'}}),
    ],
  ])('for its %s: %s', async (field, text, body) => {
    const answer = await send('POST', '/webhooks', body);
    expect([answer.status, answer.body['errors']]).toEqual([400, expect.objectContaining({[field]: [text]})]);
    expect((await send('POST', '/webhooks/execute', body)).status).toBe(400);
  });

  it('for a short name of its own', async () => {
    const {body} = await send('PUT', '/webhooks/too-short', webhook({url: 'https://ci.example.com'}));
    expect(body['errors']).toEqual({uuid: [expect.stringContaining('must be 16 or more characters')]});
  });

  it.each(['https://ci.example.com', 'https://a.example.org', 'https://ci-7.example.net'])(
    'not for %s',
    async (allowed) => {
      expect((await send('POST', '/webhooks', webhook({url: allowed}))).status).toBe(201);
    },
  );
});

describe('a webhook', () => {
  it('hides answers as long as no hosts are listed', async () => {
    broker = await startBrokerDouble(0, {webhooks: {hosts: []}});
    const {body} = await send('POST', '/webhooks/execute', webhook());
    expect(body).toMatchObject({
      success: true,
      message: expect.stringContaining('configure the webhook_host_whitelist'),
    });
    expect(JSON.stringify(body)).not.toContain('queued');
  });

  it('is repeated until it succeeds, or the schedule ends', async () => {
    broker = await startBrokerDouble(0, {webhooks: {retries: [0.1, 0.1]}});
    await send('POST', '/webhooks', webhook());
    status = 500;
    await publish();
    await expect.poll(() => statusOf()).toEqual({successful: 0, failed: 0, retrying: 1});
    await expect.poll(() => statusOf()).toEqual({successful: 0, failed: 1});
    await publish('OrderWeb', 'c3f81d0');
    await expect.poll(() => statusOf()).toEqual({successful: 0, failed: 0, retrying: 1});
    status = 201;
    await expect.poll(() => statusOf()).toEqual({successful: 1, failed: 0});
  });

  it('knows its applications by label, too', async () => {
    broker = await startBrokerDouble();
    await publish();
    await publish('OrderMailer');
    await send('PUT', '/pacticipants/OrderWeb/labels/web', {});
    await send('POST', '/webhooks', webhook({}, {consumer: {label: 'web'}}));
    await publish('OrderWeb', 'c3f81d0');
    await publish('OrderMailer', 'c3f81d0');
    await expect.poll(() => statusOf()).toEqual({successful: 1, failed: 0});
    expect(await statusOf('OrderMailer')).toEqual({successful: 0, failed: 0});
  });

  it('sends the JSON of nothing without a body, and leaves quotes alone', async () => {
    broker = await startBrokerDouble();
    expect((await send('POST', '/webhooks/execute', webhook())).body).toMatchObject({request: {body: null}});
    await publish('Order"Web"');
    const {body} = await send('POST', '/webhooks/execute', webhook({body: {who: '${pactbroker.consumerName}'}}));
    expect(body).toMatchObject({request: {body: '{"who":"Order"Web""}'}});
  });

  it('has no header for a password without a user', async () => {
    broker = await startBrokerDouble();
    const {body} = await send('POST', '/webhooks/execute', webhook({username: '', password: 'CI_TOKEN'}));
    expect(body).not.toHaveProperty('request.headers.authorization');
  });
});
