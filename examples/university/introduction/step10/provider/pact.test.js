import {once} from 'node:events';
import {after, before, test} from 'node:test';
import {Verifier} from '@pact-foundation/pact';
import {createApp} from './app.js';
import {products, stateHandlers} from './states.js';
import {issueToken} from './tokens.js';

let server;

before(async () => {
  server = createApp(products).listen(0);
  await once(server, 'listening');
});

after(() => server.close());

// The token of the pact is an example: send a valid one in its place.
const requestFilter = (request, response, next) => {
  if (request.headers.authorization) {
    request.headers.authorization = `Bearer ${issueToken()}`;
  }
  next();
};

test('ProductApi keeps the pact with ProductWeb', async () => {
  await new Verifier({
    provider: 'ProductApi',
    providerBaseUrl: `http://127.0.0.1:${server.address().port}`,
    pactUrls: ['pacts/ProductWeb-ProductApi.json'],
    stateHandlers,
    requestFilter,
    logLevel: 'warn',
  }).verifyProvider();
});
