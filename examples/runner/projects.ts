import {courses} from '../../src/data/courses';
import {cargoTest, followed, goTest, junit, unittest, type Counter} from './count';
import {languageJourneys, workshopJourneys} from './follow/journeys';
import {compileOnce, nativeLibrary, quickStart} from './shared';

/** A project that runs, given its toolchain. */
export interface Project {
  /** Name of its folder in `examples/`, unless there is `folder`. */
  readonly id: string;
  readonly folder?: string;
  /** Commands that answer where the toolchain is. */
  readonly tools: readonly (readonly string[])[];
  /** Commands that fetch and compile what the tests need. */
  readonly prepare: readonly (readonly string[])[];
  readonly test: readonly string[];
  readonly counter: Counter;
  /** Verifies the pacts in the folder that PACT_DIR names, and nothing else. */
  readonly cross?: readonly string[];
  /** Verifies the pacts of the Broker that PACT_BROKER_BASE_URL names, and nothing else. */
  readonly broker?: readonly string[];
  /** Name of what tables of interfaces are taken from; compared with what is installed. */
  readonly surface?: string;
  /** Variables that the commands need. */
  readonly environment?: (root: string) => Readonly<Record<string, string>>;
}

/** A project that Maven builds: consumer tests run with Surefire, those of providers with Failsafe. */
function maven(id: string): Project {
  const quiet = ['mvn', '--batch-mode', '--quiet', '--no-transfer-progress'];
  const providers = [...quiet, 'test-compile', 'failsafe:integration-test', 'failsafe:verify'];
  return {
    id,
    tools: [
      ['javac', '-version'],
      ['mvn', '--version'],
    ],
    prepare: [[...quiet, 'test-compile']],
    test: [...quiet, 'verify'],
    counter: junit('target/surefire-reports', 'target/failsafe-reports'),
    cross: [...providers, '-Dit.test=OrderApiIT,OrderPublisherIT'],
    broker: [...providers, '-Dit.test=OrderApiBrokerIT'],
    environment: quickStart,
  };
}

/** A project of its own within one of Maven: with another test framework, or an older or a larger dependency. */
function mavenPart(id: string, folder: string): Project {
  const {tools} = maven(id);
  const test = ['mvn', '--batch-mode', '--quiet', '--no-transfer-progress', 'test'];
  return {id, folder, tools, prepare: [], test, counter: junit('target/surefire-reports'), environment: quickStart};
}

/** A project whose tests run commands in Bash. */
function commandLine(id: string, ...more: readonly string[]): Project {
  return {
    id,
    tools: [
      ['node', '--version'],
      ['bash', '--version'],
      ['git', '--version'],
      ['curl', '--version'],
      ...more.map((tool) => [tool, '--version']),
    ],
    prepare: [],
    test: ['npx', 'vitest', 'run'],
    counter: junit('test-results'),
  };
}

const follower = [
  ['npm', '--version'],
  ['bash', '--version'],
  ['git', '--version'],
  ['curl', '--version'],
] as const;

/** A project that follows pages. */
function follow(id: string, ...journeys: readonly string[]): Project {
  return {
    id,
    folder: 'runner',
    tools: follower,
    prepare: [],
    test: ['npx', 'tsx', '../runner/follow/main.ts', ...journeys],
    counter: followed,
  };
}

/** Options of Vitest that choose projects of its configuration. */
function vitestProjects(...names: readonly string[]): string[] {
  return names.flatMap((name) => ['--project', name]);
}

/** The projects in the order in which they run. */
export const projects: readonly Project[] = [
  {
    id: 'javascript',
    tools: [
      ['node', '--version'],
      ['openssl', 'version'],
    ],
    prepare: [['npx', 'tsc']],
    test: ['npx', 'vitest', 'run', ...vitestProjects('consumers', 'providers', 'migrations', 'messages', 'frameworks')],
    counter: junit('test-results'),
    cross: ['npx', 'vitest', 'run', '--project', 'providers', 'order-api.test', 'order-publisher'],
    broker: ['npx', 'vitest', 'run', '--project', 'broker'],
  },
  {...maven('java'), surface: 'pact-jvm'},
  mavenPart('java-boot4', 'java/spring/boot4'),
  mavenPart('java-boot3', 'java/spring/boot3'),
  mavenPart('java-boot2', 'java/spring/boot2'),
  mavenPart('java-https', 'java/https'),
  mavenPart('java-junit4-web', 'java/junit4-consumer'),
  mavenPart('java-junit4-api', 'java/junit4-provider'),
  {
    id: 'java-maven',
    folder: 'java/maven',
    tools: [
      ['javac', '-version'],
      ['mvn', '--version'],
    ],
    prepare: [],
    test: ['npx', 'vitest', 'run'],
    counter: junit('test-results'),
    surface: 'pact-jvm-build',
  },
  maven('kotlin'),
  {
    id: 'go',
    tools: [['go', 'version']],
    prepare: [['go', 'mod', 'download']],
    test: ['go', 'test', '-json', '-count=1', '-p=1', './...'],
    counter: goTest,
    surface: 'pact-go',
    cross: ['go', 'test', '-json', '-count=1', '-run=ItsPact$', './provider'],
    broker: ['go', 'test', '-json', '-count=1', '-run=OrderAPIHonours', './provider'],
    environment: nativeLibrary,
  },
  {
    id: 'python',
    tools: [['python3', '-c', 'import sys, venv; sys.exit(sys.version_info < (3, 11))']],
    prepare: [
      ['python3', '-m', 'venv', '.venv'],
      ['.venv/bin/pip', 'install', '--quiet', '--disable-pip-version-check', '-r', 'requirements.txt'],
    ],
    test: ['.venv/bin/pytest'],
    counter: junit('reports'),
    surface: 'pact-python',
    cross: ['.venv/bin/pytest', 'tests/provider/test_order_api.py', 'tests/provider/test_order_publisher.py'],
    broker: ['.venv/bin/pytest', 'tests/provider/test_order_api_broker.py'],
  },
  commandLine('cli', 'jq'),
  commandLine('ci'),
  {
    id: 'rust',
    tools: [['cargo', '--version']],
    prepare: [['cargo', 'test', '--locked', '--no-run']],
    test: ['cargo', 'test', '--locked'],
    counter: cargoTest,
    surface: 'pact-rust',
    cross: ['cargo', 'test', '--locked', '--test', 'provider', 'the_pact_with_order_'],
    broker: ['cargo', 'test', '--locked', '--test', 'provider', 'in_the_broker', '--', '--ignored'],
    environment: compileOnce,
  },
  {
    id: 'rust-core',
    folder: 'rust/core',
    tools: [['cargo', '--version']],
    prepare: [],
    test: ['cargo', 'test', '--locked'],
    counter: cargoTest,
    environment: compileOnce,
  },
  {
    id: 'ffi',
    tools: [['python3', '--version']],
    prepare: [],
    test: ['python3', '-m', 'unittest'],
    counter: unittest,
    environment: nativeLibrary,
  },
  // Pages are followed to the letter, in empty folders: those of the courses, and "Get started" of each language.
  {...follow('university', ...courses.map(({id}) => id)), folder: 'university'},
  ...[...languageJourneys, ...workshopJourneys].map(({id, tools = []}) => ({
    ...follow(`follow-${id}`, id),
    tools: [...follower, ...tools],
  })),
];
