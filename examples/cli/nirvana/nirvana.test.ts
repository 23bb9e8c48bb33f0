import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {startBrokerDouble, type BrokerDouble} from '../../broker-double';
import {startOrderApi, type OrderApi} from '../order-api';
import {Regions} from '../regions';
import {regions as otherRegions, Shell, type Finished, type Variables} from '../shell';

const token = 'BROKER_TOKEN';
const shell = new Shell();
const regions = new Regions(shell, path.join(import.meta.dirname, 'nirvana.sh'));
let broker: BrokerDouble;
let api: OrderApi;
let brokenApi: OrderApi;

/** Commits of the story: two of OrderWeb, two of the mobile OrderApp and three of OrderApi. */
const web = {first: '5a1c9e2', refunds: 'c3f81d0'};
const app = {first: '3f6b0d4', second: '9c2e7a1'};
const provider = {first: '8d04b7f', broken: 'e97a6c1', refunds: 'b41f2aa'};

const yes = /Computer says yes/;
const no = /Computer says no/;

beforeAll(async () => {
  broker = await startBrokerDouble(0, {token});
  api = await startOrderApi();
  brokenApi = await startOrderApi({broken: true});
});

afterAll(async () => {
  await shell.stop();
  await Promise.all([broker.stop(), api.stop(), brokenApi.stop()]);
  shell.remove();
});

const at = (version: string, branch = 'main', more: Variables = {}): Variables => ({
  PACT_BROKER_BASE_URL: broker.url,
  PACT_BROKER_TOKEN: token,
  GIT_COMMIT: version,
  GIT_BRANCH: branch,
  ORDER_API_PORT: new URL(api.url).port,
  ...more,
});

/** Runs a region of this folder, else one of the folder above. */
const run = (name: string, variables: Variables): Promise<Finished> =>
  regions.has(name) ? regions.run(name, variables) : shell.run(name, variables);

describe('by hand', () => {
  it('names the main branch of both applications', async () => {
    const {status, output} = await run('create-pacticipants', at(web.first));
    expect(status).toBe(0);
    expect(output).toContain('Creating pacticipant with main branch: main');
    expect((await run('create-pacticipants', at(web.first))).status).toBe(0);
  });

  it('compares two versions before and after a verification', async () => {
    expect((await run('publish', at(web.first))).status).toBe(0);
    const pair = at(web.first, 'main', {CONSUMER_COMMIT: web.first, PROVIDER_COMMIT: provider.first});
    const before = await run('compare-two-versions', pair);
    expect([before.status, before.output]).toEqual([1, expect.stringMatching(no)]);
    const verified = await run('verify-main-branch', at(provider.first));
    expect([verified.status, verified.output]).toEqual([
      0,
      expect.stringContaining(`latest version from the main branch 'main' (${web.first})`),
    ]);
    const after = await run('compare-two-versions', pair);
    expect([after.status, after.output]).toEqual([0, expect.stringMatching(yes)]);
  });

  it('verifies one pact by its address', async () => {
    const PACT_URL = `${broker.url}/pacts/provider/OrderApi/consumer/OrderWeb/version/${web.first}`;
    const {status, output} = await run('verify-webhook', at(provider.first, 'main', {PACT_URL}));
    expect(status).toBe(0);
    expect(output.match(/Verifying a pact between/g)).toHaveLength(1);
  });
});

describe('before a merge', () => {
  it('creates the webhook once under a name of its own, and sends it', async () => {
    expect((await run('test-webhook', at(web.first))).status).toBe(1);
    const made = await run('create-or-update-webhook', at(web.first));
    expect([made.status, made.output]).toEqual([0, expect.stringContaining('"uuid":"order-api-verify-changed-pact"')]);
    expect((await run('create-or-update-webhook', at(web.first))).status).toBe(0);
  });

  it('says how the request of the webhook went, but not by its exit code', async () => {
    const {status, output} = await run('test-webhook', at(web.first));
    expect(status).toBe(0);
    expect(output).toContain('"success":false');
  });

  it('triggers the webhook for a changed pact only', async () => {
    const again = await run('publish', at('5a1c9e3', 'feat/none'));
    expect(again.output).not.toContain('triggered for event');
    await shell.script(`sed -i.bak 's/a request for an order"/a request for one order"/' pacts/*.json; rm pacts/*.bak`);
    const {status, output} = await run('publish', at(web.refunds, 'feat/refunds'));
    expect(status).toBe(0);
    expect(output).toContain('triggered for event contract_requiring_verification_published');
  });

  it('waits for the result, and merges nothing that has none or a bad one', async () => {
    const short = regions
      .code('can-i-merge-retry')
      .replace('--retry-while-unknown 60', '--retry-while-unknown 1')
      .replace('--retry-interval 5', '--retry-interval 1');
    const unknown = await shell.script(short, at(web.refunds));
    expect([unknown.status, unknown.output]).toEqual([
      1,
      expect.stringContaining(`and the latest version of OrderApi from branch main (${provider.first})`),
    ]);
    const broken = at(provider.broken, 'main', {ORDER_API_PORT: new URL(brokenApi.url).port});
    const verification = await run('verify-broker', broken);
    expect(verification.status).toBe(1);
    expect(verification.output).toContain(
      "it is the pact for the latest version of OrderWeb from branch 'feat/refunds'",
    );
    expect(verification.output).toContain('There were 1 non-fatal pact failures');
    const failed = await run('can-i-merge-retry', at(web.refunds));
    expect([failed.status, failed.output]).toEqual([1, expect.stringContaining(`(${provider.broken}) failed`)]);
  });

  it('merges after a good one, on either side', async () => {
    expect((await run('verify-broker', at(provider.refunds))).status).toBe(0);
    expect((await run('can-i-merge-retry', at(web.refunds))).status).toBe(0);
    expect((await run('can-i-merge-provider', at(provider.refunds))).status).toBe(0);
  });
});

describe('deployments', () => {
  it('says no to a consumer whose provider is not there, even on trial', async () => {
    const {status, output} = await run('can-i-deploy-dry-run', at(web.first));
    expect([status, output]).toEqual([0, expect.stringMatching(no)]);
    const byVariable = await run('can-i-deploy', at(web.first, 'main', {PACT_BROKER_CAN_I_DEPLOY_DRY_RUN: 'true'}));
    expect(byVariable.status).toBe(1);
  });

  it('lets the provider go first', async () => {
    const {status, output} = await run('can-i-deploy-provider', at(provider.first));
    expect([status, output]).toEqual([0, expect.stringContaining('There are no missing dependencies')]);
    expect((await run('record-deployment-provider', at(provider.first))).status).toBe(0);
    const there = await run('in-production', at(provider.first));
    expect([there.status, there.output]).toEqual([0, expect.stringMatching(/8d04b7f ┆ Deployed ┆ production/)]);
  });

  it('records no version and no environment that the Broker does not know', async () => {
    expect((await run('record-deployment', at('0000000'))).status).toBe(1);
    const elsewhere = await shell.script(
      `pact broker record-deployment --pacticipant OrderWeb --version ${web.first} --environment live`,
      at(web.first),
    );
    expect([elsewhere.status, elsewhere.output]).toEqual([1, expect.stringContaining('live does not exist')]);
  });

  it('rolls back to a version that fits', async () => {
    expect((await run('can-i-deploy', at(web.first))).status).toBe(0);
    expect((await run('record-deployment', at(web.first))).status).toBe(0);
    const {status, output} = await run('roll-back', at(web.refunds, 'main', {PREVIOUS_COMMIT: web.first}));
    expect([status, output]).toEqual([0, expect.stringContaining('Recorded deployment of OrderWeb version 5a1c9e2')]);
  });
});

describe('releases', () => {
  it('keep every supported version in the question to the provider', async () => {
    await shell.script(
      'pact broker record-undeployment --pacticipant OrderWeb --environment production',
      at(web.first),
    );
    // The second release asks for something else; OrderApi verifies it later.
    await shell.script(
      `mkdir first second
       sed 's/OrderWeb/OrderApp/' pacts/OrderWeb-OrderApi.json > first/app.json
       sed 's/a request for one order"/a request for the order"/' first/app.json > second/app.json
       pact broker publish first --consumer-app-version "$GIT_COMMIT" --branch main`,
      at(app.first),
    );
    expect((await run('verify-broker', at(provider.first))).status).toBe(0);
    await shell.script('pact broker publish second --consumer-app-version "$GIT_COMMIT" --branch main', at(app.second));
    expect((await run('record-release-app', at(app.first))).status).toBe(0);
    expect((await run('record-release-app', at(app.second))).status).toBe(0);
    const {status, output} = await run('can-i-deploy-provider', at(provider.first));
    expect([status, output]).toEqual([
      1,
      expect.stringContaining(`one of the versions of OrderApp currently in production (${app.second})`),
    ]);
    // The status is Unknown whatever the Broker answers: the program looks for a field of another name.
    expect((await run('released', at(app.first))).output).toMatch(/3f6b0d4 ┆ Unknown ┆ production/);
  });

  it('leave it when their support ends, once', async () => {
    const ended = at(app.first, 'main', {ENDED_VERSION: app.second});
    const {status, output} = await run('record-support-ended', ended);
    expect([status, output]).toEqual([0, expect.stringContaining('Recorded support ended')]);
    expect((await run('record-support-ended', ended)).status).toBe(1);
    expect((await run('can-i-deploy-provider', at(provider.first))).status).toBe(0);
  });
});

describe('one commit for both applications', () => {
  it('asks for both at once', async () => {
    const commit = 'd17e5b9';
    expect((await run('publish', at(commit))).status).toBe(0);
    expect((await run('can-i-deploy-pair', at(commit))).status).toBe(1);
    expect((await run('verify-broker', at(commit))).status).toBe(0);
    const {status, output} = await run('can-i-deploy-pair', at(commit));
    expect([status, output]).toEqual([0, expect.stringMatching(/OrderWeb ┆ d17e5b9\s+┆ OrderApi ┆ d17e5b9/)]);
  });
});

describe('an application without pacts', () => {
  const ask = 'pact broker can-i-deploy --pacticipant OrderMailer --version 77b0c12 --to-environment production';

  it('is unknown until it is registered', async () => {
    expect((await shell.script(ask, at('77b0c12'))).output).toContain('Pacticipant OrderMailer not found');
    const {status} = await run('register-version', at('77b0c12'));
    expect(status).toBe(0);
    const asked = await shell.script(ask, at('77b0c12'));
    expect([asked.status, asked.output]).toEqual([0, expect.stringContaining('There are no missing dependencies')]);
  });
});

describe('exit codes', () => {
  const ask = (options: string): string => `pact broker can-i-deploy ${options}`;
  const to = '--to-environment production';
  const retry = '--retry-while-unknown 2 --retry-interval 1';
  const questions = (): number => broker.requests.filter((request) => request.startsWith('GET /matrix')).length;

  it.each([
    ['an unknown version', ask(`--pacticipant OrderWeb --version 0000000 ${to}`), 1, 'No pacts or verifications'],
    ['an unknown environment', ask(`--pacticipant OrderWeb --version 5a1c9e2 --to-environment live`), 1, "'live' does"],
    ['an equals sign', ask(`--pacticipant=OrderWeb --version=5a1c9e2 ${to}`), 1, 'Please provide 1 or more version'],
    ['no pacticipant', ask(`--version 5a1c9e2 ${to}`), 2, 'required arguments were not provided'],
    ['nothing to publish', 'mkdir none; pact broker publish none --consumer-app-version 1', 1, 'No pact files found'],
    ['no folder', 'pact broker publish nowhere --consumer-app-version 1', 1, 'does not exist'],
    [
      'an unknown option',
      ask(`--pacticipant OrderWeb --version 5a1c9e2 --to-enviroment live`),
      2,
      'unexpected argument',
    ],
  ])('for %s', async (_, code, status, text) => {
    const finished = await shell.script(code, at(web.first));
    expect([finished.status, finished.output]).toEqual([status, expect.stringContaining(text)]);
  });

  it.each([
    'publish pacts --consumer-app-version 1',
    'create-or-update-pacticipant --name OrderWeb',
    'create-or-update-version --pacticipant OrderWeb --version 1 --branch main',
    'create-or-update-webhook https://ci.example.org --uuid order-api-verify-changed-pact --request POST',
    'record-deployment --pacticipant OrderWeb --version 1 --environment production',
  ])('are 1 without a Broker: %s', async (command) => {
    const nobody = at(web.first, 'main', {PACT_BROKER_BASE_URL: 'http://127.0.0.1:9'});
    expect((await shell.script(`pact broker ${command}`, nobody)).status).toBe(1);
  });

  it('are those of the newest version if the version does not follow the name', async () => {
    const {output} = await shell.script(ask(`--pacticipant OrderWeb ${to} --version 5a1c9e2`), at(web.first));
    expect(output).toContain('OrderWeb ┆ d17e5b9');
  });

  it('come at once for an unknown version, after all attempts for a refused token', async () => {
    const before = questions();
    await shell.script(ask(`--pacticipant OrderWeb --version 0000000 ${to} ${retry}`), at(web.first));
    expect(questions()).toBe(before + 1);
    const refused = await shell.script(
      ask(`--pacticipant OrderWeb --version 5a1c9e2 ${to} ${retry}`),
      at(web.first, 'main', {PACT_BROKER_TOKEN: 'OTHER_TOKEN'}),
    );
    expect([refused.status, refused.output]).toEqual([1, expect.stringContaining('401 Unauthorized')]);
    expect(questions()).toBe(before + 4);
  });

  it('of a verification without pacts depend on an option', async () => {
    const verify = (option: string): string =>
      `${(otherRegions.get('verify-broker') ?? '').replace('OrderApi', 'OrderMailer')} ${option}`;
    expect((await shell.script(verify(''), at('77b0c12'))).status).toBe(1);
    expect((await shell.script(verify('--ignore-no-pacts-error'), at('77b0c12'))).status).toBe(0);
  });
});

describe('the pages', () => {
  it('can take the webhook away again', async () => {
    expect((await run('delete-webhook', at(web.first))).status).toBe(0);
  });

  it('show no command that is not run here', () => {
    expect(regions.size).toBeGreaterThanOrEqual(16);
    expect(regions.notRun()).toEqual([]);
  });
});
