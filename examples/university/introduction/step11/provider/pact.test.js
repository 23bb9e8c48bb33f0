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

test('ProductApi keeps the pacts of its consumers', async () => {
  await new Verifier({
    provider: 'ProductApi',
    providerBaseUrl: `http://127.0.0.1:${server.address().port}`,
    pactBrokerUrl: process.env.PACT_BROKER_BASE_URL,
    consumerVersionSelectors: [{mainBranch: true}, {deployedOrReleased: true}],
    providerVersion: process.env.GIT_COMMIT,
    providerVersionBranch: process.env.GIT_BRANCH,
    publishVerificationResult: process.env.CI === 'true',
    stateHandlers,
    requestFilter,
    logLevel: 'warn',
  }).verifyProvider();
});
