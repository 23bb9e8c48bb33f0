import type {BrokerState, Version} from './state';

/** Selects versions of an application: parameters `q[][…]` and `ignore[][…]` of `/matrix`. */
export interface Selector {
  readonly pacticipant: string;
  readonly version?: string;
  readonly branch?: string;
  readonly mainBranch?: true;
  readonly tag?: string;
  readonly environment?: string;
  readonly latest?: true;
}

/** A version that a selector matches; without `number` if it matches every version, or none. */
export interface ResolvedSelector {
  readonly pacticipant: string;
  readonly number?: string;
  /** False if there is no such version or application. */
  readonly exists: boolean;
  readonly hasPacticipant: boolean;
  /** True if the question names it; false if it comes from the target of the deployment. */
  readonly isSpecified: boolean;
  readonly isIgnored: boolean;
  readonly isOneOfMany: boolean;
  /** Name of the branch, also for a selector of the main branch. */
  readonly branch?: string;
  readonly original: Selector;
}

/** Whether a selector is just `{pacticipant: 'OrderApi'}`, which matches every version without a lookup. */
export function hasOnlyName(selector: Selector): boolean {
  return Object.entries(selector).every(([field, value]) => field === 'pacticipant' || !value);
}

/** Head of a branch: the version that was added to it last. */
function headOf(state: BrokerState, pacticipant: string, branch: string | undefined): string | undefined {
  return state.branchVersions.findLast((one) => one.pacticipant === pacticipant && one.branch === branch)?.version;
}

/** Finds versions like the Broker's `Version.for_selector`, in order of creation. */
function findVersions(state: BrokerState, selector: Selector): Version[] {
  const {pacticipant, version, branch, mainBranch, tag, environment, latest} = selector;
  const isOnBranch = (number: string, name: string | undefined): boolean =>
    latest
      ? headOf(state, pacticipant, name) === number
      : state.branchVersions.some((b) => b.pacticipant === pacticipant && b.branch === name && b.version === number);
  const found = state.versions
    .filter((one) => one.pacticipant === pacticipant)
    .filter(({number}) => version === undefined || number === version)
    .filter(
      ({number}) =>
        tag === undefined ||
        state.tags.some((one) => one.pacticipant === pacticipant && one.tag === tag && one.version === number),
    )
    .filter(
      ({number}) =>
        environment === undefined ||
        state.environmentVersions.some(
          (current) =>
            current.pacticipant === pacticipant && current.environment === environment && current.version === number,
        ),
    )
    .filter(({number}) => !mainBranch || isOnBranch(number, state.mainBranches[pacticipant]))
    .filter(({number}) => branch === undefined || isOnBranch(number, branch));
  return latest ? found.slice(-1) : found;
}

/** Whether the question ignores a version. */
export type IsIgnored = (pacticipant: string, number: string | undefined) => boolean;

/** Finds the versions that a selector matches. If there are none, returns a single entry with `exists: false`. */
export function resolve(
  state: BrokerState,
  selector: Selector,
  {isSpecified, isIgnored}: {readonly isSpecified: boolean; readonly isIgnored: IsIgnored},
): ResolvedSelector[] {
  const {pacticipant} = selector;
  const hasPacticipant =
    state.versions.some((version) => version.pacticipant === pacticipant) ||
    state.pacts.some(({provider}) => provider === pacticipant) ||
    state.mainBranches[pacticipant] !== undefined;
  const common = {pacticipant, hasPacticipant, isSpecified, isOneOfMany: false, original: selector};
  if (!hasPacticipant || hasOnlyName(selector)) {
    return [{...common, exists: hasPacticipant, isIgnored: isIgnored(pacticipant, undefined)}];
  }
  const versions = findVersions(state, selector);
  if (versions.length === 0) {
    return [
      {
        ...common,
        number: selector.version,
        exists: false,
        isIgnored: isIgnored(pacticipant, undefined),
        branch: selector.branch,
      },
    ];
  }
  return versions.map(({number}) => ({
    ...common,
    number,
    exists: true,
    isIgnored: isIgnored(pacticipant, number),
    isOneOfMany: versions.length > 1,
    branch: selector.branch ?? (selector.mainBranch ? state.mainBranches[pacticipant] : undefined),
  }));
}

/** Describes a selector like the Broker: `ResolvedSelector#description` of 2.120.0. */
export function describe({
  pacticipant,
  number,
  exists,
  hasPacticipant,
  isOneOfMany,
  branch,
  original,
}: ResolvedSelector): string {
  const {latest, tag, mainBranch, environment} = original;
  const orNone = number === undefined ? 'no such version exists' : number;
  if (latest && tag !== undefined) {
    return `the latest version of ${pacticipant} with tag ${tag} (${orNone})`;
  }
  if (mainBranch && number === undefined) {
    const which = latest ? 'the latest' : 'any';
    return `${which} version of ${pacticipant} from the main branch (no versions exist for this branch)`;
  }
  if (branch !== undefined) {
    const one = isOneOfMany ? 'one of the versions' : 'the version';
    const which = latest ? 'the latest version' : number === undefined ? 'a version' : one;
    return `${which} of ${pacticipant} from branch ${branch} (${orNone})`;
  }
  if (latest) {
    return `the latest version of ${pacticipant} (${orNone})`;
  }
  if (tag !== undefined) {
    return `a version of ${pacticipant} with tag ${tag} (${orNone})`;
  }
  if (environment !== undefined) {
    const one = isOneOfMany ? 'one of the versions' : 'the version';
    return number === undefined
      ? `a version of ${pacticipant} currently in ${environment} (no version is currently recorded as deployed/released in this environment)`
      : `${one} of ${pacticipant} currently in ${environment} (${number})`;
  }
  if (number !== undefined) {
    return `version ${number} of ${pacticipant}${exists ? '' : ' (no such version exists)'}`;
  }
  return `any version of ${pacticipant}${hasPacticipant ? '' : ' (no such pacticipant exists)'}`;
}

/** The Broker's message for a missing version: `ResolvedSelector#version_does_not_exist_description` of 2.120.0. */
export function describeMissingVersion({pacticipant, number, branch, original}: ResolvedSelector): string {
  const {tag, mainBranch, environment} = original;
  if (tag !== undefined) {
    return `No version with tag ${tag} exists for ${pacticipant}`;
  }
  if (branch !== undefined) {
    return `No version of ${pacticipant} from branch ${branch} exists`;
  }
  if (mainBranch) {
    return `No version of ${pacticipant} from the main branch exists`;
  }
  if (environment !== undefined) {
    return `No version of ${pacticipant} is currently recorded as deployed or released in environment ${environment}`;
  }
  return number === undefined
    ? `No pacts or verifications have been published for ${pacticipant}`
    : `No pacts or verifications have been published for version ${number} of ${pacticipant}`;
}
