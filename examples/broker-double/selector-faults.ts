import type {JsonObject} from './json';

/** What the request says beside its selectors. */
interface Surroundings {
  readonly branch: string | undefined;
  readonly knowsEnvironment: (name: string) => boolean;
}

const branchKeys = ['latest', 'tag', 'fallbackTag', 'branch', 'fallbackBranch', 'matchingBranch', 'mainBranch'];
const environmentKeys = ['environment', 'deployed', 'released', 'deployedOrReleased'];
const onlyTrue = ['mainBranch', 'matchingBranch', 'deployed', 'released', 'deployedOrReleased'];
const pairs = [
  ['deployed', 'released'],
  ['deployed', 'deployedOrReleased'],
  ['released', 'deployedOrReleased'],
] as const;

/** Finds what the Broker refuses about a consumer version selector, in its words. */
export function faultsOf(selector: JsonObject, {branch, knowsEnvironment}: Surroundings): string[] {
  const given = (key: string): boolean => selector[key] !== undefined && selector[key] !== null;
  const malformed = onlyTrue
    .filter((key) => key in selector && selector[key] !== true)
    .map((key) => (given(key) ? `${key} must be one of: true` : `${key} must be filled`));
  if (malformed.length > 0) {
    return malformed;
  }
  const set = (key: string): boolean => given(key) && selector[key] !== false && selector[key] !== '';
  const besides = (key: string, ...allowed: readonly string[]): boolean =>
    [...branchKeys, ...environmentKeys].some((other) => other !== key && !allowed.includes(other) && set(other));
  const environment = selector['environment'];
  const mine = (keys: readonly string[]): string[] => keys.filter((key) => key in selector).sort();
  const [ofBranch, ofEnvironment] = [mine(branchKeys), mine(environmentKeys)];
  const fields = (names: readonly string[]): string => `field${names.length > 1 ? 's' : ''} ${names.join('/')}`;
  const rules: readonly (readonly [boolean, string])[] = [
    [
      !['environment', 'tag', 'branch', 'latest', ...onlyTrue].some(set),
      'must specify a value for environment or tag or branch, or specify mainBranch=true, matchingBranch=true, latest=true, deployed=true, released=true or deployedOrReleased=true',
    ],
    [
      set('mainBranch') && besides('mainBranch', 'latest'),
      'cannot specify mainBranch=true with any other criteria apart from consumer',
    ],
    [set('mainBranch') && selector['latest'] === false, 'cannot specify mainBranch=true with latest=false'],
    [
      set('matchingBranch') && besides('matchingBranch'),
      'cannot specify matchingBranch=true with any other criteria apart from consumer',
    ],
    [
      set('matchingBranch') && branch === undefined,
      'the providerVersionBranch must be specified when the selector matchingBranch=true is used',
    ],
    [set('tag') && set('branch'), 'cannot specify both a tag and a branch'],
    [
      ofBranch.length > 0 && ofEnvironment.length > 0,
      `cannot specify the ${fields(ofBranch)} with the ${fields(ofEnvironment)}`,
    ],
    [set('fallbackTag') && !set('latest'), 'fallbackTag can only be set if latest is true'],
    [set('fallbackTag') && !set('tag'), 'a tag must be specified when a fallbackTag is specified'],
    [set('fallbackBranch') && !set('branch'), 'a branch must be specified when a fallbackBranch is specified'],
    [set('fallbackBranch') && selector['latest'] === false, 'fallbackBranch can only be set if latest is true'],
    [set('branch') && selector['latest'] === false, 'cannot specify a branch with latest=false'],
    [
      typeof environment === 'string' && !knowsEnvironment(environment),
      `environment with name '${String(environment)}' does not exist`,
    ],
    ...pairs.map(
      ([one, other]) => [set(one) && set(other), `cannot specify both ${one}=true and ${other}=true`] as const,
    ),
  ];
  return rules.filter(([broken]) => broken).map(([, text]) => text);
}
