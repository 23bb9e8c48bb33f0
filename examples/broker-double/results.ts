import {created, gone, invalid, missing, ok, type Answer, type Call, type Routes} from './http';
import {isObject, objectAt, textAt} from './json';
import {address, nameOf} from './links';
import {now, type Pact, type Result, type Store} from './store';
import {unpackMetadata} from './verification';
import type {Events} from './webhooks';

/** The tool that verified, as far as the sender told; the Broker knows these names only. */
function verifiedBy(sent: unknown): unknown {
  const by = objectAt(sent, 'verifiedBy');
  const client = objectAt(by, 'clientLanguage');
  return {
    implementation: textAt(by, 'implementation'),
    version: textAt(by, 'version'),
    client_implementation: textAt(client, 'name'),
    client_test_framework: textAt(client, 'testFramework'),
    client_version: textAt(client, 'version'),
  };
}

function show(base: string, pact: Pact, result: Result): unknown {
  const self = address.result(base, result);
  const consumerVersion = Buffer.from(`cvn=${encodeURIComponent(pact.version.number)}`).toString('base64url');
  return {
    providerName: result.provider,
    providerApplicationVersion: result.providerVersion.number,
    success: result.success,
    verificationDate: result.createdAt,
    buildUrl: result.sent['buildUrl'],
    testResults: result.sent['testResults'],
    verifiedBy: verifiedBy(result.sent),
    _links: {
      self: {
        title: 'Verification result',
        name: `Verification result ${result.number} for ${nameOf(pact)}`,
        href: self,
      },
      'pb:pact-version': {
        title: 'Pact',
        name: nameOf(pact),
        href: `${address.content(base, pact)}/metadata/${consumerVersion}`,
      },
      'pb:triggered-webhooks': {
        title: 'Webhooks triggered by the publication of this verification result',
        href: `${self}/triggered-webhooks`,
      },
    },
  };
}

/** What is wrong with a result that was sent. */
function faultsOf(sent: unknown): Answer | undefined {
  const value = (field: string): unknown => (isObject(sent) ? sent[field] : undefined);
  const [success, version] = [value('success'), value('providerApplicationVersion')];
  const faults = {
    ...(typeof success === 'boolean' ? {} : {success: [success === undefined ? 'is missing' : 'must be boolean']}),
    ...(typeof version === 'string' && version.trim() !== ''
      ? {}
      : {providerApplicationVersion: [version === undefined ? 'is missing' : 'must be filled']}),
  };
  return Object.keys(faults).length > 0 ? invalid(faults) : undefined;
}

/** Receives and shows the results of verifications. */
export function resultRoutes(store: Store, events: Events): Routes {
  const found = ({param}: Call): Pact | undefined =>
    store.pactOfContent(param('consumer'), param('provider'), param('sha'));

  const publish = (call: Call): Answer => {
    const pact = found(call);
    if (!pact) {
      return missing;
    }
    const version = textAt(call.body, 'providerApplicationVersion');
    if (!isObject(call.body) || version === undefined || typeof call.body['success'] !== 'boolean') {
      return faultsOf(call.body) ?? missing;
    }
    const {consumer, provider, sha} = pact;
    const result: Result = {
      // One sequence for all results of the Broker.
      number: (store.results.at(-1)?.number ?? 0) + 1,
      consumer,
      provider,
      sha,
      providerVersion: store.addVersion(provider, version),
      success: call.body['success'],
      wip: unpackMetadata(call.param('metadata')).wip,
      sent: call.body,
      createdAt: now(),
    };
    store.results.push(result);
    events.verificationPublished(call.base, pact, result);
    return {...created(show(call.base, pact, result)), headers: {location: address.result(call.base, result)}};
  };

  const showOne = (call: Call, choose: (results: readonly Result[]) => Result | undefined): Answer => {
    const pact = found(call);
    const result = pact && choose(store.resultsFor(pact));
    return pact && result ? ok(show(call.base, pact, result)) : missing;
  };

  const summary = ({base, path, param}: Call): Answer => {
    const [consumer, number] = [param('consumer'), param('version')];
    if (!store.version(consumer, number)) {
      return missing;
    }
    const verified = store.pacts
      .filter((pact) => pact.consumer === consumer && pact.version.number === number)
      .map((pact) => ({pact, result: store.resultsFor(pact).at(-1)}));
    const providers = (success: boolean | undefined): string[] =>
      verified.filter(({result}) => result?.success === success).map(({pact}) => pact.provider);
    return ok({
      success: verified.every(({result}) => result?.success === true),
      providerSummary: {successful: providers(true), failed: providers(false), unknown: providers(undefined)},
      _embedded: {
        verificationResults: verified.flatMap(({pact, result}) => (result ? [show(base, pact, result)] : [])),
      },
      _links: {
        self: {
          href: `${base}${path}`,
          title: `Latest verification results for consumer ${consumer} version ${number}`,
        },
      },
    });
  };

  const integration = '/pacts/provider/:provider/consumer/:consumer';
  const content = `${integration}/pact-version/:sha`;
  return {
    [`POST ${content}/verification-results`]: publish,
    [`POST ${content}/metadata/:metadata/verification-results`]: publish,
    [`GET ${content}/verification-results/latest`]: (call) => showOne(call, (results) => results.at(-1)),
    [`GET ${content}/verification-results/:number`]: (call) =>
      showOne(call, (results) => results.find(({number}) => String(number) === call.param('number'))),
    [`DELETE ${content}/verification-results/:number`]: ({param}) => {
      const at = store.results.findIndex(({sha, number}) => sha === param('sha') && String(number) === param('number'));
      return at >= 0 && store.results.splice(at, 1).length > 0 ? gone : missing;
    },
    [`GET ${integration}/version/:version/verification-results/latest`]: (call) => {
      const pact = store.pact(call.param('consumer'), call.param('provider'), call.param('version'));
      const result = pact && store.resultsFor(pact).at(-1);
      return pact && result ? ok(show(call.base, pact, result)) : missing;
    },
    'GET /verification-results/consumer/:consumer/version/:version/latest': summary,
  };
}
