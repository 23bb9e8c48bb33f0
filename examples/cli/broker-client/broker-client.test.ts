import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {startBrokerDouble, type BrokerDouble} from '../../broker-double';
import {cliReference} from '../../../src/data/cli-reference';
import {startOrderApi, type OrderApi} from '../order-api';
import {startProxy, type Proxy} from '../proxy';
import {Regions} from '../regions';
import {Shell, type Finished, type Variables} from '../shell';
import {normalise} from './normalise';

const shell = new Shell();
const regions = new Regions(shell, path.join(import.meta.dirname, 'broker-client.sh'));
const main = '5a1c9e2';
const feature = 'c3f81d0';
const provider = '8d04b7f';
let broker: BrokerDouble;
let proxy: Proxy;
let api: OrderApi;

beforeAll(async () => {
  broker = await startBrokerDouble();
  proxy = await startProxy(broker.url);
  api = await startOrderApi();
  writeFileSync(path.join(shell.folder, 'webhook-body.json'), '{"pactUrl": "${pactbroker.pactUrl}"}');
  writeFileSync(path.join(shell.folder, 'openapi.yml'), 'openapi: 3.1.0\n');
  writeFileSync(path.join(shell.folder, 'report.txt'), 'passed\n');
});

afterAll(async () => {
  await shell.stop();
  await Promise.all([broker.stop(), proxy.stop(), api.stop()]);
  shell.remove();
});

const at = (version = main, branch = 'main', more: Variables = {}): Variables => ({
  PACT_BROKER_BASE_URL: broker.url,
  GIT_COMMIT: version,
  GIT_BRANCH: branch,
  ORDER_API_PORT: new URL(api.url).port,
  ...more,
});

const pact = (rest: string, variables: Variables = at()): Promise<Finished> =>
  shell.script(`pact broker ${rest}`, variables);

const shown = (name: string): string => `./output/${name}.txt`;

/** The environment's UUID, as the Broker knows it. */
async function uuidOf(name: string): Promise<string> {
  const {output} = await pact('list-environments --output json');
  const {_embedded} = JSON.parse(output) as {_embedded: {environments: {name: string; uuid: string}[]}};
  return _embedded.environments.find((environment) => environment.name === name)?.uuid ?? '';
}

describe('pacts', () => {
  it('are published', async () => {
    const {status, output} = await shell.run('publish', at());
    expect(status).toBe(0);
    // What the Broker says further about webhooks is no matter of the client.
    const lines = normalise(output).split('\n').slice(0, 3);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(shown('publish'));
  });

  it('are merged with what the version has, where the Broker lets pacts change', async () => {
    const before = `sed -i.bak 's/a request for an order"/a request for one order"/' pacts/*.json; rm pacts/*.bak`;
    const after = 'git checkout --quiet pacts';
    const more = {BUILD_URL: 'https://ci.example.com/order-web/42'};
    const refused = await regions.run('client-publish-merge', at(main, 'main', more), {before, after});
    expect([refused.status, refused.output]).toEqual([1, expect.stringContaining('Cannot change the content')]);
    const lenient = await startBrokerDouble(0, {allowsModification: true});
    const there = {...at(main, 'main', more), PACT_BROKER_BASE_URL: lenient.url};
    expect((await shell.run('publish', there)).status).toBe(0);
    const merged = await regions.run('client-publish-merge', there, {before, after});
    expect([merged.status, merged.output]).toEqual([
      0,
      expect.stringContaining('Pact content merged with existing content'),
    ]);
    const version = await pact(`describe-version --pacticipant OrderWeb --version ${main} --output json`, there);
    expect(JSON.parse(version.output)).toMatchObject({buildUrl: 'https://ci.example.com/order-web/42'});
    await lenient.stop();
  });

  it('are refused when the content of a version changes', async () => {
    const {status, output} = await shell.script(
      `sed 's/a request for an order"/a request for the order"/' pacts/OrderWeb-OrderApi.json > other.json
       pact broker publish other.json --consumer-app-version ${main} --branch main`,
      at(),
    );
    expect([status, output]).toEqual([1, expect.stringContaining('Cannot change the content of the pact')]);
  });

  it('are found in a folder and by name, but by no pattern that the shell leaves as it is', async () => {
    const quoted = await pact(`publish 'pacts/*.json' --consumer-app-version 1`);
    expect([quoted.status, normalise(quoted.output)]).toEqual([
      1,
      "❌ File or directory does not exist: 'pacts/*.json'\n",
    ]);
    const expanded = await pact(`publish pacts/*.json --consumer-app-version ${feature} --branch feat/refunds`);
    expect(expanded.status).toBe(0);
    const deeper = await shell.script(
      'mkdir -p deep/er && cp pacts/*.json deep/er && pact broker publish deep --consumer-app-version 1',
      at(),
    );
    expect([deeper.status, deeper.output]).toEqual([1, expect.stringContaining('No pact files found')]);
  });

  it('of one consumer and provider are joined before they are sent', async () => {
    const {status, output} = await shell.script(
      `sed 's/a request for/another request for/' pacts/OrderWeb-OrderApi.json > other.json
       pact broker publish pacts other.json --consumer-app-version joined --branch feat/join
       sed 's/"status": "paid"/"status": "open"/' pacts/OrderWeb-OrderApi.json > other.json
       pact broker publish pacts other.json --consumer-app-version joined --branch feat/join`,
      at(),
    );
    expect(status).toBe(1);
    expect(output.match(/Attempting to publish/g)).toHaveLength(1);
    expect(output).toContain('Two interactions have been found with same description');
  });

  it('are validated with exit codes of their own', async () => {
    const good = await pact('publish pacts --consumer-app-version 3 --branch main --validate --strict');
    expect(good.status).toBe(0);
    const check = (version: string): Promise<Finished> =>
      shell.script(
        `sed -e 's/"description": "a request for an order"/"description": 1/' -e 's/"version": "4.0"/"version": "${version}"/' \\
           pacts/OrderWeb-OrderApi.json > bad.json
         pact broker publish bad.json --consumer-app-version 4 --validate`,
        at(),
      );
    const bad = await check('2.0.0');
    expect([bad.status, bad.output]).toEqual([2, expect.stringContaining('"level": "ERROR"')]);
    expect((await check('4.0')).status).toBe(0);
    expect((await pact('publish pacts --consumer-app-version 3 --strict')).output).not.toContain('results');
  });

  it('get commit and branch, but no build URL, from the build server', async () => {
    const github = {
      GITHUB_SHA: 'd17e5b9',
      GITHUB_REF: 'refs/heads/feat/tea',
      GITHUB_SERVER_URL: 'https://git.example.com',
      GITHUB_REPOSITORY: 'shop/order-web',
      GITHUB_RUN_ID: '42',
    };
    const {status, output} = await pact('publish pacts --auto-detect-version-properties', {
      PACT_BROKER_BASE_URL: broker.url,
      ...github,
    });
    expect([status, output]).toEqual([0, expect.stringContaining('version d17e5b9 with branch feat/tea')]);
    const version = await pact('describe-version --pacticipant OrderWeb --version d17e5b9 --output json');
    expect(JSON.parse(version.output)).not.toHaveProperty('buildUrl');
  });

  it('need a version', async () => {
    const {status, output} = await pact('publish pacts --branch main');
    expect([status, output]).toEqual([2, expect.stringContaining('--consumer-app-version <consumer-app-version>')]);
  });

  it('are listed, the latest of each integration', async () => {
    const {status, output} = await regions.run('client-list-latest-pact-versions', at());
    expect([status, output]).toEqual([0, expect.stringMatching(/"OrderWeb" ┆ .* ┆ "OrderApi"/)]);
    const json = await pact('list-latest-pact-versions --output json');
    expect(JSON.parse(json.output)).toHaveProperty('pacts');
  });

  it('are downloaded for a provider', async () => {
    const {status, output} = await regions.run('client-get-pacts', at(), {after: 'ls downloaded'});
    expect(status).toBe(0);
    expect(output).toMatch(/→ downloaded\/OrderWeb-OrderApi-\w+\.json/);
  });

  it('of a consumer are got as JSON only, and on a named branch only', async () => {
    const ask = 'get-pacts --provider OrderApi --consumer OrderWeb';
    for (const rest of ['--branch main', '--branch main --latest', '--latest']) {
      const table = await pact(`${ask} ${rest}`);
      expect([rest, table.status, table.output]).toEqual([rest, 101, expect.stringContaining('panicked')]);
    }
    expect((await pact(`${ask} --branch main --output json`)).status).toBe(0);
    expect((await pact(`${ask} --branch main --latest --output json`)).status).toBe(0);
    expect((await pact(ask)).status).toBe(1);
  });

  it('name provider states', async () => {
    const {status, output} = await regions.run('client-provider-states', at());
    expect(status).toBe(0);
    await expect(normalise(output)).toMatchFileSnapshot(shown('provider-states'));
    const branch = await pact('provider-states list --provider OrderApi --branch feat/refunds --json');
    expect(JSON.parse(branch.output)).toMatchObject({providerStates: [{name: 'an order exists'}, {}]});
    const production = await pact('provider-states list --provider OrderApi --environment production');
    expect([production.status, production.output]).toEqual([0, expect.stringContaining('No provider states found.')]);
    expect((await pact('provider-states list --provider Nobody')).status).toBe(1);
    const both = await pact('provider-states list --provider OrderApi --branch main --environment production');
    expect(both.status).toBe(2);
  });
});

describe('environments', () => {
  let uuid = '';

  it('are created, and tell their UUID', async () => {
    const {status, output} = await regions.run('client-create-environment', at(), {after: 'echo "$ENVIRONMENT_UUID"'});
    expect(status).toBe(0);
    uuid = output.trim();
    expect(uuid).toBe(await uuidOf('staging'));
    const again = await pact('create-environment --name staging');
    expect(again.status).toBe(1);
    await expect(normalise(again.output)).toMatchFileSnapshot(shown('environment-exists'));
  });

  it('are described, with names of contacts, but no addresses', async () => {
    const {status, output} = await regions.run(
      'client-describe-environment',
      at(main, 'main', {ENVIRONMENT_UUID: uuid}),
    );
    expect(status).toBe(0);
    await expect(normalise(output)).toMatchFileSnapshot(shown('describe-environment'));
    const {output: made} = await pact(
      'create-environment --name mail --contact-name Shop --contact-email-address shop@example.com --output id',
    );
    const mail = await pact(`describe-environment --uuid ${made.trim()}`);
    expect(mail.output).not.toContain('shop@example.com');
    const details = `describe-environment --uuid ${made.trim()} --output json`;
    expect((await pact(details)).output).toContain('shop@example.com');
    // Up to 0.9.0, an update sends the address in a field that the Broker doesn't know.
    await pact(
      `update-environment --uuid ${made.trim()} --name mail --contact-name Shop --contact-email-address shop@example.com`,
    );
    expect((await pact(details)).output).not.toContain('shop@example.com');
    expect((await pact(`delete-environment --uuid ${made.trim()}`)).status).toBe(0);
  });

  it('are updated as a whole', async () => {
    const {status, output} = await regions.run('client-update-environment', at(main, 'main', {ENVIRONMENT_UUID: uuid}));
    expect([status, output]).toEqual([0, expect.stringContaining('Updated staging environment')]);
    const short = await pact(`update-environment --uuid ${uuid} --name staging`);
    expect(short.status).toBe(0);
    const left = JSON.parse((await pact(`describe-environment --uuid ${uuid} --output json`)).output) as unknown;
    expect(left).toMatchObject({contacts: [], production: false});
    const unnamed = await pact(`update-environment --uuid ${uuid} --display-name Staging`);
    expect([unnamed.status, unnamed.output]).toEqual([1, expect.stringContaining('Name is required')]);
  });

  it('are listed', async () => {
    const {status, output} = await shell.run('list-environments', at());
    expect([status, output]).toEqual([0, expect.stringMatching(/production ┆ Production\s+┆ true/)]);
  });

  it('are deleted, once', async () => {
    const variables = at(main, 'main', {ENVIRONMENT_UUID: uuid});
    expect((await regions.run('client-delete-environment', variables)).status).toBe(0);
    const {status, output} = await regions.run('client-delete-environment', variables);
    expect([status, output]).toEqual([1, expect.stringContaining('404 Not Found')]);
  });
});

describe('questions', () => {
  it('are answered with no, with the reason', async () => {
    const {status, output} = await shell.run('can-i-deploy', at());
    expect(status).toBe(1);
    await expect(normalise(output)).toMatchFileSnapshot(shown('can-i-deploy-no'));
    expect((await shell.run('can-i-merge', at())).status).toBe(1);
  });

  it('are answered with yes, with the results', async () => {
    expect((await shell.run('verify-broker', at(provider, 'main', {PACT_BROKER_TOKEN: 'none'}))).status).toBe(0);
    expect(
      (await pact(`record-deployment --pacticipant OrderApi --version ${provider} --environment production`)).status,
    ).toBe(0);
    const {status, output} = await shell.run('can-i-deploy', at('d17e5b9'));
    expect(status).toBe(0);
    await expect(normalise(output)).toMatchFileSnapshot(shown('can-i-deploy-yes'));
    expect((await shell.run('can-i-merge', at('d17e5b9'))).status).toBe(0);
  });

  it('may leave an application out', async () => {
    await shell.script(
      `sed 's/OrderApi/CatalogueApi/' pacts/OrderWeb-OrderApi.json > catalogue.json
       pact broker publish catalogue.json --consumer-app-version d17e5b9 --branch feat/tea`,
      at(),
    );
    expect((await shell.run('can-i-deploy', at('d17e5b9'))).status).toBe(1);
    expect((await regions.run('client-can-i-deploy-ignore', at('d17e5b9'))).status).toBe(0);
  });

  it('in JSON need a look at the answer', async () => {
    expect((await regions.run('client-can-i-deploy-json', at('d17e5b9'))).status).toBe(1);
    const yes = await regions.run('client-can-i-deploy-json', at(feature));
    expect(yes.status).toBe(0);
    const no = await pact(
      `can-i-deploy --pacticipant OrderWeb --version nil --to-environment production --output json`,
    );
    expect(no.status).toBe(0);
  });

  it('lose what does not stand directly behind the application', async () => {
    const asked = (): string => broker.requests.filter((request) => request.startsWith('GET /matrix')).at(-1) ?? '';
    await pact(`can-i-deploy --pacticipant OrderWeb --to-environment production --version ${main}`);
    expect(asked()).not.toContain('version');
    const equals = await pact(`can-i-deploy --pacticipant=OrderWeb --version ${main} --to-environment production`);
    expect([equals.status, equals.output]).toEqual([
      1,
      expect.stringContaining('Please provide 1 or more version selectors.'),
    ]);
  });

  it('about a branch are about all its versions', async () => {
    const asked = (): string =>
      decodeURIComponent(broker.requests.filter((r) => r.startsWith('GET /matrix')).at(-1) ?? '');
    await pact('can-i-deploy --pacticipant OrderWeb --branch main --to-environment production');
    expect(asked()).toContain('q[][branch]=main&');
    expect(asked()).not.toContain('[latest]');
    await pact('can-i-deploy --pacticipant OrderWeb --main-branch --to-environment production');
    expect(asked()).toContain('q[][mainBranch]=true&');
    expect(asked()).not.toContain('[latest]');
  });

  it('are asked again as long as the answer is open', async () => {
    const ask = 'can-i-deploy --pacticipant OrderWeb --version nil --to-environment production';
    const asked = (): number => broker.requests.filter((request) => request.startsWith('GET /matrix')).length;
    const before = asked();
    expect((await pact(`${ask} --retry-while-unknown 2 --retry-interval 0`)).status).toBe(1);
    expect(asked() - before).toBe(1);
    const open = ask.replace('nil', 'd17e5b9');
    expect((await pact(`${open} --retry-while-unknown 2 --retry-interval 0`)).status).toBe(1);
    expect(asked() - before).toBe(4);
  });

  it('fail no build with --dry-run, unless nobody answers', async () => {
    const ask = `can-i-deploy --pacticipant OrderWeb --version ${main} --to-environment production --dry-run`;
    expect((await pact(ask)).status).toBe(0);
    expect((await pact(ask, at(main, 'main', {PACT_BROKER_BASE_URL: 'http://127.0.0.1:1'}))).status).toBe(1);
  });
});

describe('deployments and releases', () => {
  it('are recorded', async () => {
    const {status, output} = await shell.run('record-deployment', at());
    expect(status).toBe(0);
    await expect(normalise(output)).toMatchFileSnapshot(shown('record-deployment'));
    expect((await regions.run('client-record-deployment-instance', at())).status).toBe(0);
    expect((await shell.run('record-release', at())).status).toBe(0);
  });

  it('are shown with the environment', async () => {
    const {status, output} = await regions.run('client-describe-version', at());
    expect(status).toBe(0);
    await expect(normalise(output)).toMatchFileSnapshot(shown('describe-version-environment'));
  });

  it('end, once', async () => {
    expect((await regions.run('client-record-undeployment-instance', at())).status).toBe(0);
    expect((await regions.run('client-record-undeployment-instance', at())).status).toBe(1);
    expect((await shell.run('record-undeployment', at())).status).toBe(0);
    expect((await regions.run('client-record-support-ended', at())).status).toBe(0);
    expect((await regions.run('client-record-support-ended', at())).status).toBe(1);
  });

  it('need a version and an environment that the Broker knows', async () => {
    const unknown = await pact('record-deployment --pacticipant OrderWeb --version nil --environment production');
    expect(unknown.status).toBe(1);
    await expect(normalise(unknown.output)).toMatchFileSnapshot(shown('version-unknown'));
    const elsewhere = await pact(`record-deployment --pacticipant OrderWeb --version ${main} --environment moon`);
    expect([elsewhere.status, elsewhere.output]).toEqual([1, expect.stringContaining('moon does not exist')]);
  });
});

describe('pacticipants, versions and branches', () => {
  it('are made and described', async () => {
    expect((await regions.run('client-create-pacticipant', at())).status).toBe(0);
    const {status, output} = await regions.run('client-describe-pacticipant', at());
    expect(status).toBe(0);
    await expect(normalise(output)).toMatchFileSnapshot(shown('describe-pacticipant'));
    expect((await pact('describe-pacticipant --name Nobody')).status).toBe(1);
    expect((await regions.run('client-list-pacticipants', at())).output).toContain('"OrderApi"');
  });

  it('keep what an update leaves out', async () => {
    await pact('create-or-update-pacticipant --name OrderWeb --main-branch main');
    const {output} = await pact('describe-pacticipant --name OrderWeb');
    expect(output).toContain('https://git.example.com/shop/order-web');
  });

  it('take a branch with a slash, once it is encoded', async () => {
    const plain = await pact(
      `create-or-update-version --pacticipant OrderMailer --version ${feature} --branch feat/refunds`,
    );
    expect([plain.status, plain.output]).toEqual([1, expect.stringContaining('/branches/feat/refunds/versions')]);
    const {status} = await regions.run('client-create-version', at(feature, 'feat/refunds'));
    expect(status).toBe(0);
    const made = await pact(`describe-version --pacticipant OrderMailer --version ${feature} --output json`);
    expect(JSON.parse(made.output)).toMatchObject({_embedded: {branchVersions: [{name: 'feat/refunds'}]}});
  });

  it('are described', async () => {
    const {status, output} = await shell.run('describe-version', at());
    expect(status).toBe(0);
    await expect(normalise(output)).toMatchFileSnapshot(shown('describe-version'));
    expect((await shell.run('describe-version', at('nil'))).status).toBe(1);
  });

  it('are deleted, if they are there', async () => {
    expect((await regions.run('client-delete-branch', at())).status).toBe(0);
    const gone = await regions.run('client-delete-branch', at());
    expect([gone.status, gone.output]).toEqual([1, expect.stringContaining('as it was not found')]);
    expect((await pact('delete-branch --pacticipant OrderWeb --branch feat/refunds')).status).toBe(0);
    expect(
      (await pact('delete-branch --pacticipant OrderWeb --branch feat/refunds --error-when-not-found')).status,
    ).toBe(2);
  });
});

describe('webhooks', () => {
  interface Made {
    readonly provider?: unknown;
    readonly request: {readonly body: unknown; readonly headers: unknown};
  }

  it('are made with a UUID, a body from a file and two headers', async () => {
    const {status, output} = await regions.run('client-create-webhook', at());
    expect(status).toBe(0);
    const {request} = JSON.parse(output) as Made;
    expect(request).toMatchObject({
      headers: {'content-type': 'application/json', accept: 'application/json'},
      body: {pactUrl: '${pactbroker.pactUrl}'},
    });
  });

  it('take a label, but no file after @', async () => {
    const make = 'create-webhook https://ci.example.com/verify --request POST --contract-published';
    const file = await pact(`${make} --data @webhook-body.json`);
    expect((JSON.parse(file.output) as Made).request.body).toBe('@webhook-body.json');
    const labelled = await pact(`${make} --provider-label shop`);
    expect([labelled.status, (JSON.parse(labelled.output) as Made).provider]).toEqual([0, {label: 'shop'}]);
  });

  it('need an event', async () => {
    const {status, output} = await pact('create-webhook https://ci.example.com/verify --request POST');
    expect([status, output]).toEqual([1, expect.stringContaining('No events specified for webhook')]);
  });

  it('are deleted without a complaint about one that is not there', async () => {
    const {status, output} = await pact('delete-webhook --uuid nil');
    expect([status, output]).toEqual([0, expect.stringContaining('was not found')]);
    expect((await pact('test-webhook --uuid nil')).status).toBe(1);
  });

  it('get a UUID of their own', async () => {
    expect((await regions.run('client-generate-uuid', {})).output.trim()).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('the connection', () => {
  const through = (more: Variables = {}): Variables => ({...at(), PACT_BROKER_BASE_URL: proxy.url, ...more});
  const last = () => proxy.received.at(-1)?.headers ?? {};

  it('takes user and password, and a token before these', async () => {
    const basic = {PACT_BROKER_USERNAME: 'shop', PACT_BROKER_PASSWORD: 'PASSWORD'};
    expect((await pact('list-pacticipants', through(basic))).status).toBe(0);
    expect(last().authorization).toBe(`Basic ${Buffer.from('shop:PASSWORD').toString('base64')}`);
    expect((await pact('list-pacticipants', through({...basic, PACT_BROKER_TOKEN: 'BROKER_TOKEN'}))).status).toBe(0);
    expect(last().authorization).toBe('Bearer BROKER_TOKEN');
  });

  it('takes headers of its own', async () => {
    expect((await regions.run('client-custom-header', through())).status).toBe(0);
    expect(last()).toMatchObject({'x-team': 'shop', 'x-client-id': 'order-web'});
    const start = proxy.received.length;
    await pact('create-environment --name headers --custom-header "X-Team: shop"', through());
    await pact(`delete-environment --uuid ${await uuidOf('headers')} --custom-header "X-Team: shop"`, through());
    const sent = proxy.received.slice(start).map(({method, headers}) => [method, headers['x-team']]);
    expect(sent).toEqual(['GET', 'POST', 'GET', 'DELETE'].map((method) => [method, 'shop']));
  });

  it('tries again after an error of the server, as often as it is told', async () => {
    const broken = await startProxy(broker.url, {refuse: () => 500});
    const variables = {...at(), PACT_BROKER_BASE_URL: broken.url};
    expect((await pact('list-pacticipants --retries 3', variables)).status).toBe(1);
    expect(broken.received).toHaveLength(3);
    await broken.stop();
  });

  it('gives up when nobody listens', async () => {
    const {status} = await pact('list-pacticipants --retries 2', {...at(), PACT_BROKER_BASE_URL: 'http://127.0.0.1:1'});
    expect(status).toBe(1);
  });

  it('goes through the proxy of a company, with exceptions', async () => {
    // Nobody listens there, so that without the proxy the connection is refused at once.
    const variables = {...at(), PACT_BROKER_BASE_URL: 'http://127.0.0.1:1', HTTP_PROXY: proxy.url};
    expect((await pact('list-pacticipants', variables)).status).toBe(0);
    expect(proxy.received.at(-1)?.path).toMatch(/^http:\/\/127\.0\.0\.1:1\//);
    const count = proxy.received.length;
    expect((await pact('list-pacticipants', {...variables, NO_PROXY: '127.0.0.1'})).status).toBe(1);
    expect(proxy.received).toHaveLength(count);
  });

  it('is logged, in questions with the token', async () => {
    const variables = {...at(), PACT_BROKER_TOKEN: 'BROKER_TOKEN'};
    const ask = `can-i-deploy --pacticipant OrderWeb --version ${main} --to-environment production`;
    expect((await pact(`${ask} --log-level debug`, variables)).output).toContain('BROKER_TOKEN');
    expect((await pact(`${ask} --log-level info`, variables)).output).not.toContain('BROKER_TOKEN');
    const list = await pact('list-pacticipants --log-level trace', variables);
    expect(list.output).not.toContain('BROKER_TOKEN');
    const file = await pact('list-pacticipants --ssl-certificate none.pem --log-level debug', variables);
    expect(file.output).toContain('Could not read SSL certificate');
  });

  it('takes a certificate of a company, or none', async () => {
    const folder = path.join(shell.folder, 'tls');
    mkdirSync(folder);
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', 'key.pem', '-out', '../company-ca.pem'],
        ...['-subj', '/CN=broker', '-days', '2', '-addext', 'subjectAltName=IP:127.0.0.1'],
      ],
      {cwd: folder, stdio: 'ignore'},
    );
    const secure = await startProxy(broker.url, {
      tls: {
        key: readFileSync(path.join(folder, 'key.pem'), 'utf8'),
        cert: readFileSync(path.join(folder, '../company-ca.pem'), 'utf8'),
      },
    });
    const variables = {...at(), PACT_BROKER_BASE_URL: secure.url};
    expect((await regions.run('client-certificate', variables)).status).toBe(0);
    const unknown = await pact('list-pacticipants', variables);
    expect([unknown.status, unknown.output]).toEqual([1, expect.stringContaining('error sending request for url')]);
    expect((await pact('list-pacticipants --ssl-certificate none.pem', variables)).status).toBe(1);
    expect((await pact('list-pacticipants --skip-ssl-verification', variables)).status).toBe(0);
    expect((await pact('list-pacticipants', {...variables, SSL_SKIP_VERIFICATION: 'true'})).status).toBe(0);
    expect((await pact('list-pacticipants', {...variables, SSL_SKIP_VERIFICATION: '1'})).status).toBe(2);
    await secure.stop();
  });
});

describe('what needs more than a Broker', () => {
  it('runs in a container as it does outside', async () => {
    const before = `docker() {
      while [[ $1 != pactfoundation/pact:* ]]; do shift; done
      shift
      pact "\${@/#\\/pacts/pacts}"
    }`;
    const {status, output} = await regions.run('client-container', at('e97a6c1'), {before});
    expect([status, output]).toEqual([0, expect.stringContaining('Created OrderWeb version e97a6c1')]);
  });

  it('sends provider contracts to PactFlow only', async () => {
    const {status, output} = await regions.run(
      'client-publish-provider-contract',
      at(main, 'main', {TEST_EXIT_CODE: '0'}),
    );
    expect(status).toBe(1);
    await expect(normalise(output)).toMatchFileSnapshot(shown('provider-contract-refused'));
  });

  it.each(['client-broker-docker', 'client-broker-ruby'])('knows the commands of %s', async (name) => {
    const before = 'pact() { command pact "$@" --help; }';
    const {status, output} = await regions.run(name, at(), {before});
    expect(status).toBe(0);
    expect(output.match(/Usage: pact broker/g)?.length).toBe(regions.code(name).split('\n').length);
  });
});

describe('exit codes', () => {
  /** What each command needs at least. */
  const needs: Readonly<Record<string, string>> = {
    publish: 'pacts --consumer-app-version 1',
    'list-latest-pact-versions': '',
    'get-pacts': '--provider OrderApi',
    'create-environment': '--name test2',
    'update-environment': '--uuid 1 --name test2',
    'delete-environment': '--uuid 1',
    'describe-environment': '--uuid 1',
    'list-environments': '',
    'record-deployment': '--pacticipant OrderWeb --version 1 --environment test',
    'record-undeployment': '--pacticipant OrderWeb --environment test',
    'record-release': '--pacticipant OrderWeb --version 1 --environment test',
    'record-support-ended': '--pacticipant OrderWeb --version 1 --environment test',
    'can-i-deploy': '--pacticipant OrderWeb --version 1 --to-environment test',
    'can-i-merge': '--pacticipant OrderWeb --version 1',
    'create-or-update-pacticipant': '--name OrderWeb',
    'describe-pacticipant': '--name OrderWeb',
    'list-pacticipants': '',
    'create-webhook': 'https://ci.example.com --request POST --contract-published',
    'create-or-update-webhook': 'https://ci.example.com --uuid 1 --request POST --contract-published',
    'delete-webhook': '--uuid 1',
    'test-webhook': '--uuid 1',
    'delete-branch': '--pacticipant OrderWeb --branch main',
    'create-or-update-version': '--pacticipant OrderWeb --version 1',
    'describe-version': '--pacticipant OrderWeb',
    'provider-states list': '--provider OrderApi',
  };
  const local = /^(?:generate-uuid|provider-states|docker|ruby)$|^(?:docker|ruby) /;
  const commands = cliReference.commands
    .filter(({path: command}) => command.startsWith('broker '))
    .map(({path: command}) => command.slice('broker '.length))
    .filter((command) => !local.test(command) && !command.endsWith('-version-tag'));

  it('are known for every command', () => {
    expect(Object.keys(needs).sort()).toEqual([...commands].sort());
  });

  it.each(Object.entries(needs))('of %s tell that nobody answers, or that access is denied', async (command, rest) => {
    const expected = command === 'describe-version' ? 101 : 1;
    const nobody = await pact(`${command} ${rest}`, {PACT_BROKER_BASE_URL: 'http://127.0.0.1:1'});
    expect(nobody.status).toBe(expected);
    const closed = await startProxy(broker.url, {refuse: () => 401});
    const denied = await pact(`${command} ${rest}`, {PACT_BROKER_BASE_URL: closed.url});
    await closed.stop();
    expect([denied.status, denied.output]).toEqual([expected, expect.stringContaining('401 Unauthorized')]);
    expect((await pact(`${command} --no-such-option`, at())).status).toBe(2);
  });

  it('come with messages', async () => {
    const nobody = await pact('list-pacticipants', {PACT_BROKER_BASE_URL: 'http://127.0.0.1:1'});
    await expect(normalise(nobody.output)).toMatchFileSnapshot(shown('no-connection'));
    const closed = await startProxy(broker.url, {refuse: () => 401});
    const denied = await pact('list-pacticipants', {PACT_BROKER_BASE_URL: closed.url});
    await closed.stop();
    await expect(normalise(denied.output)).toMatchFileSnapshot(shown('unauthorized'));
  });

  it('are 2 without an address, a command, or a known one', async () => {
    const {status, output} = await pact('list-pacticipants', {});
    expect(status).toBe(2);
    await expect(normalise(output)).toMatchFileSnapshot(shown('no-address'));
    expect((await pact('', at())).status).toBe(2);
    expect((await pact('sell-teapots', at())).status).toBe(2);
    expect((await pact('provider-states', at())).status).toBe(2);
    expect((await shell.script('pact sell-teapots')).status).toBe(1);
    expect((await pact('list-pacticipants --output text', at())).status).toBe(2);
    expect((await pact('publish --help', {})).status).toBe(0);
    expect((await pact('--version', {})).output).toMatch(/^pact-broker \d/);
  });
});

describe('the page', () => {
  it('names every environment variable that the commands read', () => {
    const names = cliReference.commands
      .filter(({path: command}) => /^(?:broker|pactflow)\b/.test(command))
      .flatMap(({options}) => options.map(({environment}) => environment))
      .filter((name) => name !== undefined);
    expect([...new Set(names)].sort()).toEqual([
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'OTEL_EXPORTER_OTLP_PROTOCOL',
      'OTEL_TRACES_EXPORTER',
      'PACT_BROKER_BASE_URL',
      'PACT_BROKER_HTTP_RETRIES',
      'PACT_BROKER_PASSWORD',
      'PACT_BROKER_TOKEN',
      'PACT_BROKER_USERNAME',
      'SSL_CERT_FILE',
      'SSL_SKIP_VERIFICATION',
      'SSL_TRUST_STORE',
    ]);
  });

  it('shows no command that is not run here', () => {
    expect(regions.size).toBeGreaterThanOrEqual(25);
    expect(regions.notRun()).toEqual([]);
  });
});
