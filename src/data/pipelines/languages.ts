import {sdks, type SdkId} from '../sdks';
import type {Toolchain} from './types';

/** Commands of a consumer build. */
interface ConsumerCommands {
  /** Run before the tests. */
  readonly install: readonly string[];
  /** Runs the tests, which write the pacts. */
  readonly test: string;
  /** Folder of the pacts, relative to the application. */
  readonly pacts: string;
}

/** Commands of a provider build. */
interface ProviderCommands {
  /** Run before either of the next two. */
  readonly install: readonly string[];
  /** Verifies the pacts that the selectors match. */
  readonly verify: readonly string[];
  /** Verifies only the pact at PACT_URL. */
  readonly verifyChanged: readonly string[];
  /** Lines of a comment on what reads the variables of the pipeline. */
  readonly reads: readonly string[];
}

/** Commands and tools of a language. */
export interface Language {
  readonly id: SdkId;
  readonly tools: Toolchain;
  readonly consumer: ConsumerCommands;
  readonly provider: ProviderCommands;
  /** Commands with Gradle, where the others are for Maven. */
  readonly gradle?: {readonly consumer: ConsumerCommands; readonly provider: ProviderCommands};
}

const testPassesSettings = ['The test hands address and token of the Broker, GIT_COMMIT and GIT_BRANCH over in code.'];

/** Command that verifies a server on port 8080 with the Pact CLI. */
function verifier(states: string, ...source: readonly string[]): string {
  return [
    'pact verifier --provider-name OrderApi --hostname localhost --port 8080',
    `--state-change-url http://localhost:8080${states}`,
    '--broker-url "$PACT_BROKER_BASE_URL" --token "$PACT_BROKER_TOKEN"',
    ...source,
    '--publish --provider-version "$GIT_COMMIT" --provider-branch "$GIT_BRANCH"',
  ].join(' \\\n  ');
}

const selectors = [
  `--consumer-version-selectors '{"mainBranch": true}'`,
  `--consumer-version-selectors '{"matchingBranch": true}'`,
  `--consumer-version-selectors '{"deployedOrReleased": true}'`,
  '--enable-pending --include-wip-pacts-since 2026-01-01',
];
const changed = '--webhook-callback-url "$PACT_URL"';

/** Starts a server in the background, and waits until it responds. */
function serve(command: string): string[] {
  return [
    `${command} > order-api.log 2>&1 &`,
    'curl --silent --output /dev/null --retry 60 --retry-delay 2 --retry-connrefused http://localhost:8080/',
  ];
}

function aptGet(sudo: '' | 'sudo ', ...packages: readonly string[]): string[] {
  return [`${sudo}apt-get update`, `${sudo}apt-get install --yes --no-install-recommends ${packages.join(' ')}`];
}

/** Has JDK, Maven, Git and curl; a Gradle wrapper and sbt also run there. */
const jdkImage = 'maven:3-eclipse-temurin-17';
const setUpJava = {name: 'actions/setup-java@v5', inputs: {distribution: 'temurin', 'java-version': '17'}};
const jdk: Toolchain = {
  id: 'jdk',
  github: {use: [setUpJava], run: []},
  azure: {
    use: [
      {
        name: 'JavaToolInstaller@0',
        inputs: {versionSpec: '17', jdkArchitectureOption: 'x64', jdkSourceOption: 'PreInstalled'},
      },
    ],
    run: [],
  },
  image: {name: jdkImage, run: []},
};

function installSbt(sudo: '' | 'sudo '): string[] {
  return [
    `curl -fsSL https://github.com/sbt/sbt/releases/download/v1.13.0/sbt-1.13.0.tgz | ${sudo}tar xz -C /opt`,
    `${sudo}ln -s /opt/sbt/bin/sbt /usr/local/bin/sbt`,
  ];
}

const jvmReads = ['Pact JVM reads no variable of the pipeline by itself: the test names them.'];

const jvm: Pick<Language, 'tools' | 'consumer' | 'provider' | 'gradle'> = {
  tools: jdk,
  consumer: {install: [], test: 'mvn --batch-mode test', pacts: 'target/pacts'},
  provider: {
    install: [],
    verify: ['mvn --batch-mode test -Dtest=OrderApiBrokerIT'],
    verifyChanged: ['mvn --batch-mode test -Dtest=OrderApiWebhookIT'],
    reads: jvmReads,
  },
  gradle: {
    consumer: {install: [], test: './gradlew test', pacts: 'build/pacts'},
    // Without cleanTest, Gradle skips tests of which only the pacts have changed.
    provider: {
      install: [],
      verify: ['./gradlew cleanTest test --tests "*OrderApiBrokerIT"'],
      verifyChanged: ['./gradlew cleanTest test --tests "*OrderApiWebhookIT"'],
      reads: jvmReads,
    },
  },
};

const byId: Readonly<Record<SdkId, Omit<Language, 'id'>>> = {
  javascript: {
    tools: {
      id: 'node',
      github: {use: [{name: 'actions/setup-node@v7', inputs: {'node-version': '24'}}], run: []},
      azure: {use: [{name: 'NodeTool@0', inputs: {versionSpec: '24.x'}}], run: []},
      image: {name: 'node:24', run: []},
    },
    consumer: {install: ['npm ci'], test: 'npm run test:consumer', pacts: 'pacts'},
    provider: {
      install: ['npm ci'],
      verify: ['npm run test:provider'],
      verifyChanged: ['npm run test:changed-pact'],
      reads: [
        'Pact JS reads the address of the Broker by itself; the test hands GIT_COMMIT and GIT_BRANCH over in code.',
        'The command is a script of your package.json.',
      ],
    },
  },
  java: jvm,
  kotlin: jvm,
  go: {
    tools: {
      id: 'go',
      github: {use: [{name: 'actions/setup-go@v6', inputs: {'go-version': '1.25'}}], run: []},
      azure: {use: [{name: 'GoTool@0', inputs: {version: '1.25'}}], run: []},
      image: {name: 'golang:1.25', run: []},
    },
    consumer: {
      install: ['go run github.com/pact-foundation/pact-go/v2@v2.7.0 install --libDir /tmp'],
      test: 'go test -count=1 ./consumer',
      pacts: 'pacts',
    },
    provider: {
      install: ['go run github.com/pact-foundation/pact-go/v2@v2.7.0 install --libDir /tmp'],
      verify: ['go test -count=1 -run TestOrderAPIHonoursThePactsOfTheBroker ./provider'],
      verifyChanged: ['go test -count=1 -run TestOrderAPIHonoursTheChangedPact ./provider'],
      reads: [
        'Pact Go reads PACT_BROKER_TOKEN and PACT_URL by itself; the test hands the address of the Broker,',
        'GIT_COMMIT and GIT_BRANCH over in code.',
      ],
    },
  },
  python: {
    tools: {
      id: 'python',
      github: {use: [{name: 'actions/setup-python@v6', inputs: {'python-version': '3.13'}}], run: []},
      azure: {use: [{name: 'UsePythonVersion@0', inputs: {versionSpec: '3.13'}}], run: []},
      image: {name: 'python:3.13', run: []},
    },
    consumer: {
      install: ['python -m pip install --requirement requirements.txt'],
      test: 'python -m pytest consumer',
      pacts: 'pacts',
    },
    provider: {
      install: ['python -m pip install --requirement requirements.txt'],
      verify: ['python -m pytest provider -k test_keeps_the_pacts_of_the_broker'],
      verifyChanged: ['python -m pytest provider -k test_keeps_the_pact_of_the_webhook'],
      reads: [
        'broker_source() reads address and token of the Broker by itself; the test hands GIT_COMMIT and',
        'GIT_BRANCH over in code.',
      ],
    },
  },
  dotnet: {
    tools: {
      id: 'dotnet',
      github: {use: [{name: 'actions/setup-dotnet@v5', inputs: {'dotnet-version': '10.0.x'}}], run: []},
      azure: {use: [{name: 'UseDotNet@2', inputs: {packageType: 'sdk', version: '10.x'}}], run: []},
      image: {name: 'mcr.microsoft.com/dotnet/sdk:10.0', run: []},
    },
    consumer: {install: [], test: 'dotnet test OrderWeb.Tests', pacts: 'pacts'},
    provider: {
      install: [],
      verify: ['dotnet test OrderApi.Tests --filter "FullyQualifiedName~Honours_the_pacts_of_the_Broker"'],
      verifyChanged: ['dotnet test OrderApi.Tests --filter "FullyQualifiedName~Honours_the_pact_that_a_webhook_names"'],
      reads: ['PactNet reads no variable by itself.', ...testPassesSettings],
    },
  },
  ruby: {
    tools: {
      id: 'ruby',
      github: {use: [{name: 'ruby/setup-ruby@v1', inputs: {'ruby-version': '3.4'}}], run: []},
      azure: {use: [{name: 'UseRubyVersion@0', inputs: {versionSpec: '>= 3.2'}}], run: []},
      image: {name: 'ruby:3.4', run: []},
    },
    consumer: {install: ['bundle install'], test: 'bundle exec rspec spec/pact/providers', pacts: 'pacts'},
    provider: {
      install: ['bundle install'],
      verify: ['bundle exec rspec -t pact spec/pact/consumers/order_api_broker_spec.rb'],
      verifyChanged: ['bundle exec rspec -t pact spec/pact/consumers/order_api_webhook_spec.rb'],
      reads: [
        'Pact Ruby reads address and token of the Broker and PACT_URL by itself; the test hands GIT_COMMIT and',
        'GIT_BRANCH over in code.',
      ],
    },
  },
  php: {
    tools: {
      id: 'php',
      github: {
        use: [{name: 'shivammathur/setup-php@v2', inputs: {'php-version': '8.3', extensions: 'ffi'}}],
        run: [],
      },
      // The runner image has PHP 8.3 with FFI, and Composer.
      azure: {use: [], run: ['php -m | grep FFI']},
      image: {
        name: 'buildpack-deps:trixie',
        run: aptGet('', 'composer', 'php-cli', 'php-curl', 'php-mbstring', 'php-xml', 'unzip'),
      },
    },
    consumer: {install: ['composer install'], test: 'vendor/bin/phpunit --testsuite consumer', pacts: 'pacts'},
    provider: {
      install: ['composer install'],
      verify: ['vendor/bin/phpunit --testsuite provider --filter testKeepsThePactsOfTheBroker'],
      verifyChanged: ['vendor/bin/phpunit --testsuite provider --filter testKeepsThePactOfTheWebhook'],
      reads: testPassesSettings,
    },
  },
  rust: {
    tools: {
      id: 'rust',
      github: {use: [{name: 'dtolnay/rust-toolchain@stable'}], run: []},
      azure: {use: [], run: ['rustup default stable']},
      image: {name: 'rust:1', run: []},
    },
    consumer: {install: [], test: 'cargo test --test consumer', pacts: 'pacts'},
    provider: {
      install: [],
      verify: ['cargo test --test provider -- --ignored order_api_honours_the_pacts_in_the_broker'],
      verifyChanged: ['cargo test --test provider -- --ignored order_api_honours_the_pact_of_a_webhook'],
      reads: testPassesSettings,
    },
  },
  swift: {
    tools: {
      id: 'swift',
      github: {use: [{name: 'swift-actions/setup-swift@v2', inputs: {'swift-version': '6.0'}}], run: []},
      azure: {use: [], run: ['swift --version']},
      image: {name: 'swift:6.0', run: aptGet('', 'curl')},
    },
    consumer: {
      install: ['swift package plugin --allow-writing-to-package-directory download-ffi'],
      test: [
        'LD_LIBRARY_PATH="$(swift package plugin libs-dir)"',
        'swift test --filter OrderWebTests -Xlinker -L"$(swift package plugin libs-dir)"',
      ].join(' \\\n  '),
      pacts: 'pacts',
    },
    provider: {
      install: ['swift build --product OrderApi', ...serve('.build/debug/OrderApi')],
      verify: [verifier('/pact-state', ...selectors)],
      verifyChanged: [verifier('/pact-state', changed)],
      reads: ['PactSwift records no branch, so the Pact CLI verifies the running service.'],
    },
  },
  scala: {
    tools: {
      id: 'sbt',
      github: {use: [setUpJava, {name: 'sbt/setup-sbt@v1'}], run: []},
      azure: {use: jdk.azure.use, run: installSbt('sudo ')},
      image: {name: jdkImage, run: installSbt('')},
    },
    consumer: {install: [], test: 'sbt "testOnly web.*"', pacts: 'target/pacts'},
    provider: {
      install: [],
      verify: ['sbt "testOnly *OrderApiBrokerProviderSuite"'],
      verifyChanged: [...serve('sbt run'), verifier('/provider-states', changed)],
      reads: ['pact4s reads no variable by itself. It takes no single pact: for that one there is the Pact CLI.'],
    },
  },
  cpp: {
    tools: {
      id: 'cpp',
      github: {use: [], run: aptGet('sudo ', 'cmake', 'g++', 'libboost-dev')},
      azure: {use: [], run: aptGet('sudo ', 'cmake', 'g++', 'libboost-dev')},
      image: {name: 'buildpack-deps:trixie', run: aptGet('', 'cmake', 'libboost-dev')},
    },
    consumer: {
      install: [
        'mkdir -p native',
        'release=https://github.com/pact-foundation/pact-reference/releases/download/libpact_ffi-v0.5.12',
        'curl --fail --location "$release/libpact_ffi-linux-x86_64.so.gz" | gunzip > native/libpact_ffi.so',
        'curl --fail --location --output native/pact_ffi.h "$release/pact.h"',
        'cmake -B build',
        'cmake --build build --target order_client_test',
      ],
      test: './build/order_client_test',
      pacts: 'pacts',
    },
    provider: {
      install: ['cmake -B build', 'cmake --build build --target order_api', ...serve('./build/order_api')],
      verify: [verifier('/pact/states', ...selectors)],
      verifyChanged: [verifier('/pact/states', changed)],
      reads: ['Pact C++ has no verifier, so the Pact CLI verifies the running service.'],
    },
  },
  groovy: {
    tools: jdk,
    consumer: {install: [], test: './gradlew cleanTest test --tests "*Spec"', pacts: 'build/pacts'},
    provider: {
      install: [],
      verify: ['./gradlew cleanTest test --tests "*OrderApiBrokerProviderTest"'],
      verifyChanged: ['./gradlew cleanTest test --tests "*OrderApiWebhookProviderTest"'],
      reads: jvmReads,
    },
  },
};

/** Languages with pipelines, in the order of the site. */
export const languages: readonly Language[] = sdks.map(({id}) => ({id, ...byId[id]}));
