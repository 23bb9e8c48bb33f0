import {created, invalid, notFound, ok, type Answer, type Call, type Routes} from './http';
import {isObject, textAt} from './json';
import {address, nameOf} from './links';
import {now, type Pact, type Result, type Store} from './store';
import {unpackMetadata} from './verification';
import type {Events} from './webhooks';

export const resultAddress = (base: string, result: Result): string =>
  `${address.content(base, result)}/verification-results/${result.number}`;

function show(base: string, pact: Pact, result: Result): unknown {
  return {
    ...result.sent,
    providerName: result.provider,
    providerApplicationVersion: result.providerVersion.number,
    success: result.success,
    verificationDate: result.createdAt,
    _links: {
      self: {href: resultAddress(base, result), title: 'Verification result'},
      'pb:pact-version': {href: address.content(base, pact), title: 'Pact', name: nameOf(pact)},
    },
  };
}

/** Receives and shows the results of verifications. */
export function resultRoutes(store: Store, events: Events): Routes {
  const found = ({param}: Call): Pact | undefined =>
    store.pactsOf(param('provider')).find(({consumer, sha}) => consumer === param('consumer') && sha === param('sha'));

  const publish = (call: Call): Answer => {
    const pact = found(call);
    if (!pact) {
      return notFound('This pact');
    }
    const version = textAt(call.body, 'providerApplicationVersion');
    if (!isObject(call.body) || version === undefined || typeof call.body['success'] !== 'boolean') {
      const field = version === undefined ? 'providerApplicationVersion' : 'success';
      return invalid({[field]: ['is missing']});
    }
    const {consumer, provider, sha} = pact;
    const result: Result = {
      number: store.resultsFor(pact).length + 1,
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
    return created(show(call.base, pact, result));
  };

  const showOne = (call: Call, choose: (results: readonly Result[]) => Result | undefined): Answer => {
    const pact = found(call);
    const result = pact && choose(store.resultsFor(pact));
    return pact && result ? ok(show(call.base, pact, result)) : notFound('This verification result');
  };

  const content = '/pacts/provider/:provider/consumer/:consumer/pact-version/:sha';
  return {
    [`POST ${content}/verification-results`]: publish,
    [`POST ${content}/metadata/:metadata/verification-results`]: publish,
    [`GET ${content}/verification-results/latest`]: (call) => showOne(call, (results) => results.at(-1)),
    [`GET ${content}/verification-results/:number`]: (call) =>
      showOne(call, (results) => results.find(({number}) => String(number) === call.param('number'))),
  };
}
