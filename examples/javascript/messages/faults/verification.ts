import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import type {RequestListener} from 'node:http';
import {createServer} from 'node:https';
import {Matchers, Verifier, type VerifierOptions} from '@pact-foundation/pact';
import {
  answer,
  hideCertificates,
  json,
  listen,
  order,
  pactFile,
  serve,
  writePact,
} from './shop.js';

const {datetime, regex} = Matchers;

async function verify(options: Partial<VerifierOptions>): Promise<void> {
  await new Verifier({
    provider: 'OrderApi',
    providerBaseUrl: 'http://127.0.0.1:9',
    pactUrls: [pactFile],
    stateHandlers: {'an order exists': async () => {}},
    logLevel: 'warn',
    ...options,
  }).verifyProvider();
}

/** Verifies the pact of {@link writePact} with a provider that answers with this order. */
async function verifyOrder(body: unknown): Promise<void> {
  await writePact();
  await verify({providerBaseUrl: await serve(answer(body))});
}

function selfSigned(): {key: Buffer; cert: Buffer} {
  const files = ['-keyout', 'key.pem', '-out', 'cert.pem', '-subj', '/CN=127.0.0.1'];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', ['req', '-x509', ...kind, ...files], {stdio: 'ignore'});
  return {key: readFileSync('key.pem'), cert: readFileSync('cert.pem')};
}

const noOrder: RequestListener = (_request, response) => {
  response.writeHead(404, {'Content-Type': 'text/html'}).end('<p>Cannot GET</p>');
};

export const faults: Record<string, () => Promise<unknown>> = {
  status: async () => {
    await writePact();
    await verify({providerBaseUrl: await serve(noOrder)});
  },

  'state-missing': async () => {
    await writePact();
    await verify({
      providerBaseUrl: await serve(noOrder),
      stateHandlers: {'an order is there': async () => {}},
    });
  },

  'state-throws': async () => {
    await writePact();
    await verify({
      providerBaseUrl: await serve(noOrder),
      stateHandlers: {
        'an order exists': async () => {
          throw new Error('the database does not answer');
        },
      },
    });
  },

  'state-change': async () => {
    await writePact();
    await verify({
      providerBaseUrl: await serve(answer(order)),
      requestFilter: () => {
        // It neither answers nor calls next().
      },
      timeout: 500,
    });
  },

  'body-type': () => verifyOrder({...order, total: 31}),

  'body-keys': () => verifyOrder({id: 42, total: 31.5}),

  'array-empty': () => verifyOrder({...order, items: []}),

  'datetime-format': async () => {
    await writePact({
      placedAt: datetime("yyyy-MM-dd'T'HH:mm:ssX", '2026-03-14T09:26:53Z'),
    });
    const placedAt = '2026-03-14T09:26:53+01:00';
    await verify({providerBaseUrl: await serve(answer({placedAt}))});
  },

  'content-type': async () => {
    await writePact();
    const page = await serve((_request, response) => {
      response.writeHead(200, {'Content-Type': 'text/html'}).end('<p>Sign in</p>');
    });
    await verify({providerBaseUrl: page});
  },

  header: async () => {
    const location = regex('/orders/\\d+$', '/orders/42') as unknown as string;
    await writePact({id: 42}, {...json, Location: location});
    await verify({providerBaseUrl: await serve(answer({id: 42}))});
  },

  'provider-not-running': async () => {
    await writePact();
    await verify({timeout: 500});
  },

  'provider-slow': async () => {
    await writePact();
    await verify({providerBaseUrl: await serve(() => {}), timeout: 500});
  },

  'provider-certificate': async () => {
    await writePact();
    const {port} = await listen(createServer(selfSigned()));
    await verify({providerBaseUrl: `https://127.0.0.1:${port}`, timeout: 500});
  },

  'certificates-missing': async () => {
    hideCertificates();
    await writePact();
    await verify({providerBaseUrl: await serve(answer(order))});
  },

  'pact-file-missing': () => verify({pactUrls: ['pacts/OrderWeb-OrdersApi.json']}),

  'option-undefined': () =>
    verify({providerVersion: process.env.GIT_COMMIT_THAT_IS_NOT_SET}),

  'version-missing': () => verify({publishVerificationResult: true}),

  'base-url-missing': () => verify({providerBaseUrl: undefined}),

  'hook-throws': async () => {
    await writePact();
    await verify({
      providerBaseUrl: await serve(answer(order)),
      beforeEach: async () => {
        throw new Error('the database does not answer');
      },
    });
  },
};
