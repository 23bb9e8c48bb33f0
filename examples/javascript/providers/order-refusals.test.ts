import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {Verifier} from '@pact-foundation/pact';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {createChangedOrderApi} from './order-refusals.js';

const server = createChangedOrderApi();

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => {
  server.close();
});

function verify(pact: string): Promise<string> {
  const {port} = server.address() as AddressInfo;
  return new Verifier({
    provider: 'OrderApi',
    providerBaseUrl: `http://127.0.0.1:${port}`,
    pactUrls: [`test-results/pacts/refusals/${pact}/OrderWeb-OrderApi.json`],
    logLevel: 'warn',
  }).verifyProvider();
}

test('new wording and a looser rule break the pact that says too much', async () => {
  await expect(verify('too-much')).rejects.toThrow(
    "Expected 'Please order at least one.' (String) to be equal to 'The quantity is less than 1'",
  );
});

test('the pact that says enough is kept', async () => {
  await verify('enough');
});
