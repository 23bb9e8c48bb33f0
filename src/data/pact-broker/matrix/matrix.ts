import {
  describe,
  describeMissingVersion,
  hasOnlyName,
  resolve,
  type IsIgnored,
  type ResolvedSelector,
  type Selector,
} from './selectors';
import type {BrokerState, Pact} from './state';

export type {Selector} from './selectors';

/** Selects the versions of applications that the question doesn't name. */
export interface Target {
  readonly environment?: string;
  readonly mainBranch?: true;
  readonly branch?: string;
  readonly tag?: string;
  readonly latest?: true;
}

/** A query of the Broker's matrix. */
export interface Question {
  readonly selectors: readonly Selector[];
  readonly to?: Target;
  readonly ignore?: readonly Selector[];
  /**
   * Which results count for a consumer version: all, the last one of each provider version (`cvpv`, used by the client for
   * an environment), or that of the newest provider version (`cvp`).
   */
  readonly latestBy?: 'cvpv' | 'cvp';
}

/** A pact of a consumer version with the result of a provider version, if there is one. */
export interface Row {
  readonly pact: Pact;
  readonly providerVersion?: string;
  readonly success?: boolean;
}

/** Names of the classes of `PactBroker::Matrix`, in `lib/pact_broker/matrix/reason.rb`. */
export type ReasonKind =
  | 'IgnoreSelectorDoesNotExist'
  | 'NoDependenciesMissing'
  | 'NoEnvironmentSpecified'
  | 'PactNotEverVerifiedByProvider'
  | 'SelectorWithoutPacticipantVersionNumberSpecified'
  | 'SpecifiedVersionDoesNotExist'
  | 'Successful'
  | 'VerificationFailed';

export interface Reason {
  readonly kind: ReasonKind;
  /** The Broker's message, from `lib/pact_broker/api/decorators/reason_decorator.rb`. */
  readonly text: string;
}

export interface Answer {
  /** Undefined while results are missing, which clients treat as false. */
  readonly deployable: boolean | undefined;
  readonly reasons: readonly Reason[];
  /** Rows that decide the answer. */
  readonly rows: readonly Row[];
  /** Rows that the question excludes. */
  readonly ignored: readonly Row[];
}

/** Two applications with pacts between them. */
interface Integration {
  readonly consumer: string;
  readonly provider: string;
}

function isSameRow(a: Row, b: Row): boolean {
  return a.pact === b.pact && a.providerVersion === b.providerVersion && a.success === b.success;
}

/** Whether one of the selectors matches a version. */
function isAmong(selectors: readonly ResolvedSelector[], pacticipant: string, number: string | undefined): boolean {
  return selectors.some(
    (selector) =>
      selector.pacticipant === pacticipant &&
      (hasOnlyName(selector.original) || (selector.exists && selector.number === number)),
  );
}

/** Answers a question by the rules of `lib/pact_broker/matrix` in Pact Broker 2.120.0. */
class Matrix {
  private readonly ignored: readonly ResolvedSelector[];

  private readonly specified: readonly ResolvedSelector[];

  private readonly resolved: readonly ResolvedSelector[];

  private readonly integrations: readonly Integration[];

  constructor(
    private readonly state: BrokerState,
    private readonly question: Question,
  ) {
    const {selectors, ignore = [], to = {}} = question;
    this.ignored = ignore.flatMap((selector) => resolve(state, selector, {isSpecified: true, isIgnored: () => false}));
    this.specified = selectors.flatMap((selector) =>
      resolve(state, selector, {isSpecified: true, isIgnored: this.isIgnored}),
    );
    const hasTarget = Object.values(to).some(Boolean);
    this.integrations =
      hasTarget || this.specified.length === 1 ? this.integrationsOfAny() : this.integrationsAmongAll();
    const named = new Set(this.specified.map(({pacticipant}) => pacticipant));
    const others = new Set(this.integrations.flatMap(({consumer, provider}) => [consumer, provider]));
    const inferred = hasTarget ? [...others].filter((name) => !named.has(name)) : [];
    this.resolved = [
      ...this.specified,
      ...inferred.flatMap((pacticipant) =>
        resolve(state, {pacticipant, ...to}, {isSpecified: false, isIgnored: this.isIgnored}),
      ),
    ];
  }

  private readonly isIgnored: IsIgnored = (pacticipant, number) =>
    this.ignored.some(
      (selector) =>
        selector.pacticipant === pacticipant &&
        (hasOnlyName(selector.original) || (selector.exists && selector.number === number)),
    );

  /** Integrations of the named consumer versions, and of the named providers with any consumer. */
  private integrationsOfAny(): Integration[] {
    const asConsumer = this.state.pacts.filter(({consumer, version}) => isAmong(this.specified, consumer, version));
    const asProvider = this.state.pacts.filter(({provider}) =>
      this.specified.some(({pacticipant}) => pacticipant === provider),
    );
    return [...asConsumer, ...asProvider].sort(
      (a, b) => a.consumer.localeCompare(b.consumer) || a.provider.localeCompare(b.provider),
    );
  }

  private integrationsAmongAll(): Integration[] {
    return this.state.pacts.filter(
      ({consumer, version, provider}) =>
        isAmong(this.specified, consumer, version) && this.specified.some(({pacticipant}) => pacticipant === provider),
    );
  }

  /** Results for the content of a pact; with `latestBy`, only the last one of each provider version. */
  private resultsFor({consumer, provider, content}: Pact): Row[] {
    const found = this.state.results.filter(
      (result) => result.consumer === consumer && result.provider === provider && result.content === content,
    );
    const last = found.filter(({version}, index) => !found.slice(index + 1).some((later) => later.version === version));
    return (this.question.latestBy ? last : found).map(({version, success}) => ({
      pact: {consumer, provider, content, version: ''},
      providerVersion: version,
      success,
    }));
  }

  /** Left outer join of pacts and results: a pact without results also gets a row. */
  private join(pacts: readonly Pact[], passes: (result: Row) => boolean): Row[] {
    return pacts.flatMap((pact) => {
      const results = this.resultsFor(pact).filter(passes);
      return results.length > 0 ? results.map((result) => ({...result, pact})) : [{pact}];
    });
  }

  private findRows(): Row[] {
    const {pacts} = this.state;
    const {resolved} = this;
    const ofProvider = ({pact, providerVersion}: Row): boolean => isAmong(resolved, pact.provider, providerVersion);
    const ofConsumer = (pact: Pact): boolean => isAmong(resolved, pact.consumer, pact.version);
    if (resolved.length === 1) {
      const asConsumer = this.join(pacts.filter(ofConsumer), () => true);
      const asProvider = this.join(pacts, ofProvider).filter(({providerVersion}) => providerVersion !== undefined);
      return [...asConsumer, ...asProvider.filter((row) => !asConsumer.some((other) => isSameRow(row, other)))];
    }
    const isNamed = (name: string): boolean => resolved.some(({pacticipant}) => pacticipant === name);
    const isSpecified = (name: string): boolean => this.specified.some(({pacticipant}) => pacticipant === name);
    return this.join(
      pacts
        .filter((pact) => ofConsumer(pact) && isNamed(pact.provider))
        .filter(({consumer, provider}) => isSpecified(consumer) || isSpecified(provider)),
      ofProvider,
    );
  }

  private orderOf(pacticipant: string, number: string | undefined): number {
    return this.state.versions.findIndex((version) => version.pacticipant === pacticipant && version.number === number);
  }

  /** With `cvp`, keeps only the row of the newest provider version for each consumer version and provider. */
  private collapse(rows: readonly Row[]): Row[] {
    if (this.question.latestBy !== 'cvp') {
      return [...rows];
    }
    return rows.filter(
      (row) =>
        !rows.some(
          (other) =>
            other.pact === row.pact &&
            this.orderOf(row.pact.provider, other.providerVersion) >
              this.orderOf(row.pact.provider, row.providerVersion),
        ),
    );
  }

  /** Sorts like the Broker: by consumer name, newest versions first. */
  private sort(rows: readonly Row[]): Row[] {
    return [...rows].sort(
      (a, b) =>
        a.pact.consumer.localeCompare(b.pact.consumer) ||
        this.orderOf(b.pact.consumer, b.pact.version) - this.orderOf(a.pact.consumer, a.pact.version) ||
        a.pact.provider.localeCompare(b.pact.provider) ||
        this.orderOf(b.pact.provider, b.providerVersion) - this.orderOf(a.pact.provider, a.providerVersion),
    );
  }

  /** Describes a version of a row by the selector that matched it. */
  private describeVersion(pacticipant: string, number: string | undefined, rows: readonly Row[]): string {
    const candidates = this.resolved.filter((selector) => selector.pacticipant === pacticipant);
    const found =
      candidates.length === 1
        ? candidates[0]
        : candidates.find((selector) => number !== undefined && selector.number === number);
    if (found) {
      return describe(found);
    }
    // The Broker then names the first version of that application in the rows, or "any version".
    const versions = rows.flatMap(({pact, providerVersion}) => [
      {name: pact.consumer, version: pact.version},
      {name: pact.provider, version: providerVersion},
    ]);
    const first = versions.find(({name}) => name === pacticipant)?.version;
    return first === undefined ? `any version of ${pacticipant}` : `version ${first} of ${pacticipant}`;
  }

  private warnings(): Reason[] {
    const {to = {}} = this.question;
    const absent = this.ignored
      .filter(({exists}) => !exists)
      .map((selector): Reason => ({
        kind: 'IgnoreSelectorDoesNotExist',
        text: `WARN: Cannot ignore ${describe(selector)}`,
      }));
    const hasTarget = to.environment !== undefined || to.tag !== undefined || to.mainBranch;
    const hasNoNumber =
      this.specified.some(({original}) => !hasOnlyName(original)) &&
      this.specified.every(({original}) => original.version === undefined);
    return [
      ...absent,
      ...(this.specified.length === 1 && !hasTarget ? [noEnvironment] : []),
      ...(hasNoNumber ? [noVersionNumber] : []),
    ];
  }

  answer(): Answer {
    const all = this.sort(this.collapse(this.findRows()));
    const isLeftOut = ({pact, providerVersion}: Row): boolean =>
      this.isIgnored(pact.consumer, pact.version) || this.isIgnored(pact.provider, providerVersion);
    const rows = all.filter((row) => !isLeftOut(row));
    const between = ({pact, providerVersion}: Row): string =>
      `${this.describeVersion(pact.consumer, pact.version, rows)} and ${this.describeVersion(pact.provider, providerVersion, rows)}`;
    const absent = this.specified
      .filter(({exists, isIgnored}) => !exists && !isIgnored)
      .map((selector): Reason => ({kind: 'SpecifiedVersionDoesNotExist', text: describeMissingVersion(selector)}));
    const failed = rows
      .filter(({success}) => success === false)
      .map((row): Reason => ({
        kind: 'VerificationFailed',
        text: `The verification for the pact between ${between(row)} failed`,
      }));
    const missing = rows
      .filter(({success}) => success === undefined)
      .map((row): Reason => ({
        kind: 'PactNotEverVerifiedByProvider',
        text: `There is no verified pact between ${between(row)}`,
      }));
    const errors = absent.length > 0 ? absent : [...failed, ...missing];
    const successes = rows.length > 0 ? [successful] : [noDependencies];
    const isKnown = missing.length === 0;
    return {
      deployable: absent.length > 0 ? false : isKnown ? failed.length === 0 : undefined,
      reasons: [...this.warnings(), ...(errors.length > 0 ? errors : successes)],
      rows,
      ignored: all.filter(isLeftOut),
    };
  }
}

const successful: Reason = {
  kind: 'Successful',
  text: 'All required verification results are published and successful',
};

const noDependencies: Reason = {kind: 'NoDependenciesMissing', text: 'There are no missing dependencies'};

const noEnvironment: Reason = {
  kind: 'NoEnvironmentSpecified',
  text: 'WARN: It is recommended to specify the environment into which you are deploying. Without the environment, this result will not be reliable.',
};

const noVersionNumber: Reason = {
  kind: 'SelectorWithoutPacticipantVersionNumberSpecified',
  text: 'WARN: It is recommended to specify the version number (rather than the tag or branch) of the pacticipant you wish to deploy to avoid race conditions. Without a version number, this result will not be reliable.',
};

/** Severity of a reason in the Broker's notices. */
export function typeOfReason(kind: ReasonKind): 'success' | 'warning' | 'error' {
  switch (kind) {
    case 'Successful':
    case 'NoDependenciesMissing':
      return 'success';
    case 'IgnoreSelectorDoesNotExist':
    case 'NoEnvironmentSpecified':
    case 'SelectorWithoutPacticipantVersionNumberSpecified':
      return 'warning';
    default:
      return 'error';
  }
}

/** Answers a question from the state of a Broker, with reasons. */
export function askMatrix(state: BrokerState, question: Question): Answer {
  return new Matrix(state, question).answer();
}
