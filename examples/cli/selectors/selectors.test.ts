import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {startBrokerDouble, type BrokerDouble} from '../../broker-double';
import {listen, type Listening} from '../../listen';
import {startOrderApi, type OrderApi} from '../order-api';
import {startProxy} from '../proxy';
import {Regions} from '../regions';
import {Shell, type Finished, type Variables} from '../shell';

const shell = new Shell();
const regions = new Regions(shell, path.join(import.meta.dirname, 'selectors.sh'));
let broker: BrokerDouble;
let api: OrderApi;
let brokenApi: OrderApi;

interface Pact {
  consumer: {name: string};
  interactions: {response: {body?: {content: object}}}[];
}
const pact = JSON.parse(readFileSync(path.join(shell.folder, 'pacts/OrderWeb-OrderApi.json'), 'utf8')) as Pact;

/** A pact with OrderApi; a wish is a field that no OrderApi of this story has, and makes a content of its own. */
function pactOf(name: string, wish?: string): Pact {
  const wanted = structuredClone(pact);
  const body = wanted.interactions[0]?.response.body;
  if (wish !== undefined && body) {
    body.content = {...body.content, [wish]: 'soon'};
  }
  return {...wanted, consumer: {name}};
}

async function publish(consumer: string, number: string, branch: string, wish?: string): Promise<void> {
  const content = Buffer.from(JSON.stringify(pactOf(consumer, wish))).toString('base64');
  const contract = {consumerName: consumer, providerName: 'OrderApi', specification: 'pact', content};
  const answer = await fetch(`${broker.url}/contracts/publish`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({
      pacticipantName: consumer,
      pacticipantVersionNumber: number,
      branch,
      contracts: [{...contract, contentType: 'application/json'}],
    }),
  });
  expect(answer.status, await answer.text()).toBe(200);
}

const at = (commit: string, branch = 'main', more: Variables = {}): Variables => ({
  PACT_BROKER_BASE_URL: broker.url,
  PACT_BROKER_USERNAME: 'shop',
  PACT_BROKER_PASSWORD: 'PASSWORD',
  GIT_COMMIT: commit,
  GIT_BRANCH: branch,
  ORDER_API_PORT: new URL(api.url).port,
  ...more,
});
const broken = (): Variables => ({ORDER_API_PORT: new URL(brokenApi.url).port});

const run = (name: string, variables: Variables = at('8d04b7f')) => regions.run(name, variables);

/** The verification of the page, with other selectors and settings. */
async function verify(options: readonly string[], variables: Variables): Promise<Finished> {
  const kept = regions
    .code('selectors-main-and-environments')
    .replaceAll(/ *--(?:consumer-version-selectors|enable-pending|publish)\b.*\\\n/g, '');
  return shell.script([kept, ...options].join(' \\\n  '), variables);
}
const selector = (value: unknown): string => `--consumer-version-selectors '${JSON.stringify(value)}'`;

/** Lines of the preview. */
const lines = ({status, output}: Finished): string[] => {
  expect(status, output).toBe(0);
  return output.trim().split('\n');
};

beforeAll(async () => {
  broker = await startBrokerDouble();
  api = await startOrderApi();
  brokenApi = await startOrderApi({broken: true});
  await publish('OrderWeb', '5a1c9e2', 'main');
  await publish('OrderWeb', '77b0c12', 'main');
  await publish('OrderWeb', 'c3f81d0', 'feat/refunds', 'refund');
  await publish('OrderApp', '3f6b0d4', 'main');
  await publish('OrderApp', '9c2e7a1', 'main', 'voucher');
  const {status, output} = await shell.script(
    `pact broker record-deployment --pacticipant OrderWeb --version 5a1c9e2 --environment production
    pact broker record-release --pacticipant OrderApp --version 3f6b0d4 --environment production`,
    at('5a1c9e2'),
  );
  expect(status, output).toBe(0);
});

afterAll(async () => {
  await shell.stop();
  await Promise.all([broker.stop(), api.stop(), brokenApi.stop()]);
  shell.remove();
});

describe('what a provider gets', () => {
  it('is everything pending before the first verification', async () => {
    expect(lines(await run('selectors-preview'))).toEqual([
      'Pact between OrderApp (3f6b0d4) and OrderApi | released in production | pending: true',
      'Pact between OrderApp (9c2e7a1) and OrderApi | latest from main branch | pending: true',
      'Pact between OrderWeb (77b0c12) and OrderApi | latest from main branch, deployed to production | pending: true',
      'Pact between OrderWeb (c3f81d0) and OrderApi | latest from branch feat/refunds | pending: true',
    ]);
  });

  it('fails no build while it is pending', async () => {
    const {status, output} = await run('selectors-main-and-environments');
    expect(status, output).toBe(0);
    expect(output).toMatch(
      /the consumer versions matching the following criteria:\n {4}\* latest version from the main/,
    );
    expect(output).toContain('There were 1 non-fatal pact failures on pending pacts or interactions');
  });

  it('is no longer pending where it was fulfilled', async () => {
    expect(lines(await run('selectors-preview')).map((line) => line.split('pending: ')[1])).toEqual([
      'false',
      'true',
      'false',
      'true',
    ]);
  });
});

describe('the matrix', () => {
  const summary = async (name: string): Promise<unknown> => {
    const {status, output} = await run(name);
    expect(status, output).toBe(0);
    return JSON.parse(output);
  };

  it('compares two versions', async () => {
    expect(await summary('matrix-versions')).toMatchObject({deployable: true, success: 1, failed: 0, unknown: 0});
  });

  it('compares with an environment', async () => {
    expect(await summary('matrix-environment')).toMatchObject({deployable: true, success: 2});
    expect(await summary('can-i-deploy-resource')).toMatchObject({deployable: true, success: 2});
  });

  it('compares with main branches', async () => {
    expect(await summary('matrix-main-branches')).toMatchObject({deployable: null, unknown: 1});
  });

  it('leaves out what is ignored', async () => {
    expect(await summary('matrix-ignore')).toMatchObject({deployable: true, success: 1, ignored: 1});
  });
});

describe('a result', () => {
  it('is found by the version of the consumer', async () => {
    const {status, output} = await run('results-of-version');
    expect(status, output).toBe(0);
    expect(JSON.parse(output)).toEqual({successful: ['OrderApi'], failed: [], unknown: []});
  });
});

describe("a pact that isn't pending", () => {
  it('fails the build that breaks it', async () => {
    const {status, output} = await run('selectors-main-and-environments', at('e97a6c1', 'main', broken()));
    expect(status).toBe(1);
    expect(output).toContain("previously been successfully verified by a version of OrderApi from branch 'main'");
    expect(output).toMatch(/Pending Failures:[^]*There were 1 non-fatal[^]*\nFailures:[^]*There were 2 pact failures/);
  });

  it('is not pending on a branch that begins afterwards', async () => {
    const options = [selector({mainBranch: true, consumer: 'OrderWeb'}), '--enable-pending'];
    const {status} = await verify(options, at('b41f2aa', 'feat/new', broken()));
    expect(status).toBe(1);
  });

  it('is pending without a branch of the provider, too, until any version has fulfilled it', async () => {
    const branchless = async (consumer: string): Promise<unknown> => {
      const answer = await fetch(`${broker.url}/pacts/provider/OrderApi/for-verification`, {
        method: 'POST',
        headers: {'content-type': 'application/json'},
        body: JSON.stringify({consumerVersionSelectors: [{mainBranch: true, consumer}]}),
      });
      const {_embedded} = (await answer.json()) as {
        _embedded: {pacts: {verificationProperties: {pending?: boolean}}[]};
      };
      return _embedded.pacts.map(({verificationProperties}) => verificationProperties.pending);
    };
    expect(await branchless('OrderApp')).toEqual([true]);
    expect(await branchless('OrderWeb')).toEqual([false]);
  });
});

describe('after a verification, the verifier', () => {
  const refunds = selector({branch: 'feat/refunds'});

  it('speaks of a success when it failed and published nothing', async () => {
    const {status, output} = await verify([refunds, '--enable-pending'], at('f00d5e1'));
    expect(status).toBe(0);
    expect(output).toContain('There were 1 non-fatal pact failures');
    expect(output).toContain('as the successful verification results have not yet been published.');
  });

  it('passes although the Broker refused the result', async () => {
    const refusing = await startProxy(broker.url, {
      refuse: ({method, path: asked}) =>
        method === 'POST' && asked.endsWith('/verification-results') ? 403 : undefined,
    });
    const options = [selector({mainBranch: true, consumer: 'OrderWeb'}), '--enable-pending', '--publish'];
    const {status, output} = await verify(options, at('9d0e1f2', 'main', {PACT_BROKER_BASE_URL: refusing.url}));
    await refusing.stop();
    expect(status, output).toBe(0);
    expect(output).toContain('Publishing of verification results failed with an error');
  });
});

describe('work in progress', () => {
  const options = [selector({mainBranch: true, consumer: 'OrderWeb'}), '--include-wip-pacts-since 2026-01-01'];

  it('fails the build without pending pacts', async () => {
    const {status, output} = await verify(options, at('f00d5e1'));
    expect([status, output]).toEqual([1, expect.stringContaining('There were 2 pact failures')]);
  });

  it('is every newest pact of a branch, and fails no build', async () => {
    const {status, output} = await verify([...options, '--enable-pending'], at('f00d5e1'));
    expect(status).toBe(0);
    expect(output).toContain("it is the pact for the latest version of OrderWeb from branch 'feat/refunds'");
    expect(output).toContain("it is the pact for the latest version of OrderApp from branch 'main'");
    expect(output).toContain('There were 2 non-fatal pact failures on pending pacts or interactions');
  });
});

describe('a selector that is wrong', () => {
  it.each([
    [{mainbranch: true}, 'must specify a value for environment or tag or branch'],
    [{mainBranch: false}, 'mainBranch must be one of: true (at index 0)'],
    [{mainBranch: true, branch: 'main'}, 'cannot specify mainBranch=true with any other criteria apart from consumer'],
    [{environment: 'live'}, "environment with name 'live' does not exist (at index 0)"],
  ])('is reported: %j', async (value, text) => {
    const {status, output} = await verify([selector(value)], at('f00d5e1'));
    expect([status, output]).toEqual([1, expect.stringContaining(`["consumerVersionSelectors: ${text}`)]);
  });

  it('finds nothing', async () => {
    const {status, output} = await verify([selector({branch: 'nowhere'})], at('f00d5e1'));
    expect(status).toBe(1);
    expect(output).toContain("No pacts found for provider 'OrderApi' matching the given consumer version selectors");
  });

  it('is dropped by the verifier if a value has the wrong type, so that the defaults apply', async () => {
    const {output} = await verify([selector({branch: true})], at('f00d5e1'));
    expect(output).toContain("latest version of OrderWeb from the main branch 'main'");
    expect(output).not.toContain('feat/refunds');
  });
});

describe('the client asks', () => {
  let server: Listening;
  const asked: string[] = [];

  beforeAll(async () => {
    const yes = JSON.stringify({summary: {deployable: true, reason: ''}, notices: [], matrix: []});
    server = await listen(
      createServer((request, response) => {
        asked.push(decodeURIComponent(request.url ?? ''));
        response.writeHead(200, {'content-type': 'application/hal+json'}).end(yes);
      }),
    );
  });
  afterAll(() => server.stop());

  const web = 'q[][pacticipant]=OrderWeb&q[][version]=5a1c9e2';
  const both = `${web}&q[][pacticipant]=OrderApi`;
  it.each([
    ['can-i-deploy', '--to-environment production', `${web}&latestby=cvpv&environment=production`],
    ['can-i-deploy', '', `${web}&latestby=cvp&latest=true`],
    ['can-i-deploy', '--pacticipant OrderApi --version 8d04b7f', `${both}&q[][version]=8d04b7f&latestby=cvpv`],
    ['can-i-deploy', '--pacticipant OrderApi --main-branch', `${both}&q[][mainBranch]=true&latestby=cvpv`],
    ['can-i-deploy', '--pacticipant OrderApi --branch main', `${both}&q[][branch]=main&latestby=cvpv`],
    ['can-i-deploy', '--pacticipant OrderApi --latest', `${both}&q[][latest]=true&latestby=cvpv`],
    [
      'can-i-deploy',
      '--to-environment production --ignore OrderApp',
      `${web}&ignore[][pacticipant]=OrderApp&latestby=cvpv&environment=production`,
    ],
    ['can-i-merge', '', `${web}&latestby=cvp&latest=true&mainBranch=true`],
  ])('for %s %s', async (command, options, query) => {
    const code = `pact broker ${command} --pacticipant OrderWeb --version 5a1c9e2 ${options}`;
    expect((await shell.script(code, {PACT_BROKER_BASE_URL: server.url})).status).toBe(0);
    expect(asked.splice(0)).toEqual([`/matrix?${query}`]);
  });
});

it('runs all commands of the pages', () => {
  expect(regions.notRun()).toEqual([]);
});
