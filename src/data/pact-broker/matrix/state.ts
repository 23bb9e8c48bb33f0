/** A version of an application, created by a pact, a result, a build, a tag or a deployment. */
export interface Version {
  readonly pacticipant: string;
  readonly number: string;
}

/** A pact of a consumer version. Pacts with the same content share verification results. */
export interface Pact {
  readonly consumer: string;
  readonly version: string;
  readonly provider: string;
  /** Identifies the content of the pact; any string. */
  readonly content: string;
}

/** A verification result of a provider version for the content of a pact. */
export interface Result {
  readonly consumer: string;
  readonly content: string;
  readonly provider: string;
  readonly version: string;
  readonly success: boolean;
}

/** A version that is currently deployed or released to an environment. */
export interface EnvironmentVersion {
  readonly pacticipant: string;
  readonly version: string;
  readonly environment: string;
  readonly kind: 'deployed' | 'released';
  /** Distinguishes deployments of an application to the same environment. */
  readonly instance?: string;
}

/** State of a Broker; lists are in the order of the events. */
export interface BrokerState {
  /** Main branches by application. */
  readonly mainBranches: Readonly<Record<string, string>>;
  readonly versions: readonly Version[];
  readonly branchVersions: readonly {readonly pacticipant: string; readonly branch: string; readonly version: string}[];
  readonly tags: readonly {readonly pacticipant: string; readonly tag: string; readonly version: string}[];
  readonly pacts: readonly Pact[];
  readonly results: readonly Result[];
  readonly environments: readonly string[];
  readonly environmentVersions: readonly EnvironmentVersion[];
}

/** A report from a pipeline to the Broker. */
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
  | ({readonly kind: 'deploy' | 'undeploy'} & Omit<EnvironmentVersion, 'kind'>)
  | ({readonly kind: 'release' | 'end-support'} & Omit<EnvironmentVersion, 'kind' | 'instance'>);

/** A new Broker: no applications, and the default environments. */
export const emptyState: BrokerState = {
  mainBranches: {},
  versions: [],
  branchVersions: [],
  tags: [],
  pacts: [],
  results: [],
  environments: ['test', 'production'],
  environmentVersions: [],
};

/** The first branch with one of these names becomes the main branch: `main_branch_candidates` of Broker 2.120.0. */
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

/** Applies an event to the state. A deployment replaces the previous one of the same instance. */
export function applyEvent(state: BrokerState, event: BrokerEvent): BrokerState {
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
      const others = known.environmentVersions.filter(
        (other) =>
          other.kind === 'released' ||
          other.pacticipant !== pacticipant ||
          other.environment !== environment ||
          other.instance !== instance,
      );
      return {
        ...known,
        environmentVersions: [...others, {kind: 'deployed', pacticipant, version, environment, instance}],
      };
    }
    case 'release': {
      const {pacticipant, version, environment} = event;
      const known = addEnvironment(addVersion(state, pacticipant, version, undefined), environment);
      return {
        ...known,
        environmentVersions: [...known.environmentVersions, {kind: 'released', pacticipant, version, environment}],
      };
    }
    case 'undeploy':
    case 'end-support': {
      const ended = event.kind === 'undeploy' ? 'deployed' : 'released';
      const instance = event.kind === 'undeploy' ? event.instance : undefined;
      const environmentVersions = state.environmentVersions.filter(
        (current) =>
          current.kind !== ended ||
          current.pacticipant !== event.pacticipant ||
          current.version !== event.version ||
          current.environment !== event.environment ||
          current.instance !== instance,
      );
      return {...state, environmentVersions};
    }
  }
}

/** Applies events in order. */
export function applyEvents(events: readonly BrokerEvent[], start: BrokerState = emptyState): BrokerState {
  return events.reduce(applyEvent, start);
}
