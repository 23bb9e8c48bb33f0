import {existsSync} from 'node:fs';
import path from 'node:path';

import {cargoTest, followed, goTest, junit, type Counter} from './count';

/** A project that runs, given its toolchain. */
export interface Project {
  /** Name of its folder in `examples/`. */
  readonly id: string;
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
  /** Variables that the commands need. */
  readonly environment?: (root: string) => Readonly<Record<string, string>>;
}

/**
 * Variables that let Go link and load the native library of Pact from the npm package that the
 * JavaScript project brings, so that nothing has to be installed for the whole machine.
 */
function nativeLibrary(root: string): Record<string, string> {
  const platform = `${process.platform}-${process.arch}`;
  const folder = [`pact-core-${platform}`, `pact-core-${platform}-glibc`, `pact-core-${platform}-musl`]
    .map((name) => path.join(root, 'node_modules/@pact-foundation', name, 'prebuilds', platform))
    .find((each) => existsSync(each));
  return folder ? {LIBRARY_PATH: folder, LD_LIBRARY_PATH: folder, DYLD_LIBRARY_PATH: folder} : {};
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
  };
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
  maven('java'),
  maven('kotlin'),
  {
    id: 'go',
    tools: [['go', 'version']],
    prepare: [['go', 'mod', 'download']],
    test: ['go', 'test', '-json', '-count=1', '-p=1', './...'],
    counter: goTest,
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
    cross: ['cargo', 'test', '--locked', '--test', 'provider', 'the_pact_with_order_'],
    broker: ['cargo', 'test', '--locked', '--test', 'provider', 'in_the_broker', '--', '--ignored'],
  },
  {
    // The pages are followed to the letter, in empty folders: those of the courses, and "Get started" of a language.
    id: 'university',
    tools: [
      ['npm', '--version'],
      ['bash', '--version'],
      ['git', '--version'],
      ['curl', '--version'],
    ],
    prepare: [],
    test: ['npx', 'tsx', '../runner/follow/main.ts'],
    counter: followed,
  },
];
