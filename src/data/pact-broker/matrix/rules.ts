import type {Question} from './matrix';
import type {BrokerEvent} from './state';

export const ruleSubjects = [
  'versions',
  'consumers',
  'providers',
  'results',
  'environments',
  'targets',
  'several',
  'ignoring',
] as const;

export type RuleSubject = (typeof ruleSubjects)[number];

/** A question whose answer a rule of the Broker decides. */
export interface RuleCase {
  readonly about: RuleSubject;
  readonly rule: string;
  readonly given: readonly BrokerEvent[];
  readonly ask: Question;
  readonly answer: 'yes' | 'no' | 'unknown';
  /** The reasons as the Broker writes them. */
  readonly because: readonly string[];
}

const allVerified = 'All required verification results are published and successful';
const noDependencies = 'There are no missing dependencies';
const noEnvironment =
  'WARN: It is recommended to specify the environment into which you are deploying. Without the environment, this result will not be reliable.';
const noVersionNumber =
  'WARN: It is recommended to specify the version number (rather than the tag or branch) of the pacticipant you wish to deploy to avoid race conditions. Without a version number, this result will not be reliable.';
const notInProduction =
  'currently in production (no version is currently recorded as deployed/released in this environment)';

const publish = (version: string, pacts: Record<string, string>, branch?: string): BrokerEvent => ({
  kind: 'publish',
  consumer: 'OrderWeb',
  version,
  pacts,
  branch,
});
const verify = (version: string, content: string, success = true, branch?: string): BrokerEvent => ({
  kind: 'verify',
  provider: 'OrderApi',
  consumer: 'OrderWeb',
  version,
  content,
  success,
  branch,
});
const fail = (version: string, content: string): BrokerEvent => verify(version, content, false);
const build = (pacticipant: string, version: string, branch?: string): BrokerEvent => ({
  kind: 'build',
  pacticipant,
  version,
  branch,
});
const deploy = (pacticipant: string, version: string, instance?: string, environment = 'production'): BrokerEvent => ({
  kind: 'deploy',
  pacticipant,
  version,
  environment,
  instance,
});
const release = (pacticipant: string, version: string): BrokerEvent => ({
  kind: 'release',
  pacticipant,
  version,
  environment: 'production',
});
const tag = (pacticipant: string, version: string): BrokerEvent => ({kind: 'tag', pacticipant, version, tag: 'prod'});

const webAndApi: Question['selectors'] = [
  {pacticipant: 'OrderWeb', version: '1'},
  {pacticipant: 'OrderApi', version: '10'},
];

/** What `can-i-deploy --pacticipant … --version … --to-environment production` asks. */
const toProduction = (pacticipant: string, version: string, more: Partial<Question> = {}): Question => ({
  selectors: [{pacticipant, version}],
  to: {environment: 'production'},
  latestBy: 'cvpv',
  ...more,
});
/** What `can-i-merge` asks. */
const toMain = (pacticipant: string, version: string): Question => ({
  selectors: [{pacticipant, version}],
  to: {mainBranch: true, latest: true},
  latestBy: 'cvp',
});

/**
 * Rules of can-i-deploy. The answers were compared with what `PactBroker::Matrix::Service` of Pact Broker 2.120.0 gives
 * for the same data; most situations stand in its `spec/lib/pact_broker/matrix/`.
 */
export const ruleCases: readonly RuleCase[] = [
  {
    about: 'versions',
    rule: 'a version that the Broker has never heard of cannot be deployed',
    given: [publish('1', {OrderApi: 'a'})],
    ask: toProduction('OrderWeb', '2'),
    answer: 'no',
    because: ['No pacts or verifications have been published for version 2 of OrderWeb'],
  },
  {
    about: 'versions',
    rule: 'an application without pacts can be deployed',
    given: [build('OrderMailer', '1')],
    ask: toProduction('OrderMailer', '1'),
    answer: 'yes',
    because: [noDependencies],
  },
  {
    about: 'consumers',
    rule: 'a consumer needs its provider in the environment',
    given: [publish('1', {OrderApi: 'a'}), verify('10', 'a')],
    ask: toProduction('OrderWeb', '1'),
    answer: 'unknown',
    because: [`There is no verified pact between version 1 of OrderWeb and a version of OrderApi ${notInProduction}`],
  },
  {
    about: 'consumers',
    rule: 'a consumer can follow a provider that has verified its pact',
    given: [publish('1', {OrderApi: 'a'}), verify('10', 'a'), deploy('OrderApi', '10')],
    ask: toProduction('OrderWeb', '1'),
    answer: 'yes',
    because: [allVerified],
  },
  {
    about: 'consumers',
    rule: 'a pact that no provider version has verified is unknown, not failed',
    given: [publish('1', {OrderApi: 'a'}), deploy('OrderApi', '10')],
    ask: toProduction('OrderWeb', '1'),
    answer: 'unknown',
    because: [
      'There is no verified pact between version 1 of OrderWeb and the version of OrderApi currently in production (10)',
    ],
  },
  {
    about: 'consumers',
    rule: 'a result of a provider version that is not in the environment does not help',
    given: [publish('1', {OrderApi: 'a'}), deploy('OrderApi', '10'), verify('11', 'a')],
    ask: toProduction('OrderWeb', '1'),
    answer: 'unknown',
    because: [
      'There is no verified pact between version 1 of OrderWeb and the version of OrderApi currently in production (10)',
    ],
  },
  {
    about: 'consumers',
    rule: 'a failed result of the provider version in the environment refuses the consumer',
    given: [publish('1', {OrderApi: 'a'}), fail('10', 'a'), deploy('OrderApi', '10')],
    ask: toProduction('OrderWeb', '1'),
    answer: 'no',
    because: [
      'The verification for the pact between version 1 of OrderWeb and the version of OrderApi currently in production (10) failed',
    ],
  },
  {
    about: 'consumers',
    rule: 'a failed result of a provider version that is not in the environment does no harm',
    given: [publish('1', {OrderApi: 'a'}), verify('10', 'a'), deploy('OrderApi', '10'), fail('11', 'a')],
    ask: toProduction('OrderWeb', '1'),
    answer: 'yes',
    because: [allVerified],
  },
  {
    about: 'consumers',
    rule: 'every provider of a consumer version must be there',
    given: [publish('1', {OrderApi: 'a', CatalogueApi: 'c'}), verify('10', 'a'), deploy('OrderApi', '10')],
    ask: toProduction('OrderWeb', '1'),
    answer: 'unknown',
    because: [
      `There is no verified pact between version 1 of OrderWeb and a version of CatalogueApi ${notInProduction}`,
    ],
  },
  {
    about: 'consumers',
    rule: 'a missing result outweighs a failed one: unknown, with both reasons',
    given: [publish('1', {OrderApi: 'a', CatalogueApi: 'c'}), fail('10', 'a'), deploy('OrderApi', '10')],
    ask: toProduction('OrderWeb', '1'),
    answer: 'unknown',
    because: [
      'The verification for the pact between version 1 of OrderWeb and the version of OrderApi currently in production (10) failed',
      `There is no verified pact between version 1 of OrderWeb and a version of CatalogueApi ${notInProduction}`,
    ],
  },
  {
    about: 'consumers',
    rule: 'only the providers of this consumer version count, not those of later ones',
    given: [
      publish('1', {OrderApi: 'a'}),
      verify('10', 'a'),
      deploy('OrderApi', '10'),
      publish('2', {OrderApi: 'a', CatalogueApi: 'c'}),
    ],
    ask: toProduction('OrderWeb', '1'),
    answer: 'yes',
    because: [allVerified],
  },
  {
    about: 'consumers',
    rule: 'a provider that is no longer used does not count',
    given: [
      publish('1', {OrderApi: 'a', CatalogueApi: 'c'}),
      publish('2', {OrderApi: 'a'}),
      verify('10', 'a'),
      deploy('OrderApi', '10'),
    ],
    ask: toProduction('OrderWeb', '2'),
    answer: 'yes',
    because: [allVerified],
  },
  {
    about: 'consumers',
    rule: 'a consumer version without pacts needs nothing',
    given: [publish('1', {OrderApi: 'a'}), build('OrderWeb', '2')],
    ask: toProduction('OrderWeb', '2'),
    answer: 'yes',
    because: [noDependencies],
  },
  {
    about: 'providers',
    rule: 'a provider needs no consumer in the environment',
    given: [publish('1', {OrderApi: 'a'}), verify('10', 'a')],
    ask: toProduction('OrderApi', '10'),
    answer: 'yes',
    because: [noDependencies],
  },
  {
    about: 'providers',
    rule: 'a provider that has verified nothing can be deployed while no consumer is there',
    given: [publish('1', {OrderApi: 'a'}), build('OrderApi', '10')],
    ask: toProduction('OrderApi', '10'),
    answer: 'yes',
    because: [noDependencies],
  },
  {
    about: 'providers',
    rule: 'a provider must have verified the consumer version that is in the environment',
    given: [publish('1', {OrderApi: 'a'}), verify('10', 'a'), deploy('OrderWeb', '1')],
    ask: toProduction('OrderApi', '10'),
    answer: 'yes',
    because: [allVerified],
  },
  {
    about: 'providers',
    rule: 'a provider version without a result for the consumer in the environment is unknown',
    given: [publish('1', {OrderApi: 'a'}), verify('10', 'a'), deploy('OrderWeb', '1'), build('OrderApi', '11')],
    ask: toProduction('OrderApi', '11'),
    answer: 'unknown',
    because: [
      'There is no verified pact between the version of OrderWeb currently in production (1) and version 11 of OrderApi',
    ],
  },
  {
    about: 'providers',
    rule: 'a provider version that breaks the consumer in the environment is refused',
    given: [publish('1', {OrderApi: 'a'}), verify('10', 'a'), deploy('OrderWeb', '1'), fail('11', 'a')],
    ask: toProduction('OrderApi', '11'),
    answer: 'no',
    because: [
      'The verification for the pact between the version of OrderWeb currently in production (1) and version 11 of OrderApi failed',
    ],
  },
  {
    about: 'providers',
    rule: 'a failed result for a consumer version that is not in the environment does no harm to a provider',
    given: [
      publish('1', {OrderApi: 'a'}),
      verify('10', 'a'),
      deploy('OrderWeb', '1'),
      publish('2', {OrderApi: 'b'}),
      fail('10', 'b'),
    ],
    ask: toProduction('OrderApi', '10'),
    answer: 'yes',
    because: [allVerified],
  },
  {
    about: 'providers',
    rule: 'a version that the Broker knows from its deployment only has no results',
    given: [publish('1', {OrderApi: 'a'}), deploy('OrderWeb', '1'), deploy('OrderApi', '10', undefined, 'test')],
    ask: toProduction('OrderApi', '10'),
    answer: 'unknown',
    because: [
      'There is no verified pact between the version of OrderWeb currently in production (1) and version 10 of OrderApi',
    ],
  },
  {
    about: 'results',
    rule: 'a result belongs to the content: a pact that is published again unchanged is verified already',
    given: [publish('1', {OrderApi: 'a'}), verify('10', 'a'), deploy('OrderApi', '10'), publish('2', {OrderApi: 'a'})],
    ask: toProduction('OrderWeb', '2'),
    answer: 'yes',
    because: [allVerified],
  },
  {
    about: 'results',
    rule: 'a changed content needs a result of its own',
    given: [publish('1', {OrderApi: 'a'}), verify('10', 'a'), deploy('OrderApi', '10'), publish('2', {OrderApi: 'b'})],
    ask: toProduction('OrderWeb', '2'),
    answer: 'unknown',
    because: [
      'There is no verified pact between version 2 of OrderWeb and the version of OrderApi currently in production (10)',
    ],
  },
  {
    about: 'results',
    rule: 'a content that comes back has its old result',
    given: [
      publish('1', {OrderApi: 'a'}),
      verify('10', 'a'),
      deploy('OrderApi', '10'),
      publish('2', {OrderApi: 'b'}),
      fail('10', 'b'),
      publish('3', {OrderApi: 'a'}),
    ],
    ask: toProduction('OrderWeb', '3'),
    answer: 'yes',
    because: [allVerified],
  },
  {
    about: 'results',
    rule: 'of several results of a provider version the last counts: mended',
    given: [publish('1', {OrderApi: 'a'}), fail('10', 'a'), verify('10', 'a'), deploy('OrderApi', '10')],
    ask: toProduction('OrderWeb', '1'),
    answer: 'yes',
    because: [allVerified],
  },
  {
    about: 'results',
    rule: 'of several results of a provider version the last counts: broken',
    given: [publish('1', {OrderApi: 'a'}), verify('10', 'a'), fail('10', 'a'), deploy('OrderApi', '10')],
    ask: toProduction('OrderWeb', '1'),
    answer: 'no',
    because: [
      'The verification for the pact between version 1 of OrderWeb and the version of OrderApi currently in production (10) failed',
    ],
  },
  {
    about: 'results',
    rule: 'without latestby every result counts, the mended failure too',
    given: [publish('1', {OrderApi: 'a'}), fail('10', 'a'), verify('10', 'a'), deploy('OrderApi', '10')],
    ask: toProduction('OrderWeb', '1', {latestBy: undefined}),
    answer: 'no',
    because: [
      'The verification for the pact between version 1 of OrderWeb and the version of OrderApi currently in production (10) failed',
    ],
  },
  {
    about: 'consumers',
    rule: 'an application that is consumer and provider needs its own provider',
    given: [
      publish('1', {OrderApi: 'a'}),
      verify('10', 'a'),
      deploy('OrderWeb', '1'),
      {kind: 'publish', consumer: 'OrderApi', version: '10', pacts: {CatalogueApi: 'c'}},
    ],
    ask: toProduction('OrderApi', '10'),
    answer: 'unknown',
    because: [
      `There is no verified pact between version 10 of OrderApi and a version of CatalogueApi ${notInProduction}`,
    ],
  },
  {
    about: 'consumers',
    rule: 'an application that is consumer and provider is judged by both sides',
    given: [
      publish('1', {OrderApi: 'a'}),
      verify('10', 'a'),
      deploy('OrderWeb', '1'),
      {kind: 'publish', consumer: 'OrderApi', version: '10', pacts: {CatalogueApi: 'c'}},
      {kind: 'verify', provider: 'CatalogueApi', consumer: 'OrderApi', version: '20', content: 'c', success: true},
      deploy('CatalogueApi', '20'),
    ],
    ask: toProduction('OrderApi', '10'),
    answer: 'yes',
    because: [allVerified],
  },
  {
    about: 'consumers',
    rule: 'only neighbours count: what is behind the provider is not asked',
    given: [
      publish('1', {OrderApi: 'a'}),
      verify('10', 'a'),
      deploy('OrderApi', '10'),
      {kind: 'publish', consumer: 'OrderApi', version: '10', pacts: {CatalogueApi: 'c'}},
    ],
    ask: toProduction('OrderWeb', '1'),
    answer: 'yes',
    because: [allVerified],
  },
  {
    about: 'environments',
    rule: 'a deployment to another environment does not count',
    given: [publish('1', {OrderApi: 'a'}), verify('10', 'a'), deploy('OrderApi', '10', undefined, 'test')],
    ask: toProduction('OrderWeb', '1'),
    answer: 'unknown',
    because: [`There is no verified pact between version 1 of OrderWeb and a version of OrderApi ${notInProduction}`],
  },
  {
    about: 'environments',
    rule: 'a deployment takes the place of the one before it',
    given: [
      publish('1', {OrderApi: 'a'}),
      fail('10', 'a'),
      deploy('OrderApi', '10'),
      verify('11', 'a'),
      deploy('OrderApi', '11'),
    ],
    ask: toProduction('OrderWeb', '1'),
    answer: 'yes',
    because: [allVerified],
  },
  {
    about: 'environments',
    rule: 'an undeployed version is gone',
    given: [
      publish('1', {OrderApi: 'a'}),
      verify('10', 'a'),
      deploy('OrderApi', '10'),
      {kind: 'undeploy', pacticipant: 'OrderApi', version: '10', environment: 'production'},
    ],
    ask: toProduction('OrderWeb', '1'),
    answer: 'unknown',
    because: [`There is no verified pact between version 1 of OrderWeb and a version of OrderApi ${notInProduction}`],
  },
  {
    about: 'environments',
    rule: 'a provider is judged by the consumer versions of all instances',
    given: [
      publish('1', {OrderApi: 'a'}),
      verify('10', 'a'),
      deploy('OrderWeb', '1', 'blue'),
      publish('2', {OrderApi: 'b'}),
      deploy('OrderWeb', '2', 'green'),
    ],
    ask: toProduction('OrderApi', '10'),
    answer: 'unknown',
    because: [
      'There is no verified pact between one of the versions of OrderWeb currently in production (2) and version 10 of OrderApi',
    ],
  },
  {
    about: 'environments',
    rule: 'a failed result of one of several instances refuses the consumer',
    given: [
      publish('1', {OrderApi: 'a'}),
      fail('10', 'a'),
      deploy('OrderApi', '10', 'blue'),
      verify('11', 'a'),
      deploy('OrderApi', '11', 'green'),
    ],
    ask: toProduction('OrderWeb', '1'),
    answer: 'no',
    because: [
      'The verification for the pact between version 1 of OrderWeb and one of the versions of OrderApi currently in production (10) failed',
    ],
  },
  {
    about: 'environments',
    rule: 'with latestby=cvp only the newest provider version counts, which hides the instance that fails',
    given: [
      publish('1', {OrderApi: 'a'}),
      fail('10', 'a'),
      deploy('OrderApi', '10', 'blue'),
      verify('11', 'a'),
      deploy('OrderApi', '11', 'green'),
    ],
    ask: toProduction('OrderWeb', '1', {latestBy: 'cvp'}),
    answer: 'yes',
    because: [allVerified],
  },
  {
    about: 'environments',
    rule: 'a missing result of one of several instances is not noticed when another has one',
    given: [
      publish('1', {OrderApi: 'a'}),
      verify('10', 'a'),
      deploy('OrderApi', '10', 'blue'),
      deploy('OrderApi', '11', 'green'),
    ],
    ask: toProduction('OrderWeb', '1'),
    answer: 'yes',
    because: [allVerified],
  },
  {
    about: 'environments',
    rule: 'a missing result of all instances names no single one',
    given: [publish('1', {OrderApi: 'a'}), deploy('OrderApi', '10', 'blue'), deploy('OrderApi', '11', 'green')],
    ask: toProduction('OrderWeb', '1'),
    answer: 'unknown',
    because: ['There is no verified pact between version 1 of OrderWeb and any version of OrderApi'],
  },
  {
    about: 'environments',
    rule: 'released versions stay side by side, and each counts',
    given: [
      publish('1', {OrderApi: 'a'}),
      verify('10', 'a'),
      release('OrderWeb', '1'),
      publish('2', {OrderApi: 'b'}),
      fail('10', 'b'),
      release('OrderWeb', '2'),
    ],
    ask: toProduction('OrderApi', '10'),
    answer: 'no',
    because: [
      'The verification for the pact between one of the versions of OrderWeb currently in production (2) and version 10 of OrderApi failed',
    ],
  },
  {
    about: 'environments',
    rule: 'a released version whose support has ended does not count',
    given: [
      publish('1', {OrderApi: 'a'}),
      fail('10', 'a'),
      release('OrderWeb', '1'),
      {kind: 'end-support', pacticipant: 'OrderWeb', version: '1', environment: 'production'},
    ],
    ask: toProduction('OrderApi', '10'),
    answer: 'yes',
    because: [noDependencies],
  },
  {
    about: 'environments',
    rule: 'deployed and released versions count together',
    given: [
      publish('1', {OrderApi: 'a'}),
      fail('10', 'a'),
      release('OrderWeb', '1'),
      publish('2', {OrderApi: 'b'}),
      verify('10', 'b'),
      deploy('OrderWeb', '2'),
    ],
    ask: toProduction('OrderApi', '10'),
    answer: 'no',
    because: [
      'The verification for the pact between one of the versions of OrderWeb currently in production (1) and version 10 of OrderApi failed',
    ],
  },
  {
    about: 'targets',
    rule: 'can-i-merge compares with the head of the main branch',
    given: [publish('1', {OrderApi: 'a'}, 'feat/basket'), verify('10', 'a', true, 'main')],
    ask: toMain('OrderWeb', '1'),
    answer: 'yes',
    because: [allVerified],
  },
  {
    about: 'targets',
    rule: 'can-i-merge overlooks earlier versions of the main branch',
    given: [
      publish('1', {OrderApi: 'a'}, 'feat/basket'),
      verify('10', 'a', true, 'main'),
      build('OrderApi', '11', 'main'),
    ],
    ask: toMain('OrderWeb', '1'),
    answer: 'unknown',
    because: [
      'There is no verified pact between version 1 of OrderWeb and the latest version of OrderApi from branch main (11)',
    ],
  },
  {
    about: 'targets',
    rule: 'can-i-merge finds nothing where no main branch is known',
    given: [publish('1', {OrderApi: 'a'}, 'feat/basket'), verify('10', 'a', true, 'feat/stock')],
    ask: toMain('OrderWeb', '1'),
    answer: 'unknown',
    because: [
      'There is no verified pact between version 1 of OrderWeb and the latest version of OrderApi from the main branch (no versions exist for this branch)',
    ],
  },
  {
    about: 'targets',
    rule: 'a tag as the target stands for the newest version that has it',
    given: [
      publish('1', {OrderApi: 'a'}),
      verify('10', 'a'),
      tag('OrderApi', '10'),
      fail('11', 'a'),
      tag('OrderApi', '11'),
    ],
    ask: {selectors: [{pacticipant: 'OrderWeb', version: '1'}], to: {tag: 'prod', latest: true}, latestBy: 'cvp'},
    answer: 'no',
    because: [
      'The verification for the pact between version 1 of OrderWeb and the latest version of OrderApi with tag prod (11) failed',
    ],
  },
  {
    about: 'targets',
    rule: 'without a target the newest version of all counts, with a warning',
    given: [publish('1', {OrderApi: 'a'}), verify('10', 'a'), build('OrderApi', '11')],
    ask: {selectors: [{pacticipant: 'OrderWeb', version: '1'}], to: {latest: true}, latestBy: 'cvp'},
    answer: 'unknown',
    because: [
      noEnvironment,
      'There is no verified pact between version 1 of OrderWeb and the latest version of OrderApi (11)',
    ],
  },
  {
    about: 'versions',
    rule: 'a branch in place of a version number gets a warning',
    given: [publish('1', {OrderApi: 'a'}, 'main'), verify('10', 'a'), deploy('OrderApi', '10')],
    ask: toProduction('OrderWeb', '1', {selectors: [{pacticipant: 'OrderWeb', branch: 'main', latest: true}]}),
    answer: 'yes',
    because: [noVersionNumber, allVerified],
  },
  {
    about: 'versions',
    rule: 'a branch without latest stands for all of its versions',
    given: [
      publish('1', {OrderApi: 'a'}, 'main'),
      fail('10', 'a'),
      publish('2', {OrderApi: 'b'}, 'main'),
      verify('10', 'b'),
      deploy('OrderApi', '10'),
    ],
    ask: toProduction('OrderWeb', '1', {selectors: [{pacticipant: 'OrderWeb', branch: 'main'}]}),
    answer: 'no',
    because: [
      noVersionNumber,
      'The verification for the pact between one of the versions of OrderWeb from branch main (1) and the version of OrderApi currently in production (10) failed',
    ],
  },
  {
    about: 'versions',
    rule: 'a branch that no version is on cannot be deployed',
    given: [publish('1', {OrderApi: 'a'}, 'main')],
    ask: toProduction('OrderWeb', '1', {selectors: [{pacticipant: 'OrderWeb', branch: 'feat/basket', latest: true}]}),
    answer: 'no',
    because: [noVersionNumber, 'No version of OrderWeb from branch feat/basket exists'],
  },
  {
    about: 'several',
    rule: 'several versions without a target are compared among themselves only',
    given: [publish('1', {OrderApi: 'a', CatalogueApi: 'c'}), verify('10', 'a')],
    ask: {
      selectors: webAndApi,
      latestBy: 'cvpv',
    },
    answer: 'yes',
    because: [allVerified],
  },
  {
    about: 'several',
    rule: 'several versions without a pact between them have nothing missing',
    given: [publish('1', {OrderApi: 'a'}), build('OrderMailer', '5')],
    ask: {
      selectors: [
        {pacticipant: 'OrderWeb', version: '1'},
        {pacticipant: 'OrderMailer', version: '5'},
      ],
      latestBy: 'cvpv',
    },
    answer: 'yes',
    because: [noDependencies],
  },
  {
    about: 'several',
    rule: 'two applications with pacts on each other need both results',
    given: [
      publish('1', {OrderApi: 'a'}),
      verify('10', 'a'),
      {kind: 'publish', consumer: 'OrderApi', version: '10', pacts: {OrderWeb: 'o'}},
    ],
    ask: {
      selectors: webAndApi,
      latestBy: 'cvpv',
    },
    answer: 'unknown',
    because: ['There is no verified pact between version 10 of OrderApi and version 1 of OrderWeb'],
  },
  {
    about: 'several',
    rule: 'several versions with a target are compared with the environment, too',
    given: [publish('1', {OrderApi: 'a', CatalogueApi: 'c'}), verify('10', 'a'), deploy('CatalogueApi', '20')],
    ask: {
      selectors: webAndApi,
      to: {environment: 'production'},
      latestBy: 'cvpv',
    },
    answer: 'unknown',
    because: [
      'There is no verified pact between version 1 of OrderWeb and the version of CatalogueApi currently in production (20)',
    ],
  },
  {
    about: 'ignoring',
    rule: 'an ignored provider may be missing',
    given: [publish('1', {OrderApi: 'a', CatalogueApi: 'c'}), verify('10', 'a'), deploy('OrderApi', '10')],
    ask: toProduction('OrderWeb', '1', {ignore: [{pacticipant: 'CatalogueApi'}]}),
    answer: 'yes',
    because: [allVerified],
  },
  {
    about: 'ignoring',
    rule: 'an ignored provider may fail',
    given: [publish('1', {OrderApi: 'a'}), fail('10', 'a'), deploy('OrderApi', '10')],
    ask: toProduction('OrderWeb', '1', {ignore: [{pacticipant: 'OrderApi'}]}),
    answer: 'yes',
    because: [noDependencies],
  },
  {
    about: 'ignoring',
    rule: 'an ignored version leaves the other versions of the application in',
    given: [
      publish('1', {OrderApi: 'a'}),
      fail('10', 'a'),
      deploy('OrderApi', '10', 'blue'),
      fail('11', 'a'),
      deploy('OrderApi', '11', 'green'),
    ],
    ask: toProduction('OrderWeb', '1', {ignore: [{pacticipant: 'OrderApi', version: '10'}]}),
    answer: 'no',
    because: [
      'The verification for the pact between version 1 of OrderWeb and one of the versions of OrderApi currently in production (11) failed',
    ],
  },
  {
    about: 'ignoring',
    rule: 'an ignored version does not excuse a missing result, which has no version',
    given: [publish('1', {OrderApi: 'a'}), deploy('OrderApi', '10')],
    ask: toProduction('OrderWeb', '1', {ignore: [{pacticipant: 'OrderApi', version: '10'}]}),
    answer: 'unknown',
    because: [
      'There is no verified pact between version 1 of OrderWeb and the version of OrderApi currently in production (10)',
    ],
  },
  {
    about: 'ignoring',
    // cspell:ignore Ordre -- a misspelt name
    rule: 'an application to ignore that does not exist gets a warning',
    given: [publish('1', {OrderApi: 'a'}), verify('10', 'a'), deploy('OrderApi', '10')],
    ask: toProduction('OrderWeb', '1', {ignore: [{pacticipant: 'OrdreApi'}]}),
    answer: 'yes',
    because: ['WARN: Cannot ignore any version of OrdreApi (no such pacticipant exists)', allVerified],
  },
  {
    about: 'several',
    rule: 'a name alone stands for every version of the application',
    given: [publish('1', {OrderApi: 'a'}), verify('10', 'a'), publish('2', {OrderApi: 'b'}), fail('10', 'b')],
    ask: {selectors: [{pacticipant: 'OrderWeb'}, {pacticipant: 'OrderApi'}], latestBy: 'cvpv'},
    answer: 'no',
    because: ['The verification for the pact between any version of OrderWeb and any version of OrderApi failed'],
  },
];
