import {courses} from '../../src/data/courses';
import {cargoTest, dotnetTest, followed, goTest, junit, rspec, sbtTest, unittest, type Counter} from './count';
import {languageJourneys, workshopJourneys} from './follow/journeys';
import {sections} from './paste/pages';
import type {Tool} from './paste/set-up';
import {registries, withArtifact, type Registry} from './registries';
import {atLeastRuby32, cargoEnvironment, nativeLibraryEnvironment, mavenEnvironment, php83WithFfi} from './shared';

/** A project to test, if its toolchain is installed. */
export interface Project {
  /** Also its folder in `examples/`, unless `folder` is set. */
  readonly id: string;
  readonly folder?: string;
  /** Commands that succeed in its folder when the toolchain is installed, in a version that fits. */
  readonly tools: readonly (readonly string[])[];
  /** Where its libraries come from. */
  readonly registries?: readonly Registry[];
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

/**
 * A Maven project: Surefire runs the consumer tests, Failsafe the provider tests.
 *
 * @param provider end of the names of provider tests
 */
function maven(id: string, provider = 'IT'): Project {
  const mvn = ['mvn', '--batch-mode', '--quiet', '--no-transfer-progress'];
  const providers = [...mvn, 'test-compile', 'failsafe:integration-test', 'failsafe:verify'];
  return {
    id,
    tools: [
      ['javac', '-version'],
      ['mvn', '--version'],
    ],
    registries: [registries.maven],
    prepare: [[...mvn, 'test-compile']],
    test: [...mvn, 'verify'],
    counter: junit('target/surefire-reports', 'target/failsafe-reports'),
    cross: [...providers, `-Dit.test=OrderApi${provider},OrderPublisher${provider}`],
    broker: [...providers, `-Dit.test=OrderApiBroker${provider}`],
    environment: mavenEnvironment,
  };
}

/** A separate Maven project inside another, with a different test framework or dependency. It runs at night. */
function mavenModule(id: string, folder: string): Project {
  const {tools, environment} = maven(id);
  const test = ['mvn', '--batch-mode', '--quiet', '--no-transfer-progress', 'test'];
  return {
    id,
    folder,
    tools,
    registries: [registries.maven],
    prepare: [],
    test,
    counter: junit('target/surefire-reports'),
    isNightly: true,
    environment,
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

/** A command that runs classes of the tests of the .NET provider. */
function dotnetProvider(...classes: readonly string[]): readonly string[] {
  const filter = classes.map((name) => `FullyQualifiedName~.${name}.`).join('|');
  return ['dotnet', 'test', 'test/OrderApi.Tests', '--tl:off', '--filter', filter];
}

/** A command that runs specs of the Ruby provider. */
const rspecOf = (...names: readonly string[]): readonly string[] => [
  ...['bundle', 'exec', 'rspec'],
  ...names.map((name) => `spec/pact/consumers/${name}.rb`),
];

/** A project that follows pages. */
function followProject(id: string, ...journeys: readonly string[]): Project {
  return {
    id,
    folder: 'runner',
    tools: followTools,
    registries: [registries.npm],
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

/** Where pasted samples get their libraries from. */
const pasteRegistries: Readonly<Record<Tool, Registry>> = {
  npm: registries.npm,
  maven: registries.maven,
  pip: registries.pypi,
  go: registries.go,
  cargo: registries.crates,
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
    registries: [registries.maven],
    prepare: [],
    test: ['npx', 'vitest', 'run'],
    counter: junit('test-results'),
    surface: 'pact-jvm-build',
  },
  maven('kotlin'),
  {
    ...maven('groovy', 'ProviderTest'),
    // Some copies of Maven Central don't have this library.
    registries: [{name: 'Maven Central', probe: withArtifact('au.com.dius.pact.consumer:groovy:4.7.5')}],
  },
  {
    id: 'scala',
    tools: [['sbt', '--version']],
    registries: [registries.maven],
    prepare: [],
    test: ['sbt', '-batch', 'verify'],
    counter: sbtTest,
    cross: ['sbt', '-batch', 'testOnly *.OrderApiProviderSuite *.OrderPublisherProviderSuite'],
    broker: ['sbt', '-batch', 'testOnly *.OrderApiBrokerProviderSuite'],
  },
  {
    id: 'go',
    tools: [['go', 'version']],
    registries: [registries.go],
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
    registries: [registries.pypi],
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
    registries: [registries.crates],
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
    registries: [registries.crates],
    prepare: [],
    test: ['cargo', 'test', '--locked'],
    counter: cargoTest,
    environment: cargoEnvironment,
  },
  {
    id: 'dotnet',
    // Without the SDK that `global.json` asks for, this fails.
    tools: [['dotnet', '--version']],
    registries: [registries.nuget],
    prepare: [['dotnet', 'build']],
    // One test project after the other: the consumer's tests write the pacts that the provider's tests verify.
    test: ['dotnet', 'test', '--no-build', '-maxcpucount:1', '--tl:off'],
    counter: dotnetTest,
    cross: dotnetProvider('OrderApiTests', 'OrderPublisherTests'),
    broker: dotnetProvider('BrokerTests'),
  },
  {
    id: 'ruby',
    tools: [atLeastRuby32, ['bundle', '--version']],
    registries: [registries.rubygems],
    prepare: [['bundle', 'install', '--quiet']],
    test: ['bundle', 'exec', 'rake'],
    counter: rspec,
    cross: rspecOf('order_api_spec', 'order_publisher_spec'),
    broker: rspecOf('order_api_broker_spec'),
  },
  {
    id: 'ruby-v1',
    folder: 'ruby/v1',
    tools: [['bundle', '--version']],
    registries: [registries.rubygems],
    prepare: [['bundle', 'install', '--quiet']],
    test: ['bundle', 'exec', 'rake'],
    counter: rspec,
  },
  {
    id: 'php',
    tools: [php83WithFfi, ['composer', '--version']],
    registries: [registries.packagist],
    prepare: [['composer', 'install', '--no-interaction', '--quiet']],
    test: ['vendor/bin/phpunit'],
    counter: junit('reports'),
    cross: ['vendor/bin/phpunit', '--filter', 'Provider.(OrderApiTest|OrderPublisherTest)::'],
    broker: ['vendor/bin/phpunit', '--filter', 'OrderApiBrokerTest'],
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
  ...[...languageJourneys, ...workshopJourneys].map(({id, tools = [], registries: more = []}) => ({
    ...followProject(`follow-${id}`, id),
    tools: [...followTools, ...tools],
    registries: [registries.npm, ...more],
  })),
  // Paste the first sample of each page of a section into an empty project.
  ...sections.map(({id, tool, tools = []}): Project => ({
    ...followProject(`paste-${id}`),
    tools: [...followTools, ...tools],
    registries: [pasteRegistries[tool]],
    test: ['npx', 'tsx', '../runner/paste/main.ts', id],
    // They install or compile a project for each page.
    isNightly: true,
    ...(pasteEnvironments[tool] ? {environment: pasteEnvironments[tool]} : {}),
  })),
];
