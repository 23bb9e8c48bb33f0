import {once} from 'node:events';
import {after, before, test} from 'node:test';
import {Verifier} from '@pact-foundation/pact';
import {createApp} from './app.js';
import {exampleProducts} from './products.js';

let server;

before(async () => {
  server = createApp(exampleProducts()).listen(0);
  await once(server, 'listening');
});

after(() => server.close());

test('ProductApi keeps the pact with ProductWeb', async () => {
  await new Verifier({
    provider: 'ProductApi',
    providerBaseUrl: `http://127.0.0.1:${server.address().port}`,
    pactUrls: ['pacts/ProductWeb-ProductApi.json'],
    logLevel: 'warn',
  }).verifyProvider();
});
