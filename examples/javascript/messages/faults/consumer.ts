import {mkdir, writeFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import {Matchers, Pact, type PactOptions} from '@pact-foundation/pact';
import {json, listen, orderLike, pactFile} from './shop.js';

const {datetime, eachLike, integer} = Matchers;

const options: PactOptions = {
  consumer: 'OrderWeb',
  provider: 'OrderApi',
  logLevel: 'error',
};
const headers = {Accept: 'application/json'};

function interaction(given: Partial<PactOptions> = {}, path = '/orders/42') {
  return new Pact({...options, ...given})
    .addInteraction()
    .uponReceiving('a request for an order')
    .withRequest('GET', path, (request) => {
      request.headers(headers);
    })
    .willRespondWith(200, (response) => {
      response.jsonBody(orderLike);
    });
}

async function order(baseUrl: string): Promise<unknown> {
  const response = await fetch(`${baseUrl}/orders/42`, {headers});
  return response.json();
}

export const faults: Record<string, () => Promise<unknown>> = {
  'request-not-received': () => interaction().executeTest(async () => {}),

  'request-not-expected': () =>
    interaction().executeTest(async (mockServer) => {
      await fetch(`${mockServer.url}/order/42`, {headers});
    }),

  'request-incorrect': () =>
    new Pact(options)
      .addInteraction()
      .uponReceiving('a request to place an order')
      .withRequest('POST', '/orders', (request) => {
        request.jsonBody({items: eachLike({sku: 'TEA-01', quantity: integer(2)})});
      })
      .willRespondWith(201)
      .executeTest(async (mockServer) => {
        const body = JSON.stringify({items: [{sku: 'TEA-01', quantity: '2'}]});
        await fetch(`${mockServer.url}/orders`, {method: 'POST', headers: json, body});
      }),

  'header-json': () =>
    new Pact(options)
      .addInteraction()
      .uponReceiving('a request for the orders of a customer')
      .withRequest('GET', '/orders', (request) => {
        request.headers({'X-Customer': '{"id":7,"shop":"main"}'});
      })
      .willRespondWith(200)
      .executeTest(async (mockServer) => {
        await fetch(`${mockServer.url}/orders`, {
          headers: {'X-Customer': '{"id":7,"shop":"main"}'},
        });
      }),

  'client-error': () =>
    interaction().executeTest(async (mockServer) => {
      const response = await fetch(`${mockServer.url}/orders/42`);
      if (!response.ok) throw new Error(`OrderApi answered ${response.status}`);
    }),

  'mock-server-gone': async () => {
    let baseUrl = '';
    await interaction().executeTest(async (mockServer) => {
      baseUrl = mockServer.url;
      await order(baseUrl);
    });
    await order(baseUrl).catch((error: unknown) => {
      throw (error as Error).cause as Error;
    });
  },

  'port-in-use': async () => {
    const {port} = await listen(createServer());
    await interaction({port}).executeTest(async () => {});
  },

  'pact-file-broken': async () => {
    await mkdir('pacts');
    await writeFile(pactFile, '{"consumer": {"name": "OrderWeb"}, "interactions": [');
    await interaction().executeTest((mockServer) => order(mockServer.url));
  },

  'log-level': async () => new Pact({...options, logLevel: 'none' as 'error'}),

  'value-undefined': async () => {
    const authorization = process.env.TOKEN_THAT_IS_NOT_SET as string;
    return new Pact(options)
      .addInteraction()
      .uponReceiving('a request for the orders of a customer')
      .withRequest('GET', '/orders', (request) => {
        request.headers({Authorization: authorization});
      });
  },

  'matcher-in-text': () =>
    // eslint-disable-next-line @typescript-eslint/restrict-template-expressions, @typescript-eslint/no-base-to-string -- the fault
    interaction({}, `/orders/${integer(42)}`).executeTest((mockServer) =>
      order(mockServer.url),
    ),

  'integer-example': async () => integer(31.5),

  'datetime-example': async () => {
    const example = process.env.DATE_THAT_IS_NOT_SET as string;
    return datetime("yyyy-MM-dd'T'HH:mm:ssX", example);
  },
};
