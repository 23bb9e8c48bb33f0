import {invalid, ok, type Answer, type Call, type Routes} from './http';
import {address} from './links';
import {resultAddress} from './results';
import type {Environment, Pact, Result, Store, Version} from './store';

/** One application of a question, as the client describes it. */
interface Selector {
  pacticipant: string;
  version?: string;
  branch?: string;
  tag?: string;
  latest?: boolean;
  mainBranch?: boolean;
}

/** Where the other applications are to be taken from when a question names only one. */
interface Target {
  readonly environment: Environment | undefined;
  readonly tag: string | undefined;
  readonly mainBranch: boolean;
}

/** An application of the answer; `version` is undefined when there is none such. */
interface Resolved {
  readonly pacticipant: string;
  readonly version: Version | undefined;
  readonly description: string;
  /** What to say when there is no such version. */
  readonly absence: string;
}

interface Row {
  readonly pact: Pact;
  readonly consumer: Resolved;
  readonly provider: Resolved;
  readonly result: Result | undefined;
}

/** Reads `q[][pacticipant]=A&q[][version]=1&q[][pacticipant]=B`: a key that comes again begins the next selector. */
function readSelectors(query: URLSearchParams, list: string): Selector[] {
  const selectors: Selector[] = [];
  for (const [key, value] of query) {
    const field = key.startsWith(`${list}[][`) ? key.slice(list.length + 3, -1) : '';
    const selector = selectors.at(-1);
    if (field === 'pacticipant') {
      selectors.push({pacticipant: value});
    } else if (selector && (field === 'version' || field === 'branch' || field === 'tag')) {
      selector[field] = value;
    } else if (selector && (field === 'latest' || field === 'mainBranch')) {
      selector[field] = value === 'true';
    }
  }
  return selectors;
}

/** The matrix of versions, on which can-i-deploy and can-i-merge are built. */
class Matrix {
  constructor(private readonly store: Store) {}

  resolve({pacticipant, version, branch, tag, latest, mainBranch}: Selector): Resolved {
    const newest = (passes: (version: Version) => boolean): Version | undefined =>
      this.store.versionsOf(pacticipant).filter(passes).at(-1);
    const resolved = (found: Version | undefined, description: string, absence: string): Resolved => ({
      pacticipant,
      version: found,
      description: `${description} (${found?.number ?? 'no such version exists'})`,
      absence,
    });
    if (version !== undefined) {
      return {
        pacticipant,
        version: this.store.version(pacticipant, version),
        description: `version ${version} of ${pacticipant}`,
        absence: `No pacts or verifications have been published for version ${version} of ${pacticipant}`,
      };
    }
    const name = mainBranch ? this.store.mainBranchOf(pacticipant) : branch;
    if (mainBranch || name !== undefined) {
      const which = name === undefined ? 'the main branch' : `branch ${name}`;
      return resolved(
        newest(({branches}) => branches.has(name ?? '')),
        `the latest version of ${pacticipant} from ${which}`,
        `No version of ${pacticipant} from ${which} exists`,
      );
    }
    if (tag !== undefined) {
      return resolved(
        newest(({tags}) => tags.has(tag)),
        `${latest ? 'the latest' : 'a'} version of ${pacticipant} with tag ${tag}`,
        `No version with tag ${tag} exists for ${pacticipant}`,
      );
    }
    return resolved(
      newest(() => true),
      `the latest version of ${pacticipant}`,
      `No pacts or verifications have been published for ${pacticipant}`,
    );
  }

  /** The versions of an application that the target stands for; a single one without version if there is none. */
  private inTarget(pacticipant: string, {environment, tag, mainBranch}: Target): Resolved[] {
    if (!environment) {
      return [this.resolve({pacticipant, tag, mainBranch, latest: true})];
    }
    const {name} = environment;
    const versions = new Set(
      this.store
        .current(environment)
        .map(({version}) => version)
        .filter((version) => version.pacticipant === pacticipant),
    );
    const which = versions.size > 1 ? 'one of the versions' : 'the version';
    const absence = `No version of ${pacticipant} is currently recorded as deployed or released in environment ${name}`;
    return versions.size > 0
      ? [...versions].map((version) => ({
          pacticipant,
          version,
          description: `${which} of ${pacticipant} currently in ${name} (${version.number})`,
          absence,
        }))
      : [
          {
            pacticipant,
            version: undefined,
            description: `a version of ${pacticipant} currently in ${name} (no version is currently recorded as deployed/released in this environment)`,
            absence,
          },
        ];
  }

  private row(pact: Pact, consumer: Resolved, provider: Resolved): Row {
    const result = this.store
      .resultsFor(pact)
      .filter(({providerVersion}) => providerVersion === provider.version)
      .at(-1);
    return {pact, consumer, provider, result};
  }

  /** Rows for one application and those it is integrated with. */
  rowsOf(subject: Resolved, target: Target): Row[] {
    const asConsumer = this.store.pacts
      .filter(({version}) => version === subject.version)
      .flatMap((pact) => this.inTarget(pact.provider, target).map((provider) => this.row(pact, subject, provider)));
    const consumers = new Set(this.store.pactsOf(subject.pacticipant).map(({consumer}) => consumer));
    const asProvider = [...consumers]
      .flatMap((name) => this.inTarget(name, target))
      .flatMap((consumer) =>
        this.store.pacts
          .filter((pact) => pact.provider === subject.pacticipant && pact.version === consumer.version)
          .map((pact) => this.row(pact, consumer, subject)),
      );
    return [...asConsumer, ...asProvider];
  }

  /** Rows among the applications that a question names. */
  rowsAmong(subjects: readonly Resolved[]): Row[] {
    return subjects.flatMap((consumer) =>
      subjects.flatMap((provider) =>
        this.store.pacts
          .filter((pact) => pact.version === consumer.version && pact.provider === provider.pacticipant)
          .map((pact) => this.row(pact, consumer, provider)),
      ),
    );
  }

  show(base: string, {pact, consumer, provider, result}: Row): Record<string, unknown> {
    const side = ({pacticipant}: Resolved, version: Version | undefined): unknown => ({
      name: pacticipant,
      version: version
        ? {
            number: version.number,
            branchVersions: [...version.branches].map((name) => ({name})),
            environments: this.store
              .current()
              .filter((stay) => stay.version === version)
              .map(({environment: {uuid, name, displayName, production}}) => ({uuid, name, displayName, production})),
            tags: [...version.tags].map((name) => ({name})),
            _links: {self: {href: address.version(base, version)}},
          }
        : null,
      _links: {self: {href: address.pacticipant(base, pacticipant)}},
    });
    return {
      consumer: side(consumer, consumer.version),
      provider: side(provider, result?.providerVersion),
      pact: {createdAt: pact.createdAt, _links: {self: {href: address.pact(base, pact)}}},
      verificationResult: result
        ? {
            success: result.success,
            verifiedAt: result.createdAt,
            _links: {self: {href: resultAddress(base, result)}},
          }
        : null,
    };
  }
}

/** True, false, or null while results are missing. */
function isDeployable(subjects: readonly Resolved[], rows: readonly Row[]): boolean | null {
  if (subjects.some(({version}) => !version)) {
    return false;
  }
  return rows.some(({result}) => !result) ? null : rows.every(({result}) => result?.success);
}

/** Why a version can or can't be deployed, in the sentences that clients print. */
function reasonsOf(subjects: readonly Resolved[], rows: readonly Row[]): string[] {
  const absent = subjects.filter(({version}) => !version).map(({absence}) => absence);
  const between = ({consumer, provider}: Row): string => `${consumer.description} and ${provider.description}`;
  const missing = rows.filter(({result}) => !result).map((row) => `There is no verified pact between ${between(row)}`);
  const failed = rows
    .filter(({result}) => result?.success === false)
    .map((row) => `The verification for the pact between ${between(row)} failed`);
  const reasons = absent.length > 0 ? absent : [...failed, ...missing];
  if (reasons.length > 0) {
    return [...new Set(reasons)];
  }
  return [
    rows.length > 0
      ? 'All required verification results are published and successful'
      : 'There are no missing dependencies',
  ];
}

/** Answers whether versions work together. */
export function matrixRoutes(store: Store): Routes {
  const matrix = new Matrix(store);

  const answer = ({base, query}: Call, selectors: readonly Selector[], ignored: readonly Selector[]): Answer => {
    const faults = selectors
      .filter(({pacticipant}) => !store.pacticipants.has(pacticipant))
      .map(({pacticipant}) => `Pacticipant ${pacticipant} not found`);
    if (selectors.length === 0) {
      faults.push('Please provide 1 or more version selectors.');
    }
    const name = query.get('environment');
    const environment = name === null ? undefined : store.environmentNamed(name);
    if (name !== null && !environment) {
      faults.push(`Environment with name '${name}' does not exist`);
    }
    if (faults.length > 0) {
      return invalid(faults);
    }
    const target = {
      environment,
      tag: query.get('tag') ?? query.get('to') ?? undefined,
      mainBranch: query.get('mainBranch') === 'true',
    };
    const subjects = selectors.map((selector) => matrix.resolve(selector));
    const [subject] = subjects;
    const rows = subjects.length === 1 && subject ? matrix.rowsOf(subject, target) : matrix.rowsAmong(subjects);
    const isIgnored = ({consumer, provider}: Row): boolean =>
      [consumer, provider].some((side) =>
        ignored.some(
          ({pacticipant, version}) =>
            pacticipant === side.pacticipant && (version === undefined || version === side.version?.number),
        ),
      );
    const considered = rows.filter((row) => !isIgnored(row));
    const deployable = isDeployable(subjects, considered);
    const reasons = reasonsOf(subjects, considered);
    const count = (success: boolean | undefined): number =>
      considered.filter(({result}) => result?.success === success).length;
    return ok({
      summary: {
        deployable,
        reason: reasons.join('\n'),
        success: count(true),
        failed: count(false),
        unknown: count(undefined),
        ...(ignored.length > 0 ? {ignored: rows.length - considered.length} : {}),
      },
      notices: reasons.map((text) => ({type: deployable ? 'success' : 'error', text})),
      matrix: [
        ...considered.map((row) => matrix.show(base, row)),
        ...rows.filter(isIgnored).map((row) => ({...matrix.show(base, row), ignored: true})),
      ],
    });
  };

  return {
    'GET /matrix': (call) => answer(call, readSelectors(call.query, 'q'), readSelectors(call.query, 'ignore')),
    'GET /can-i-deploy': (call) => {
      const pacticipant = call.query.get('pacticipant');
      const version = call.query.get('version') ?? undefined;
      return answer(call, pacticipant === null ? [] : [{pacticipant, version}], readSelectors(call.query, 'ignore'));
    },
  };
}
