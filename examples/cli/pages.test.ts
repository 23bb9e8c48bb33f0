import {cpSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';

import {startBrokerDouble, type BrokerDouble} from '../broker-double';
import {cliReference} from '../../src/data/cli-reference';
import {startOrderApi, type OrderApi} from './order-api';
import {Shell} from './shell';

const docs = path.join(import.meta.dirname, '../../docs');
const pages = readdirSync(path.join(docs, 'pact_broker'), {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => path.join('pact_broker', file))
  .concat('getting_started/versioning_in_the_pact_broker.mdx')
  .sort()
  .map((file) => ({file, text: readFileSync(path.join(docs, file), 'utf8')}));

/** Commands that stand in a page itself, not in a file of this project. */
const commands = pages.flatMap(({file, text}) =>
  [...text.matchAll(/^ *```bash\n([\s\S]*?)^ *```/gm)]
    .map(([, code = '']) => code)
    .filter((code) => /^ *pact (?:broker|verifier)\b/m.test(code))
    .map((code) => ({file, code, first: code.trim().split('\n')[0]})),
);

/** Commands with their options that sentences and tables name in code. */
const mentions = pages.flatMap(({file, text}) =>
  [...text.matchAll(/`pact (broker [a-z][^`\n]+)`/g)].map(([, words = '']) => ({file, words: words.split(/\s+/)})),
);

const shell = new Shell();
let broker: BrokerDouble;
let api: OrderApi;

const at = (version: string): Record<string, string> => ({
  PACT_BROKER_BASE_URL: broker.url,
  GIT_COMMIT: version,
  GIT_BRANCH: 'main',
  ORDER_API_PORT: new URL(api.url).port,
  GATEWAY_ID: 'build',
  GATEWAY_SECRET: 'secret',
});

/** A shop whose consumer and provider fit, and are in production; its consumer has three modules. */
beforeAll(async () => {
  for (const module of ['orders', 'basket', 'returns']) {
    cpSync(path.join(shell.folder, 'pacts'), path.join(shell.folder, module, 'target/pacts'), {recursive: true});
  }
  [broker, api] = await Promise.all([startBrokerDouble(), startOrderApi()]);
  const inProduction =
    'pact broker record-deployment --pacticipant OrderApi --version 8d04b7f --environment production';
  const tagged = 'pact broker create-version-tag --pacticipant OrderApi --version 8d04b7f --tag production';
  const onReleaseBranch =
    'pact broker create-or-update-version --pacticipant OrderApi --version 8d04b7f --branch release%2F2';
  for (const finished of [
    await shell.run('publish', at('5a1c9e2')),
    await shell.run('verify-broker', {...at('8d04b7f'), PACT_BROKER_TOKEN: 'none'}),
    await shell.script(`${inProduction}\n${tagged}\n${onReleaseBranch}`, at('8d04b7f')),
  ]) {
    expect(finished.output).not.toContain('❌');
  }
});

afterAll(async () => {
  await shell.stop();
  await Promise.all([broker.stop(), api.stop()]);
  shell.remove();
});

describe(`${commands.length} commands that stand in a page of the Broker`, () => {
  // Some of them give OrderWeb another main branch.
  beforeEach(async () => {
    await shell.script('pact broker create-or-update-pacticipant --name OrderWeb --main-branch main', at('5a1c9e2'));
  });

  it('are there', () => {
    expect(commands.length).toBeGreaterThan(10);
  });

  it.each(commands)('$file: $first ends with 0', async ({code}) => {
    const {status, output} = await shell.script(code.replaceAll('8080', at('').ORDER_API_PORT ?? ''), at('5a1c9e2'));
    expect([status, output]).toEqual([0, expect.not.stringContaining('panicked')]);
  });
});

describe(`${mentions.length} commands that a page of the Broker names`, () => {
  const paths = cliReference.commands.map((command) => command.path);

  it('are there', () => {
    expect(mentions.length).toBeGreaterThan(20);
  });

  it('exist, with the options that stand behind them', () => {
    const faults = mentions.flatMap(({file, words}) => {
      const [found] = paths
        .filter((command) => ` ${words.join(' ')} `.startsWith(` ${command} `))
        .sort((a, b) => b.length - a.length);
      const known = cliReference.commands.find((command) => command.path === found);
      const options = words.filter((word) => word.startsWith('--')).map((word) => word.replace(/=.*/, ''));
      const names = known?.options.flatMap(({long, alias}) => [long, alias]) ?? [];
      return known && found !== 'broker' && options.every((option) => names.includes(option))
        ? []
        : [`${file}: pact ${words.join(' ')}`];
    });
    expect(faults).toEqual([]);
  });
});
