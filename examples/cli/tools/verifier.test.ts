import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';

import {listen, type Listening} from '../../listen';
import {startOrderApi, type OrderApi} from '../order-api';
import {startProxy, type Proxy} from '../proxy';
import {Regions} from '../regions';
import {Shell, type Finished, type Variables} from '../shell';
import {startOrderPublisher} from './order-publisher';
import {steady} from './steady';

const shown = (name: string): string => path.join(import.meta.dirname, 'output', name);
const shell = new Shell();
const regions = new Regions(shell, path.join(import.meta.dirname, 'verifier.sh'));
let api: OrderApi;
let broken: OrderApi;
/** Stands between the verifier and OrderApi. */
let seen: Proxy;
/** Takes requests and never answers. */
let silent: Listening;

beforeAll(async () => {
  api = await startOrderApi();
  broken = await startOrderApi({broken: true});
  seen = await startProxy(api.url);
  silent = await listen(createServer(() => undefined));
});

afterEach(() => {
  for (const name of ['verification.json', 'verification.xml', 'verification-junit.xml', 'verification.html']) {
    rmSync(path.join(shell.folder, name), {force: true});
  }
});

afterAll(async () => {
  await shell.stop();
  await Promise.all([api.stop(), broken.stop(), seen.stop(), silent.stop()]);
  shell.remove();
});

const portOf = ({url}: {readonly url: string}): string => new URL(url).port;
const at = (provider: {readonly url: string}): Variables => ({ORDER_API_PORT: portOf(provider)});
const read = (name: string): string => readFileSync(path.join(shell.folder, name), 'utf8');
const verify = (options: string, variables: Variables = {}): Promise<Finished> =>
  shell.script(`pact verifier --no-colour --file pacts/OrderWeb-OrderApi.json ${options}`, variables);

interface Report {
  readonly result: boolean;
  readonly output: readonly string[];
  readonly errors: readonly unknown[];
  readonly pendingErrors: readonly unknown[];
  readonly notices: readonly unknown[];
  readonly interactionResults: readonly {readonly interactionKey?: string; readonly result: string}[];
}

describe('reports', () => {
  it('are written for a verification that failed', async () => {
    const {status} = await regions.run('tool-verifier-reports', at(broken));
    expect(status).toBe(1);
    const report = JSON.parse(read('verification.json')) as Report;
    expect(Object.keys(report).sort()).toEqual([
      'errors',
      'interactionResults',
      'notices',
      'output',
      'pendingErrors',
      'result',
    ]);
    expect(report.interactionResults.map(({interactionKey, result}) => [interactionKey, result])).toEqual([
      ['order-found', 'Error'],
      ['order-missing', 'OK'],
    ]);
    const {output, ...rest} = report;
    expect(output).toContain('\nThere were 1 pact failures\n');
    const stable = JSON.stringify({...rest, output: ['the lines of the terminal']}, null, 2);
    await expect(`${stable.replaceAll(/"\d+ms"/g, '"20ms"')}\n`).toMatchFileSnapshot(shown('verification-report.txt'));
    const junit = read('verification-junit.xml');
    expect(junit).toContain(
      '<testsuite id="0" name="OrderApi" package="testsuite/OrderApi" tests="2" errors="0" failures="1"',
    );
    expect(read('verification.html')).toContain('<!DOCTYPE html>');
  });

  it('in HTML bring a file in XML along, in place of one of that name', async () => {
    const {status} = await verify(`--port ${portOf(api)} --junit verification.xml --html verification.html \
      --state-change-url ${api.url}/provider-states`);
    expect(status).toBe(0);
    expect(read('verification.xml')).toMatch(/^<report>/);
  });

  it('need their folder, but for HTML', async () => {
    const to = (option: string): Promise<Finished> =>
      verify(`--port ${portOf(api)} --state-change-url ${api.url}/provider-states ${option}`);
    const json = await to('--json none/verification.json');
    expect([json.status, json.output]).toEqual([2, expect.stringContaining('Failed to write JSON report')]);
    expect((await to('--junit none/verification.xml')).status).toBe(2);
    expect((await to('--html none/verification.html')).status).toBe(0);
    expect(existsSync(path.join(shell.folder, 'none/verification.html'))).toBe(true);
  });

  it('serve to run again what failed', async () => {
    await regions.run('tool-verifier-reports', at(broken));
    const {status, output} = await regions.run('tool-verifier-last-failed', at(api));
    expect(status).toBe(0);
    expect(output).toContain('a request for an order');
    expect(output).not.toContain('that does not exist');
  });
});

describe('a part of the interactions', () => {
  it('is chosen by expressions', async () => {
    const {status, output} = await regions.run('tool-verifier-filter', at(api));
    expect(status).toBe(0);
    expect(output).toContain('that does not exist');
    expect(output.match(/returns a response which/g)).toHaveLength(1);
  });

  it('may be nothing at all, which passes', async () => {
    const nothing = async (options: string, variables: Variables = {}): Promise<void> => {
      const {status, output} = await verify(`--port ${portOf(broken)} ${options}`, variables);
      expect([status, output]).toEqual([0, expect.not.stringContaining('returns a response which')]);
    };
    await nothing('--filter-description none');
    await nothing('--filter-consumer Nobody');
    await nothing('--filter-no-state');
    await nothing('', {PACT_DESCRIPTION: 'none'});
    const folder = await shell.script('mkdir empty && pact verifier --dir empty --port 1');
    expect([folder.status, folder.output.trim()]).toEqual([0, '']);
  });
});

describe('provider states', () => {
  it('are asked for before each interaction, and on request after it', async () => {
    const {status} = await regions.run('tool-verifier-teardown', at(seen));
    expect(status).toBe(0);
    const calls = seen.received.map(({method, path: asked, body}) => `${method} ${asked} ${body}`.trimEnd());
    await expect(`${calls.join('\n')}\n`).toMatchFileSnapshot(shown('state-calls.txt'));
  });

  it('are parameters of the query instead', async () => {
    const start = seen.received.length;
    await verify(`--port ${portOf(seen)} --state-change-url ${seen.url}/provider-states --state-change-as-query`);
    expect(seen.received.slice(start).map(({method, path: asked}) => `${method} ${asked}`)[0]).toBe(
      'POST /provider-states?action=setup&id=10&state=an+order+exists',
    );
  });

  it('fail the interaction if they are refused', async () => {
    const refusing = await startProxy(api.url, {
      refuse: ({path: asked}) => (asked === '/provider-states' ? 404 : undefined),
    });
    const {status, output} = await verify(
      `--port ${portOf(refusing)} --state-change-url ${refusing.url}/provider-states`,
    );
    await refusing.stop();
    expect([status, output]).toEqual([
      1,
      expect.stringContaining('One or more of the setup state change handlers has failed'),
    ]);
  });
});

describe('messages', () => {
  const messages = path.join(import.meta.dirname, 'messages/OrderMailer-OrderPublisher.json');
  const before = `cp ${messages} pacts`;

  it('are fetched from the address of their transport', async () => {
    const publisher = await startOrderPublisher();
    const {status, output} = await regions.run(
      'tool-verifier-messages',
      {ORDER_PUBLISHER_PORT: portOf(publisher)},
      {before},
    );
    await publisher.stop();
    expect(status).toBe(0);
    // Metadata come in another order each time.
    const sorted = output.replaceAll(/(?:^ {8}".*\n)+/gm, (lines) =>
      lines
        .split(/(?<=\n)/)
        .sort()
        .join(''),
    );
    await expect(steady(sorted)).toMatchFileSnapshot(shown('messages.txt'));
    expect(publisher.received).toEqual([
      ['/provider-states', {action: 'setup', state: 'an order exists', params: {id: 10}}],
      ['/messages', {description: 'order placed', providerStates: [{name: 'an order exists', params: {id: 10}}]}],
    ]);
  });

  it('are asked for at the root without a transport', async () => {
    const publisher = await startOrderPublisher();
    const {status} = await shell.script(
      `pact verifier --file pacts/OrderMailer-OrderPublisher.json --port ${portOf(publisher)}`,
    );
    await publisher.stop();
    expect([status, publisher.received[0]?.[0]]).toEqual([1, '/']);
  });

  it('are compared with their metadata', async () => {
    const publisher = await startOrderPublisher('returns');
    const {status, output} = await regions.run('tool-verifier-messages', {ORDER_PUBLISHER_PORT: portOf(publisher)});
    await publisher.stop();
    expect([status, output]).toEqual([1, expect.stringContaining("Expected message metadata 'topic' to have value")]);
    await shell.script('rm pacts/OrderMailer-OrderPublisher.json');
  });
});

describe('the connection', () => {
  const folder = (): string => path.join(shell.folder, 'tls');
  let secure: Proxy;

  beforeAll(async () => {
    await shell.script('mkdir -p tls');
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', 'key.pem', '-out', '../company-ca.pem'],
        ...['-subj', '/CN=localhost', '-days', '2', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'],
      ],
      {cwd: folder(), stdio: 'ignore'},
    );
    secure = await startProxy(api.url, {tls: {key: read('tls/key.pem'), cert: read('company-ca.pem')}});
  });

  afterAll(() => secure.stop());

  it('takes the certificate of a company', async () => {
    expect((await regions.run('tool-verifier-tls', at(secure))).status).toBe(0);
    const unknown = await verify(`--transport https --port ${portOf(secure)}`);
    expect([unknown.status, unknown.output]).toEqual([1, expect.stringContaining('error sending request for url')]);
  });

  it('takes none, to the provider, but not to where the pact is', async () => {
    const provider = `--transport https --port ${portOf(secure)} --state-change-url ${secure.url}/provider-states`;
    expect((await verify(`${provider} --disable-ssl-verification`)).status).toBe(0);
    const from = (variables: Variables): Promise<Finished> =>
      shell.script(
        `pact verifier --url ${secure.url}/orders/10 --port ${portOf(api)} --disable-ssl-verification`,
        variables,
      );
    const refused = await from({});
    expect([refused.status, refused.output]).toEqual([1, expect.stringContaining('Request failed - error sending')]);
    const accepted = await from({SSL_CERT_FILE: path.join(shell.folder, 'company-ca.pem')});
    expect([accepted.status, accepted.output]).toEqual([0, expect.stringContaining('Pact file has no interactions')]);
  });

  it('goes through the proxy of a company, even to localhost', async () => {
    const through: Variables = {HTTP_PROXY: seen.url};
    const options = `--port 1 --state-change-url http://localhost:1/provider-states`;
    expect((await verify(options, through)).status).toBe(0);
    expect(seen.received.at(-1)?.path).toBe('http://localhost:1/orders/99');
    expect((await verify(options, {...through, NO_PROXY: 'localhost'})).status).toBe(1);
  });

  it('takes a transport before the port', async () => {
    const {status} = await verify(
      `--port 1 --transports http:${portOf(api)} --state-change-url ${api.url}/provider-states`,
    );
    expect(status).toBe(0);
  });

  it('is given up after a time, with the words of a refused one', async () => {
    const {status, output} = await verify(`--port ${portOf(silent)} --request-timeout 300`);
    expect([status, output]).toEqual([1, expect.stringContaining('error sending request for url')]);
  });
});

describe('exit codes', () => {
  it('are 2 for options that do not fit', async () => {
    const codes = await Promise.all(
      [
        '--port none',
        '--publish',
        '--user shop --token TOKEN',
        '--transports http',
        '--consumer-version-selectors none',
        '--filter-description [',
        '--retries 256',
      ].map(async (options) => (await verify(options)).status),
    );
    expect(codes).toEqual([2, 2, 2, 2, 2, 2, 2]);
    expect((await shell.script('pact verifier')).status).toBe(2);
    expect((await verify('--port 1', {PACT_PROVIDER_NO_STATE: '1'})).status).toBe(2);
  });

  it('are 3 for a header that is no pair', async () => {
    expect((await verify('--port 1 --header "Accept: text/plain"')).status).toBe(3);
  });

  it('are 1 when a pact is missing or nobody answers', async () => {
    expect((await verify('--port 1')).status).toBe(1);
    expect((await shell.script('pact verifier --file none.json --port 1')).status).toBe(1);
    expect((await shell.script('pact verifier --dir none --port 1')).status).toBe(1);
  });

  it('are lost when the program behind npm is killed', async () => {
    const {status} = await shell.script(
      `pact verifier --file pacts/OrderWeb-OrderApi.json --port ${portOf(silent)} --request-timeout 20000 &
       until PROGRAM=$(pgrep --parent $!); do sleep 0.1; done
       kill -KILL $PROGRAM
       wait $!`,
    );
    expect(status).toBe(0);
  });
});

it('the log is fuller with "none" than without', async () => {
  const lines = async (level: string): Promise<number> =>
    (await verify(`--port 1 --loglevel ${level}`)).output.match(/^\d{4}-/gm)?.length ?? 0;
  expect(await lines('error')).toBe(0);
  expect(await lines('none')).toBeGreaterThan(await lines('warn'));
});

it('the page shows no command that is not run here', () => {
  expect(regions.notRun()).toEqual([]);
});
