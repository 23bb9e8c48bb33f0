import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {startBrokerDouble, type BrokerDouble} from '../../broker-double';
import {Regions} from '../regions';
import {Shell, type Finished, type Variables} from '../shell';

const shell = new Shell();
const regions = new Regions(shell, path.join(import.meta.dirname, 'concepts.sh'));
let broker: BrokerDouble;
/** The commit of OrderWeb that is checked out. */
let commit = '';

beforeAll(async () => {
  broker = await startBrokerDouble();
  commit = shell.commit();
});

afterAll(async () => {
  await shell.stop();
  await broker.stop();
  shell.remove();
});

const at = (version = commit, more: Variables = {}): Variables => ({
  PACT_BROKER_BASE_URL: broker.url,
  PACT_BROKER_USERNAME: 'USER',
  PACT_BROKER_PASSWORD: 'PASSWORD',
  GIT_COMMIT: version,
  GIT_BRANCH: 'main',
  ...more,
});

/** Runs a region, else one of the folder above. */
const run = (name: string, variables: Variables = at()): Promise<Finished> =>
  regions.has(name) ? regions.run(name, variables) : shell.run(name, variables);

const script = (command: string): Promise<Finished> => shell.script(`pact broker ${command}`, at());

async function environment(name: string): Promise<string> {
  const {output} = await script('list-environments');
  const line = output.split('\n').find((row) => row.includes(` ${name} `));
  return line?.split(/[┆│]/)[1]?.trim() ?? '';
}

describe('version numbers', () => {
  it('are the commit', async () => {
    const {status, output} = await run('concepts-version-commit');
    // The provider is not in production yet.
    expect([status, output]).toEqual([1, expect.stringContaining(`Created OrderWeb version ${commit}`)]);
  });

  it('may contain the commit', async () => {
    const {status, output} = await run('concepts-version-with-commit', at(commit, {RELEASE: '1.4.0'}));
    expect([status, output]).toEqual([0, expect.stringContaining(`OrderWeb version 1.4.0+${commit.slice(0, 12)}`)]);
  });

  it('may come from a Git tag', async () => {
    await shell.script('git tag v1.4.0');
    const next = shell.commit();
    const {status, output} = await run('concepts-version-describe');
    expect([status, output]).toEqual([0, expect.stringContaining(`version v1.4.0-1-g${next.slice(0, 12)}`)]);
  });

  it('keep the content that was published first', async () => {
    await shell.script(
      `mkdir other && sed 's/a request for an order"/a request for one order"/' pacts/*.json > other/pact.json`,
    );
    const {status, output} = await script(`publish other --consumer-app-version ${commit} --branch main`);
    expect([status, output]).toEqual([1, expect.stringContaining('Cannot change the content of the pact')]);
  });

  it('may contain no slash', async () => {
    expect((await script('publish pacts --consumer-app-version main/17 --branch main')).status).toBe(0);
    const {status, output} = await script(
      'record-deployment --pacticipant OrderWeb --version main/17 --environment test',
    );
    expect([status, output]).toEqual([1, expect.stringContaining('404 Not Found')]);
  });
});

describe('branches', () => {
  it('named main become the main branch, others are set by hand', async () => {
    expect((await run('concepts-describe-pacticipant')).output).toContain('Main Branch: main');
    expect((await run('concepts-set-main-branch')).status).toBe(0);
    expect((await run('concepts-describe-pacticipant')).output).toContain('Main Branch: trunk');
  });

  it('get a version that is on another one, too', async () => {
    const {status, output} = await run('concepts-add-to-branch');
    expect([status, output]).toEqual([0, expect.stringContaining(commit)]);
    expect((await run('concepts-list-branches')).output).toMatch(/"main".*"feat\/refunds"/s);
    expect(JSON.parse((await run('concepts-branch-head')).output)).toMatchObject({number: commit});
  });

  it('with a slash are not understood by create-or-update-version', async () => {
    const {status, output} = await script(
      `create-or-update-version --pacticipant OrderWeb --version ${commit} --branch feat/refunds`,
    );
    expect([status, output]).toEqual([1, expect.stringContaining('404 Not Found')]);
  });

  it('are deleted, their versions stay', async () => {
    expect((await run('concepts-delete-branch')).output).toContain("Successfully deleted branch 'feat/refunds'");
    expect((await run('describe-version')).status).toBe(0);
    // A branch that is not there is no error unless it is asked to be.
    expect((await run('concepts-delete-branch')).status).toBe(0);
    const missing = await script(
      'delete-branch --pacticipant OrderWeb --branch feat/refunds --error-when-not-found true',
    );
    expect(missing.status).toBe(1);
  });
});

describe('environments', () => {
  it('are created once', async () => {
    const {status, output} = await run('concepts-create-environments');
    expect([status, output]).toEqual([0, expect.stringMatching(/Created acceptance.*Created production-eu/s)]);
    expect((await run('concepts-create-environments')).status).toBe(1);
  });

  it('lose the mark of production if an update leaves it out', async () => {
    const ENVIRONMENT_UUID = await environment('production-eu');
    expect((await run('concepts-update-environment', at(commit, {ENVIRONMENT_UUID}))).status).toBe(0);
    const describe = `describe-environment --uuid ${ENVIRONMENT_UUID}`;
    expect((await script(describe)).output).toContain('Production: true');
    expect((await script(`update-environment --uuid ${ENVIRONMENT_UUID} --name production-eu`)).status).toBe(0);
    expect((await script(describe)).output).toContain('Production: false');
    expect((await script(`update-environment --uuid ${ENVIRONMENT_UUID} --production`)).output).toContain(
      'Name is required',
    );
  });

  it('are deleted', async () => {
    const ENVIRONMENT_UUID = await environment('acceptance');
    expect((await run('concepts-delete-environment', at(commit, {ENVIRONMENT_UUID}))).status).toBe(0);
    expect(await environment('acceptance')).toBe('');
  });
});

describe('deployments', () => {
  it('stand side by side for instances, and apart from the one without', async () => {
    expect((await run('record-deployment')).status).toBe(0);
    const {status, output} = await run('concepts-record-instance');
    expect([status, output]).toEqual([0, expect.stringContaining('(application instance customer-a)')]);
    const there = await run('concepts-in-production');
    expect(there.output.match(/Deployed/g)).toHaveLength(2);
    const ENVIRONMENT_UUID = await environment('production');
    const all = await run('concepts-all-in-environment', at(commit, {ENVIRONMENT_UUID}));
    expect(JSON.parse(all.output)).toMatchObject({
      _embedded: {deployedVersions: [{applicationInstance: null}, {applicationInstance: 'customer-a'}]},
    });
  });

  it('end for the instance that is named', async () => {
    const wrong = await script(
      'record-undeployment --pacticipant OrderWeb --environment production --application-instance customer-b',
    );
    expect([wrong.status, wrong.output]).toEqual([
      1,
      expect.stringContaining('Please omit the application instance or specify one of the following'),
    ]);
    expect((await run('concepts-undeploy-instance')).status).toBe(0);
    expect((await run('record-undeployment')).status).toBe(0);
    const again = await run('record-undeployment');
    expect([again.status, again.output]).toEqual([1, expect.stringContaining('is not currently deployed to')]);
  });

  it('of a shared provider are recorded in each environment', async () => {
    await script('create-environment --name customer-a');
    await script('create-environment --name customer-b');
    await script('create-or-update-version --pacticipant OrderApi --version 8d04b7f --branch main');
    const {status, output} = await run('concepts-shared-provider', at('8d04b7f'));
    expect(status).toBe(0);
    expect(output.match(/Computer says yes/g)).toHaveLength(2);
    expect(output.match(/Recorded deployment/g)).toHaveLength(2);
  });

  it('need a version and an environment that the Broker knows', async () => {
    const version = await script('record-deployment --pacticipant OrderWeb --version 0000000 --environment production');
    expect([version.status, version.output]).toEqual([1, expect.stringContaining('404 Not Found')]);
    const nowhere = await script(
      `record-deployment --pacticipant OrderWeb --version ${commit} --environment Production`,
    );
    expect([nowhere.status, nowhere.output]).toEqual([1, expect.stringContaining('Production does not exist')]);
  });
});

describe('the pages', () => {
  it('show no command that is not run here', () => {
    expect(regions.size).toBeGreaterThanOrEqual(17);
    expect(regions.notRun()).toEqual([]);
  });
});
