import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {startBrokerDouble, type BrokerDouble} from '../../broker-double';
import {approvedShape, shapeOf} from '../api/shapes';
import {Regions} from '../regions';
import {Shell, type Finished, type Variables} from '../shell';
import {startReceiver, type Receiver} from './receiver';
import {Shop} from './shop';

const here = import.meta.dirname;
const shell = new Shell();
const regions = new Regions(shell, path.join(here, 'api.sh'), path.join(here, 'webhooks.sh'));
let broker: BrokerDouble;
let receiver: Receiver;
let shop: Shop;

/** What a reader's own machine has in place of this one's. */
const publicBroker = 'https://broker.example.com';
const publicCi = 'https://ci.example.com';

beforeAll(async () => {
  // The Broker's own schedule: nobody waits here for the second attempt.
  broker = await startBrokerDouble(0, {webhooks: {retries: [10, 60, 120, 300, 600, 1200]}});
  receiver = await startReceiver();
  shop = new Shop(broker.url);
  await shop.publish('5a1c9e2', 'main', 'a request for all orders');
  await shop.verify('5a1c9e2', '8d04b7f', 'main', true);
  await shop.send('PUT', '/pacticipants/OrderApi/labels/warehouse', {});
  for (const file of ['webhook.json', 'variables.json', 'library/github-dispatch.json']) {
    const text = readFileSync(path.join(here, file), 'utf8');
    writeFileSync(path.join(shell.folder, path.basename(file)), local(text));
  }
});

afterAll(async () => {
  await Promise.all([broker.stop(), receiver.stop()]);
  shell.remove();
});

/** A text with the receiver in place of the systems that webhooks call. */
const local = (text: string): string => text.replace(/https:\/\/(ci\.example\.com|api\.github\.com)/, receiver.url);

function run(name: string, more: Variables = {}, edit = (code: string) => code): Promise<Finished> {
  const variables = {
    PACT_BROKER_BASE_URL: broker.url,
    CI_TOKEN: 'CI_TOKEN',
    GITHUB_TOKEN: 'SECRET_OF_GITHUB',
    GIT_COMMIT: 'c3f81d0',
    ...more,
  };
  // The progress of curl isn't part of an answer.
  return regions.run(name, variables, {
    edit: (code) => edit(local(code).replaceAll('curl --fail', 'curl --silent --fail')),
  });
}

/** What a Broker writes into the address of a pact that a publication was about. */
const metadataOf = (text: string): string =>
  Buffer.from(`cvn=${text.includes('e51b07c') ? 'e51b07c' : 'c3f81d0'}&w=true`).toString('base64url');

/** An answer without the headers that say how it travelled. */
function withoutTravel(key: string, value: unknown): unknown {
  const {'content-type': type} = (key === 'headers' ? value : {}) as Record<string, unknown>;
  return type !== undefined && 'connection' in (value as object) ? {'content-type': type} : value;
}

/** Hides what differs from run to run, or between the double and a Broker. */
function settled(text: string): string {
  return text
    .replaceAll(broker.url, publicBroker)
    .replaceAll(encodeURIComponent(broker.url), encodeURIComponent(publicBroker))
    .replaceAll(receiver.url, publicCi)
    .replaceAll(new URL(receiver.url).hostname, new URL(publicCi).hostname)
    .replaceAll(/\[\d{4}-\d\d-\d\dT[\d:]+(?:\.\d+)?Z\]/g, '[2026-03-14T09:26:53Z]')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:]+\.\d+Z/g, '2026-03-14T09:26:53+00:00')
    .replaceAll(/triggered-webhooks\/[0-9a-f-]{36}/g, 'triggered-webhooks/6b0f2a54-93de-4c1b-8f5e-2d7a10c4be91')
    .replaceAll(/"uuid": ?"[0-9a-f-]{36}"/g, '"uuid": "6b0f2a54-93de-4c1b-8f5e-2d7a10c4be91"')
    .replaceAll(/(webhooks\/|"uuid": ?")[\w-]{22}(?=["/])(?<!order-api-changed-pact)/g, '$1Jq0V1xS5mWb8yTzN4pLw2A')
    .replaceAll(/pact-version(\/|%2F)[0-9a-f]{40}/g, 'pact-version$1d3f1a6e0b7c94825e1f60a3c8d29b47f5e0c6a12')
    .replaceAll(/metadata(\/|%2F)[\w-]+/g, (_, slash) => `metadata${slash}${metadataOf(text)}`)
    .replaceAll(/verification-results\/\d+/g, 'verification-results/1')
    .replaceAll(/\[[^\]]*\] INFO: (?:connection|keep-alive|transfer-encoding): [^\\\n]*(?:\\n|\n)/g, '');
}

/** The answer of a region as its page shows it. */
async function shows(file: string, text: string): Promise<void> {
  const target = path.join(here, 'responses', file);
  const config = await resolveConfig(target);
  const content = file.endsWith('.json')
    ? await format(JSON.stringify(JSON.parse(settled(text), withoutTravel), null, 2), {...config, parser: 'json'})
    : `${settled(text).trimEnd()}\n`;
  await expect(content).toMatchFileSnapshot(target);
}

describe('commands of the client', () => {
  it('create the webhook that verifies a changed pact', async () => {
    const {status, output} = await run('webhooks-create');
    expect(status, output).toBe(0);
    expect(output).toContain('"Content-Type":"application/json"'.toLowerCase());
    expect(output).toContain('"authorization":"**********"');
  });

  it('send it, and tell how that went in their output only', async () => {
    const {status, output} = await run('webhooks-test');
    expect([status, output]).toEqual([0, expect.stringContaining('"success":true')]);
    expect((await receiver.next()).headers['authorization']).toBe('Bearer CI_TOKEN');
    expect((await run('webhooks-test-result')).status).toBe(0);
    await receiver.next();
    receiver.answerWith(401);
    const refused = await run('webhooks-test');
    expect([refused.status, refused.output]).toEqual([0, expect.stringContaining('"success":false')]);
    expect((await run('webhooks-test-result')).status).toBe(1);
    receiver.answerWith(200);
    await Promise.all([receiver.next(), receiver.next()]);
  });

  it('report results on commits of the consumer', async () => {
    const {status, output} = await run('webhooks-github-status');
    expect([status, output]).toEqual([0, expect.stringContaining('/repos/ORGANISATION/order-web/statuses/')]);
    await shop.send('DELETE', '/webhooks/order-web-github-status');
  });

  it('take a template with a token that is in no file', async () => {
    const {status, output} = await run('webhooks-library-create');
    expect([status, output]).toEqual([0, expect.stringContaining('order-api/dispatches')]);
    await run('webhooks-test');
    expect((await receiver.next()).headers['authorization']).toBe('Bearer SECRET_OF_GITHUB');
    await shop.send('DELETE', '/webhooks/order-api-changed-pact');
  });

  it('take a name or a label', async () => {
    const create = (option: string): Promise<Finished> =>
      shell.script(`pact broker create-webhook ${publicCi} --request POST --contract-published ${option}`, {
        PACT_BROKER_BASE_URL: broker.url,
      });
    const labelled = await create('--provider-label warehouse');
    expect(labelled.status).toBe(0);
    const {uuid, provider} = JSON.parse(labelled.output) as {uuid: string; provider?: unknown};
    expect(provider).toEqual({label: 'warehouse'});
    await shop.send('DELETE', `/webhooks/${uuid}`);
    // Of both, the client sends the name only.
    const both = await create('--provider OrderApi --provider-label warehouse');
    const named = JSON.parse(both.output) as {uuid: string; provider: unknown};
    expect([both.status, named.provider]).toEqual([0, {name: 'OrderApi'}]);
    await shop.send('DELETE', `/webhooks/${named.uuid}`);
    const unknown = await create('--provider OrderAPI');
    expect([unknown.status, unknown.output]).toEqual([1, expect.stringContaining('existing pacticipant')]);
  });

  it('need an event', async () => {
    const {status, output} = await shell.script(`pact broker create-webhook ${publicCi} --request POST`, {
      PACT_BROKER_BASE_URL: broker.url,
    });
    expect([status, output]).toEqual([1, expect.stringContaining('No events specified for webhook')]);
  });
});

describe('the API', () => {
  it('creates, changes and shows one webhook', async () => {
    expect((await run('webhooks-create-curl')).status).toBe(0);
    const put = await run('webhooks-api-put');
    expect(put.status, put.output).toBe(0);
    const get = await run('webhooks-api-get');
    await shows('webhook.json', get.output);
    // The stars of an answer may be sent back.
    const shown = JSON.parse(get.output) as {request: {password: string}};
    expect(shown.request.password).toBe('**********');
    await shop.send('PUT', '/webhooks/order-api-changed-pact', shown);
    await run('webhooks-test');
    const {headers} = await receiver.next();
    expect(headers['authorization']).toBe(`Basic ${Buffer.from('pact-broker:CI_PASSWORD').toString('base64')}`);
  });

  it('lists webhooks', async () => {
    await shows('webhooks.json', (await run('webhooks-api-list')).output);
    await shows('webhooks-of-both.json', (await run('webhooks-api-both')).output);
    await shows('webhooks-of-pact.json', (await run('webhooks-api-pact')).output);
    await shows('webhooks-of-consumer.json', (await run('webhooks-api-consumer')).output);
    await shows('webhooks-of-provider.json', (await run('webhooks-api-provider')).output);
  });

  it('names a webhook itself', async () => {
    const {status, output} = await run('webhooks-api-post');
    expect(status).toBe(0);
    await shows('created.json', output);
    await shop.send('DELETE', `/webhooks/${(JSON.parse(output) as {uuid: string}).uuid}`);
  });

  it('sends one on request', async () => {
    const {output} = await run('webhooks-api-execute');
    await shows('executed.json', output);
    await receiver.next();
    const {output: unsaved} = await run('webhooks-try');
    expect(JSON.parse(unsaved)).toMatchObject({success: true, response: {body: {build: 42}}});
    expect(JSON.parse(unsaved)).not.toHaveProperty('_links.webhook');
    await receiver.next();
  });

  it('tells what events have caused', async () => {
    receiver.answerWith(401);
    const published = await shop.publish('c3f81d0', 'feat/refunds');
    // The client puts each notice on a line of its own.
    const notices = (published['notices'] as {text: string}[])
      .map(({text}) => text.replaceAll(/\s+/g, ' ').trim())
      .join('\n');
    await shows('published.txt', notices);
    await receiver.next();
    await expect.poll(async () => (await run('webhooks-triggered')).output).toContain('"attemptsMade":1');
    const {output} = await run('webhooks-triggered');
    await shows('triggered.json', output);
    await shows('status.json', (await run('webhooks-status')).output);
    const {_embedded} = JSON.parse(output) as {
      _embedded: {triggeredWebhooks: {_links: {'pb:logs': {href: string}}}[]};
    };
    const TRIGGERED_UUID = _embedded.triggeredWebhooks[0]?._links['pb:logs'].href.split('/').at(-2) ?? '';
    await shows('logs.txt', (await run('webhooks-logs', {TRIGGERED_UUID})).output);
    await shows('logs.json', (await run('webhooks-api-logs-json', {TRIGGERED_UUID})).output);
    receiver.answerWith(200);
  });

  it('tells what a result has caused', async () => {
    const webhook = JSON.parse(readFileSync(path.join(shell.folder, 'webhook.json'), 'utf8')) as object;
    const told = {...webhook, events: [{name: 'provider_verification_published'}]};
    await shop.send('PUT', '/webhooks/order-web-tell-results', told);
    await shop.verify('c3f81d0', '8d04b7f', 'main', false);
    await receiver.next();
    const pact = await shop.send('GET', '/pacts/provider/OrderApi/consumer/OrderWeb/version/c3f81d0');
    const {href} = (pact['_links'] as Record<string, {href: string}>)['pb:latest-verification-results'] ?? {href: ''};
    const result = await shop.send('GET', href);
    const {href: self} = (result['_links'] as Record<string, {href: string}>)['self'] ?? {href: ''};
    const [, PACT_SHA = '', number = ''] = /pact-version\/(.*)\/verification-results\/(\d+)/.exec(self) ?? [];
    const triggered = async (): Promise<string> => {
      const ofResult = (code: string): string => code.replace('results/1/', `results/${number}/`);
      return (await run('webhooks-api-triggered-by-result', {PACT_SHA}, ofResult)).output;
    };
    await expect.poll(triggered).toContain('"attemptsMade":1');
    await shows('triggered-by-result.json', await triggered());
    await shop.send('DELETE', '/webhooks/order-web-tell-results');
  });

  it('deletes a webhook, and keeps what it has caused', async () => {
    expect((await run('webhooks-api-delete')).status).toBe(0);
    expect((await run('webhooks-api-get')).status).toBe(22);
    const {output} = await run('webhooks-triggered');
    expect(output).toContain('"eventName":"contract_requiring_verification_published"');
    expect(output).not.toContain('pb:webhook');
  });
});

describe('variables', () => {
  it('are filled in where they stand', async () => {
    expect((await run('webhooks-variables')).status).toBe(0);
    await shop.publish('e51b07c', 'feat/returns', 'a request for a return');
    const requests = [await receiver.next(), await receiver.next()];
    await shop.verify('e51b07c', 'b41f2aa', 'main', true);
    requests.push(await receiver.next());
    const files = ['published', 'requiring', 'verified'];
    for (const [at, {method, path: sentTo, headers, body}] of requests.entries()) {
      const shown = Object.entries(headers).filter(([name]) => name.startsWith('x-') || name === 'content-type');
      const head = [`${method} ${sentTo}`, ...shown.map(([name, value]) => `${name}: ${value}`)].join('\n');
      const json = JSON.stringify(JSON.parse(body) as unknown, null, 2);
      await shows(`sent-${files[at]}.txt`, `${head}\n\n${json}`);
    }
  });
});

describe('the responses', () => {
  /** What readers send themselves, and the relations of former versions, which the approved documents leave out. */
  const apart = /(?:^|\.)(?:body|headers)\b|_links\.(?:webhook|try-again|logs)\b/;
  const keys = (shape: readonly string[]): string[] => shape.filter((key) => !apart.test(key));

  it.each([
    ['webhook.json', 'docs_webhooks_webhook_get', ['request.username', 'request.password']],
    ['created.json', 'docs_webhooks_webhooks_post', ['consumer.', 'provider.', '_links.pb:']],
    ['webhooks.json', 'docs_webhooks_webhooks_get', []],
    ['webhooks-of-consumer.json', 'docs_webhooks_webhooks_for_consumer_get', []],
    ['webhooks-of-provider.json', 'docs_webhooks_webhooks_for_a_provider_get', []],
    ['webhooks-of-both.json', 'docs_webhooks_webhooks_for_consumer_and_provider_get', []],
    ['webhooks-of-pact.json', 'docs_webhooks_pact_webhooks_get', []],
    ['status.json', 'docs_webhooks_webhooks_status_get', ['summary.retrying', '_links.pb:error-logs']],
    ['executed.json', 'docs_webhooks_executing_a_saved_webhook_post', []],
    ['triggered.json', 'docs_webhooks_triggered_webhooks_for_pact_publication_get', []],
    ['logs.json', 'triggered_webhook_logs_decorator', []],
  ])('have the keys of the Broker: %s', (file, name, more) => {
    const ours = keys(shapeOf(JSON.parse(readFileSync(path.join(here, 'responses', file), 'utf8'))));
    const theirs = keys(approvedShape(name));
    const absent = ['summary.notRun', '_links.pb:error-logs[]', '_links', '_links.pb:webhooks[]'];
    expect(theirs.filter((key) => !ours.includes(key) && !absent.includes(key))).toEqual([]);
    // An empty list says nothing about its items.
    const open = [...more, ...theirs.filter((key) => key.endsWith('[]'))];
    expect(ours.filter((key) => !theirs.includes(key) && !open.some((start) => key.startsWith(start)))).toEqual([]);
  });
});

describe('the pages', () => {
  it('show no command that is not run here', () => {
    expect(regions.notRun()).toEqual([]);
  });
});
