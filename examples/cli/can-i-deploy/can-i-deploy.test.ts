import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';

import {startBrokerDouble, type BrokerDouble} from '../../broker-double';
import {extractRegion, regionsOf} from '../../../src/plugins/remark-include-sample/extract';
import {Shell, type Finished} from '../shell';

const source = readFileSync(path.join(import.meta.dirname, 'can-i-deploy.sh'), 'utf8');
const ran = new Set<string>();
const shell = new Shell();
let broker: BrokerDouble;

beforeAll(async () => {
  broker = await startBrokerDouble();
  // OrderWeb has pacts with OrderApi and CatalogueApi, which nobody has verified.
  const {status} = await shell.run('publish', variables());
  expect(status).toBe(0);
});

afterAll(async () => {
  await shell.stop();
  await broker.stop();
  shell.remove();
});

function variables(): Record<string, string> {
  return {
    PACT_BROKER_BASE_URL: broker.url,
    PACT_BROKER_USERNAME: 'shop',
    PACT_BROKER_PASSWORD: 'BROKER_PASSWORD',
    GIT_COMMIT: '5a1c9e2',
    GIT_BRANCH: 'main',
  };
}

async function run(name: string): Promise<Finished> {
  ran.add(name);
  return shell.script(extractRegion(source, name), variables());
}

it('leaves out an application to ignore, not the others', async () => {
  const {status, output} = await run('can-i-deploy-ignore');
  expect([status, output]).toEqual([1, expect.stringContaining('Computer says no')]);
  expect(output).toContain('version 5a1c9e2 of OrderWeb and a version of OrderApi currently in production');
  expect(output).not.toContain('OrderWeb and a version of CatalogueApi');
});

it('writes an answer as JSON with exit code 0 whatever it says, so the pipeline has to read it', async () => {
  const {status} = await run('can-i-deploy-json');
  expect(status).toBe(1);
  const alone = await shell.script(extractRegion(source, 'can-i-deploy-json').replace(/^grep.*$/m, ''), variables());
  expect(alone.status).toBe(0);
});

it('asks for every version of a branch', async () => {
  const {status, output} = await run('can-i-deploy-branch');
  expect([status, output]).toEqual([1, expect.stringContaining('Computer says no')]);
  expect(broker.requests.some((request) => request.startsWith('GET /matrix'))).toBe(true);
});

it('is a resource of the API, whose status is 200 for a no', async () => {
  const {status, output} = await run('can-i-deploy-curl');
  expect(status).toBe(0);
  expect(JSON.parse(output)).toMatchObject({summary: {deployable: null, unknown: expect.any(Number) as number}});
});

it('has run every region', () => {
  expect([...ran].sort()).toEqual([...regionsOf(source)].sort());
});
