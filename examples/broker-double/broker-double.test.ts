import {createServer} from 'node:http';
import {json} from 'node:stream/consumers';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {listen, type Listening} from '../listen';
import {startBrokerDouble, type BrokerDouble} from './index';

/** As much of a document as the tests look at. */
interface Document {
  readonly [field: string]: unknown;
  readonly uuid?: string;
  readonly _links: Readonly<Record<string, {readonly href: string}>>;
}

interface Reply {
  readonly status: number;
  readonly body: Document;
}

let broker: BrokerDouble;

beforeEach(async () => {
  broker = await startBrokerDouble();
});

afterEach(async () => {
  await broker.stop();
});

async function send(method: string, address: string, body?: unknown): Promise<Reply> {
  const url = address.startsWith('/') ? `${broker.url}${address}` : address;
  const response = await fetch(url, {method, body: JSON.stringify(body)});
  const text = await response.text();
  return {status: response.status, body: JSON.parse(text || '{}') as Document};
}

const get = async (path: string): Promise<Document> => (await send('GET', path)).body;

const pactOf = (description: string, consumer = 'OrderWeb'): Record<string, unknown> => ({
  consumer: {name: consumer},
  provider: {name: 'OrderApi'},
  interactions: [{description, providerStates: [{name: 'an order exists'}]}],
});

interface Publication {
  readonly version: string;
  readonly branch?: string;
  readonly tags?: readonly string[];
  readonly pact?: Record<string, unknown>;
  readonly consumer?: string;
  readonly onConflict?: string;
}

/** Publishes a pact; unless it is given, its content is one that no other version has. */
function publish({version, branch, tags, onConflict, consumer = 'OrderWeb', ...rest}: Publication): Promise<Reply> {
  const pact = rest.pact ?? pactOf(`a request of ${consumer} ${version}`, consumer);
  return send('POST', '/contracts/publish', {
    pacticipantName: consumer,
    pacticipantVersionNumber: version,
    branch,
    tags,
    contracts: [
      {
        consumerName: consumer,
        providerName: 'OrderApi',
        specification: 'pact',
        contentType: 'application/json',
        content: Buffer.from(JSON.stringify(pact)).toString('base64'),
        onConflict,
      },
    ],
  });
}

/** Pacts that OrderApi is to verify: their names, what is pending, what is in progress. */
async function forVerification(body: unknown): Promise<{name: string; href: string; properties: unknown}[]> {
  const answer = await send('POST', '/pacts/provider/OrderApi/for-verification', body);
  const {pacts} = answer.body['_embedded'] as {
    pacts: {_links: {self: {name: string; href: string}}; verificationProperties: unknown}[];
  };
  return pacts.map(({_links: {self}, verificationProperties}) => ({...self, properties: verificationProperties}));
}

const versionsOf = (pacts: readonly {name: string}[]): string[] =>
  pacts.map(({name}) => (/\((.*)\)/.exec(name) ?? [])[1] ?? '').sort();

/** Publishes a result for the pact at an address. */
async function verify(href: string, success: boolean, version = '2.0.0', branch?: string): Promise<Reply> {
  const pact = await get(href);
  if (branch !== undefined) {
    await send('PUT', `/pacticipants/OrderApi/branches/${branch}/versions/${version}`);
  }
  return send('POST', pact._links['pb:publish-verification-results']?.href ?? '', {
    success,
    providerApplicationVersion: version,
  });
}

async function record(kind: 'deployed' | 'released', pacticipant: string, version: string, instance?: string) {
  const {_links} = await get(`/pacticipants/${pacticipant}/versions/${version}`);
  const relation = kind === 'deployed' ? 'pb:record-deployment' : 'pb:record-release';
  const links = _links[relation] as unknown as {name: string; href: string}[];
  const href = links.find(({name}) => name === 'production')?.href ?? '';
  return send('POST', href, {applicationInstance: instance});
}

async function deployable(query: string): Promise<unknown> {
  const {summary} = await get(`/matrix?${query}`);
  return (summary as {deployable: unknown}).deployable;
}

const pactAddress = (version: string): string => `/pacts/provider/OrderApi/consumer/OrderWeb/version/${version}`;
const production = 'latestby=cvpv&environment=production';
const web = (version: string): string => `q[][pacticipant]=OrderWeb&q[][version]=${version}`;
const api = (version: string): string => `q[][pacticipant]=OrderApi&q[][version]=${version}`;

describe('the double', () => {
  it('notes every request', async () => {
    await get('/');
    await get('/pacticipants?page=1');
    expect(broker.requests).toEqual(['GET /', 'GET /pacticipants?page=1']);
  });

  it('has a route for every relation of its index', async () => {
    const {_links} = await get('/');
    const relations = Object.entries(_links).filter(([relation]) => relation !== 'curies');
    expect(relations.length).toBeGreaterThan(20);
    for (const [relation, {href}] of relations) {
      const method = relation.startsWith('pb:publish') ? (relation.endsWith('contracts') ? 'POST' : 'PUT') : 'GET';
      const {body} = await send(method, href.replace(/\{\w+\}/g, 'x'));
      expect(JSON.stringify(body), relation).not.toContain('has no route');
    }
  });

  it('names what it does not know', async () => {
    const {status, body} = await send('GET', '/dashboard');
    expect(status).toBe(404);
    expect(body['error']).toBe('The double of the Broker has no route for GET /dashboard');
  });

  it('refuses a body that is no JSON', async () => {
    const response = await fetch(`${broker.url}/pacticipants`, {method: 'POST', body: '{'});
    expect(response.status).toBe(400);
  });

  it('lets nobody in without the token that it was started with', async () => {
    const guarded = await startBrokerDouble(0, {token: 'TOKEN'});
    const ask = async (authorization?: string): Promise<number> =>
      (await fetch(guarded.url, {headers: authorization === undefined ? {} : {authorization}})).status;
    expect([await ask(), await ask('Bearer other'), await ask('Bearer TOKEN')]).toEqual([401, 401, 200]);
    await guarded.stop();
  });
});

describe('a published pact', () => {
  it('is there by version and by content, with the links that verifiers follow', async () => {
    const {status, body} = await publish({version: '1.0.0', branch: 'main', tags: ['prod']});
    expect(status).toBe(200);
    expect(body['notices']).toContainEqual({
      type: 'success',
      text: 'Pact successfully published for OrderWeb version 1.0.0 and provider OrderApi.',
    });
    const pact = await get(pactAddress('1.0.0'));
    expect(pact['interactions']).toHaveLength(1);
    const permalink = pact._links['pb:pact-version']?.href ?? '';
    expect((await get(permalink))['interactions']).toEqual(pact['interactions']);
    expect((await get(pact._links['pb:provider']?.href ?? ''))['name']).toBe('OrderApi');
    expect((await get('/pacticipants/OrderWeb'))['mainBranch']).toBe('main');
  });

  it('keeps its content: other content needs another version', async () => {
    await publish({version: '1.0.0'});
    expect((await publish({version: '1.0.0'})).status).toBe(200);
    const {status, body} = await publish({version: '1.0.0', pact: pactOf('another request')});
    expect(status).toBe(409);
    expect(JSON.stringify(body['errors'])).toContain('Cannot change the content of the pact');
  });

  it('takes more interactions when it is merged, but only where contents may change', async () => {
    await publish({version: '1.0.0', pact: pactOf('one')});
    expect((await publish({version: '1.0.0', pact: pactOf('two'), onConflict: 'merge'})).status).toBe(409);
    await broker.stop();
    broker = await startBrokerDouble(0, {allowsModification: true});
    await publish({version: '1.0.0', pact: pactOf('one')});
    await publish({version: '1.0.0', pact: pactOf('two'), onConflict: 'merge'});
    await publish({version: '1.0.0', pact: pactOf('two'), onConflict: 'merge'});
    expect((await get(pactAddress('1.0.0')))['interactions']).toHaveLength(2);
  });

  it.each([
    [{}, 'pacticipantName'],
    [{pacticipantName: 'OrderWeb'}, 'pacticipantVersionNumber'],
    [{pacticipantName: 'OrderWeb', pacticipantVersionNumber: '1', contracts: [{}]}, 'contracts'],
  ])('is refused when the request is %j', async (request, field) => {
    const {status, body} = await send('POST', '/contracts/publish', request);
    expect([status, Object.keys(body['errors'] ?? {})]).toEqual([400, [field]]);
  });
});

describe('pacts for verification', () => {
  beforeEach(async () => {
    await publish({version: '1', branch: 'main'});
    await publish({version: '2', branch: 'main', tags: ['prod']});
    await publish({version: '3', branch: 'new-cart', tags: ['prod']});
    await publish({version: '4', branch: 'old-cart'});
    await publish({version: '7', consumer: 'OrderMail'});
    await record('deployed', 'OrderWeb', '1');
    await record('released', 'OrderWeb', '2');
  });

  it.each([
    [[{mainBranch: true}], ['2']],
    [[{branch: 'new-cart'}], ['3']],
    [[{branch: 'gone', fallbackBranch: 'main'}], []],
    [[{matchingBranch: true}], ['4']],
    [[{tag: 'prod', latest: true}], ['3']],
    [[{tag: 'prod'}], ['2', '3']],
    [[{tag: 'gone', latest: true, fallbackTag: 'prod'}], ['3']],
    [[{latest: true}], ['4', '7']],
    [[{latest: true, consumer: 'OrderMail'}], ['7']],
    [[{deployed: true}], ['1']],
    [[{released: true}], ['2']],
    [[{deployedOrReleased: true}], ['1', '2']],
    [[{environment: 'production'}], ['1', '2']],
    [[{deployed: true, environment: 'test'}], []],
    [[{mainBranch: true}, {released: true}], ['2']],
    [[], ['1', '2', '7']],
  ])('are chosen by %j: %j', async (consumerVersionSelectors, versions) => {
    const pacts = await forVerification({consumerVersionSelectors, providerVersionBranch: 'old-cart'});
    expect(versionsOf(pacts)).toEqual(versions);
  });

  it.each([[{consumer: 'OrderWeb'}], [{branch: 'main', deployed: true}], [{matchingBranch: true}]])(
    'are not chosen by %j, which is at fault',
    async (selector) => {
      const {status} = await send('POST', '/pacts/provider/OrderApi/for-verification', {
        consumerVersionSelectors: [selector],
      });
      expect(status).toBe(400);
    },
  );

  it('do not exist for a provider that nobody has heard of', async () => {
    expect((await send('GET', '/pacts/provider/StockApi/for-verification')).status).toBe(404);
  });

  it('are pending until the branch has verified them', async () => {
    const question = {
      consumerVersionSelectors: [{mainBranch: true}],
      includePendingStatus: true,
      providerVersionBranch: 'main',
    };
    const [pact] = await forVerification(question);
    expect(pact?.properties).toMatchObject({pending: true});
    await verify(pact?.href ?? '', false, '2.0.0', 'main');
    await verify(pact?.href ?? '', true, '2.0.1', 'other');
    expect((await forVerification(question))[0]?.properties).toMatchObject({pending: true});
    await verify(pact?.href ?? '', true, '2.0.2', 'main');
    expect((await forVerification(question))[0]?.properties).toMatchObject({pending: false});
  });

  it('include work in progress since a date, which stays in progress until it is selected', async () => {
    const question = (includeWipPactsSince: string) => ({
      consumerVersionSelectors: [{mainBranch: true}],
      includePendingStatus: true,
      providerVersionBranch: 'main',
      includeWipPactsSince,
    });
    const pacts = await forVerification(question('2020-01-01'));
    expect(versionsOf(pacts)).toEqual(['2', '3', '4']);
    const branch = pacts.find(({name}) => name.includes('(4)'));
    expect(branch?.properties).toMatchObject({pending: true, wip: true});
    await verify(branch?.href ?? '', true, '2.0.0', 'main');
    expect(versionsOf(await forVerification(question('2020-01-01')))).toEqual(['2', '3', '4']);
    expect(versionsOf(await forVerification(question('2999-01-01')))).toEqual(['2']);
  });
});

describe('can-i-deploy', () => {
  beforeEach(async () => {
    await publish({version: '1', branch: 'main', pact: pactOf('a request')});
  });

  it('waits for a verification, then says yes, for a version with the same pact, too', async () => {
    expect(await deployable(`${web('1')}&${production}`)).toBeNull();
    await verify(pactAddress('1'), true);
    expect(await deployable(`${web('1')}&${production}`)).toBeNull();
    await record('deployed', 'OrderApi', '2.0.0');
    expect(await deployable(`${web('1')}&${production}`)).toBe(true);
    await publish({version: '2', pact: pactOf('a request')});
    expect(await deployable(`${web('2')}&${production}`)).toBe(true);
  });

  it('says no after a failure, unless the provider is ignored', async () => {
    await verify(pactAddress('1'), false);
    await record('released', 'OrderApi', '2.0.0');
    expect(await deployable(`${web('1')}&${production}`)).toBe(false);
    expect(await deployable(`${web('1')}&${production}&ignore[][pacticipant]=OrderApi`)).toBe(true);
    const {notices} = await get(`/matrix?${web('1')}&${production}`);
    expect(notices).toEqual([
      {
        type: 'error',
        text: 'The verification for the pact between version 1 of OrderWeb and the version of OrderApi currently in production (2.0.0) failed',
      },
    ]);
  });

  it('lets a provider go where none of its consumers is', async () => {
    await verify(pactAddress('1'), false);
    expect(await deployable(`${api('2.0.0')}&${production}`)).toBe(true);
    await record('deployed', 'OrderWeb', '1');
    expect(await deployable(`${api('2.0.0')}&${production}`)).toBe(false);
    await send('POST', '/pacticipants', {name: 'OrderApi'});
    await send('PUT', '/pacticipants/OrderApi/versions/2.0.1');
    expect(await deployable(`${api('2.0.1')}&${production}`)).toBeNull();
  });

  it('considers every instance of an application', async () => {
    await verify(pactAddress('1'), true, '2.0.0');
    await verify(pactAddress('1'), false, '2.0.1');
    await record('deployed', 'OrderApi', '2.0.0', 'blue');
    expect(await deployable(`${web('1')}&${production}`)).toBe(true);
    await record('deployed', 'OrderApi', '2.0.1', 'green');
    expect(await deployable(`${web('1')}&${production}`)).toBe(false);
    await record('deployed', 'OrderApi', '2.0.0', 'green');
    expect(await deployable(`${web('1')}&${production}`)).toBe(true);
  });

  it('compares with main branches, tags and named versions', async () => {
    await verify(pactAddress('1'), true, '2.0.0', 'main');
    await send('PUT', '/pacticipants/OrderApi/versions/2.0.0/tags/prod');
    await send('PUT', '/pacticipants/OrderApi/versions/2.0.1');
    expect(await deployable(`${web('1')}&latest=true&mainBranch=true`)).toBe(true);
    expect(await deployable(`${web('1')}&latest=true&tag=prod`)).toBe(true);
    expect(await deployable(`${web('1')}&${api('2.0.0')}`)).toBe(true);
    expect(await deployable(`${web('1')}&${api('2.0.1')}`)).toBeNull();
    expect(await deployable(`q[][pacticipant]=OrderWeb&q[][branch]=main&${api('2.0.0')}`)).toBe(true);
  });

  it('has an address of its own', async () => {
    const path = '/can-i-deploy?pacticipant=OrderWeb&version=1&environment=production';
    expect((await get(path))['summary']).toMatchObject({deployable: null, unknown: 1});
  });

  it('says no about a version that does not exist', async () => {
    expect(await deployable(`${web('9')}&${production}`)).toBe(false);
  });

  it.each([
    ['q[][pacticipant]=OrderMail', 'Pacticipant OrderMail not found'],
    [`${web('1')}&environment=moon`, "Environment with name 'moon' does not exist"],
    ['', 'Please provide 1 or more version selectors.'],
  ])('refuses "%s": %s', async (query, fault) => {
    const {status, body} = await send('GET', `/matrix?${query}`);
    expect([status, body['errors']]).toEqual([400, [fault]]);
  });
});

describe('an environment', () => {
  it('is made, changed and deleted', async () => {
    const {status, body} = await send('POST', '/environments', {name: 'staging', production: false});
    expect([status, body['displayName']]).toEqual([201, 'Staging']);
    const path = `/environments/${body.uuid}`;
    expect((await send('PUT', path, {name: 'stage', production: true})).body).toMatchObject({production: true});
    expect((await send('POST', '/environments', {name: 'stage'})).status).toBe(400);
    expect((await send('DELETE', path)).status).toBe(204);
    expect((await send('GET', path)).status).toBe(404);
  });

  it('forgets a version when the next is deployed or it is undeployed, and a release when its support ends', async () => {
    await publish({version: '1'});
    await publish({version: '2'});
    await record('deployed', 'OrderWeb', '1');
    const deployment = await record('deployed', 'OrderWeb', '2');
    const release = await record('released', 'OrderWeb', '1');
    const environments = (await get('/environments'))['_embedded'] as {environments: {name: string; uuid: string}[]};
    const uuid = environments.environments.find(({name}) => name === 'production')?.uuid;
    const listed = async (list: string, field: string): Promise<unknown[]> =>
      ((await get(`/environments/${uuid}/${list}?pacticipant=OrderWeb`))['_embedded'] as Record<string, unknown[]>)[
        field
      ] ?? [];
    const deployed = (): Promise<unknown[]> => listed('deployed-versions/currently-deployed', 'deployedVersions');
    const released = (): Promise<unknown[]> => listed('released-versions/currently-supported', 'releasedVersions');
    expect([(await deployed()).length, (await released()).length]).toEqual([1, 1]);
    await send('PATCH', deployment.body._links['self']?.href ?? '', {currentlyDeployed: false});
    await send('PATCH', release.body._links['self']?.href ?? '', {currentlySupported: false});
    expect([(await deployed()).length, (await released()).length]).toEqual([0, 0]);
  });
});

describe('a webhook', () => {
  it('is kept without showing its password, and sent on request', async () => {
    const received: string[] = [];
    const build = await listen(
      createServer((request, response) => {
        received.push(`${request.method} ${request.url}`);
        response.end('started');
      }),
    );
    const url = `${build.url}/builds`;
    const {status, body} = await send('POST', '/webhooks', {
      description: 'Verify OrderApi',
      events: [{name: 'contract_requiring_verification_published'}],
      request: {method: 'POST', url, username: 'shop', password: 'PASSWORD', body: {pact: '${pactbroker.pactUrl}'}},
    });
    expect([status, JSON.stringify(body).includes('PASSWORD')]).toEqual([201, false]);
    const answer = await send('POST', body._links['pb:execute']?.href ?? '');
    expect(answer.body).toMatchObject({success: true, response: {status: 200, body: 'started'}});
    expect(received).toEqual(['POST /builds']);
    await build.stop();
    expect((await send('POST', body._links['pb:execute']?.href ?? '')).body['success']).toBe(false);
    expect((await send('DELETE', `/webhooks/${body.uuid}`)).status).toBe(204);
  });

  it('is refused without a request and without events', async () => {
    expect((await send('POST', '/webhooks', {events: [{name: 'contract_published'}]})).status).toBe(400);
    expect((await send('POST', '/webhooks', {request: {url: 'https://ci.example.org'}})).status).toBe(400);
  });
  describe('with a build server', () => {
    let build: Listening;
    let address: string;
    const received: unknown[] = [];

    beforeEach(async () => {
      received.length = 0;
      build = await listen(
        createServer((request, response) => {
          void json(request).then((body) => received.push(body));
          response.end();
        }),
      );
      address = `http://host.docker.internal:${new URL(build.url).port}/builds`;
      for (const name of ['OrderApi', 'CatalogueApi']) {
        await send('POST', '/pacticipants', {name});
      }
    });

    afterEach(() => build.stop());

    const create = (event: string, body: unknown, more = {}): Promise<Reply> =>
      send('POST', '/webhooks', {
        description: 'Tell the build server',
        provider: {name: 'OrderApi'},
        events: [{name: event}],
        request: {method: 'POST', url: address, body},
        ...more,
      });

    const pact = pactOf('a request');

    it('asks each version of the provider that matters for a missing result, once', async () => {
      await publish({version: '1', pact});
      await verify(pactAddress('1'), true, '2.0.0', 'main');
      await record('deployed', 'OrderApi', '2.0.0');
      await verify(pactAddress('1'), true, '2.1.0', 'main');
      await verify(pactAddress('1'), true, '2.2.0', 'feature');
      await create('contract_requiring_verification_published', {
        version: '${pactbroker.providerVersionNumber}',
        branch: '${pactbroker.providerVersionBranch}',
        why: '${pactbroker.providerVersionDescriptions}',
        pact: '${pactbroker.pactUrl}',
        of: '${pactbroker.consumerName} ${pactbroker.consumerVersionNumber} on ${pactbroker.consumerVersionBranch}',
      });
      expect((await publish({version: '2', pact})).body['notices']).not.toContainEqual(
        expect.objectContaining({text: expect.stringContaining('Webhook')}),
      );
      const {body} = await publish({version: '3', branch: 'cart'});
      expect(body['notices']).toContainEqual({
        type: 'debug',
        text: expect.stringContaining(
          '  Webhook "Tell the build server" triggered for event contract_requiring_verification_published.',
        ) as string,
      });
      await expect.poll(() => received).toHaveLength(2);
      const common = {branch: 'main', of: 'OrderWeb 3 on cart', pact: expect.stringContaining('/pact-version/')};
      expect(received).toEqual(
        expect.arrayContaining([
          {...common, version: '2.0.0', why: 'deployed in production'},
          {...common, version: '2.1.0', why: 'latest from main branch'},
        ]),
      );
      const {pact: url} = received[0] as {pact: string};
      expect((await get(url))['interactions']).toHaveLength(1);
    });

    it('tells when the content of a pact is new', async () => {
      await create('contract_content_changed', {of: '${pactbroker.consumerVersionNumber}'});
      await publish({version: '1', pact});
      await publish({version: '2', pact});
      await publish({version: '3', pact: pactOf('another request')});
      // Deliveries overtake each other, as a Broker's do.
      await expect.poll(() => received).toHaveLength(2);
      expect(received).toEqual(expect.arrayContaining([{of: '1'}, {of: '3'}]));
    });

    it('tells results of verifications', async () => {
      await create('provider_verification_published', {
        status: '${pactbroker.githubVerificationStatus}',
        result: '${pactbroker.verificationResultUrl}',
      });
      await publish({version: '1', pact});
      await verify(pactAddress('1'), false);
      await expect.poll(() => received).toHaveLength(1);
      const [{status, result}] = received as [{status: string; result: string}];
      expect([status, (await get(result))['success']]).toEqual(['failure', false]);
    });

    it('leaves out webhooks that are off, or of another provider', async () => {
      await create('contract_published', {who: 'off'}, {enabled: false});
      await create('contract_published', {who: 'of another'}, {provider: {name: 'CatalogueApi'}});
      await create('contract_published', {who: 'of all'}, {provider: undefined});
      await publish({version: '1', pact});
      await expect.poll(() => received).toEqual([{who: 'of all'}]);
    });
  });
});

describe('versions', () => {
  it('have branches and tags that come and go', async () => {
    expect((await send('PUT', '/pacticipants/OrderWeb/branches/feat%2Fcart/versions/1')).status).toBe(201);
    expect((await send('PUT', '/pacticipants/OrderWeb/versions/1/tags/prod')).status).toBe(201);
    expect(await get('/pacticipants/OrderWeb/latest-version/prod')).toMatchObject({number: '1'});
    expect(await get('/pacticipants/OrderWeb/branches/feat%2Fcart/latest-version')).toMatchObject({number: '1'});
    expect((await send('DELETE', '/pacticipants/OrderWeb/branches/feat%2Fcart')).status).toBe(204);
    expect((await send('DELETE', '/pacticipants/OrderWeb/branches/feat%2Fcart')).status).toBe(404);
    expect((await send('DELETE', '/pacticipants/OrderWeb/versions/1/tags/prod')).status).toBe(204);
    expect((await send('GET', '/pacticipants/OrderWeb/latest-version/prod')).status).toBe(404);
  });
});
