// cspell:disable -- readers mistype, and old names are no words
import type {SdkId} from '@site/src/data/sdks';

/** A query of a reader, the language that they have chosen, and the page that answers. */
export interface ReaderSearch {
  readonly query: string;
  /** Undefined if the reader hasn't chosen one. */
  readonly sdk?: SdkId;
  /** Pages that answer equally well; one of them must be among the first results. */
  readonly pages: readonly string[];
}

const errors = '/help/errors';
const loading = `${errors}/loading`;
const consumerTests = `${errors}/consumer-tests`;
const verification = `${errors}/verification`;
const providerStates = `${errors}/provider-states`;
const pluginsAndMessages = `${errors}/plugins-and-messages`;
const publishing = `${errors}/publishing`;
const brokerErrors = `${errors}/broker`;
const builds = `${errors}/builds`;

const guides = '/implementation_guides';
const broker = '/pact_broker';
const how = '/how_do_i';
const js = `${guides}/javascript/docs`;
const jvm = `${guides}/jvm`;
const go = `${guides}/go/docs`;
const python = `${guides}/python/docs`;
const net = `${guides}/net/docs`;
const ruby = `${guides}/ruby`;
const php = `${guides}/php/docs`;
const rust = `${guides}/rust`;
const cli = `${guides}/cli`;
const settings = `${broker}/configuration/settings`;
const brokerTrouble = `${broker}/advanced_topics/troubleshooting`;
const debugging = `${broker}/webhooks/debugging_webhooks`;
const failing = '/provider/how_to_fix_failing_verification_tests';
const selectors = `${broker}/advanced_topics/consumer_version_selectors`;

/** Messages of builds. */
const messages: readonly ReaderSearch[] = [
  {query: 'Missing request', sdk: 'python', pages: [consumerTests, `${python}/troubleshooting`]},
  {query: 'The following request was expected but not received', pages: [consumerTests, `${js}/troubleshooting`]},
  {
    query: 'The following requests were not received',
    sdk: 'java',
    pages: [consumerTests, `${jvm}/docs/troubleshooting`],
  },
  {query: 'Expected request that was not received', sdk: 'go', pages: [consumerTests, `${go}/troubleshooting`]},
  {query: 'Unexpected request was received', sdk: 'go', pages: [consumerTests, `${go}/troubleshooting`]},
  {query: 'Address already in use', pages: [consumerTests, `${jvm}/docs/troubleshooting`, `${rust}/troubleshooting`]},
  {query: 'has attempted to use matchers from a higher spec version', pages: [consumerTests, `${go}/troubleshooting`]},
  {query: 'Cannot merge pacts as there were 1 conflict(s)', pages: [consumerTests, `${jvm}/docs/troubleshooting`]},
  {query: 'does not conform required method signature', pages: [consumerTests, `${jvm}/docs/troubleshooting`]},
  {query: 'content_type is NULL', pages: [consumerTests, `${python}/troubleshooting`]},
  {query: 'error sending request for url', pages: [verification, `${cli}/troubleshooting`, `${rust}/troubleshooting`]},
  {query: 'Actual map is missing the following keys', pages: [verification, `${cli}/troubleshooting`]},
  {query: 'expected 200 but was 404', pages: [verification, `${go}/troubleshooting`, `${net}/troubleshooting`]},
  {query: 'expected status of 200 but was 404', sdk: 'java', pages: [verification, `${jvm}/docs/troubleshooting`]},
  {query: 'No Pact files were found to verify', pages: [verification, `${jvm}/docs/troubleshooting`]},
  {query: 'No pacts found for provider', pages: [verification, `${rust}/troubleshooting`, `${cli}/troubleshooting`]},
  {query: 'Failed to load pact', pages: [verification, `${cli}/troubleshooting`, `${net}/troubleshooting`]},
  {query: 'You must add at least one verifier transport', pages: [verification, `${net}/troubleshooting`]},
  {query: 'Skipping publishing of verification results', pages: [verification, `${jvm}/docs/troubleshooting`]},
  {
    query: 'no state handler found for state',
    pages: [providerStates, `${go}/troubleshooting`, `${js}/troubleshooting`],
  },
  {
    query: 'Did not find a test class method annotated with @State',
    pages: [providerStates, `${jvm}/docs/troubleshooting`],
  },
  {
    query: 'One or more of the setup state change handlers has failed',
    pages: [providerStates, `${rust}/troubleshooting`, `${cli}/troubleshooting`],
  },
  {query: 'State Change ignored as there is no state change URL', pages: [providerStates, `${cli}/troubleshooting`]},
  {query: 'cannot find -lpact_ffi', pages: [loading, `${go}/troubleshooting`]},
  {query: "Unable to load shared library 'pact_ffi'", pages: [loading, `${net}/troubleshooting`]},
  {query: "Couldn't find npm package", pages: [loading, `${js}/troubleshooting`]},
  {query: 'error while loading shared libraries libpact_ffi.so', pages: [loading, `${go}/troubleshooting`]},
  {query: 'GLIBC_2.28 not found', pages: [loading, `${guides}/platforms`]},
  {query: 'Error loading shared library ld-linux-x86-64.so.2', pages: [loading, `${guides}/platforms`]},
  {query: 'incompatible architecture arm64 x86_64', pages: [loading, `${guides}/platforms`]},
  {query: 'No matching distribution found for pact-python', pages: [loading, builds, `${python}/troubleshooting`]},
  {query: 'Plugin was not found', pages: [pluginsAndMessages, `${cli}/troubleshooting`]},
  {query: 'Could not load plugin', pages: [pluginsAndMessages, `${rust}/troubleshooting`]},
  {query: 'Did not find a catalogue entry for key', pages: [pluginsAndMessages, `${rust}/troubleshooting`]},
  {
    query: 'Expected message metadata',
    pages: [pluginsAndMessages, `${net}/troubleshooting`, `${rust}/troubleshooting`],
  },
  {query: 'message handler not found for message description', pages: [pluginsAndMessages, `${go}/troubleshooting`]},
  {
    query: 'No annotated methods were found for interaction',
    pages: [pluginsAndMessages, `${jvm}/docs/troubleshooting`],
  },
  {query: 'Cannot change the content of the pact', pages: [publishing, brokerErrors, brokerTrouble]},
  {query: 'There is no verified pact between', pages: [publishing, `${broker}/can_i_deploy`]},
  {query: 'Pacticipant not found', pages: [publishing, brokerTrouble, brokerErrors]},
  {query: '401 Unauthorized publish pact', pages: [publishing, brokerTrouble]},
  {
    query: 'certificate verify failed self signed',
    pages: [publishing, `${guides}/ssl`, `${broker}/advanced_topics/using-tls`, debugging],
  },
  {
    query: 'host must be in the whitelist',
    pages: [brokerErrors, brokerTrouble, debugging, `${broker}/webhooks/webhook_whitelist`],
  },
  {query: 'PG::ConnectionBad', pages: [brokerErrors, brokerTrouble]},
  {query: 'permission denied for schema public', pages: [brokerErrors, brokerTrouble]},
  {query: 'UnsupportedClassVersionError', pages: [builds, `${jvm}/docs/troubleshooting`]},
  {query: "Cannot find module 'node:path' jest", pages: [builds, `${js}/troubleshooting`]},
  {query: 'multiple different versions of crate pact_models', pages: [builds, `${rust}/troubleshooting`]},
];

/** Options, settings, variables and API names. */
const names: readonly ReaderSearch[] = [
  {
    query: '--retry-while-unknown',
    pages: [`${broker}/can_i_deploy`, `${broker}/client_cli/readme`, `${cli}/pact-broker-cli`],
  },
  {query: '--auto-detect-version-properties', pages: [`${broker}/client_cli/readme`, `${cli}/pact-broker-cli`]},
  {
    query: '--to-environment production',
    pages: [`${broker}/can_i_deploy`, `${cli}/pact-broker-cli`, `${broker}/client_cli/readme`],
  },
  {query: '--enable-pending', pages: [`${cli}/pact-verifier`, `${broker}/advanced_topics/pending_pacts`]},
  {query: '--state-change-url', pages: [`${cli}/pact-verifier`]},
  {query: '--cors-preflight', pages: [`${cli}/pact-stub-server`, `${cli}/pact-mock-server`]},
  {
    query: 'PACT_BROKER_TOKEN',
    pages: [`${broker}/client_cli/readme`, `${cli}/pact-broker-cli`, `${cli}/pact-verifier`, publishing],
  },
  {query: 'PACT_BROKER_PUBLIC_HEARTBEAT', pages: [settings]},
  {query: 'PACT_BROKER_WEBHOOK_HOST_WHITELIST', pages: [settings, `${broker}/webhooks/webhook_whitelist`]},
  {
    query: 'PACT_BROKER_DATABASE_URL',
    pages: [settings, `${broker}/docker_images/pactfoundation`, `${broker}/docker_images`],
  },
  {
    query: 'PACT_PLUGIN_DIR',
    pages: [
      '/plugins/quick_start',
      `${cli}/pact-plugin`,
      `${guides}/pact_plugins/docs/plugin-driver-design`,
      pluginsAndMessages,
    ],
  },
  {query: 'pact.provider.version', pages: [`${jvm}/docs/system-properties`, `${jvm}/provider/junit5`]},
  {query: 'pactbroker.enablePending', pages: [`${jvm}/docs/system-properties`]},
  {query: 'publishVerificationResult', sdk: 'javascript', pages: [`${js}/provider`]},
  {query: 'stateHandlers', sdk: 'javascript', pages: [`${js}/provider`]},
  {query: 'eachLike min', sdk: 'javascript', pages: [`${js}/matching`]},
  {query: 'PactDslJsonBody', sdk: 'java', pages: [`${jvm}/matching`, `${jvm}/consumer`]},
  {
    query: '@PactBroker annotation',
    sdk: 'java',
    pages: [`${jvm}/provider/junit5`, `${jvm}/provider/junit`, `${jvm}/provider/junit5spring`],
  },
  {query: 'StateHandlers', sdk: 'go', pages: [`${go}/provider`]},
  {query: 'matchers.EachLike', sdk: 'go', pages: [`${go}/matching`]},
  {query: 'broker_source', sdk: 'python', pages: [`${python}/provider`]},
  {query: 'WithProviderStateUrl', sdk: 'dotnet', pages: [`${net}/provider`]},
  {query: 'provider_state set_up', sdk: 'ruby', pages: [`${ruby}/provider_states`]},
  {query: 'VerifierConfig', sdk: 'php', pages: [`${php}/provider`]},
  {query: 'json_pattern', sdk: 'rust', pages: [`${rust}/matching`, `${rust}/pact_consumer`]},
  {query: 'deployedOrReleased', pages: [selectors]},
  {query: 'contract_requiring_verification_published', pages: [`${broker}/webhooks`]},
];

/** Tasks. */
const tasks: readonly ReaderSearch[] = [
  {query: 'how do I test an optional field', pages: ['/recipes/optional']},
  {query: 'field can be null', pages: ['/recipes/optional']},
  {query: 'match a date that changes every day', pages: [`${how}/dates_and_random_data`]},
  {query: 'uuid random value different every run', pages: [`${how}/dates_and_random_data`]},
  {query: 'test pagination', pages: [`${how}/pagination`]},
  {query: 'DELETE with no body 204', pages: [`${how}/delete_and_empty_bodies`]},
  {query: 'test a third party api', pages: [`${how}/third_party_apis`]},
  {query: 'openapi and pact together', pages: [`${how}/openapi`]},
  {query: 'pact in a monorepo', pages: [`${how}/monorepos`, '/pact_nirvana/release_models/monorepo']},
  {query: 'what should I call my consumer', pages: [`${how}/naming_consumers`]},
  {query: 'several consumers in one repository', pages: [`${how}/several_consumers`]},
  {query: 'one pact file or many', pages: [`${how}/one_pact_or_many`]},
  {
    query: 'which specification version should I use',
    pages: [`${how}/specification_version`, '/getting_started/specification'],
  },
  {query: 'which versions are compatible with each other', pages: [`${how}/package_versions`]},
  {query: 'test kafka messages', pages: ['/recipes/kafka', `${how}/message_queues`]},
  {query: 'test grpc service', pages: [`${how}/grpc`]},
  {query: 'upload a file multipart', pages: [`${how}/files_and_binary`, `${js}/consumer`]},
  {query: 'verification is slow', pages: [`${how}/slow_verification`]},
  {query: 'flaky verification', pages: [`${how}/flaky_verification`]},
  {query: 'who owns the pact', pages: [`${how}/who_owns_what`]},
  {query: 'bearer token expires verification', pages: ['/provider/handling_auth', providerStates]},
  {
    query: 'branch name as version',
    pages: [
      `${how}/versions_and_branches`,
      `${broker}/pacticipant_version_numbers`,
      `${broker}/branches`,
      '/getting_started/versioning_in_the_pact_broker',
    ],
  },
  {
    query: 'github actions pipeline example',
    pages: [
      '/pact_nirvana/pipeline_generator',
      '/pact_nirvana/release_models/trunk',
      '/pact_nirvana/release_models/pull_request',
      '/pact_nirvana',
    ],
  },
  {query: 'generate gitlab ci file', pages: ['/pact_nirvana/pipeline_generator']},
  {query: 'upgrade pact jvm', sdk: 'java', pages: ['/help/upgrade', `${jvm}/docs/upgrading`, `${jvm}/changelog`]},
  {
    query: 'upgrade from pact js 9',
    sdk: 'javascript',
    pages: ['/help/upgrade', `${js}/migrations/9-10`, `${guides}/javascript/changelog`],
  },
  {query: 'how do i get started', sdk: 'python', pages: [`${python}/get_started`, '/5-minute-getting-started-guide']},
  {query: 'how do i get started', pages: ['/5-minute-getting-started-guide', '/', `${js}/get_started`]},
  {
    query: 'provider states with parameters',
    sdk: 'dotnet',
    pages: ['/getting_started/provider_states', `${net}/provider`],
  },
  {
    query: 'match array order does not matter',
    pages: ['/getting_started/matching', '/getting_started/matching/gotchas', `${js}/matching`],
  },
  {
    query: 'verify a pact locally without the broker',
    pages: ['/getting_started/verifying_pacts', '/provider', failing],
  },
  {
    query: 'run pact broker with docker compose',
    pages: [`${broker}/quick_start`, `${broker}/docker_images`, `${broker}/docker_images/pactfoundation`],
  },
  {
    query: 'delete old versions from the broker',
    pages: [`${broker}/administration/maintenance`, `${broker}/administration/deleting_resources`],
  },
  {query: 'trigger provider build when pact changes', pages: [`${broker}/webhooks`, '/pact_nirvana/step_6']},
  {query: 'turn off telemetry', pages: ['/telemetry']},
  {query: 'what does pacticipant mean', pages: ['/getting_started/terminology']},
  {query: 'paste error message', pages: [errors]},
];

/** Former names, and names in other tools. */
const oldNames: readonly ReaderSearch[] = [
  {
    query: 'pact-ruby-standalone',
    pages: [cli, `${ruby}/readme`, `${cli}/pact-cli`, `${broker}/client_cli/readme`, `${cli}/pact-cli/changelog`],
  },
  {query: 'pact-provider-verifier', pages: [`${cli}/pact-verifier`, cli]},
  {query: 'pact_verifier_cli', pages: [`${cli}/pact-verifier`]},
  {query: 'pact-mock-service', pages: [`${cli}/pact-mock-server`, cli]},
  {
    query: 'pact-node',
    pages: [`${js}/migrations/9-10`, `${guides}/javascript/changelog`, `${guides}/javascript/readme`],
  },
  {
    query: 'PactV3',
    sdk: 'javascript',
    pages: [
      `${js}/consumer`,
      `${js}/migrations/9-10`,
      `${js}/migrations/17`,
      `${js}/migrations/16`,
      `${guides}/javascript/readme`,
      `${how}/specification_version`,
    ],
  },
  {
    query: 'PactV4',
    sdk: 'javascript',
    pages: [`${js}/consumer`, `${js}/migrations/17`, `${js}/migrations/16`, `${guides}/javascript/readme`],
  },
  {query: 'MessageConsumerPact', sdk: 'javascript', pages: [`${js}/messages`, `${js}/migrations/17`]},
  {
    query: 'RequestResponsePact',
    sdk: 'java',
    pages: [
      `${jvm}/docs/troubleshooting`,
      `${jvm}/consumer`,
      `${jvm}/docs/upgrading`,
      `${jvm}/consumer/junit5`,
      consumerTests,
    ],
  },
  {query: 'dsl.Pact go v1', sdk: 'go', pages: [`${guides}/go/migration`]},
  {query: 'pact.v3 python', sdk: 'python', pages: [`${guides}/python/migration`, `${python}/troubleshooting`]},
  {
    query: 'IPactBuilderV3',
    sdk: 'dotnet',
    pages: [`${net}/consumer`, `${net}/upgrading-to-4`, `${net}/upgrading-to-5`],
  },
  {query: 'tags instead of branches', pages: [`${broker}/tags`, `${broker}/branches`]},
  {query: 'consumer version tags', pages: [`${broker}/tags`, selectors, `${broker}/branches`]},
  {query: 'prod tag', pages: [`${broker}/tags`]},
  {query: 'dius pact broker image', pages: [`${broker}/docker_images`]},
  {query: 'pactflow', pages: ['/getting_started/terminology', '/help/smartbear', broker]},
  {
    query: 'bi-directional contract testing',
    pages: [`${how}/openapi`, '/getting_started/terminology', '/getting_started/comparisons'],
  },
  {query: 'service provider', pages: ['/getting_started/terminology', '/provider']},
];

/** Realistic searches that measure the ranking. */
export const readerSearches: readonly ReaderSearch[] = [...messages, ...names, ...tasks, ...oldNames];
