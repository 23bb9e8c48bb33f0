import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {Verifier, type VerifierOptions} from '@pact-foundation/pact';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {signatureOf} from '../consumers/aws-signature.js';
import {createAwsGateway, signatureFor} from './aws-gateway.js';
import {createOrderApi} from './order-api.js';
import {shop, stateHandlers} from './order-api.states.js';

// #region helper-pact-dir
const pactDir = process.env.PACT_DIR ?? 'pacts';
// #endregion helper-pact-dir
const api = createOrderApi(shop);
const addressOf = (server: typeof api) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const gateway = createAwsGateway(() => addressOf(api), 'SECRET_KEY');

beforeAll(async () => {
  for (const server of [api, gateway]) {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  }
});

afterAll(() => {
  api.close();
  gateway.close();
});

// #region helper-options-for uses pact-dir state-handlers
const optionsFor = (providerBaseUrl: string): VerifierOptions => ({
  provider: 'OrderApi',
  providerBaseUrl,
  pactUrls: [`${pactDir}/OrderReport-OrderApi.json`],
  stateHandlers,
  logLevel: 'warn',
});
// #endregion helper-options-for

test('OrderApi keeps its pact behind a gateway that wants signatures', async () => {
  const providerBaseUrl = `${addressOf(gateway)}/prod`;

  // #region sigv4-filter uses options-for
  await new Verifier({
    ...optionsFor(providerBaseUrl),
    // The provider receives its own name as Host, for which the filter signs.
    changeOrigin: true,
    requestFilter: (request, _response, next) => {
      const url = new URL(providerBaseUrl + request.originalUrl);
      // The verifier has parsed the body, and sends it on like this.
      const body = request.body ? JSON.stringify(request.body) : undefined;
      signatureOf(request.method, url, body)
        .then((headers) => Object.assign(request.headers, headers))
        .then(() => next(), next);
    },
  }).verifyProvider();
  // #endregion sigv4-filter
});

test('a request without a signature is refused', async () => {
  const verification = new Verifier({
    ...optionsFor(addressOf(gateway)),
    logLevel: 'error',
  });

  await expect(verification.verifyProvider()).rejects.toThrow();
});

test('a signature for another host is refused', async () => {
  const headers = await signatureOf(
    'GET',
    new URL('https://other.example.org/orders/42'),
  );
  delete headers.host;

  const response = await fetch(`${addressOf(gateway)}/orders/42`, {headers});

  expect(response.status).toBe(403);
});

test('the gateway works signatures out as AWS does', () => {
  // "get-vanilla" of the test suite that AWS has published for version 4.
  const authorization =
    'AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/service/aws4_request, ' +
    'SignedHeaders=host;x-amz-date, Signature=unknown';
  const signature = signatureFor(
    {
      method: 'GET',
      url: new URL('https://example.amazonaws.com/'),
      headers: {
        host: 'example.amazonaws.com',
        'x-amz-date': '20150830T123600Z',
        authorization,
      },
      body: Buffer.alloc(0),
    },
    'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
  );

  expect(signature).toBe(
    '5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31',
  );
});
