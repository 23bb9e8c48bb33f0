// cspell:words javac
import {withArtifact} from '../registries';
import type {SetUp, Tool} from './set-up';

/** A page whose first test is pasted. */
export interface PastedPage {
  readonly page: string;
  /** What its reader has installed already: packages of npm or pip, or coordinates of Maven artifacts. */
  readonly has?: SetUp;
  /** Files besides code that the sample reads, such as pictures. They keep their path below the example project. */
  readonly files?: readonly string[];
  /** Folder or file of the provider, which readers of a page about verification have. The sample goes beside it. */
  readonly provider?: string;
  /** Page whose first sample has written the pact to verify. */
  readonly pactOf?: string;
}

/** A section of the site whose first samples are pasted into empty projects. */
export interface Section {
  readonly id: string;
  readonly languages: readonly string[];
  /** Folder of its pages in `docs/implementation_guides`. */
  readonly guide: string;
  readonly tool: Tool;
  /** The page with the section's installation, for pages that don't have their own. */
  readonly installation: string;
  /** Commands that succeed when the tools of the section are installed. */
  readonly tools?: readonly (readonly string[])[];
  readonly pages: readonly PastedPage[];
  /** Pages whose first test isn't pasted, and why. */
  readonly others: Readonly<Record<string, string>>;
}

const js = (page: string): string => `docs/implementation_guides/javascript/${page}.mdx`;
const jvm = (page: string): string => `docs/implementation_guides/jvm/${page}.mdx`;
const python = (page: string): string => `docs/implementation_guides/python/${page}.mdx`;
const go = (page: string): string => `docs/implementation_guides/go/${page}.mdx`;
const rust = (page: string): string => `docs/implementation_guides/rust/${page}.mdx`;

const java = 'examples/java/src/main/java/com/example/shop/orders';
const kotlin = 'examples/kotlin/src/main/kotlin/com/example/shop/orders';
const jackson = 'tools.jackson.core:jackson-databind';
const jacksonForKotlin = 'tools.jackson.module:jackson-module-kotlin';
const jvmTools = [
  ['javac', '-version'],
  ['mvn', '--version'],
];

const isFollowed = 'starts from an empty folder; follow/ follows it';
const needsSpring = 'tests a Spring Boot application; the projects in examples/java/spring run it';
const needsPlugin = 'needs an installed plugin; its project in examples/ runs it';

/** What readers of the guide of Python use in their tests. */
const testTools = ['pytest', 'httpx'];

/** Sections whose first samples are pasted. */
export const sections: readonly Section[] = [
  {
    id: 'javascript',
    guide: 'javascript',
    languages: ['javascript', 'typescript', 'js', 'ts'],
    tool: 'npm',
    installation: js('readme'),
    pages: [
      {page: js('readme')},
      {page: js('docs/consumer')},
      {page: js('docs/bodies'), files: ['examples/javascript/consumers/parcel.png']},
      {page: js('docs/mock_server')},
      {page: js('docs/matching')},
      {page: js('docs/provider'), provider: 'examples/javascript/providers', pactOf: js('readme')},
      {page: js('docs/messages')},
      {page: js('docs/graphql')},
      {page: js('docs/xml')},
      {page: js('docs/test_frameworks')},
      {page: js('docs/build_tools')},
      {page: js('docs/troubleshooting')},
      {page: js('docs/troubleshooting_provider'), provider: 'examples/javascript/providers', pactOf: js('readme')},
      {page: js('docs/migrations/9-10'), has: ['vitest']},
      {page: js('docs/migrations/16'), has: ['vitest']},
    ],
    others: {
      [js('docs/plugins')]: needsPlugin,
    },
  },
  {
    id: 'java',
    guide: 'jvm',
    languages: ['java'],
    tool: 'maven',
    installation: jvm('readme'),
    tools: jvmTools,
    pages: [
      {page: jvm('index')},
      {page: jvm('consumer/index')},
      {page: jvm('consumer/junit5')},
      {page: jvm('consumer/junit'), has: [jackson]},
      {page: jvm('consumer/pact-jvm-mock')},
      {page: jvm('matching')},
      {page: jvm('docs/messages')},
      {page: jvm('provider/index'), provider: java, pactOf: jvm('consumer/junit5'), has: [jackson]},
      {page: jvm('provider/junit5'), provider: java, pactOf: jvm('consumer/junit5'), has: [jackson]},
      {page: jvm('provider/junit5-targets'), provider: java, pactOf: jvm('consumer/junit5'), has: [jackson]},
      {page: jvm('provider/junit5-reports'), provider: java, pactOf: jvm('consumer/junit5'), has: [jackson]},
    ],
    others: {
      [jvm('docs/get_started')]: isFollowed,
      [jvm('docs/plugins')]: needsPlugin,
      [jvm('provider/junit5spring')]: needsSpring,
      [jvm('provider/spring6')]: needsSpring,
      [jvm('provider/spring7')]: needsSpring,
    },
  },
  {
    id: 'kotlin',
    guide: 'jvm',
    languages: ['kotlin'],
    tool: 'maven',
    installation: jvm('docs/get_started_kotlin'),
    tools: jvmTools,
    pages: [
      {page: jvm('docs/get_started_kotlin')},
      {page: jvm('consumer/kotlin')},
      {page: jvm('consumer/pact-jvm-mock')},
      {page: jvm('docs/messages')},
      {page: jvm('provider/junit5'), provider: kotlin, pactOf: jvm('docs/get_started_kotlin'), has: [jacksonForKotlin]},
    ],
    others: {},
  },
  {
    id: 'groovy',
    guide: 'jvm',
    languages: ['groovy'],
    tool: 'maven',
    installation: jvm('consumer/groovy'),
    tools: [...jvmTools, withArtifact('au.com.dius.pact.consumer:groovy:4.7.5')],
    pages: [{page: jvm('consumer/groovy')}],
    others: {},
  },
  {
    id: 'python',
    guide: 'python',
    languages: ['python'],
    tool: 'pip',
    installation: python('readme'),
    tools: [['python3', '-c', 'import sys, venv; sys.exit(sys.version_info < (3, 11))']],
    pages: [
      {page: python('index'), has: testTools},
      {page: python('docs/consumer'), has: testTools},
      {page: python('docs/test_frameworks'), has: testTools},
      {page: python('docs/matching'), has: testTools},
      {page: python('docs/messages'), has: testTools},
      {
        page: python('docs/provider'),
        has: ['pytest', 'flask'],
        provider: 'examples/python/src/order_api',
        pactOf: python('docs/consumer'),
      },
      {page: python('migration'), has: testTools},
    ],
    others: {
      [python('docs/get_started')]: isFollowed,
      [python('docs/plugins')]: needsPlugin,
    },
  },
  {
    id: 'go',
    guide: 'go',
    languages: ['go'],
    tool: 'go',
    installation: go('readme'),
    tools: [['go', 'version']],
    pages: [
      {page: go('index')},
      {page: go('readme')},
      {page: go('docs/consumer')},
      {page: go('docs/test_frameworks')},
      {page: go('docs/matching')},
      {page: go('docs/messages')},
      {page: go('docs/provider'), provider: 'examples/go/provider', pactOf: go('docs/consumer')},
      {page: go('migration')},
    ],
    others: {
      [go('docs/get_started')]: isFollowed,
      [go('docs/plugins')]: needsPlugin,
      [go('docs/troubleshooting')]: 'empties a folder before other tests',
    },
  },
  {
    id: 'rust',
    guide: 'rust',
    languages: ['rust'],
    tool: 'cargo',
    installation: rust('index'),
    tools: [['cargo', '--version']],
    pages: [
      {page: rust('index')},
      {page: rust('matching')},
      {page: rust('messages')},
      {page: rust('pact_consumer/index')},
      {page: rust('pact_mock_server/index')},
      {page: rust('pact_models/index'), files: ['examples/rust/core/contract/OrderWeb-OrderApi.json']},
      {page: rust('pact_verifier/index'), provider: 'examples/rust/src/api.rs', pactOf: rust('pact_consumer/index')},
    ],
    others: {
      [rust('get_started')]: isFollowed,
      [rust('plugins')]: needsPlugin,
    },
  },
];
