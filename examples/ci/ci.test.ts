import {afterEach, describe, expect, it} from 'vitest';

import {models, pipelineFiles, systems, type System} from '../../src/data/pipelines';
import {Shop} from './shop';

let shop: Shop;

afterEach(() => shop.close());

/** Opens the shop with the files of a release model; a provider that it does not have is that of the trunk. */
async function open(system: System, id: string): Promise<void> {
  const files = models
    .filter((model) => [id, 'trunk'].includes(model.id))
    .sort((one) => (one.id === id ? 1 : -1))
    .flatMap((model) => pipelineFiles(system, model));
  shop = await Shop.open(system.id, new Map(files.map(({name, text}) => [name, text])));
}

const push = (branch = 'main') => ({commit: shop.commit(), branch});
const pullRequest = (branch = 'feat/refunds') => ({...push(branch), pullRequest: true});

/** Starts what the webhook calls, at the head of the main branch. */
async function runCalled(): Promise<Record<string, number | null>> {
  return {...(await shop.run('provider', {...push(), call: await shop.takeCall()}))};
}

describe.each(systems)('$label', (system) => {
  it('trunk: deploys a consumer that fits, and stops one that does not', async () => {
    await open(system, 'trunk');
    expect(await shop.createWebhook(), shop.output).toBe(0);

    expect(await shop.run('consumer', push('feat/refunds')), shop.output).toEqual({test: 0});
    expect(await shop.run('provider', push()), shop.output).toEqual({test: 0, deploy: 0});
    expect(shop.done()).toEqual(['deploy']);
    expect(await shop.run('consumer', push()), shop.output).toEqual({test: 0, deploy: 0});
    expect(shop.output).toContain('Computer says yes');
    expect(shop.done()).toEqual(['deploy']);

    shop.requests.length = 0;
    shop.expect('does not fit');
    const refused = push();
    expect(await shop.run('consumer', refused, ['test']), shop.output).toEqual({test: 0});
    expect(await runCalled(), shop.output).toEqual({'changed-pact': 1});
    expect(await shop.run('consumer', refused, ['deploy']), shop.output).toEqual({deploy: 1});
    expect(shop.output).toContain('Computer says no');
    expect(shop.done()).toEqual([]);
  });

  it('trunk: stops a provider that breaks what is deployed', async () => {
    await open(system, 'trunk');
    await shop.run('provider', push());
    await shop.run('consumer', push(), ['test']);
    await shop.run('provider', push());
    await shop.run('consumer', push());
    await shop.provide({broken: true});
    expect(await shop.run('provider', push()), shop.output).toEqual({test: 1});
  });

  it('pull requests: merges what fits the main branches', async () => {
    await open(system, 'pull-request');
    await shop.createWebhook();
    await shop.run('consumer', pullRequest('feat/orders'), ['test']);
    expect(await shop.run('provider', push()), shop.output).toEqual({test: 0, deploy: 0});

    shop.requests.length = 0;
    shop.expect('fits, too');
    const good = pullRequest();
    expect(await shop.run('consumer', good, ['test']), shop.output).toEqual({test: 0});
    expect(await runCalled(), shop.output).toEqual({'changed-pact': 0});
    expect(await shop.run('consumer', good, ['merge']), shop.output).toEqual({merge: 0});

    shop.expect('does not fit');
    const bad = pullRequest('feat/gifts');
    expect(await shop.run('consumer', bad, ['test']), shop.output).toEqual({test: 0});
    expect(await runCalled(), shop.output).toEqual({'changed-pact': 1});
    expect(await shop.run('consumer', bad, ['merge']), shop.output).toEqual({merge: 1});

    shop.expect('fits');
    expect(await shop.run('consumer', push()), shop.output).toEqual({test: 0, deploy: 0});
    expect(await shop.run('provider', pullRequest()), shop.output).toEqual({test: 0, merge: 0});
    await shop.provide({broken: true});
    expect(await shop.run('provider', pullRequest('feat/numbers')), shop.output).toEqual({test: 1});
  });

  it('mobile: protects every released version until its support has ended', async () => {
    await open(system, 'mobile');
    const call = (pipeline: string, inputs: Readonly<Record<string, string>>) =>
      shop.run('consumer', {...push(), call: {pipeline, inputs}});

    shop.expect('fits', {consumer: 'OrderApp'});
    const first = push();
    expect(await shop.run('consumer', first, ['test']), shop.output).toEqual({test: 0});
    expect(await shop.run('provider', push()), shop.output).toEqual({test: 0, deploy: 0});
    expect(await call('release', {GIT_COMMIT: first.commit}), shop.output).toEqual({release: 0});
    expect(shop.done()).toEqual(['deploy', 'release']);

    shop.expect('fits, too', {consumer: 'OrderApp'});
    const second = push();
    await shop.run('consumer', second, ['test']);
    await shop.run('provider', push());
    expect(await call('release', {GIT_COMMIT: second.commit}), shop.output).toEqual({release: 0});
    await shop.run('provider', push());
    expect(shop.output.match(/Verifying a pact between OrderApp/g)).toHaveLength(2);

    expect(await call('support-ended', {ENDED_VERSION: first.commit}), shop.output).toEqual({'support-ended': 0});
    await shop.run('provider', push());
    expect(shop.output.match(/Verifying a pact between OrderApp/g)).toHaveLength(1);
    expect(await call('support-ended', {ENDED_VERSION: 'unknown'}), shop.output).toEqual({'support-ended': 1});
  });

  it('monorepo: deploys the provider, then its consumer, of one commit', async () => {
    await open(system, 'monorepo');
    expect(await shop.run('both', push()), shop.output).toEqual({test: 0, 'deploy-api': 0, 'deploy-web': 0});
    expect(shop.done()).toEqual(['-C order-api deploy', '-C order-web deploy']);
    await shop.provide({broken: true});
    expect(await shop.run('both', push()), shop.output).toEqual({test: 1});
    expect(shop.done()).toEqual([]);
  });

  it('feature toggles: turns one on when the provider is ready for it, and protects it from then on', async () => {
    await open(system, 'feature-toggles');
    shop.expect('fits', {toggled: 'fits, too'});
    const {commit, branch} = push();
    const call = (pipeline: string, of = commit) =>
      shop.run('consumer', {commit: of, branch, call: {pipeline, inputs: {GIT_COMMIT: of}}});

    await shop.run('consumer', {commit, branch: 'feat/express'}, ['test']);
    await shop.run('provider', push());
    expect(await shop.run('consumer', {commit, branch}), shop.output).toEqual({test: 0, deploy: 0});
    expect(shop.output).not.toContain('+express to production');
    expect(await call('turn-on'), shop.output).toEqual({'turn-on': 0});
    expect(shop.output).toContain(`${commit}+express to production`);

    shop.expect('fits', {toggled: 'does not fit'});
    const next = push();
    await shop.run('consumer', next, ['test']);
    await shop.run('provider', push());
    expect(await shop.run('consumer', next, ['deploy']), shop.output).toEqual({deploy: 1});
    expect(await call('turn-off'), shop.output).toEqual({'turn-off': 0});
    expect(await shop.run('consumer', next, ['deploy']), shop.output).toEqual({deploy: 0});
    expect(await call('turn-on', next.commit), shop.output).toEqual({'turn-on': 1});
    expect(shop.done()).toEqual(['deploy', 'deploy', 'deploy', 'deploy']);
  });
});
