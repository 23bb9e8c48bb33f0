import {setTimeout as wait} from 'node:timers/promises';
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';

import {startBrokerDouble, type BrokerDouble} from '../broker-double';
import {startOrderApi, type OrderApi} from './order-api';
import {regions, Shell, type Running, type Variables} from './shell';

const token = 'BROKER_TOKEN';
const shell = new Shell();
let broker: BrokerDouble;
let api: OrderApi;
let brokenApi: OrderApi;
/** The commit of OrderWeb that the story is about. */
let commit = '';

beforeAll(async () => {
  broker = await startBrokerDouble(0, {token});
  api = await startOrderApi();
  brokenApi = await startOrderApi({broken: true});
  commit = shell.commit();
  await shell.takePorts(9001, 9002);
});

afterEach(() => shell.stop());

afterAll(async () => {
  await Promise.all([broker.stop(), api.stop(), brokenApi.stop()]);
  shell.remove();
});

/** What the build of OrderWeb has in its environment. */
const consumer = (): Variables => ({
  PACT_BROKER_BASE_URL: broker.url,
  PACT_BROKER_TOKEN: token,
  GIT_COMMIT: commit,
  GIT_BRANCH: 'main',
});

const providerAt = ({url}: OrderApi): Variables => ({ORDER_API_PORT: new URL(url).port});

/** What the build of OrderApi has. */
const provider = (running: OrderApi, version: string): Variables => ({
  ...consumer(),
  ...providerAt(running),
  GIT_COMMIT: version,
});

/** Waits until somebody answers at an address. */
async function answer(url: string, server: Running): Promise<Response> {
  let over = false;
  void server.finished.then(() => (over = true));
  while (!over) {
    try {
      return await fetch(url, {headers: {accept: 'application/json', origin: 'https://shop.example.org'}});
    } catch {
      await wait(100);
    }
  }
  throw new Error(`It has ended before it answered at ${url}:\n${(await server.finished).output}`);
}

describe('setting up', () => {
  it('shows the help of the commands', async () => {
    const {status, output} = await shell.run('help');
    expect(status).toBe(0);
    expect(output).toContain('Usage: pact [OPTIONS] [COMMAND]');
    expect(output).toContain('--consumer-app-version');
  });

  it('puts the Broker and the version into the environment', async () => {
    expect(regions.get('environment-variables')).toContain('export GIT_BRANCH');
    const running = await shell.run('environment-variables');
    expect(running.status).toBe(0);
    const shown = await shell.script(`${regions.get('environment-variables')}\nprintenv`);
    expect(shown.output).toContain(`GIT_COMMIT=${commit}`);
    expect(shown.output).toContain('GIT_BRANCH=main');
    expect(shown.output).toMatch(/PACT_BROKER_BASE_URL=https:.*\n/);
  });

  it('lists plugins, installed and known, once there is a folder for them', async () => {
    expect((await shell.run('plugin-list')).status).toBe(1);
    await shell.script('mkdir -p ~/.pact/plugins');
    const {status, output} = await shell.run('plugin-list');
    expect(status).toBe(0);
    expect(output).toContain('protobuf');
  });
});

describe('before the verification', () => {
  it('publishes nothing with an unknown token', async () => {
    const {status, output} = await shell.run('publish', {...consumer(), PACT_BROKER_TOKEN: 'OTHER_TOKEN'});
    expect(status).toBe(1);
    expect(output).toContain('401 Unauthorized');
  });

  it('publishes the pact of a commit', async () => {
    const {status, output} = await shell.run('publish', consumer());
    expect(status).toBe(0);
    expect(output).toContain(`Created OrderWeb version ${commit} with branch main`);
    expect(output).toContain(`Pact successfully published for OrderWeb version ${commit} and provider OrderApi.`);
  });

  it('publishes no other pact for the same commit', async () => {
    const {status, output} = await shell.script(
      `sed 's/a request for an order"/a request for one order"/' pacts/OrderWeb-OrderApi.json > other.json
       pact broker publish other.json --consumer-app-version "$GIT_COMMIT" --branch main`,
      consumer(),
    );
    expect(status).toBe(1);
    expect(output).toContain('Cannot change the content of the pact');
  });

  it('detects commit and branch from Git', async () => {
    const next = shell.commit();
    const {status, output} = await shell.run('publish-auto-detect', {...consumer(), GIT_COMMIT: '', GIT_BRANCH: ''});
    expect(status).toBe(0);
    expect(output).toContain(`Created OrderWeb version ${next} with branch main`);
  });

  it('describes the version', async () => {
    const {status, output} = await shell.run('describe-version', consumer());
    expect(status).toBe(0);
    expect(output).toContain(commit);
    expect((await shell.run('describe-version', {...consumer(), GIT_COMMIT: 'unknown'})).status).toBe(1);
  });

  it('creates a webhook', async () => {
    const {status, output} = await shell.run('create-webhook', consumer());
    expect(status).toBe(0);
    expect(output).toContain('contract_requiring_verification_published');
    expect(output).toContain('"pactUrl":"${pactbroker.pactUrl}"');
    expect(output).toContain('"commit":"${pactbroker.providerVersionNumber}"');
  });

  it('creates an environment and lists it', async () => {
    const made = await shell.run('create-environment', consumer());
    expect(made.status).toBe(0);
    expect(made.output).toContain('Created staging environment');
    expect((await shell.run('create-environment', consumer())).status).toBe(1);
    const {status, output} = await shell.run('list-environments', consumer());
    expect(status).toBe(0);
    expect(output).toMatch(/staging.*false/);
    expect(output).toMatch(/production.*true/);
  });

  it('deploys and merges nothing', async () => {
    const deploy = await shell.run('can-i-deploy', consumer());
    expect(deploy.status).toBe(1);
    expect(deploy.output).toContain('There is no verified pact between');
    expect(deploy.output).toContain('Computer says no');
    const merge = await shell.run('can-i-merge', consumer());
    expect(merge.status).toBe(1);
    expect(merge.output).toContain('Computer says no');
  });

  it('logs what it asks the Broker, token and all', async () => {
    const {status, output} = await shell.run('debug-logging', consumer());
    expect(status).toBe(1);
    expect(output).toMatch(/DEBUG broker: pact_broker_cli.*Querying broker at/);
    expect(output).toContain(token);
  });

  it('undeploys nothing', async () => {
    const {status, output} = await shell.run('record-undeployment', consumer());
    expect(status).toBe(1);
    expect(output).toContain('OrderWeb is not currently deployed to production environment');
  });
});

describe('the verification', () => {
  it('of a file passes and puts the provider into its states', async () => {
    const {status, output} = await shell.run('verify-file', providerAt(api));
    expect(status).toBe(0);
    expect(output).toContain('Verifying a pact between OrderWeb and OrderApi');
    expect(api.states).toContain('an order exists');
    expect(api.states).toContain('no order exists');
  });

  it('of a file fails for a provider that answers otherwise', async () => {
    const {status, output} = await shell.run('verify-file', providerAt(brokenApi));
    expect(status).toBe(1);
    expect(output).toContain('There were 1 pact failures');
  });

  it('sends a header of its own', async () => {
    const {status} = await shell.run('verify-auth', {...providerAt(api), ORDER_API_TOKEN: 'API_TOKEN'});
    expect(status).toBe(0);
    expect(api.authorizations).toContain('Bearer API_TOKEN');
  });

  it('logs what the provider gets and answers', async () => {
    const {status, output} = await shell.run('debug-logging-verifier', providerAt(api));
    expect(status).toBe(0);
    expect(output).toMatch(/DEBUG .*pact_verifier/);
    expect(output).toContain('Sending request HTTP Request ( method: GET, path: /orders/10');
    expect(output).toContain('Received response: HTTP Response ( status: 200');
  });

  it('of an address needs the token of the Broker', async () => {
    const variables = {
      ...providerAt(api),
      PACT_URL: `${broker.url}/pacts/provider/OrderApi/consumer/OrderWeb/latest`,
      PACT_BROKER_TOKEN: token,
    };
    expect((await shell.run('verify-url', variables)).status).toBe(0);
    expect((await shell.run('verify-url', {...variables, PACT_BROKER_TOKEN: 'OTHER_TOKEN'})).status).toBe(1);
  });

  it('of a pending pact fails without failing the build', async () => {
    const {status, output} = await shell.run('verify-broker', provider(brokenApi, '1.9.0'));
    expect(status).toBe(0);
    expect(output).toContain('This pact is in pending state for this version of OrderApi');
    expect((await shell.run('can-i-deploy', consumer())).status).toBe(1);
  });

  it('of a pact that has been verified fails the build', async () => {
    const good = await shell.run('verify-broker', provider(api, '2.0.0'));
    expect(good.status).toBe(0);
    expect(good.output).toContain('latest version from the main branch');
    const bad = await shell.run('verify-broker', provider(brokenApi, '2.0.1'));
    expect(bad.status).toBe(1);
    expect(bad.output).toContain('has previously been successfully verified');
  });
});

describe('after the verification', () => {
  it('waits until it knows whether it can deploy', async () => {
    const questions = (): number => broker.requests.filter((request) => request.startsWith('GET /matrix')).length;
    const before = questions();
    const asking = shell.start('can-i-deploy-retry', consumer());
    await expect.poll(questions, {timeout: 10_000}).toBeGreaterThan(before);
    const deployed = await shell.script(
      'pact broker record-deployment --pacticipant OrderApi --version 2.0.0 --environment production',
      consumer(),
    );
    expect(deployed.status).toBe(0);
    const {status, output} = await asking.finished;
    expect(status).toBe(0);
    expect(output).toContain('Computer says yes');
    expect(questions()).toBe(before + 2);
  });

  it('deploys and merges', async () => {
    const {status, output} = await shell.run('can-i-deploy', consumer());
    expect(status).toBe(0);
    expect(output).toContain('All required verification results are published and successful');
    const merge = await shell.run('can-i-merge', consumer());
    expect([merge.status, merge.output]).toEqual([1, expect.stringContaining('from branch main (2.0.1) failed')]);
    await shell.run('verify-broker', provider(api, '2.0.2'));
    expect((await shell.run('can-i-merge', consumer())).status).toBe(0);
  });

  it('says yes with a table of JSON whatever the answer, so that a script must read it', async () => {
    const ask = 'pact broker can-i-deploy --pacticipant OrderWeb --version 0 --to-environment production';
    expect((await shell.script(ask, consumer())).status).toBe(1);
    const {status, output} = await shell.script(`${ask} --output json`, consumer());
    expect(status).toBe(0);
    expect(JSON.parse(output)).toMatchObject({summary: {deployable: false}});
  });

  it('records deployments, releases and undeployments', async () => {
    const deployment = await shell.run('record-deployment', consumer());
    expect([deployment.status, deployment.output]).toEqual([
      0,
      expect.stringContaining(`Recorded deployment of OrderWeb version ${commit} to production environment`),
    ]);
    const release = await shell.run('record-release', consumer());
    expect([release.status, release.output]).toEqual([
      0,
      expect.stringContaining(`Recorded release of OrderWeb version ${commit} to production environment`),
    ]);
    const undeployment = await shell.run('record-undeployment', consumer());
    expect([undeployment.status, undeployment.output]).toEqual([
      0,
      expect.stringContaining('Undeployed OrderWeb from production environment'),
    ]);
  });
});

describe('a verification that a webhook asks for', () => {
  it('publishes the result of that pact alone', async () => {
    const results = (): number =>
      broker.requests.filter((request) => /^POST .*verification-results/.test(request)).length;
    const before = results();
    const variables = {
      ...provider(api, '1.8.0'),
      PACT_URL: `${broker.url}/pacts/provider/OrderApi/consumer/OrderWeb/latest`,
    };
    const {status, output} = await shell.run('verify-webhook', variables);
    expect(status).toBe(0);
    expect(output.match(/Verifying a pact between/g)).toHaveLength(1);
    expect(results()).toBe(before + 1);
  });
});

describe('a stub server', () => {
  const order = (): string => shell.here('http://localhost:9001/orders/10');

  it('answers from a file', async () => {
    const stub = shell.start('stub-file');
    const response = await answer(order(), stub);
    expect(await response.json()).toMatchObject({id: 10, status: 'paid'});
    expect((await fetch(shell.here('http://localhost:9001/orders/11'))).status).toBe(404);
  });

  it('answers from the Broker', async () => {
    const stub = shell.start('stub-broker', consumer());
    expect(await (await answer(order(), stub)).json()).toMatchObject({id: 10});
  });

  it('answers for one provider state, to scripts of other origins', async () => {
    const stub = shell.start('stub-options');
    const response = await answer(order(), stub);
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    const preflight = await fetch(order(), {method: 'OPTIONS'});
    expect(preflight.headers.get('access-control-allow-methods')).toContain('GET');
  });
});

describe('the mock server', () => {
  it('is started, used, verified and shut down', async () => {
    const {status, output} = await shell.run('mock-server');
    expect(status).toBe(0);
    expect(output).toContain('"status":"paid"');
    expect(output).toMatch(/verified ok/);
    expect(output).toContain('Master server shutting down ok');
    const written = await shell.script('cat pacts-checked/OrderWeb-OrderApi.json');
    expect(JSON.parse(written.output)).toMatchObject({consumer: {name: 'OrderWeb'}, provider: {name: 'OrderApi'}});
  });
});

describe('the pages', () => {
  it('show no command that is not run here', () => {
    expect(regions.size).toBeGreaterThanOrEqual(23);
    expect(shell.notRun()).toEqual([]);
  });

  it('show long options, without prompts and without gaps to fill in', () => {
    for (const [name, code] of regions) {
      expect(code, `${name} has a prompt or a gap`).not.toMatch(/^\s*[$>] |<[a-z][\w-]*>|\.\.\./m);
      expect(code, `${name} has a short option`).not.toMatch(/(?:^\s+|pact [^|]*\s)-\w\b/m);
    }
  });
});
