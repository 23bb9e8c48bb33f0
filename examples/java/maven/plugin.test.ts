import {execFile, spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {cp, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify, stripVTControlCharacters} from 'node:util';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {startBrokerDouble, type BrokerDouble} from '../../broker-double';

const run = promisify(execFile);
/** Pages show 4.7.5. Not every mirror of Maven Central has it, and the goals are the same in this one. */
const plugin = '4.6.20';

let folder: string;
let broker: BrokerDouble;
let api: ChildProcess;
let port: string;

/** Copies a file of Maven with the plugin that there is. */
async function pinPlugin(file: string): Promise<void> {
  const pom = await readFile(path.join(folder, file), 'utf8');
  await writeFile(path.join(folder, file), pom.replace('<version>4.7.5<', `<version>${plugin}<`));
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pact-maven-'));
  for (const part of ['order-web', 'order-api', 'contract']) {
    await cp(path.join(import.meta.dirname, part), path.join(folder, part), {recursive: true});
  }
  await Promise.all(['order-web/pom.xml', 'order-api/pom.xml', 'order-api/from-broker.xml'].map(pinPlugin));
  // The consumer's tests would write it there.
  await cp(path.join(folder, 'contract'), path.join(folder, 'order-web/target/pacts'), {recursive: true});
  broker = await startBrokerDouble(0, {token: 'secret'});
  const started = spawn('java', ['order-api/OrderApi.java', '0'], {cwd: folder, stdio: ['ignore', 'pipe', 'inherit']});
  api = started;
  port = String((await once(started.stdout, 'data'))[0]).trim();
});

afterEach(async () => {
  api.kill();
  await broker.stop();
  await rm(folder, {recursive: true});
});

/** Runs Maven in a part of the shop, as CI would, and gives its exit code and what it printed. */
async function maven(part: string, ...args: readonly string[]): Promise<{code: number; output: string}> {
  const environment = {
    ...process.env,
    PACT_DO_NOT_TRACK: 'true',
    PACT_BROKER_BASE_URL: broker.url,
    PACT_BROKER_TOKEN: 'secret',
    GIT_COMMIT: '1a2b3c4',
    GIT_BRANCH: 'main',
  };
  const options = {cwd: path.join(folder, part), env: environment};
  const given = ['--batch-mode', '--no-transfer-progress', `-Dorder.api.port=${port}`, ...args];
  try {
    const {stdout} = await run('mvn', given, options);
    return {code: 0, output: stripVTControlCharacters(stdout)};
  } catch (error) {
    const {code, stdout} = error as {code: number; stdout: string};
    return {code, output: stripVTControlCharacters(stdout)};
  }
}

describe('the Maven plugin', () => {
  it('verifies a folder of pacts, and fails when the provider differs', async () => {
    const {code, output} = await maven('order-api', 'pact:verify');
    expect(code, output).toBe(0);
    expect(output).toContain('Verifying a pact between OrderWeb and OrderApi');

    const pact = path.join(folder, 'contract/OrderWeb-OrderApi.json');
    await writeFile(pact, (await readFile(pact, 'utf8')).replace('PLACED|PAID|SHIPPED', 'PLACED|SHIPPED'));
    const broken = await maven('order-api', 'pact:verify');
    expect(broken.code, broken.output).toBe(1);
    expect(broken.output).toContain('There were 1 non-pending pact failures');
  });

  it('publishes, verifies what the Broker chooses, and asks whether to deploy', async () => {
    const published = await maven('order-web', 'pact:publish');
    expect(published.code, published.output).toBe(0);

    const ask = ['pact:can-i-deploy', '-Dpacticipant=OrderWeb', '-DpacticipantVersion=1a2b3c4', '-DtoMainBranch=true'];
    const early = await maven('order-web', ...ask);
    expect(early.code, early.output).toBe(1);
    expect(early.output).toContain('Computer says no');

    const verify = ['-f', 'from-broker.xml', 'pact:verify', '-Dpact.verifier.publishResults=true'];
    const verified = await maven('order-api', ...verify, '-Dpact.provider.branch=main');
    expect(verified.code, verified.output).toBe(0);
    expect(broker.requests).toContain('PUT /pacticipants/OrderApi/branches/main/versions/1a2b3c4');

    const now = await maven('order-web', ...ask);
    expect(now.code, now.output).toBe(0);
    expect(now.output).toContain('Computer says yes');
  });
});
