import {notFound, ok, type Answer, type Call, type Routes} from './http';
import {isObject, listAt, textAt} from './json';
import {address, nameOf} from './links';
import type {Pact, Store} from './store';

/** A pact as clients read it. Results of its verification go to an address that carries the metadata. */
export function showPact(base: string, pact: Pact, metadata?: string): unknown {
  const {consumer, provider, version, sha, content, createdAt} = pact;
  const permalink = address.content(base, pact);
  const results = metadata === undefined ? permalink : `${permalink}/metadata/${metadata}`;
  return {
    ...content,
    createdAt,
    _links: {
      self: {href: address.pact(base, pact), title: 'Pact', name: nameOf(pact)},
      'pb:consumer': {href: address.pacticipant(base, consumer), title: 'Consumer', name: consumer},
      'pb:consumer-version': {href: address.version(base, version), title: 'Consumer version', name: version.number},
      'pb:provider': {href: address.pacticipant(base, provider), title: 'Provider', name: provider},
      'pb:pact-version': {href: permalink, title: 'Pact content', name: sha},
      'pb:publish-verification-results': {href: `${results}/verification-results`, title: 'Publish results'},
      'pb:latest-verification-results': {href: `${permalink}/verification-results/latest`},
    },
  };
}

interface State {
  readonly name: string;
  readonly params?: unknown;
}

/** The provider states that a pact's interactions ask for. */
function statesOf({content}: Pact): State[] {
  return [...listAt(content, 'interactions'), ...listAt(content, 'messages')].flatMap((interaction) => {
    const single = textAt(interaction, 'providerState');
    const many = listAt(interaction, 'providerStates').flatMap((state) => {
      const name = textAt(state, 'name');
      return name === undefined
        ? []
        : [{name, ...(isObject(state) && state['params'] ? {params: state['params']} : {})}];
    });
    return single === undefined ? many : [{name: single}, ...many];
  });
}

/** Pacts by consumer version, by content, and in lists. */
export function pactRoutes(store: Store): Routes {
  const show = (call: Call, pact: Pact | undefined): Answer =>
    pact ? ok(showPact(call.base, pact)) : notFound('This pact');

  const byContent = ({param}: Call): Pact | undefined =>
    store.pactsOf(param('provider')).find(({consumer, sha}) => consumer === param('consumer') && sha === param('sha'));

  const list = ({base, path, param}: Call, pacts: readonly Pact[]): Answer => {
    const links = pacts.map((pact) => ({href: address.pact(base, pact), title: nameOf(pact), name: pact.consumer}));
    return ok({
      _links: {
        self: {href: `${base}${path}`, title: `Pacts of ${param('provider')}`},
        'pb:provider': {href: address.pacticipant(base, param('provider')), name: param('provider')},
        'pb:pacts': links,
        // The former name, which verifiers follow when they have no selectors.
        pacts: links,
      },
    });
  };

  const onBranch = (branch: string) => (pact: Pact) => pact.version.branches.has(branch);
  const onMain = (pact: Pact): boolean => onBranch(store.mainBranchOf(pact.consumer) ?? '')(pact);
  const tagged = (tag: string) => (pact: Pact) => pact.version.tags.has(tag);
  const all = ({param}: Call): Pact[] => store.pactsOf(param('provider'));
  const latest = ({param}: Call, passes?: (pact: Pact) => boolean): Pact[] =>
    store.latestPacts(param('provider'), passes);
  const ofConsumer = (call: Call, passes: (pact: Pact) => boolean = () => true): Pact[] =>
    all(call).filter((pact) => pact.consumer === call.param('consumer') && passes(pact));

  const provider = '/pacts/provider/:provider';
  const integration = `${provider}/consumer/:consumer`;
  return {
    'GET /pacts/latest': ({base}) => {
      const pacts = [...new Set(store.pacts.map((pact) => pact.provider))].flatMap((name) => store.latestPacts(name));
      return ok({
        pacts: pacts.map((pact) => ({
          createdAt: pact.createdAt,
          _embedded: {
            consumer: {name: pact.consumer, _embedded: {version: {number: pact.version.number}}},
            provider: {name: pact.provider},
          },
          _links: {self: [{href: address.pact(base, pact)}]},
        })),
        _links: {
          self: {href: `${base}/pacts/latest`},
          'pb:pacts': pacts.map((pact) => ({href: address.pact(base, pact), title: nameOf(pact)})),
        },
      });
    },

    [`GET ${integration}/version/:version`]: (call) =>
      show(call, store.pact(call.param('consumer'), call.param('provider'), call.param('version'))),
    [`GET ${integration}/pact-version/:sha`]: (call) => show(call, byContent(call)),
    [`GET ${integration}/pact-version/:sha/metadata/:metadata`]: (call) => {
      const pact = byContent(call);
      return pact ? ok(showPact(call.base, pact, call.param('metadata'))) : notFound('This pact');
    },
    [`GET ${integration}/latest`]: (call) => show(call, ofConsumer(call)[0]),
    [`GET ${integration}/latest/:tag`]: (call) => show(call, ofConsumer(call, tagged(call.param('tag')))[0]),
    [`GET ${integration}/branch/:branch/latest`]: (call) =>
      show(call, ofConsumer(call, onBranch(call.param('branch')))[0]),
    [`GET ${integration}/branch/:branch`]: (call) => list(call, ofConsumer(call, onBranch(call.param('branch')))),

    [`GET ${provider}`]: (call) => list(call, all(call)),
    [`GET ${provider}/latest`]: (call) => list(call, latest(call)),
    [`GET ${provider}/latest/:tag`]: (call) => list(call, latest(call, tagged(call.param('tag')))),
    [`GET ${provider}/branch`]: (call) => list(call, all(call).filter(onMain)),
    [`GET ${provider}/branch/latest`]: (call) => list(call, latest(call, onMain)),
    [`GET ${provider}/branch/:branch`]: (call) => list(call, all(call).filter(onBranch(call.param('branch')))),
    [`GET ${provider}/branch/:branch/latest`]: (call) => list(call, latest(call, onBranch(call.param('branch')))),

    [`GET ${provider}/provider-states`]: (call) => {
      const byName = new Map<string, State & {readonly consumers: string[]}>();
      for (const pact of latest(call)) {
        for (const state of statesOf(pact)) {
          const known = byName.get(state.name) ?? {...state, consumers: []};
          known.consumers.push(...[pact.consumer].filter((name) => !known.consumers.includes(name)));
          byName.set(state.name, known);
        }
      }
      return ok({providerStates: [...byName.values()]});
    },
  };
}
