import {notFound, ok, type Answer, type Call, type Routes} from './http';
import {isObject, listAt, textAt, type JsonObject} from './json';
import type {Pact, Store} from './store';

interface State {
  readonly name: string;
  readonly params?: unknown;
}

/** The provider states that a pact's interactions ask for. */
function statesOf(content: JsonObject): State[] {
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

/** States by name and parameters, each with the consumers that need it. */
function collect(pacts: readonly Pact[]): unknown[] {
  const byKey = new Map<string, State & {readonly consumers: string[]}>();
  for (const {consumer, content} of pacts) {
    for (const state of statesOf(content)) {
      const key = JSON.stringify([state.name, state.params]);
      const known = byKey.get(key) ?? {...state, consumers: []};
      known.consumers.push(...[consumer].filter((name) => !known.consumers.includes(name)));
      byKey.set(key, known);
    }
  }
  return [...byKey.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** Lists the provider states in the pacts of main branches, of a branch, or of what is in an environment. */
export function providerStateRoutes(store: Store): Routes {
  const inEnvironment = (name: string) => {
    const environment = store.environmentNamed(name);
    const versions = environment ? store.current(environment).map(({version}) => version) : [];
    return (pact: Pact): boolean => versions.includes(pact.version);
  };
  const onMain = ({consumer, version}: Pact): boolean => version.branches.has(store.mainBranchOf(consumer) ?? '');
  const answer = ({param}: Call, pacts: readonly Pact[]): Answer =>
    store.pacticipants.has(param('provider')) ? ok({providerStates: collect(pacts)}) : notFound('This provider');

  const states = '/pacts/provider/:provider/provider-states';
  return {
    [`GET ${states}`]: (call) => answer(call, store.latestPacts(call.param('provider'), onMain)),
    [`GET ${states}/branch/:branch`]: (call) =>
      answer(
        call,
        store.latestPacts(call.param('provider'), ({version}) => version.branches.has(call.param('branch'))),
      ),
    // The Broker calls the last part a UUID and looks it up as a name.
    [`GET ${states}/environment/:environment`]: (call) =>
      answer(call, store.pactsOf(call.param('provider')).filter(inEnvironment(call.param('environment')))),
  };
}
