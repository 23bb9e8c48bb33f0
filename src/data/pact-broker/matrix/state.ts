/** A version of an application, as published or as named by a result. */
export interface Version {
  readonly pacticipant: string;
  readonly number: string;
}

/** A pact of a consumer version. Pacts of the same content share it, and the results that belong to it. */
export interface Pact {
  readonly consumer: string;
  readonly version: string;
  readonly provider: string;
  /** Names what the pact says; any text. */
  readonly content: string;
}

/** What a provider version found for a content. */
export interface Result {
  readonly consumer: string;
  readonly content: string;
  readonly provider: string;
  readonly version: string;
  readonly success: boolean;
}

/** A version that is in an environment now. */
export interface Stay {
  readonly pacticipant: string;
  readonly version: string;
  readonly environment: string;
  readonly kind: 'deployed' | 'released';
  /** Tells deployments of an application to one environment apart. */
  readonly instance?: string;
}

/** What a Broker knows, each list in the order in which it was told. */
export interface BrokerState {
  /** The main branch of an application, by its name. */
  readonly mainBranches: Readonly<Record<string, string>>;
  readonly versions: readonly Version[];
  readonly branchVersions: readonly {readonly pacticipant: string; readonly branch: string; readonly version: string}[];
  readonly tags: readonly {readonly pacticipant: string; readonly tag: string; readonly version: string}[];
  readonly pacts: readonly Pact[];
  readonly results: readonly Result[];
  readonly environments: readonly string[];
  readonly stays: readonly Stay[];
}

/** Something that a pipeline tells the Broker. */
export type BrokerEvent =
  | {
      readonly kind: 'publish';
      readonly consumer: string;
      readonly version: string;
      readonly branch?: string;
      /** Content by provider. */
      readonly pacts: Readonly<Record<string, string>>;
    }
  | {
      readonly kind: 'verify';
      readonly provider: string;
      readonly version: string;
      readonly branch?: string;
      readonly consumer: string;
      readonly content: string;
      readonly success: boolean;
    }
  | {readonly kind: 'build'; readonly pacticipant: string; readonly version: string; readonly branch?: string}
  | {readonly kind: 'tag'; readonly pacticipant: string; readonly version: string; readonly tag: string}
  | ({readonly kind: 'deploy' | 'undeploy'} & Omit<Stay, 'kind'>)
  | ({readonly kind: 'release' | 'end-support'} & Omit<Stay, 'kind' | 'instance'>);

/** A Broker without applications, with the environments that every new one has. */
export const emptyState: BrokerState = {
  mainBranches: {},
  versions: [],
  branchVersions: [],
  tags: [],
  pacts: [],
  results: [],
  environments: ['test', 'production'],
  stays: [],
};

/** The first branch of one of these names becomes the main branch: setting `main_branch_candidates` of Broker 2.120.0. */
const mainBranchCandidates = new Set(['develop', 'main', 'master']);

function addVersion(state: BrokerState, pacticipant: string, number: string, branch: string | undefined): BrokerState {
  const isKnown = state.versions.some((version) => version.pacticipant === pacticipant && version.number === number);
  const versions = isKnown ? state.versions : [...state.versions, {pacticipant, number}];
  const isOnBranch = state.branchVersions.some(
    (one) => one.pacticipant === pacticipant && one.branch === branch && one.version === number,
  );
  if (branch === undefined || isOnBranch) {
    return {...state, versions};
  }
  const isMain = state.mainBranches[pacticipant] === undefined && mainBranchCandidates.has(branch);
  return {
    ...state,
    versions,
    branchVersions: [...state.branchVersions, {pacticipant, branch, version: number}],
    mainBranches: isMain ? {...state.mainBranches, [pacticipant]: branch} : state.mainBranches,
  };
}

function addEnvironment(state: BrokerState, environment: string): BrokerState {
  return state.environments.includes(environment)
    ? state
    : {...state, environments: [...state.environments, environment]};
}

/** What the Broker knows after an event. A deployment takes the place of the one before it of the same instance. */
export function after(state: BrokerState, event: BrokerEvent): BrokerState {
  switch (event.kind) {
    case 'publish': {
      const {consumer, version, branch, pacts} = event;
      const published = Object.entries(pacts).map(([provider, content]) => ({consumer, version, provider, content}));
      const known = addVersion(state, consumer, version, branch);
      return {...known, pacts: [...known.pacts, ...published]};
    }
    case 'verify': {
      const {provider, version, branch, consumer, content, success} = event;
      const known = addVersion(state, provider, version, branch);
      return {...known, results: [...known.results, {consumer, content, provider, version, success}]};
    }
    case 'build':
      return addVersion(state, event.pacticipant, event.version, event.branch);
    case 'tag': {
      const {pacticipant, version, tag} = event;
      const known = addVersion(state, pacticipant, version, undefined);
      return {...known, tags: [...known.tags, {pacticipant, tag, version}]};
    }
    case 'deploy': {
      const {pacticipant, version, environment, instance} = event;
      const known = addEnvironment(addVersion(state, pacticipant, version, undefined), environment);
      const others = known.stays.filter(
        (other) =>
          other.kind === 'released' ||
          other.pacticipant !== pacticipant ||
          other.environment !== environment ||
          other.instance !== instance,
      );
      return {...known, stays: [...others, {kind: 'deployed', pacticipant, version, environment, instance}]};
    }
    case 'release': {
      const {pacticipant, version, environment} = event;
      const known = addEnvironment(addVersion(state, pacticipant, version, undefined), environment);
      return {...known, stays: [...known.stays, {kind: 'released', pacticipant, version, environment}]};
    }
    case 'undeploy':
    case 'end-support': {
      const ended = event.kind === 'undeploy' ? 'deployed' : 'released';
      const instance = event.kind === 'undeploy' ? event.instance : undefined;
      const stays = state.stays.filter(
        (stay) =>
          stay.kind !== ended ||
          stay.pacticipant !== event.pacticipant ||
          stay.version !== event.version ||
          stay.environment !== event.environment ||
          stay.instance !== instance,
      );
      return {...state, stays};
    }
  }
}

/** What a Broker knows that was told these events, the first one first. */
export function stateAfter(events: readonly BrokerEvent[], start: BrokerState = emptyState): BrokerState {
  return events.reduce(after, start);
}
