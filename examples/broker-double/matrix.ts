import {
  askMatrix,
  typeOfReason,
  type Question,
  type Row,
  type Selector,
  type Target,
} from '../../src/data/pact-broker/matrix/matrix';
import type {BrokerState} from '../../src/data/pact-broker/matrix/state';
import {invalid, ok, type Answer, type Call, type Routes} from './http';
import {address} from './links';
import type {Store, Version} from './store';

/** What the store knows, as the function that follows the Broker's rules takes it. */
function stateOf(store: Store): BrokerState {
  const {versions} = store;
  const of = (version: Version): {pacticipant: string; version: string} => ({
    pacticipant: version.pacticipant,
    version: version.number,
  });
  return {
    mainBranches: Object.fromEntries(
      [...store.pacticipants.values()].flatMap(({name, mainBranch}) => (mainBranch ? [[name, mainBranch]] : [])),
    ),
    versions,
    branchVersions: store.branchVersions().map(({branch, version}) => ({...of(version), branch})),
    tags: versions.flatMap((version) => [...version.tags].map((tag) => ({...of(version), tag}))),
    pacts: store.pacts.map(({consumer, provider, version, sha}) => ({
      consumer,
      provider,
      version: version.number,
      content: sha,
    })),
    results: store.results.map(({consumer, provider, sha, providerVersion, success}) => ({
      consumer,
      provider,
      content: sha,
      version: providerVersion.number,
      success,
    })),
    environments: [...store.environments.values()].map(({name}) => name),
    environmentVersions: store.current().map(({kind, version, environment, instance}) => ({
      ...of(version),
      kind,
      environment: environment.name,
      instance: instance ?? undefined,
    })),
  };
}

/** Reads `q[][pacticipant]=A&q[][version]=1&q[][pacticipant]=B`: a key that comes again begins the next selector. */
function readSelectors(query: URLSearchParams, list: string): Selector[] {
  const selectors: Record<string, string | true>[] = [];
  for (const [key, value] of query) {
    const field = key.startsWith(`${list}[][`) ? key.slice(list.length + 3, -1) : '';
    const selector = selectors.at(-1);
    if (field === 'pacticipant') {
      selectors.push({pacticipant: value});
    } else if (selector && ['version', 'branch', 'tag', 'environment'].includes(field)) {
      selector[field] = value;
    } else if (selector && ['latest', 'mainBranch'].includes(field) && value === 'true') {
      selector[field] = true;
    }
  }
  return selectors as unknown as Selector[];
}

function readTarget(query: URLSearchParams): Target {
  const isTrue = (name: string): true | undefined => (query.get(name) === 'true' ? true : undefined);
  return {
    environment: query.get('environment') ?? undefined,
    tag: query.get('tag') ?? query.get('to') ?? undefined,
    mainBranch: isTrue('mainBranch'),
    latest: query.has('to') ? true : isTrue('latest'),
  };
}

/** What the Broker refuses, in its words: `Matrix::Service.validate_selectors` of 2.120.0. */
function faultsOf(store: Store, {selectors, to = {}}: Question): string[] {
  const {environment, tag, mainBranch, latest} = to;
  const targets = [environment, tag, mainBranch].filter((target) => target !== undefined);
  return [
    ...selectors
      .filter(({version, latest}) => version !== undefined && latest)
      .map(({pacticipant}) => `A version number and latest flag cannot both be specified for ${pacticipant}`),
    ...selectors
      .filter(({pacticipant}) => !store.pacticipants.has(pacticipant))
      .map(({pacticipant}) => `Pacticipant ${pacticipant} not found`),
    ...(selectors.length === 0 ? ['Please provide 1 or more version selectors.'] : []),
    ...(targets.length > 1 ? ['Cannot specify more than one of tag, environment and mainBranch.'] : []),
    ...(latest && environment !== undefined ? ['Cannot specify both latest=true and an environment.'] : []),
    ...(environment !== undefined && !store.environmentNamed(environment)
      ? [`Environment with name '${environment}' does not exist`]
      : []),
  ];
}

/** Shows a row as the Broker's `MatrixDecorator` does. */
function showRow(store: Store, base: string, {pact, providerVersion}: Row): Record<string, unknown> {
  const side = (name: string, version: Version | undefined): unknown => ({
    name,
    version: version
      ? {
          number: version.number,
          branchVersions: [...version.branches].map((branch) => ({name: branch})),
          environments: store
            .current()
            .filter((stay) => stay.version === version)
            .map(({environment: {uuid, name, displayName, production}}) => ({uuid, name, displayName, production})),
          tags: [...version.tags].map((tag) => ({name: tag})),
          _links: {self: {href: address.version(base, version)}},
        }
      : null,
    _links: {self: {href: address.pacticipant(base, name)}},
  });
  const published = store.pact(pact.consumer, pact.provider, pact.version);
  const result =
    published && store.resultsFor(published).findLast(({providerVersion: {number}}) => number === providerVersion);
  return {
    consumer: side(pact.consumer, store.version(pact.consumer, pact.version)),
    provider: side(pact.provider, result?.providerVersion),
    pact: {createdAt: published?.createdAt, _links: {self: {href: published && address.pact(base, published)}}},
    verificationResult: result
      ? {success: result.success, verifiedAt: result.createdAt, _links: {self: {href: address.result(base, result)}}}
      : null,
  };
}

/** Answers whether versions work together. */
export function matrixRoutes(store: Store): Routes {
  const answer = ({base}: Call, question: Question): Answer => {
    const faults = faultsOf(store, question);
    if (faults.length > 0) {
      return invalid(faults);
    }
    const {deployable, reasons, rows, ignored} = askMatrix(stateOf(store), question);
    const count = (success: boolean | undefined): number => rows.filter((row) => row.success === success).length;
    return ok({
      summary: {
        deployable: deployable ?? null,
        reason: reasons.map(({text}) => text).join('\n'),
        success: count(true),
        failed: count(false),
        unknown: count(undefined),
        ...(question.ignore?.length ? {ignored: ignored.length} : {}),
      },
      notices: reasons.map(({kind, text}) => ({type: typeOfReason(kind), text})),
      matrix: [
        ...rows.map((row) => showRow(store, base, row)),
        ...ignored.map((row) => ({...showRow(store, base, row), ignored: true})),
      ],
    });
  };

  return {
    'GET /matrix': (call) => {
      const latestBy = call.query.get('latestby');
      return answer(call, {
        selectors: readSelectors(call.query, 'q'),
        to: readTarget(call.query),
        ignore: readSelectors(call.query, 'ignore'),
        latestBy: latestBy === 'cvp' || latestBy === 'cvpv' ? latestBy : undefined,
      });
    },
    'GET /can-i-deploy': (call) => {
      const pacticipant = call.query.get('pacticipant');
      const version = call.query.get('version') ?? undefined;
      return answer(call, {
        selectors: pacticipant === null ? [] : [{pacticipant, version}],
        to: readTarget(call.query),
        ignore: readSelectors(call.query, 'ignore'),
        latestBy: call.query.has('environment') ? 'cvpv' : 'cvp',
      });
    },
  };
}
