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

const {PACT_URL, PACT_BROKER_BASE_URL} = process.env;

// A webhook names one pact; any other build asks the Broker which ones matter.
const source = PACT_URL
  ? {pactUrls: [PACT_URL]}
  : {
      pactBrokerUrl: PACT_BROKER_BASE_URL,
      consumerVersionSelectors: [{mainBranch: true}, {deployedOrReleased: true}],
      enablePending: true,
      includeWipPactsSince: '2026-01-01',
    };

test('ProductApi keeps the pacts of its consumers', async () => {
  await new Verifier({
    provider: 'ProductApi',
    providerBaseUrl: `http://127.0.0.1:${server.address().port}`,
    ...source,
    providerVersion: process.env.GIT_COMMIT,
    providerVersionBranch: process.env.GIT_BRANCH,
    publishVerificationResult: process.env.CI === 'true',
    stateHandlers,
    requestFilter,
    logLevel: 'warn',
  }).verifyProvider();
});
