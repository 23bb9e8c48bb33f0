import {once} from 'node:events';
import {createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {Matchers, Pact} from '@pact-foundation/pact';

const {decimal, eachLike, integer} = Matchers;

export const order = {
  id: 42,
  status: 'PAID',
  total: 31.5,
  items: [{sku: 'TEA-01', quantity: 2}],
};

/** What {@link order} is, as the consumer's test describes it. */
export const orderLike = {
  id: integer(42),
  status: 'PAID',
  total: decimal(31.5),
  items: eachLike({sku: 'TEA-01', quantity: integer(2)}),
};

export const json = {'Content-Type': 'application/json'};

/** Starts a server on a free port. It ends with the process. */
export async function listen(server: Server): Promise<{port: number; url: string}> {
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  return {port, url: `http://127.0.0.1:${port}`};
}

/** Address of a server that gives the same answer to every request. */
export async function serve(answer: RequestListener): Promise<string> {
  return (await listen(createServer(answer))).url;
}

/** An answer with a body of JSON. */
export function answer(body: unknown, status = 200): RequestListener {
  return (_request, response) => {
    response.writeHead(status, json).end(JSON.stringify(body));
  };
}

export const pactFile = 'pacts/OrderWeb-OrderApi.json';

/** Writes a pact of one interaction, as a passing consumer test does. */
export async function writePact(
  body: Parameters<typeof Matchers.like>[0] = orderLike,
  headers: Record<string, string> = json,
): Promise<void> {
  await new Pact({consumer: 'OrderWeb', provider: 'OrderApi', logLevel: 'error'})
    .addInteraction()
    .given('an order exists', {id: 42})
    .uponReceiving('a request for an order')
    .withRequest('GET', '/orders/42')
    .willRespondWith(200, (response) => {
      response.headers(headers).jsonBody(body);
    })
    .executeTest(async (mockServer) => {
      await fetch(`${mockServer.url}/orders/42`);
    });
}

/** Lets the core find no root certificates; on Linux, it reads these variables instead of asking the system. */
export function hideCertificates(): void {
  process.env.SSL_CERT_FILE = '/none';
  delete process.env.SSL_CERT_DIR;
}
