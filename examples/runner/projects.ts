import {courses} from '../../src/data/courses';
import {cargoTest, followed, goTest, junit, unittest, type Counter} from './count';
import {languageJourneys, workshopJourneys} from './follow/journeys';
import {sections} from './paste/pages';
import type {Tool} from './paste/set-up';
import {cargoEnvironment, nativeLibraryEnvironment, mavenEnvironment} from './shared';

/** A project to test, if its toolchain is installed. */
export interface Project {
  /** Also its folder in `examples/`, unless `folder` is set. */
  readonly id: string;
  readonly folder?: string;
  /** Commands that succeed when the toolchain is installed. */
  readonly tools: readonly (readonly string[])[];
  /** Commands that install and compile dependencies. */
  readonly prepare: readonly (readonly string[])[];
  readonly test: readonly string[];
  readonly counter: Counter;
  /** Verifies only the pacts in the folder PACT_DIR. */
  readonly cross?: readonly string[];
  /** Verifies only the pacts of the Broker at PACT_BROKER_BASE_URL. */
  readonly broker?: readonly string[];
  /** Name of the API surface to compare with the installed library. */
  readonly surface?: string;
  /** Whether it takes too long for each change: `npm run test:all` runs it, and `npm run examples -- --only <id>`. */
  readonly isNightly?: boolean;
  /** Environment of the commands. */
  readonly environment?: (root: string) => Readonly<Record<string, string>>;
}

/** A Maven project: Surefire runs the consumer tests, Failsafe the provider tests. */
function maven(id: string): Project {
  const mvn = ['mvn', '--batch-mode', '--quiet', '--no-transfer-progress'];
  const providers = [...mvn, 'test-compile', 'failsafe:integration-test', 'failsafe:verify'];
  return {
    id,
    tools: [
      ['javac', '-version'],
      ['mvn', '--version'],
    ],
    prepare: [[...mvn, 'test-compile']],
    test: [...mvn, 'verify'],
    counter: junit('target/surefire-reports', 'target/failsafe-reports'),
    cross: [...providers, '-Dit.test=OrderApiIT,OrderPublisherIT'],
    broker: [...providers, '-Dit.test=OrderApiBrokerIT'],
    environment: mavenEnvironment,
  };
}

/** A separate Maven project inside another, with a different test framework or dependency. */
function mavenModule(id: string, folder: string): Project {
  const {tools} = maven(id);
  const test = ['mvn', '--batch-mode', '--quiet', '--no-transfer-progress', 'test'];
  return {
    id,
    folder,
    tools,
    prepare: [],
    test,
    counter: junit('target/surefire-reports'),
    environment: mavenEnvironment,
  };
}

/** A project whose tests run Bash commands. */
function bashProject(id: string, ...more: readonly string[]): Project {
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

const followTools = [
  ['npm', '--version'],
  ['bash', '--version'],
  ['git', '--version'],
  ['curl', '--version'],
] as const;

/** A project that follows pages. */
function followProject(id: string, ...journeys: readonly string[]): Project {
  return {
    id,
    folder: 'runner',
    tools: followTools,
    prepare: [],
    test: ['npx', 'tsx', '../runner/follow/main.ts', ...journeys],
    counter: followed,
  };
}

/** Vitest options that select projects. */
function vitestProjects(...names: readonly string[]): string[] {
  return names.flatMap((name) => ['--project', name]);
}

/** Environments of pasted samples: what readers don't have only saves time, but for the native library of Go. */
const pasteEnvironments: Readonly<Partial<Record<Tool, NonNullable<Project['environment']>>>> = {
  maven: mavenEnvironment,
  cargo: cargoEnvironment,
  go: nativeLibraryEnvironment,
};

/** All projects, in the order in which they run. */
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
  mavenModule('java-boot4', 'java/spring/boot4'),
  mavenModule('java-boot3', 'java/spring/boot3'),
  mavenModule('java-boot2', 'java/spring/boot2'),
  mavenModule('java-https', 'java/https'),
  mavenModule('java-junit4-web', 'java/junit4-consumer'),
  mavenModule('java-junit4-api', 'java/junit4-provider'),
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
    environment: nativeLibraryEnvironment,
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
  bashProject('cli', 'jq'),
  bashProject('ci'),
  {
    id: 'rust',
    tools: [['cargo', '--version']],
    prepare: [['cargo', 'test', '--locked', '--no-run']],
    test: ['cargo', 'test', '--locked'],
    counter: cargoTest,
    surface: 'pact-rust',
    cross: ['cargo', 'test', '--locked', '--test', 'provider', 'the_pact_with_order_'],
    broker: ['cargo', 'test', '--locked', '--test', 'provider', 'in_the_broker', '--', '--ignored'],
    environment: cargoEnvironment,
  },
  {
    id: 'rust-core',
    folder: 'rust/core',
    tools: [['cargo', '--version']],
    prepare: [],
    test: ['cargo', 'test', '--locked'],
    counter: cargoTest,
    environment: cargoEnvironment,
  },
  {
    id: 'ffi',
    tools: [['python3', '--version']],
    prepare: [],
    test: ['python3', '-m', 'unittest'],
    counter: unittest,
    environment: nativeLibraryEnvironment,
  },
  // Follow pages literally, in empty folders: the courses, and "Get started" of each language.
  {...followProject('university', ...courses.map(({id}) => id)), folder: 'university'},
  ...[...languageJourneys, ...workshopJourneys].map(({id, tools = []}) => ({
    ...followProject(`follow-${id}`, id),
    tools: [...followTools, ...tools],
  })),
  // Paste the first sample of each page of a section into an empty project.
  ...sections.map(({id, tool, tools = []}): Project => ({
    ...followProject(`paste-${id}`),
    tools: [...followTools, ...tools],
    test: ['npx', 'tsx', '../runner/paste/main.ts', id],
    // These compile for minutes.
    isNightly: tool === 'maven' || tool === 'cargo',
    ...(pasteEnvironments[tool] ? {environment: pasteEnvironments[tool]} : {}),
  })),
];
