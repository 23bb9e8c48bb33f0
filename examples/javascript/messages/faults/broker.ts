import {readFileSync} from 'node:fs';
import {Verifier, type VerifierOptions} from '@pact-foundation/pact';
import {answer, hideCertificates, order, pactFile, serve, writePact} from './shop.js';

/** Answers as a Broker with at most one pact does. */
async function broker(pacts: 'none' | 'one' | 'pending', results = 201): Promise<string> {
  const url: string = await serve((request, response) => {
    const link = (name: string, path: string) => ({[name]: {href: url + path}});
    const pact = {
      shortDescription: 'main branch',
      verificationProperties: {pending: pacts === 'pending', notices: []},
      _links: link('self', '/pact'),
    };
    const documents: Record<string, object> = {
      '/': {_links: link('pb:provider-pacts-for-verification', '/pacts')},
      '/pacts': {
        _embedded: {pacts: pacts === 'none' ? [] : [pact]},
        _links: link('self', '/pacts'),
      },
    };
    const {url: path = '/'} = request;
    if (path === '/pact') {
      const text = JSON.parse(readFileSync(pactFile, 'utf8')) as object;
      const _links = link('pb:publish-verification-results', '/results');
      answer({...text, _links})(request, response);
    } else {
      answer(documents[path] ?? {}, path === '/results' ? results : 200)(
        request,
        response,
      );
    }
  });
  return url;
}

async function verify(options: Partial<VerifierOptions>): Promise<void> {
  await new Verifier({
    provider: 'OrderApi',
    providerBaseUrl: await serve(answer(order)),
    consumerVersionSelectors: [{mainBranch: true}],
    stateHandlers: {'an order exists': async () => {}},
    logLevel: 'warn',
    ...options,
  }).verifyProvider();
}

export const faults: Record<string, () => Promise<unknown>> = {
  'broker-unauthorized': async () => {
    await verify({
      pactBrokerUrl: await serve(answer({}, 401)),
      pactBrokerToken: 'expired',
    });
  },

  'broker-without-pacts': async () => verify({pactBrokerUrl: await broker('none')}),

  // The top-level domain is reserved for names that do not exist.
  'broker-not-found': () => verify({pactBrokerUrl: 'https://broker.invalid'}),

  'broker-certificates-missing': async () => {
    hideCertificates();
    await verify({pactBrokerUrl: await broker('none')});
  },

  'broker-not-a-broker': async () => verify({pactBrokerUrl: await serve(answer({}))}),

  'broker-url-of-pact': async () => {
    const url = await serve(answer({}, 404));
    await verify({pactUrls: [`${url}/pacts/provider/OrderApi/consumer/OrderWeb/latest`]});
  },

  'selectors-missing': async () => {
    await new Verifier({
      provider: 'OrderApi',
      providerBaseUrl: 'http://127.0.0.1:9',
      pactBrokerUrl: 'https://broker.invalid',
    }).verifyProvider();
  },

  'selector-unknown': async () => {
    await writePact();
    const mainbranch = {mainbranch: true} as object;
    await verify({
      pactBrokerUrl: await broker('one'),
      consumerVersionSelectors: [mainbranch],
    });
  },

  'token-and-user': () =>
    verify({
      pactBrokerUrl: 'https://broker.invalid',
      pactBrokerToken: 'token',
      pactBrokerUsername: 'ada',
      pactBrokerPassword: 'secret',
    }),

  pending: async () => {
    await writePact();
    await verify({
      pactBrokerUrl: await broker('pending'),
      enablePending: true,
      providerBaseUrl: await serve(answer({...order, total: 31})),
    });
  },

  'publishing-failed': async () => {
    await writePact();
    await verify({
      pactBrokerUrl: await broker('one', 403),
      publishVerificationResult: true,
      providerVersion: '5f3a9c1',
    });
  },
};
