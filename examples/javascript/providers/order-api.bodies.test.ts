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

function post(type: string, content: string): string {
  const headers = JSON.stringify({'Content-Type': [type]});
  const body = `{"content": ${content}, "contentType": "${type}", "encoded": false}`;
  return `{
    "type": "Synchronous/HTTP",
    "description": "${type}",
    "request": {"method": "POST", "path": "/orders", "headers": ${headers}, "body": ${body}},
    "response": {"status": 200}
  }`;
}

// #region provider-body-filter
const requestFilter: VerifierOptions['requestFilter'] = (request, _response, next) => {
  if (request.is('application/x-www-form-urlencoded')) {
    // Pact JS has parsed the form, and would send it as JSON.
    const form = new URLSearchParams(request.body as Record<string, string>);
    request.body = Buffer.from(form.toString());
  } else if (request.is('application/json')) {
    // It sends 31.0 as 31, with the length of before.
    const {length} = Buffer.from(JSON.stringify(request.body));
    request.headers['content-length'] = String(length);
  }
  next();
};
// #endregion provider-body-filter

test('forms and whole decimals arrive', async () => {
  const {port} = server.address() as AddressInfo;
  const form = post('application/x-www-form-urlencoded', '"sku=TEA-01&note=two+words"');
  const decimal = post('application/json', '{"total": 31.0}');
  await mkdir('test-results/pacts', {recursive: true});
  await writeFile(
    pactFile,
    `{
      "consumer": {"name": "OrderForm"},
      "provider": {"name": "OrderApi"},
      "interactions": [${form}, ${decimal}],
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

  expect(bodies.sort()).toEqual(['sku=TEA-01&note=two+words', '{"total":31}']);
});
