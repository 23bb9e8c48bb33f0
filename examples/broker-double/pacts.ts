import {difference} from './difference';
import {created, gone, missing, noPacticipant, ok, type Answer, type Call, type Routes} from './http';
import {isObject, listAt} from './json';
import {address, dayOf, nameOf, type Link} from './links';
import type {Pact, Store} from './store';

/** A pact as clients read it. Results of its verification go to an address that carries the metadata. */
export function showPact(base: string, pact: Pact, metadata?: string): unknown {
  const {consumer, provider, version, sha, content, createdAt} = pact;
  const self = address.pact(base, pact);
  const permalink = address.content(base, pact);
  const integration = address.integration(base, consumer, provider);
  const results = metadata === undefined ? permalink : `${permalink}/metadata/${metadata}`;
  const pair = `provider/${encodeURIComponent(provider)}/consumer/${encodeURIComponent(consumer)}`;
  const matrix = new URLSearchParams({'q[][pacticipant]': consumer, 'q[][version]': version.number, latestby: 'cvpv'});
  return {
    ...content,
    createdAt,
    _links: {
      self: {title: 'Pact', name: nameOf(pact), href: self},
      'pb:consumer': {title: 'Consumer', name: consumer, href: address.pacticipant(base, consumer)},
      'pb:consumer-version': {title: 'Consumer version', name: version.number, href: address.version(base, version)},
      'pb:provider': {title: 'Provider', name: provider, href: address.pacticipant(base, provider)},
      'pb:pact-version': {title: 'Pact content version permalink', name: sha, href: permalink},
      'pb:latest-pact-version': {title: 'Latest version of this pact', href: `${integration}/latest`},
      'pb:all-pact-versions': {title: 'All versions of this pact', href: `${integration}/versions`},
      'pb:latest-untagged-pact-version': {
        title: 'Latest untagged version of this pact',
        href: `${integration}/latest-untagged`,
      },
      'pb:latest-tagged-pact-version': {
        title: 'Latest tagged version of this pact',
        href: `${integration}/latest/{tag}`,
        templated: true,
      },
      'pb:previous-distinct': {title: 'Previous distinct version of this pact', href: `${self}/previous-distinct`},
      'pb:diff-previous-distinct': {
        title: 'Diff with previous distinct version of this pact',
        href: `${self}/diff/previous-distinct`,
      },
      'pb:diff': {
        title: 'Diff with another specified version of this pact',
        href: `${permalink}/diff/pact-version/{pactVersion}`,
        templated: true,
      },
      'pb:pact-webhooks': {
        title: `Webhooks for the pact between ${consumer} and ${provider}`,
        href: `${base}/webhooks/${pair}`,
      },
      // The Broker names the provider here, although it says consumer.
      'pb:consumer-webhooks': {
        title: `Webhooks for all pacts with provider ${provider}`,
        href: `${base}/webhooks/consumer/${encodeURIComponent(provider)}`,
      },
      'pb:tag-prod-version': {
        title: "PUT to this resource to tag this consumer version as 'production'",
        href: `${address.version(base, version)}/tags/prod`,
      },
      'pb:tag-version': {
        title: 'PUT to this resource to tag this consumer version',
        href: `${address.version(base, version)}/tags/{tag}`,
      },
      'pb:publish-verification-results': {
        title: 'Publish verification results',
        href: `${results}/verification-results`,
      },
      'pb:latest-verification-results': {href: `${permalink}/verification-results/latest`},
      'pb:triggered-webhooks': {
        title: 'Webhooks triggered by the publication of this pact',
        href: `${self}/triggered-webhooks`,
      },
      'pb:matrix-for-consumer-version': {
        title: 'View matrix rows for the consumer version to which this pact belongs',
        href: `${base}/matrix?${matrix}`,
      },
      curies: [{name: 'pb', href: `${base}/doc/{rel}?context=pact`, templated: true}],
    },
  };
}

/** True if both have an interaction of the same description and states, with another request. */
function requestsDiffer(older: unknown, newer: unknown): boolean {
  const key = (one: unknown): string =>
    JSON.stringify(isObject(one) ? [one['description'], one['providerState'] ?? one['providerStates']] : one);
  const request = (one: unknown): string => JSON.stringify(isObject(one) ? one['request'] : undefined);
  const known = new Map(listAt(older, 'interactions').map((one) => [key(one), request(one)]));
  return listAt(newer, 'interactions').some((one) => (known.get(key(one)) ?? request(one)) !== request(one));
}

/** Pacts by consumer version, by content, and in lists. */
export function pactRoutes(store: Store): Routes {
  const show = (call: Call, pact: Pact | undefined): Answer => (pact ? ok(showPact(call.base, pact)) : missing);

  const byContent = ({param}: Call): Pact | undefined =>
    store.pactOfContent(param('consumer'), param('provider'), param('sha'));

  const list = ({base, path, param}: Call, pacts: readonly Pact[]): Answer => {
    const links = pacts.map((pact) => ({href: address.pact(base, pact), title: nameOf(pact), name: pact.consumer}));
    const which = path.includes('/latest') ? 'Latest' : 'All';
    const kinds = (['tag', 'branch'] as const).filter((kind) => param(kind) !== '');
    const of = kinds.map((kind) => ` with consumer version ${kind} '${param(kind)}'`).join('');
    return ok({
      _links: {
        self: {href: `${base}${path}`, title: `${which} pact versions for the provider ${param('provider')}${of}`},
        'pb:provider': {href: address.pacticipant(base, param('provider')), name: param('provider')},
        'pb:pacts': links,
        provider: {
          href: address.pacticipant(base, param('provider')),
          title: param('provider'),
          name: 'DEPRECATED - please use the pb:provider relation',
        },
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

  const byVersion = ({param}: Call): Pact | undefined =>
    store.pact(param('consumer'), param('provider'), param('version'));

  /** The last pact before this one that has another content. */
  const previousDistinct = (pact: Pact | undefined): Pact | undefined =>
    pact &&
    store
      .pactsOf(pact.provider)
      .find((p) => p.consumer === pact.consumer && p.version.order < pact.version.order && p.sha !== pact.sha);

  const compare = ({base}: Call, pact: Pact | undefined, older: Pact | undefined): Answer => {
    if (!pact) {
      return missing;
    }
    if (!older) {
      return {status: 200, body: `No previous distinct version was found for ${nameOf(pact)}`};
    }
    const {consumer, provider, version} = pact;
    const link = (key: string, one: Pact): string =>
      `${key}:\n  title: Pact\n  name: ${nameOf(one)}\n  href: ${address.pact(base, one)}\n`;
    const next = store
      .pactsOf(provider)
      .findLast((one) => one.consumer === consumer && one.version.order > older.version.order);
    const body = [
      `# Diff between versions ${older.version.number} and ${version.number} of the pact between ${consumer} and ${provider}`,
      `The following changes were made less than a minute ago (${(next ?? pact).createdAt})`,
      difference(older.content, pact.content),
      `## Links\n\n${link('pact-version', pact)}${link('comparison-pact-version', older)}`,
    ];
    return {status: 200, body: body.join('\n\n')};
  };

  const unknown = ({param}: Call): Answer | undefined =>
    (['consumer', 'provider'] as const)
      .filter((role) => !store.pacticipants.has(param(role)))
      .map((role) => noPacticipant(param(role), role))[0];

  /** Pacts of two applications; their document says `pact-versions`, not `pb:pacts`. */
  const listVersions = (call: Call, pacts: readonly Pact[]): Answer => {
    const {base, path, param} = call;
    const side = (title: string, name: string): Link => ({title, name, href: address.pacticipant(base, name)});
    const versionOf = ({version}: Pact): unknown => ({
      number: version.number,
      _links: {self: {title: 'Version', name: version.number, href: address.version(base, version)}},
    });
    return (
      unknown(call) ??
      ok({
        _embedded: {
          pacts: pacts.map((pact) => ({
            createdAt: pact.createdAt,
            _embedded: {consumerVersion: versionOf(pact)},
            _links: {self: {href: address.pact(base, pact), title: nameOf(pact)}},
          })),
        },
        _links: {
          self: {
            href: `${base}${path}`,
            title: `All versions of the pact between ${param('consumer')} and ${param('provider')}`,
          },
          consumer: side('Consumer', param('consumer')),
          provider: side('Provider', param('provider')),
          'pact-versions': pacts.map((pact) => ({
            href: address.pact(base, pact),
            title: 'Pact',
            name: `Version ${pact.version.number} - ${dayOf(pact)}`,
          })),
        },
      })
    );
  };

  /** What is said after pacts were deleted. */
  const deleted = (call: Call): Answer => {
    const latestPact = ofConsumer(call)[0];
    const href = `${address.integration(call.base, call.param('consumer'), call.param('provider'))}/latest`;
    return ok({
      _links: {
        index: {href: call.base},
        ...(latestPact ? {'pb:latest-pact-version': {href, title: 'Latest pact'}} : {}),
      },
    });
  };

  const deletePacts = (call: Call, doomed: readonly Pact[], answer: (call: Call) => Answer): Answer => {
    const fault = unknown(call);
    if (!fault) {
      store.deletePacts((pact) => doomed.includes(pact));
    }
    return fault ?? answer(call);
  };

  const patch = (call: Call): Answer => {
    const {base, body, param} = call;
    const known = byVersion(call);
    if (!isObject(body)) {
      return {status: 400, body: {error: 'The body is no pact'}};
    }
    if (known && requestsDiffer(known.content, body)) {
      return {status: 409};
    }
    const content = known ? store.merged(known.content, body) : body;
    const version = store.addVersion(param('consumer'), param('version'));
    return (known ? ok : created)(showPact(base, store.addPact(version, param('provider'), content)));
  };

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

    [`GET ${integration}/version/:version`]: (call) => show(call, byVersion(call)),
    [`PATCH ${integration}/version/:version`]: patch,
    [`DELETE ${integration}/version/:version`]: (call) => {
      const pact = byVersion(call);
      return pact ? deletePacts(call, [pact], deleted) : missing;
    },
    [`GET ${integration}/version/:version/previous-distinct`]: (call) => show(call, previousDistinct(byVersion(call))),
    [`GET ${integration}/version/:version/diff/previous-distinct`]: (call) =>
      compare(call, byVersion(call), previousDistinct(byVersion(call))),
    // The Broker overlooks the second version here and takes the previous distinct one.
    [`GET ${integration}/version/:version/diff/version/:other`]: (call) =>
      compare(call, byVersion(call), previousDistinct(byVersion(call))),
    [`GET ${integration}/pact-version/:sha/diff/pact-version/:other`]: (call) => {
      const other = store.pactOfContent(call.param('consumer'), call.param('provider'), call.param('other'));
      return compare(call, byContent(call), other);
    },
    [`GET ${integration}/versions`]: (call) => listVersions(call, ofConsumer(call)),
    [`DELETE ${integration}/versions`]: (call) => deletePacts(call, ofConsumer(call), () => gone),
    [`GET ${integration}/tag/:tag`]: (call) => listVersions(call, ofConsumer(call, tagged(call.param('tag')))),
    [`DELETE ${integration}/tag/:tag`]: (call) =>
      deletePacts(call, ofConsumer(call, tagged(call.param('tag'))), deleted),
    [`DELETE ${integration}/branch/:branch`]: (call) =>
      deletePacts(call, ofConsumer(call, onBranch(call.param('branch'))), deleted),
    [`GET ${integration}/branch/versions`]: (call) => listVersions(call, ofConsumer(call, onMain)),
    [`GET ${integration}/branch/latest/versions`]: (call) => listVersions(call, ofConsumer(call, onMain).slice(0, 1)),
    [`GET ${integration}/branch/:branch/latest/versions`]: (call) =>
      listVersions(call, ofConsumer(call, onBranch(call.param('branch'))).slice(0, 1)),
    [`GET ${integration}/pact-version/:sha`]: (call) => show(call, byContent(call)),
    [`GET ${integration}/pact-version/:sha/metadata/:metadata`]: (call) => {
      const pact = byContent(call);
      return pact ? ok(showPact(call.base, pact, call.param('metadata'))) : missing;
    },
    [`GET ${integration}/latest`]: (call) => show(call, ofConsumer(call)[0]),
    [`GET ${integration}/latest/:tag`]: (call) => show(call, ofConsumer(call, tagged(call.param('tag')))[0]),
    [`GET ${integration}/branch/:branch/latest`]: (call) =>
      show(call, ofConsumer(call, onBranch(call.param('branch')))[0]),
    [`GET ${integration}/branch/:branch`]: (call) =>
      listVersions(call, ofConsumer(call, onBranch(call.param('branch')))),

    [`GET ${provider}`]: (call) => list(call, all(call)),
    [`GET ${provider}/latest`]: (call) => list(call, latest(call)),
    [`GET ${provider}/latest/:tag`]: (call) => list(call, latest(call, tagged(call.param('tag')))),
    [`GET ${provider}/tag/:tag`]: (call) => list(call, all(call).filter(tagged(call.param('tag')))),
    [`GET ${provider}/branch`]: (call) => list(call, all(call).filter(onMain)),
    [`GET ${provider}/branch/latest`]: (call) => list(call, latest(call, onMain)),
    [`GET ${provider}/branch/:branch`]: (call) => list(call, all(call).filter(onBranch(call.param('branch')))),
    [`GET ${provider}/branch/:branch/latest`]: (call) => list(call, latest(call, onBranch(call.param('branch')))),
  };
}
