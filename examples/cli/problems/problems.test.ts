import {cpSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';

import {startBrokerDouble, type BrokerDouble} from '../../broker-double';
import {startOrderApi, type OrderApi} from '../order-api';
import {startProxy} from '../proxy';
import {Shell, type Finished, type Variables} from '../shell';
import {answers} from '../tools/master';
import {steadyPorts} from '../tools/steady';

const shell = new Shell();
let api: OrderApi;
let broker: BrokerDouble;
let port = '';

beforeAll(async () => {
  api = await startOrderApi();
  broker = await startBrokerDouble();
  port = new URL(api.url).port;
});

afterEach(() => shell.stop());

afterAll(async () => {
  await Promise.all([api.stop(), broker.stop()]);
  shell.remove();
});

/** What a page shows of a command that ended with a code: all it printed, or the lines that hold a text. */
async function shows(name: string, {status, output}: Finished, code: number, only?: string): Promise<void> {
  const addresses = output
    .replaceAll(broker.url, 'https://broker.example.com')
    .replaceAll(/(localhost|127\.0\.0\.1):\d+/g, '$1:8081');
  const lines = addresses.split('\n').filter((line) => only === undefined || line.includes(only));
  expect([status, lines.length > 0, output]).toEqual([code, true, output]);
  await expect(steadyPorts(lines.join('\n'))).toMatchFileSnapshot(
    path.join(import.meta.dirname, 'output', `${name}.txt`),
  );
}

const pact = (command: string, variables: Variables = {}): Promise<Finished> =>
  shell.script(`pact ${command}`, variables);
const verify = (options: string, variables: Variables = {}): Promise<Finished> =>
  pact(`verifier --no-colour --file pacts/OrderWeb-OrderApi.json ${options}`, variables);
const states = (): string => `--port ${port} --state-change-url ${api.url}/provider-states`;

/** Puts a changed copy of the pact into a file of that name. */
function change(name: string, edit: (pact: Record<string, unknown>) => unknown): void {
  const source = path.join(shell.folder, 'pacts/OrderWeb-OrderApi.json');
  const content = JSON.parse(readFileSync(source, 'utf8')) as Record<string, unknown>;
  writeFileSync(path.join(shell.folder, name), JSON.stringify(edit(content)));
}

describe('verification', () => {
  it('of a provider that does not run', async () => {
    await shows('no-provider', await verify('--port 1 --filter-description order$ --loglevel error'), 1);
  });

  it('without an address for states', async () => {
    const {status, output} = await verify(`--port ${port}`);
    await shows(
      'no-state-url',
      {status, output: `${output.split('\n')[0] ?? ''}\n${/.*1\.1\).*\n.*/.exec(output)?.[0] ?? ''}`},
      1,
    );
  });

  it('with an address for states that refuses', async () => {
    const refusing = await startProxy(api.url, {
      refuse: ({path: asked}) => (asked === '/provider-states' ? 404 : undefined),
    });
    const {port: refused} = new URL(refusing.url);
    const result = await verify(
      `--port ${refused} --state-change-url ${refusing.url}/provider-states --filter-description order$`,
    );
    await refusing.stop();
    await shows('state-refused', result, 1);
  });

  it('of a file that is not there', async () => {
    await shows('no-file', await pact('verifier --no-colour --file pacts/OrderWeb.json --port 1'), 1, 'ERROR');
  });

  it('of a body that was written as bytes', async () => {
    change('bytes.json', (content) => {
      const [first] = content['interactions'] as [{response: {body: unknown}}];
      first.response.body = {
        content: Buffer.from(
          JSON.stringify({id: 10, status: 'paid', items: [{product: 'Teapot', quantity: 2}]}),
        ).toString('base64'),
        contentType: '*/*',
        encoded: 'base64',
      };
      return {...content, interactions: [first]};
    });
    const result = await pact(`verifier --no-colour --file bytes.json ${states()}`);
    await shows('body-bytes', result, 1, '[*/*');
  });

  it('with the address of a Broker in the environment', async () => {
    await shows('broker-in-environment', await verify(states(), {PACT_BROKER_BASE_URL: broker.url}), 2);
  });

  it('with a token and a user', async () => {
    await shows('token-and-user', await verify(`${states()} --token TOKEN`, {PACT_BROKER_USERNAME: 'shop'}), 2);
  });

  it('with a header that has a colon', async () => {
    await shows('header', await verify(`${states()} --header "Authorization: Bearer TOKEN"`), 3, 'ERROR');
  });

  it('of a provider that the Broker does not know', async () => {
    const result = await pact(
      `verifier --no-colour --broker-url ${broker.url} --provider-name OrderAPI --port ${port} --consumer-version-selectors '{"mainBranch": true}'`,
    );
    await shows('no-pacts', result, 1, 'ERROR');
  });

  it('with a Broker that does not answer', async () => {
    const result = await pact(
      `verifier --no-colour --broker-url http://127.0.0.1:1 --provider-name OrderApi --port ${port}`,
    );
    await shows('no-broker', result, 1, 'ERROR');
  });

  it('with a plugin that is not there', async () => {
    change('plugin.json', (content) => ({
      ...content,
      metadata: {
        pactSpecification: {version: '4.0'},
        plugins: [{name: 'teapot', version: '1.0.0', configuration: {}}],
      },
    }));
    await shell.script('mkdir -p ~/.pact/plugins');
    const result = await pact(`verifier --no-colour --loglevel error --file plugin.json ${states()}`);
    await shell.script('rm -r ~/.pact/plugins');
    await shows('plugin-missing', result, 2);
  });

  it('with a report that cannot be written', async () => {
    await shows('report', await verify(`${states()} --json reports/pact.json`), 2, 'ERROR');
  });

  it('of a provider that answers otherwise', async () => {
    const broken = await startOrderApi({broken: true});
    const result = await verify(
      `--port ${new URL(broken.url).port} --state-change-url ${broken.url}/provider-states --filter-description order$`,
    );
    await broken.stop();
    await shows('body-keys', {...result, output: /\d\) Verifying[^]*$/.exec(result.output)?.[0] ?? ''}, 1);
  });

  it('without a pact that could be verified', async () => {
    await shell.script('mkdir -p no-pacts');
    expect(await pact('verifier --dir no-pacts --port 1')).toEqual({status: 0, output: '\n'});
  });
});

describe('the mock server', () => {
  beforeAll(() => shell.takePorts(9002));

  const start = async (): Promise<void> => {
    void pact('mock start --port 9002 --no-file-log');
    await answers(shell.here('http://localhost:9002'));
  };
  const one = async (): Promise<string> => {
    const {output} = await pact('mock create --port 9002 --file pacts/OrderWeb-OrderApi.json');
    return /port (\d+)/.exec(output)?.[1] ?? '';
  };

  it('is not there', async () => {
    await shows('no-master', await pact('mock list --port 9002'), 10);
  });

  it('has no port to listen on', async () => {
    await start();
    await shows('master-port', await pact('mock start --port 9002 --no-file-log'), 1);
  });

  it('got the wrong requests', async () => {
    await start();
    const taken = await one();
    const answer = await fetch(`http://localhost:${taken}/products`, {headers: {'user-agent': 'OrderWeb'}});
    expect([answer.status, answer.headers.get('x-pact')]).toEqual([500, 'Unexpected-Request']);
    await fetch(`http://localhost:${taken}/orders/10`);
    const {status, output} = await pact(`mock verify --port 9002 --mock-server-port ${taken}`);
    await shows(
      'mock-requests',
      {status, output: output.replaceAll(/"(accept-[a-z]+|connection|sec-fetch-mode)":"[^"]*",?/g, '')},
      2,
    );
  });

  it('has a number for an id', async () => {
    await start();
    const {status, output} = await pact('mock verify --port 9002 --mock-server-id 12345678');
    await shows('mock-id', {status, output}, 40);
  });

  it('is to be stopped after a time', async () => {
    await start();
    await shows('mock-period', await pact('mock shutdown-master --port 9002 --server-key KEY --period 200'), 101);
  });

  it('was given something else than a pact', async () => {
    await start();
    await shell.script('echo "no JSON" > order.json');
    await shows('mock-file', await pact('mock --loglevel error create --port 9002 --file order.json'), 20);
  });
});

describe('the stub server', () => {
  it('has no port to listen on', async () => {
    await shows('stub-port', await pact(`stub --dir pacts --port ${port}`), 1, 'ERROR');
  });
});

describe('plugins', () => {
  it('are nowhere', async () => {
    await shows('plugin-folder', await pact('plugin list installed --log-level error'), 1);
  });

  it('have a name that is not known', async () => {
    const {status, output} = await pact('plugin install teapot --log-level error');
    // The names come in another order each time.
    await shows('plugin-name', {status, output: output.replace(/(plugins are: ).*/, '$1avro, csv, protobuf')}, 1);
  });

  it('cannot be downloaded', async () => {
    await shows(
      'plugin-download',
      await pact('plugin install http://127.0.0.1:1/releases/latest --log-level error'),
      1,
    );
  });
});

describe('the package of npm', () => {
  it('lacks the program', async () => {
    const source = path.dirname(createRequire(import.meta.url).resolve('@pact-foundation/pact-cli/package.json'));
    const folder = path.join(shell.folder, 'lacking/node_modules/@pact-foundation/pact-cli');
    mkdirSync(folder, {recursive: true});
    cpSync(source, folder, {recursive: true});
    const result = await shell.script('node lacking/node_modules/@pact-foundation/pact-cli/bin/pact.js --help');
    rmSync(path.join(shell.folder, 'lacking'), {recursive: true});
    await shows('npm-program', {...result, output: /Error: .*\n.*/.exec(result.output)?.[0] ?? ''}, 1);
  });
});

describe('the program', () => {
  it('has no version of its own', async () => {
    await shows('version', await pact('--version'), 2);
  });
});
