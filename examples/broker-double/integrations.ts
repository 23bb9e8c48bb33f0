import {gone, missing, ok, type Routes} from './http';
import {pageOf, pagingFault} from './paging';
import type {Pact, Store} from './store';

/** Pairs of a consumer and a provider that have a pact, and some of the numbers of the Broker. */
export function integrationRoutes(store: Store): Routes {
  /** The last pact of each pair, the newest pair first. */
  const pairs = (): Pact[] =>
    [...new Map(store.pacts.map((pact) => [`${pact.consumer}\n${pact.provider}`, pact])).values()].reverse();

  return {
    'GET /integrations': (call) => {
      const {base, query} = call;
      const q = query.get('q')?.toLowerCase() ?? '';
      const all = pairs().filter((pact) => `${pact.consumer}\n${pact.provider}`.toLowerCase().includes(q));
      const {items, fields, links} = pageOf(call, all);
      return (
        pagingFault(call) ??
        ok({
          ...fields,
          _embedded: {
            integrations: items.map(({consumer, provider}) => {
              const path = `provider/${encodeURIComponent(provider)}/consumer/${encodeURIComponent(consumer)}`;
              return {
                consumer: {name: consumer},
                provider: {name: provider},
                _links: {
                  'pb:dashboard': {
                    title: 'BETA: Pacts to show on the dashboard',
                    href: `${base}/dashboard/${path}`,
                  },
                  'pb:matrix': {
                    title: `Matrix of pacts/verification results for ${consumer} and ${provider}`,
                    // A path only, as in the Broker.
                    href: `/matrix/${path}`,
                  },
                  'pb:group': {href: `${base}/pacticipants/${encodeURIComponent(consumer)}`},
                  'pb:delete_integration': {
                    title: `Delete the integration between ${consumer} and ${provider}`,
                    href: `${base}/integrations/${path}`,
                  },
                },
              };
            }),
          },
          _links: {self: {href: `${base}/integrations`, title: 'All integrations'}, ...links},
        })
      );
    },
    'GET /metrics': () =>
      ok({
        pacticipants: {
          count: store.pacticipants.size,
          withMainBranchSetCount: [...store.pacticipants.values()].filter(({mainBranch}) => mainBranch).length,
        },
        integrations: {count: pairs().length},
        pactPublications: {count: store.pacts.length},
        pacticipantVersions: {count: store.versions.length},
        environments: {count: store.environments.size},
      }),
    'DELETE /integrations/provider/:provider/consumer/:consumer': ({param}) => {
      const names = [param('consumer'), param('provider')] as const;
      if (!names.every((name) => store.pacticipants.has(name))) {
        return missing;
      }
      store.deleteIntegration(...names);
      return gone;
    },
  };
}
