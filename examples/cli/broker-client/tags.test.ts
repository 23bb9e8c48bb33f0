import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {startBrokerDouble, type BrokerDouble} from '../../broker-double';
import {startOrderApi, type OrderApi} from '../order-api';
import {Regions} from '../regions';
import {Shell, type Finished, type Variables} from '../shell';

const shell = new Shell();
const regions = new Regions(shell, path.join(import.meta.dirname, 'tags.sh'));
const web = {first: '5a1c9e2', second: 'c3f81d0'};
const provider = '8d04b7f';
let broker: BrokerDouble;
let api: OrderApi;

beforeAll(async () => {
  broker = await startBrokerDouble();
  api = await startOrderApi();
});

afterAll(async () => {
  await shell.stop();
  await Promise.all([broker.stop(), api.stop()]);
  shell.remove();
});

const at = (version = web.first, branch = 'main', more: Variables = {}): Variables => ({
  PACT_BROKER_BASE_URL: broker.url,
  PACT_BROKER_TOKEN: 'none',
  GIT_COMMIT: version,
  GIT_BRANCH: branch,
  ORDER_API_PORT: new URL(api.url).port,
  ...more,
});

const pact = (rest: string): Promise<Finished> => shell.script(`pact broker ${rest}`, at());
const asked = (): string => decodeURIComponent(broker.requests.filter((r) => r.startsWith('GET /matrix')).at(-1) ?? '');

describe('tags', () => {
  it('are put on a version when it is published', async () => {
    const {status, output} = await regions.run('tags-publish', at());
    expect([status, output]).toEqual([
      0,
      expect.stringContaining(`version ${web.first} with branch main and tags main`),
    ]);
    const list = await pact(`publish pacts --consumer-app-version ${web.first} --tag main,stable`);
    expect([list.status, list.output]).toEqual([0, expect.stringContaining('tags main, stable')]);
    expect((await pact(`publish pacts --consumer-app-version ${web.first} --tag main --tag stable`)).status).toBe(2);
  });

  it('are the commit where the branch was asked for', async () => {
    const {output} = await pact('publish pacts --consumer-app-version 1.0.0 --tag-with-git-branch');
    expect(output).toContain(`version 1.0.0 with tags ${web.first}`);
  });

  it('are put on a version that exists, or with an option on a new one', async () => {
    expect((await regions.run('tags-create', at())).status).toBe(0);
    const unknown = await pact('create-version-tag --pacticipant OrderWeb --version nil --tag prod');
    expect([unknown.status, unknown.output]).toEqual([1, expect.stringContaining('Use --auto-create-version')]);
    const several = await pact(
      'create-version-tag --pacticipant OrderWeb --version new --tag a b --auto-create-version',
    );
    expect([several.status, several.output.match(/Success/g)?.length]).toEqual([0, 2]);
    const branch = await pact(`create-version-tag --pacticipant OrderWeb --version new --tag c --tag-with-git-branch`);
    expect(branch.output).toContain('with git branch');
    const {output} = await pact('describe-version --pacticipant OrderWeb --version new');
    expect(output).toMatch(/new\s+┆ a, b, c\s/);
  });

  it('that the Broker refuses fail without an exit code', async () => {
    const {status, output} = await pact(
      `create-version-tag --pacticipant OrderWeb --version ${web.first} --tag feat/tea`,
    );
    expect([status, output]).toEqual([0, expect.stringContaining('- Failed')]);
  });

  it('name a version to describe', async () => {
    const {status, output} = await pact('describe-version --pacticipant OrderWeb --latest prod');
    expect([status, output]).toEqual([0, expect.stringContaining(web.first)]);
  });
});

describe('questions', () => {
  it('compare with the newest version that has the tag', async () => {
    expect((await regions.run('tags-to', at())).status).toBe(1);
    expect(asked()).toContain('&tag=prod&latestby=cvp&latest=true');
    expect((await shell.run('verify-broker', at(provider))).status).toBe(0);
    for (const tag of ['main', 'prod']) {
      expect((await pact(`create-version-tag --pacticipant OrderApi --version ${provider} --tag ${tag}`)).status).toBe(
        0,
      );
    }
    const {status, output} = await regions.run('tags-to', at());
    expect([status, output]).toEqual([0, expect.stringContaining('All required verification results')]);
  });

  it('name versions by a tag', async () => {
    expect((await regions.run('tags-latest', at())).status).toBe(0);
    expect(asked()).toContain('q[][latest]=true&q[][tag]=main');
    expect((await regions.run('tags-explicit', at())).status).toBe(0);
    expect(asked()).toContain('latestby=cvpv');
    expect((await regions.run('tags-no-target', at())).status).toBe(0);
    expect(asked()).toContain('latest=true');
  });

  it('include every version that has the tag', async () => {
    expect((await regions.run('tags-all', at(provider))).status).toBe(0);
    await shell.script(
      `sed 's/a request for an order"/a request for the order"/' pacts/OrderWeb-OrderApi.json > other.json
       pact broker publish other.json --consumer-app-version ${web.second} --branch main --tag prod`,
      at(),
    );
    const {status, output} = await regions.run('tags-all', at(provider));
    expect([status, output]).toEqual([1, expect.stringContaining(`OrderWeb with tag prod (${web.second})`)]);
    expect(output).toMatch(new RegExp(`${web.first}.*true`));
    expect(
      (await pact(`can-i-deploy --pacticipant OrderApi --version ${provider} --pacticipant OrderWeb --all prod`))
        .status,
    ).toBe(2);
  });

  it('with two applications and --to ask for every version with the tag, not for the newest', async () => {
    await pact(
      `can-i-deploy --pacticipant OrderWeb --version ${web.first} --pacticipant OrderApi --version ${provider} --to prod`,
    );
    expect(asked()).toContain('&tag=prod&latestby=cvpv');
    expect(asked()).not.toContain('latest=true');
  });
});

describe('a question with two targets', () => {
  it('is refused', async () => {
    const {status, output} = await pact(
      `can-i-deploy --pacticipant OrderWeb --version ${web.first} --to prod --to-environment production`,
    );
    expect([status, output]).toEqual([1, expect.stringContaining('Cannot specify more than one of tag, environment')]);
  });
});

describe('the way to environments', () => {
  it('ends with the same answers', async () => {
    const once = await regions.run('tags-migrate-once', at(web.first, 'main', {PRODUCTION_COMMIT: web.first}));
    expect(once.status).toBe(0);
    expect((await regions.run('tags-migrate-ask', at())).status).toBe(1);
    await pact(`record-deployment --pacticipant OrderApi --version ${provider} --environment prod`);
    expect((await regions.run('tags-migrate-ask', at())).status).toBe(0);
    expect((await regions.run('tags-migrate-record', at())).status).toBe(0);
  });

  it('takes a tag away, whether it is there or not', async () => {
    const first = await regions.run('tags-delete', at());
    expect([first.status, first.output]).toEqual([0, expect.stringContaining('Successfully deleted tag')]);
    const second = await regions.run('tags-delete', at());
    expect([second.status, second.output]).toEqual([0, expect.stringContaining('was not found')]);
  });
});

describe('commands without an answer', () => {
  it.each(['create-version-tag', 'delete-version-tag'])('%s says so', async (command) => {
    const {status} = await shell.script(`pact broker ${command} --pacticipant OrderWeb --version 1 --tag prod`, {
      PACT_BROKER_BASE_URL: 'http://127.0.0.1:1',
    });
    expect(status).toBe(1);
    expect((await pact(`${command} --no-such-option`)).status).toBe(2);
  });
});

describe('the page', () => {
  it('shows no command that is not run here', () => {
    expect(regions.size).toBeGreaterThanOrEqual(11);
    expect(regions.notRun()).toEqual([]);
  });
});
