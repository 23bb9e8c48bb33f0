import {once} from 'node:events';
import {mkdir, writeFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import {Verifier, type VerifierOptions} from '@pact-foundation/pact';
import {afterAll, beforeAll, expect, test} from 'vitest';

const pactFile = 'test-results/pacts/OrderForm-OrderApi.json';
const bodies: string[] = [];

const server = createServer((request, response) => {
  text(request)
    .then((body) => {
      bodies.push(body);
      response.end();
    })
    .catch(() => response.destroy());
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => {
  server.close();
});

function post(description: string, type: string, content: string): string {
  const headers = JSON.stringify({'Content-Type': [type]});
  const body = `{"content": ${content}, "contentType": "${type}", "encoded": false}`;
  return `{
    "type": "Synchronous/HTTP",
    "description": "${description}",
    "request": {"method": "POST", "path": "/orders", "headers": ${headers}, "body": ${body}},
    "response": {"status": 200}
  }`;
}

// #region provider-body-filter
const requestFilter: VerifierOptions['requestFilter'] = (request, _response, next) => {
  const own = ['/_pactSetup', '/_messages'].includes(request.path);
  const body: unknown = request.body;
  let content: string | undefined;
  if (!own && request.is('application/x-www-form-urlencoded')) {
    // Pact JS has parsed the form, and would send it as JSON.
    content = new URLSearchParams(body as Record<string, string>).toString();
  } else if (!own && request.is('application/json')) {
    // It sends 31.0 as 31 with the old length and, up to 16.4.0, {} not at all.
    content = JSON.stringify(body);
  }
  if (content !== undefined) {
    const bytes = Buffer.from(content);
    request.body = bytes;
    request.headers['content-length'] = String(bytes.length);
  }
  next();
};
// #endregion provider-body-filter

test('forms, whole decimals and empty objects arrive', async () => {
  const {port} = server.address() as AddressInfo;
  const form = post(
    'form',
    'application/x-www-form-urlencoded',
    '"sku=TEA-01&note=two+words"',
  );
  const decimal = post('decimal', 'application/json', '{"total": 31.0}');
  const empty = post('empty', 'application/json', '{}');
  await mkdir('test-results/pacts', {recursive: true});
  await writeFile(
    pactFile,
    `{
      "consumer": {"name": "OrderForm"},
      "provider": {"name": "OrderApi"},
      "interactions": [${form}, ${decimal}, ${empty}],
      "metadata": {"pactSpecification": {"version": "4.0"}}
    }`,
  );

  await new Verifier({
    provider: 'OrderApi',
    providerBaseUrl: `http://127.0.0.1:${port}`,
    pactUrls: [pactFile],
    requestFilter,
    timeout: 2000,
    logLevel: 'error',
  }).verifyProvider();

  expect(bodies.sort()).toEqual(['sku=TEA-01&note=two+words', '{"total":31}', '{}']);
});
