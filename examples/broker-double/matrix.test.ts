import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {startBrokerDouble, type BrokerDouble} from './index';

interface Answer {
  readonly errors?: readonly string[];
  readonly summary?: {readonly deployable: boolean | null; readonly reason: string};
  readonly matrix?: readonly {readonly consumer: {readonly version: {readonly number: string}}}[];
}

let broker: BrokerDouble;

async function send(method: string, address: string, body?: unknown): Promise<unknown> {
  const url = address.startsWith('/') ? `${broker.url}${address}` : address;
  const response = await fetch(url, {method, body: JSON.stringify(body)});
  return JSON.parse((await response.text()) || '{}') as unknown;
}

const ask = async (query: string): Promise<Answer> => (await send('GET', `/matrix?${query}`)) as Answer;

/** Publishes a pact of OrderWeb on main with a tag, and a result of OrderApi 9. */
async function publish(version: string, success?: boolean): Promise<void> {
  const pact = {consumer: {name: 'OrderWeb'}, provider: {name: 'OrderApi'}, interactions: [{description: version}]};
  await send('POST', '/contracts/publish', {
    pacticipantName: 'OrderWeb',
    pacticipantVersionNumber: version,
    branch: 'main',
    tags: ['prod'],
    contracts: [{providerName: 'OrderApi', content: Buffer.from(JSON.stringify(pact)).toString('base64')}],
  });
  if (success !== undefined) {
    const {_links} = (await send('GET', `/pacts/provider/OrderApi/consumer/OrderWeb/version/${version}`)) as {
      _links: Record<string, {href: string}>;
    };
    const href = _links['pb:publish-verification-results']?.href ?? '';
    await send('POST', href, {success, providerApplicationVersion: '9'});
  }
}

beforeEach(async () => {
  broker = await startBrokerDouble();
  await publish('1', true);
  await publish('2', false);
});

afterEach(() => broker.stop());

const provider = 'q[][pacticipant]=OrderApi&q[][version]=9';

describe.each([
  ['branch', 'q[][branch]=main', 'one of the versions of OrderWeb from branch main (2)'],
  ['main branch', 'q[][mainBranch]=true', 'one of the versions of OrderWeb from branch main (2)'],
  ['tag', 'q[][tag]=prod', 'a version of OrderWeb with tag prod (2)'],
])('a %s in a question', (_, selector, description) => {
  const question = `q[][pacticipant]=OrderWeb&${selector}`;

  it('stands for all of its versions', async () => {
    const {summary, matrix} = await ask(`${question}&${provider}&latestby=cvpv`);
    expect(summary).toMatchObject({deployable: false, reason: expect.stringContaining(description) as unknown});
    expect(matrix?.map(({consumer}) => consumer.version.number)).toEqual(['2', '1']);
  });

  it('stands for the newest with "latest"', async () => {
    await publish('3', true);
    const {summary, matrix} = await ask(`${question}&q[][latest]=true&${provider}&latestby=cvpv`);
    expect(summary?.deployable).toBe(true);
    expect(matrix?.map(({consumer}) => consumer.version.number)).toEqual(['3']);
  });
});

describe('a question with a target', () => {
  it('takes all versions with the tag, or the newest', async () => {
    expect((await ask(`${provider}&tag=prod`)).matrix).toHaveLength(2);
    expect((await ask(`${provider}&tag=prod&latest=true`)).matrix).toHaveLength(1);
  });

  it('adds the applications that it does not name', async () => {
    const named = 'q[][pacticipant]=OrderMailer&q[][version]=1';
    await send('PUT', '/pacticipants/OrderMailer/versions/1', {});
    expect((await ask(`${provider}&${named}&latestby=cvpv`)).matrix).toEqual([]);
    expect((await ask(`${provider}&${named}&latestby=cvpv&tag=prod`)).matrix).toHaveLength(2);
  });

  it('has one target only', async () => {
    const {errors} = await ask(`${provider}&tag=prod&environment=production`);
    expect(errors).toContain('Cannot specify more than one of tag, environment and mainBranch.');
  });
});
