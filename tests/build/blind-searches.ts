// cspell:disable -- readers mistype, ask in other languages, and old names are no words
import type {ReaderSearch} from './reader-searches';

/**
 * A search that was written down before anything was searched for, so that the ranking can't have been made for it.
 * The halves were drawn by lot: change the ranking by looking at 'tune', and measure it with 'held'.
 */
export interface BlindSearch extends ReaderSearch {
  readonly half: 'tune' | 'held';
}

const guides = '/implementation_guides';
const js = `${guides}/javascript/docs`;
const jvm = `${guides}/jvm`;
const go = `${guides}/go/docs`;
const python = `${guides}/python/docs`;
const net = `${guides}/net/docs`;
const php = `${guides}/php/docs`;
const ruby = `${guides}/ruby`;
const rust = `${guides}/rust`;
const scala = `${guides}/scala`;
const swift = `${guides}/swift`;
const cpp = `${guides}/cpp`;
const cli = `${guides}/cli`;
const plugins = `${guides}/pact_plugins`;
const broker = '/pact_broker';
const advanced = `${broker}/advanced_topics`;
const images = `${broker}/docker_images`;
const settings = `${broker}/configuration/settings`;
const errors = '/help/errors';
const start = '/getting_started';
const how = '/how_do_i';

/** What readers of public issues and forums ask for, with the pages that answer. */
export const blindSearches: readonly BlindSearch[] = [
  // Names of libraries and tools
  {
    query: 'pact-msw-adapter',
    half: 'held',
    pages: ['/recipes', `${guides}/overview`, '/consumer/using_pact_to_support_ui_testing'],
  },
  {query: 'nestjs pact', half: 'tune', pages: [`${js}/test_frameworks`, '/recipes', `${guides}/overview`]},
  {query: 'jest-pact', half: 'tune', pages: [`${js}/test_frameworks`, '/recipes', `${guides}/overview`]},
  {
    query: 'pact4s',
    half: 'tune',
    pages: [scala, `${scala}/consumer`, '/roadmap/feature_support/pact4s', `${scala}/get_started`],
  },
  {query: 'PactSwift', half: 'tune', pages: [swift, `${swift}/get_started`, `${swift}/consumer`]},
  {query: 'pact-stub-server docker', half: 'tune', pages: [`${cli}/pact-stub-server`, '/docker', `${start}/stubs`]},
  {query: 'pact-broker-cli', half: 'held', pages: [`${cli}/pact-broker-cli`, `${broker}/client_cli`]},
  {query: 'pact cpp', half: 'tune', pages: [cpp, `${cpp}/consumer`, `${cpp}/get_started`]},
  {query: 'pact-foundation/pact npm', half: 'held', pages: [`${guides}/javascript/readme`, `${js}/get_started`]},
  {
    query: 'libpact_ffi',
    half: 'held',
    pages: [`${rust}/pact_ffi`, `${errors}/loading`, `${guides}/go/troubleshooting`, `${go}/troubleshooting`],
  },
  {query: 'protobuf plugin', half: 'held', pages: [`${plugins}/plugins/protobuf`, `${how}/grpc`, '/plugins/directory']},
  {
    query: 'pact compatibility suite',
    half: 'tune',
    pages: [`${jvm}/compatibility-suite/pact-compatibility-suite`, `${jvm}/compatibility-suite`],
  },
  {query: 'avro plugin', half: 'tune', pages: ['/plugins/directory', '/recipes/kafka', plugins, `${plugins}/plugins`]},
  {query: 'quarkus', half: 'tune', pages: [`${jvm}/consumer/junit5`, jvm, `${jvm}/readme`, `${guides}/overview`]},
  // Names that are older, or gone
  {
    query: 'pact-js-core',
    half: 'held',
    pages: [
      '/contributing/code',
      '/contributing',
      '/contributing/contributors',
      `${guides}/javascript/contributing`,
      `${errors}/loading`,
    ],
  },
  {
    query: 'pact-consumer-swift',
    half: 'tune',
    pages: [swift, '/diagrams/ecosystem', '/contributing/contributors', `${swift}/get_started`],
  },
  {
    query: 'au.com.dius pact-jvm-consumer-junit5',
    half: 'tune',
    pages: [`${jvm}/docs/upgrading`, `${jvm}/consumer/junit5`, `${jvm}/readme`, jvm, `${errors}/builds`],
  },
  {query: 'pact-message cli ruby', half: 'tune', pages: [`${ruby}/messages`, cli, `${ruby}/readme`, `${cli}/pact-cli`]},
  {
    query: 'PactVerificationSpringProvider',
    half: 'tune',
    pages: [`${jvm}/provider/spring`, `${jvm}/provider/junit5spring`, `${jvm}/provider/spring6`],
  },
  {query: 'Pact.term', half: 'held', pages: [`${ruby}/matching`, `${ruby}/upgrading`]},
  {
    query: 'UsingNativeBackend',
    half: 'tune',
    pages: [`${net}/upgrading-to-5`, `${net}/upgrading-to-4`, `${errors}/builds`],
  },
  {query: 'scala-pact', half: 'tune', pages: [`${scala}/scala-pact`, '/roadmap/feature_support/scala-pact']},
  {
    query: 'pact-broker tag environment prod',
    half: 'held',
    pages: [
      `${broker}/tags`,
      `${broker}/recording_deployments_and_releases`,
      `${broker}/client_cli/can_i_deploy_usage_with_tags`,
    ],
  },
  // Commands and flags
  {
    query: '--dry-run can-i-deploy',
    half: 'held',
    pages: [`${broker}/can_i_deploy`, `${broker}/client_cli/readme`, `${broker}/client_cli`, `${cli}/pact-broker-cli`],
  },
  {query: '--state-change-teardown', half: 'tune', pages: [`${cli}/pact-verifier`, cli, `${start}/provider_states`]},
  {query: '--filter-description', half: 'tune', pages: [`${cli}/pact-verifier`, `${start}/verifying_pacts`, cli]},
  {
    query: '--ignore-no-pacts-error',
    half: 'held',
    pages: [`${cli}/pact-verifier`, `${cli}/troubleshooting`, cli, `${errors}/verification`],
  },
  {query: 'pact-stub-server --cors', half: 'held', pages: [`${cli}/pact-stub-server`]},
  {
    query: 'record-undeployment',
    half: 'held',
    pages: [`${broker}/recording_deployments_and_releases`, `${cli}/pact-broker-cli`, `${broker}/client_cli/readme`],
  },
  {
    query: 'create-or-update-version',
    half: 'held',
    pages: [`${cli}/pact-broker-cli`, `${broker}/client_cli/readme`, `${broker}/client_cli`, `${broker}/branches`],
  },
  {
    query: 'delete-branch',
    half: 'held',
    pages: [
      `${cli}/pact-broker-cli`,
      `${broker}/administration/deleting_resources`,
      `${broker}/branches`,
      `${broker}/client_cli/readme`,
      '/blog/2024/02/21/deleting-branches-automatically',
    ],
  },
  {
    query: 'broker create-environment command',
    half: 'held',
    pages: [
      `${broker}/recording_deployments_and_releases`,
      `${cli}/pact-broker-cli`,
      `${broker}/client_cli/readme`,
      `${broker}/client_cli`,
    ],
  },
  {
    query: '--disable-ssl-verification',
    half: 'tune',
    pages: [`${guides}/ssl`, `${cli}/pact-verifier`, `${advanced}/using-tls`],
  },
  {
    query: 'publish --branch',
    half: 'held',
    pages: [
      '/consumer/recommended_configuration',
      `${broker}/client_cli/readme`,
      `${cli}/pact-broker-cli`,
      `${broker}/branches`,
      `${start}/sharing_pacts`,
      `${broker}/publishing_and_retrieving_pacts`,
    ],
  },
  // Classes, methods and annotations
  {
    query: 'IgnoreNoPactsToVerify',
    half: 'held',
    pages: [`${jvm}/provider/junit5`, `${jvm}/provider/junit`, `${jvm}/docs/troubleshooting`, `${errors}/verification`],
  },
  {
    query: 'PactBrokerConsumerVersionSelectors',
    half: 'held',
    pages: [`${jvm}/provider/junit5`, `${jvm}/provider/junit`],
  },
  {
    query: 'TargetRequestFilter',
    half: 'held',
    pages: [`${jvm}/provider/junit5`, `${jvm}/provider/junit`, '/provider/handling_auth', `${jvm}/upgrade-to-4.3.x`],
  },
  {query: 'PactDslJsonRootValue', half: 'held', pages: [`${jvm}/consumer`, `${jvm}/matching`]},
  {query: 'minArrayLike', half: 'held', pages: [`${jvm}/matching`, `${jvm}/consumer`]},
  {
    query: 'eachKeyLike',
    half: 'held',
    pages: [
      `${jvm}/matching`,
      `${jvm}/consumer`,
      `${js}/matching`,
      `${start}/matching/gotchas`,
      `${swift}/matching`,
      `${go}/matching`,
    ],
  },
  {
    query: 'fromProviderState',
    half: 'held',
    pages: [
      `${js}/matching`,
      `${start}/provider_states`,
      `${go}/provider`,
      `${go}/consumer`,
      `${jvm}/consumer/groovy`,
      `${js}/provider`,
      `${jvm}/matching`,
    ],
  },
  {
    query: 'pactfileWriteMode',
    half: 'held',
    pages: [`${js}/consumer`, `${js}/migrations/16`, `${js}/migrations/9-10`, `${js}/messages`],
  },
  {query: 'XunitOutput', half: 'tune', pages: [`${net}/consumer`, `${net}/troubleshooting`, `${guides}/net/readme`]},
  {query: 'NewV4Pact', half: 'tune', pages: [`${go}/consumer`, `${guides}/go/migration`, `${guides}/go/readme`]},
  {query: 'beforeEach afterEach verifier options', half: 'held', pages: [`${js}/provider`, `${go}/provider`]},
  {query: '@VerificationReports', half: 'tune', pages: [`${jvm}/provider/junit5`, `${jvm}/docs/system-properties`]},
  {
    query: 'WithHttpEndpoint',
    half: 'tune',
    pages: [`${net}/provider`, `${net}/upgrading-to-5`, `${net}/troubleshooting`],
  },
  {query: 'match.regex python', half: 'held', pages: [`${python}/matching`]},
  {
    query: 'has_pact_with honours_pact_with',
    half: 'tune',
    pages: [
      `${ruby}/verifying_pacts`,
      `${ruby}/creating_pacts`,
      `${ruby}/upgrading`,
      `${ruby}/get_started`,
      `${ruby}/readme`,
    ],
  },
  {
    query: 'notEmpty matcher',
    half: 'tune',
    pages: [
      `${plugins}/docs/matching-rule-definition-expressions`,
      `${go}/matching`,
      `${net}/matching`,
      `${python}/matching`,
      `${jvm}/matching`,
      `${php}/matching`,
      `${rust}/matching`,
      `${guides}/pact_specification`,
    ],
  },
  // Settings, variables, and where the Broker runs
  {query: 'PACT_BROKER_WEBHOOK_RETRY_SCHEDULE', half: 'held', pages: [settings, `${broker}/webhooks`]},
  {query: 'PACT_PREBUILD_LOCATION', half: 'held', pages: [`${js}/troubleshooting`]},
  {
    query: 'pact.rootDir',
    half: 'tune',
    pages: [`${jvm}/docs/system-properties`, `${jvm}/consumer`, `${jvm}/consumer/junit5`, `${jvm}/consumer/junit`],
  },
  {
    query: 'PACT_BROKER_BASIC_AUTH_READ_ONLY_USERNAME',
    half: 'held',
    pages: [images, `${images}/pactfoundation`, settings, `${broker}/kubernetes`],
  },
  {query: 'PACT_BROKER_PORT', half: 'tune', pages: [images, `${images}/pactfoundation`, settings, `${errors}/broker`]},
  {query: 'SSL_CERT_FILE', half: 'tune', pages: [`${guides}/ssl`, `${advanced}/using-tls`, '/docker']},
  {query: 'broker log level', half: 'held', pages: [settings, `${images}/pactfoundation`, images]},
  {
    query: 'run pact broker under a sub path',
    half: 'tune',
    pages: [settings, `${images}/pactfoundation`, images, `${advanced}/using-tls`],
  },
  {query: 'broker sqlite or postgres', half: 'tune', pages: [images, `${images}/pactfoundation`, settings, broker]},
  {
    query: 'mysql broker support removed',
    half: 'tune',
    pages: [`${broker}/upgrading`, `${broker}/breaking_changes`, `${broker}/changelog`],
  },
  {query: 'deploy the broker on openshift or ecs', half: 'held', pages: [`${images}/pactfoundation`, images]},
  // Files
  {
    query: 'conftest.py',
    half: 'tune',
    pages: [`${python}/consumer`, `${python}/provider`, `${python}/troubleshooting`, `${guides}/python/migration`],
  },
  {
    query: 'Jenkinsfile',
    half: 'held',
    pages: ['/pact_nirvana/pipeline_generator', '/pact_nirvana', `${broker}/webhooks/template_library`],
  },
  {
    query: 'where are pact files written',
    half: 'tune',
    pages: [
      `${jvm}/consumer/junit5`,
      `${errors}/consumer-tests`,
      '/consumer/recommended_configuration',
      `${start}/how_pact_works`,
      `${start}/sharing_pacts`,
      '/faq',
      `${jvm}/consumer`,
      `${js}/consumer`,
    ],
  },
  {
    query: '~/.pact/plugins folder',
    half: 'held',
    pages: [
      `${cli}/pact-plugin`,
      '/plugins/quick_start',
      `${errors}/plugins-and-messages`,
      plugins,
      '/plugins/directory',
      `${jvm}/docs/plugins`,
      `${go}/plugins`,
      `${python}/plugins`,
      `${plugins}/docs/writing-plugin-guide`,
      `${plugins}/drivers/jvm`,
      `${plugins}/docs/plugin-driver-design`,
      `${plugins}/drivers/rust/driver`,
    ],
  },
  {query: 'build.gradle.kts pact serviceProviders', half: 'held', pages: [`${jvm}/provider/gradle`]},
  {
    query: 'Rakefile pact verify',
    half: 'tune',
    pages: [`${ruby}/verifying_pacts`, `${ruby}/readme`, `${ruby}/get_started`],
  },
  {query: 'pact json schema', half: 'tune', pages: [`${guides}/pact_specification`, `${start}/specification`]},
  // Parts of error messages
  {
    query: 'Library not loaded: @rpath/libpact_ffi.dylib',
    half: 'held',
    pages: [
      `${errors}/loading`,
      `${js}/troubleshooting`,
      `${guides}/go/troubleshooting`,
      `${go}/troubleshooting`,
      `${rust}/troubleshooting`,
    ],
  },
  {query: 'System.DllNotFoundException pact_ffi', half: 'tune', pages: [`${errors}/loading`, `${net}/troubleshooting`]},
  {
    query: 'Pact file does not contain any Protobuf descriptors',
    half: 'tune',
    pages: [`${errors}/plugins-and-messages`],
  },
  {
    query: 'Failed to initialise the plugin UNAVAILABLE: io exception',
    half: 'held',
    pages: [`${errors}/plugins-and-messages`, `${jvm}/docs/troubleshooting`],
  },
  {query: 'exec format error', half: 'tune', pages: [`${errors}/loading`, '/docker', `${guides}/platforms`]},
  {
    query: 'could not find au.com.dius.pact consumer',
    half: 'tune',
    pages: [`${errors}/builds`, `${jvm}/docs/troubleshooting`, `${jvm}/docs/upgrading`],
  },
  {
    query: 'no version is currently recorded as deployed/released in this environment',
    half: 'tune',
    pages: [`${errors}/publishing`, `${broker}/can_i_deploy`, `${broker}/recording_deployments_and_releases`],
  },
  {
    query: 'verifier: connection refused localhost',
    half: 'tune',
    pages: [
      `${errors}/verification`,
      `${cli}/troubleshooting`,
      `${js}/troubleshooting`,
      `${go}/troubleshooting`,
      `${rust}/troubleshooting`,
    ],
  },
  {
    query: 'Expected a List with at least 1 elements but received 0 elements',
    half: 'tune',
    pages: [`${errors}/verification`, '/provider/how_to_fix_failing_verification_tests'],
  },
  {
    query: "Expected body with content type 'application/json' but was 'text/plain'",
    half: 'held',
    pages: [`${errors}/verification`, '/provider/how_to_fix_failing_verification_tests'],
  },
  {
    query: 'ParameterResolutionException MockServer',
    half: 'held',
    pages: [`${errors}/consumer-tests`, `${jvm}/docs/troubleshooting`],
  },
  {
    query: 'Each pact must be published with a unique consumer version',
    half: 'held',
    pages: [
      `${errors}/publishing`,
      `${advanced}/api_docs/publish_pact`,
      `${start}/versioning_in_the_pact_broker`,
      '/faq',
      `${advanced}/troubleshooting`,
      `${errors}/broker`,
    ],
  },
  {
    query: '413 request entity too large publish pact',
    half: 'held',
    pages: [`${errors}/broker`, `${advanced}/troubleshooting`],
  },
  {
    query: 'jest did not exit timeout exceeded pact',
    half: 'held',
    pages: [`${errors}/builds`, `${js}/troubleshooting`],
  },
  {
    query: 'undefined symbol pactffi_',
    half: 'tune',
    pages: [`${errors}/loading`, `${php}/troubleshooting`, `${python}/troubleshooting`, `${cpp}/troubleshooting`],
  },
  {
    query: 'node-gyp-build no native build was found',
    half: 'tune',
    pages: [`${errors}/loading`, `${js}/troubleshooting`],
  },
  {
    query: '403 Forbidden provider verification',
    half: 'tune',
    pages: [`${errors}/provider-states`, '/provider/handling_auth', `${errors}/verification`, `${errors}/publishing`],
  },
  {
    query: 'FFI extension not enabled php',
    half: 'held',
    pages: [`${errors}/loading`, `${php}/troubleshooting`, `${php}/alpine-ffi-troubleshooting`],
  },
  {
    query: 'webhook execution failed ssl certificate',
    half: 'held',
    pages: [
      `${errors}/broker`,
      `${broker}/webhooks/debugging_webhooks`,
      `${advanced}/using-tls`,
      `${errors}/publishing`,
    ],
  },
  {
    query: 'No tests found matching pact',
    half: 'tune',
    pages: [`${errors}/builds`, `${errors}/verification`, `${jvm}/docs/troubleshooting`],
  },
  {
    query: 'ERR_REQUIRE_ESM pact',
    half: 'held',
    pages: [`${errors}/builds`, `${js}/troubleshooting`, `${js}/migrations/17`],
  },
  {
    query: 'The verification results could not be published: provider version not set',
    half: 'held',
    pages: [`${errors}/verification`, `${errors}/publishing`],
  },
  // Questions
  {
    query: 'write a contract test for a lambda function',
    half: 'held',
    pages: ['/recipes/lambdahttp', '/recipes/lambdaasync'],
  },
  {
    query: 'how to verify only one consumer',
    half: 'held',
    pages: [
      `${start}/verifying_pacts`,
      `${jvm}/provider/junit5`,
      `${cli}/pact-verifier`,
      '/provider',
      `${how}/slow_verification`,
      `${start}/provider_verification`,
      cli,
    ],
  },
  {
    query: 'can pact test websockets',
    half: 'held',
    pages: [
      '/plugins/quick_start',
      '/help/amas',
      '/recipes/graphql',
      '/plugins/directory',
      plugins,
      '/faq',
      '/faq/question_archive',
    ],
  },
  {query: 'does pact support soap and xml', half: 'tune', pages: ['/faq', `${js}/xml`, '/recipes']},
  {
    query: 'how do I test a rabbitmq consumer',
    half: 'tune',
    pages: [
      `${how}/message_queues`,
      `${js}/messages`,
      `${jvm}/docs/messages`,
      `${python}/messages`,
      `${start}/how_pact_works`,
    ],
  },
  {
    query: 'how to ignore a field in the response',
    half: 'held',
    pages: [`${start}/matching`, '/consumer', '/recipes/optional', '/faq', `${start}/matching/gotchas`],
  },
  {
    query: 'who should write the contract tests, developers or testers',
    half: 'tune',
    pages: ['/faq', `${how}/who_owns_what`, `${start}/what_is_pact_good_for`],
  },
  {
    query: 'how to rename a field without breaking consumers',
    half: 'held',
    pages: [
      '/faq',
      '/pact_nirvana/step_3',
      '/provider',
      `${how}/versions_and_branches`,
      '/recipes/optional',
      '/recipes/graphql',
      '/consumer',
    ],
  },
  {
    query: 'set header dynamically when verifying provider',
    half: 'tune',
    pages: [
      '/provider/handling_auth',
      `${js}/provider`,
      `${go}/provider`,
      `${jvm}/provider/junit5`,
      `${errors}/provider-states`,
    ],
  },
  {query: 'how to test multipart/form-data upload', half: 'tune', pages: [`${how}/files_and_binary`]},
  {
    query: 'query parameter with several values',
    half: 'tune',
    pages: [
      `${start}/matching`,
      `${jvm}/consumer`,
      `${js}/matching`,
      `${jvm}/matching`,
      `${start}/matching/gotchas`,
      `${js}/consumer`,
      `${go}/consumer`,
      `${rust}/pact_matching`,
    ],
  },
  {
    query: 'run pact tests in parallel',
    half: 'tune',
    pages: [
      `${jvm}/consumer/junit5`,
      `${jvm}/docs/troubleshooting`,
      `${go}/troubleshooting`,
      `${js}/troubleshooting`,
      `${js}/test_frameworks`,
      `${net}/consumer`,
      '/consumer',
      `${errors}/consumer-tests`,
    ],
  },
  {
    query: 'test timestamps iso 8601',
    half: 'held',
    pages: [
      `${how}/dates_and_random_data`,
      `${js}/matching`,
      `${ruby}/matching`,
      `${start}/matching/gotchas`,
      `${start}/matching`,
    ],
  },
  {query: 'graphql mutation contract test', half: 'held', pages: ['/recipes/graphql', `${js}/graphql`]},
  {
    query: 'how to remove an application from the broker',
    half: 'held',
    pages: [
      `${broker}/administration/deleting_resources`,
      `${advanced}/api_docs/pacticipant`,
      `${advanced}/pacticipant`,
    ],
  },
  {
    query: 'pact broker backup',
    half: 'tune',
    pages: [`${broker}/administration/maintenance`, `${broker}/upgrading`, `${broker}/set_up_checklist`],
  },
  {
    query: 'mock server port random',
    half: 'held',
    pages: [
      `${jvm}/consumer/junit5`,
      `${js}/consumer`,
      `${errors}/consumer-tests`,
      `${jvm}/docs/troubleshooting`,
      `${net}/consumer`,
      `${python}/consumer`,
      `${go}/consumer`,
    ],
  },
  {
    query: 'client certificate mutual tls verification',
    half: 'held',
    pages: [`${guides}/ssl`, '/provider/handling_auth', `${cli}/pact-verifier`, `${go}/provider`],
  },
  {
    query: 'how to test a react frontend',
    half: 'tune',
    pages: [
      '/consumer/using_pact_to_support_ui_testing',
      '/faq',
      `${js}/test_frameworks`,
      '/recipes',
      `${js}/graphql`,
      '/recipes/cypress',
      `${guides}/workshops`,
    ],
  },
  {query: 'is pact free', half: 'held', pages: ['/faq', broker, '/help/smartbear', '/']},
  {
    query: 'how many pacts can the broker handle slow',
    half: 'tune',
    pages: [
      `${broker}/administration/maintenance`,
      `${advanced}/troubleshooting`,
      `${how}/slow_verification`,
      `${images}/pactfoundation`,
    ],
  },
  {
    query: 'fastapi provider verification example',
    half: 'tune',
    pages: [`${python}/provider`, `${python}/get_started`, `${guides}/python/examples`],
  },
  {
    query: 'django',
    half: 'held',
    pages: [`${python}/provider`, `${python}/get_started`, `${guides}/python`, `${python}/troubleshooting`],
  },
  // One thing or another
  {query: 'pact vs openapi', half: 'tune', pages: [`${how}/openapi`, '/faq/convinceme', `${start}/comparisons`]},
  {query: 'pact vs wiremock', half: 'tune', pages: [`${start}/comparisons`]},
  {
    query: 'pending vs wip pacts',
    half: 'tune',
    pages: [`${advanced}/wip_pacts`, `${advanced}/pending_pacts`, '/blog/2020/02/24/introducing-wip-pacts'],
  },
  {
    query: 'branch vs tag vs environment',
    half: 'held',
    pages: [
      `${broker}/tags`,
      `${broker}/branches`,
      `${how}/versions_and_branches`,
      '/blog/2021/07/04/why-we-are-getting-rid-of-tags',
    ],
  },
  {
    query: 'contract test vs integration test',
    half: 'tune',
    pages: [
      '/consumer/contract_tests_not_functional_tests',
      '/faq/convinceme',
      '/',
      `${start}/testing-scope`,
      '/faq',
      `${start}/comparisons`,
    ],
  },
  {
    query: 'difference record-deployment record-release',
    half: 'tune',
    pages: [`${broker}/recording_deployments_and_releases`],
  },
  {
    query: 'pact v3 vs v4 specification',
    half: 'tune',
    pages: [`${start}/specification`, `${how}/specification_version`, `${guides}/pact_specification`],
  },
  {
    query: 'consumer driven or provider driven',
    half: 'tune',
    pages: [
      `${start}/comparisons`,
      '/faq',
      '/',
      `${how}/who_owns_what`,
      `${start}/what_is_pact_good_for`,
      `${start}/terminology`,
    ],
  },
  // Upgrades
  {query: 'pact net 4 to 5 migration', half: 'held', pages: [`${net}/upgrading-to-5`, '/help/upgrade']},
  {query: 'migrate pact python v2 to v3', half: 'held', pages: [`${guides}/python/migration`, '/help/upgrade']},
  {query: 'pact-go v1 v2 migration guide', half: 'held', pages: [`${guides}/go/migration`, '/help/upgrade']},
  {query: 'upgrade pact-js 12 to 16', half: 'tune', pages: [`${js}/migrations/16`, '/help/upgrade']},
  {
    query: 'junit4 to junit5 pact',
    half: 'held',
    pages: [`${jvm}/docs/upgrading`, `${jvm}/provider/junit5`, `${jvm}/consumer/junit5`],
  },
  {
    query: 'migrate from tags to branches',
    half: 'held',
    pages: [
      `${broker}/tags`,
      `${broker}/branches`,
      '/blog/2021/07/04/why-we-are-getting-rid-of-tags',
      `${how}/versions_and_branches`,
    ],
  },
  {
    query: 'pact php 10 breaking changes',
    half: 'held',
    pages: [`${guides}/php/upgrade-10.0`, `${guides}/php/changelog`, '/help/upgrade'],
  },
  {
    query: 'upgrade pact broker database migration',
    half: 'held',
    pages: [`${broker}/upgrading`, settings, '/help/upgrade'],
  },
  // CI systems
  {
    query: 'azure devops pipeline pact',
    half: 'held',
    pages: [
      '/pact_nirvana/pipeline_generator',
      '/pact_nirvana',
      `${broker}/webhooks/template_library`,
      '/consumer/recommended_configuration',
    ],
  },
  {
    query: 'circleci',
    half: 'tune',
    pages: [
      '/pact_nirvana/pipeline_generator',
      '/pact_nirvana',
      `${broker}/webhooks/template_library`,
      '/consumer/recommended_configuration',
    ],
  },
  {
    query: 'github actions trigger provider build webhook',
    half: 'tune',
    pages: [`${broker}/webhooks/template_library`, `${broker}/webhooks`],
  },
  {
    query: 'bitbucket pipelines',
    half: 'tune',
    pages: ['/pact_nirvana/pipeline_generator', '/pact_nirvana', `${broker}/webhooks/template_library`],
  },
  {
    query: 'gitlab ci can-i-deploy',
    half: 'tune',
    pages: ['/pact_nirvana/pipeline_generator', '/pact_nirvana', `${broker}/can_i_deploy`],
  },
  {query: 'teamcity webhook', half: 'tune', pages: [`${broker}/webhooks/template_library`]},
  // Words typed in a hurry
  {
    query: 'provder states',
    half: 'tune',
    pages: [`${start}/provider_states`, '/provider/using_provider_states_effectively'],
  },
  {
    query: 'mathcers',
    half: 'held',
    pages: [
      `${start}/matching`,
      `${js}/matching`,
      `${jvm}/matching`,
      `${go}/matching`,
      `${python}/matching`,
      `${net}/matching`,
      `${php}/matching`,
      `${ruby}/matching`,
      `${rust}/matching`,
      `${scala}/matching`,
      `${swift}/matching`,
    ],
  },
  {query: 'can i deply', half: 'held', pages: [`${broker}/can_i_deploy`]},
  {
    query: 'consumer verison selectors',
    half: 'held',
    pages: [`${advanced}/consumer_version_selectors`, `${advanced}/selectors`],
  },
  {
    query: 'webhok secrets',
    half: 'tune',
    pages: [
      `${broker}/webhooks`,
      `${broker}/webhooks/template_library`,
      `${broker}/webhooks/dynamic_variable_sub`,
      `${broker}/webhooks/debugging_webhooks`,
    ],
  },
  {
    query: 'authentification verification',
    half: 'held',
    pages: ['/provider/handling_auth', `${errors}/provider-states`],
  },
  // Words of other languages
  {
    query: 'Pact Broker installieren',
    half: 'tune',
    pages: [`${broker}/quick_start`, images, `${images}/pactfoundation`, broker, `${broker}/kubernetes`],
  },
  {
    query: 'Vertragstest Einführung',
    half: 'tune',
    pages: ['/', '/5-minute-getting-started-guide', `${start}/how_pact_works`],
  },
  {
    query: 'test de contrat',
    half: 'tune',
    pages: [
      '/',
      '/5-minute-getting-started-guide',
      `${start}/how_pact_works`,
      '/faq',
      `${start}/testing-scope`,
      '/consumer/contract_tests_not_functional_tests',
    ],
  },
  {
    query: 'prueba de contrato',
    half: 'held',
    pages: [
      '/',
      '/5-minute-getting-started-guide',
      `${start}/how_pact_works`,
      '/faq',
      `${start}/testing-scope`,
      '/consumer/contract_tests_not_functional_tests',
    ],
  },
  {
    query: 'teste de contrato java',
    half: 'tune',
    pages: [`${jvm}/docs/get_started`, jvm, `${jvm}/consumer/junit5`, `${jvm}/consumer`, '/'],
  },
  {query: 'Anmeldung Token Verifizierung', half: 'held', pages: ['/provider/handling_auth']},
  {
    query: 'versión del broker',
    half: 'held',
    pages: [`${broker}/upgrading`, `${broker}/changelog`, `${broker}/pacticipant_version_numbers`, broker],
  },
  {
    query: 'Fehler Verifikation',
    half: 'held',
    pages: [`${errors}/verification`, '/provider/how_to_fix_failing_verification_tests', errors],
  },
  {
    query: 'installation erreur alpine',
    half: 'held',
    pages: [`${guides}/platforms`, `${php}/alpine-ffi-troubleshooting`, `${errors}/loading`, '/docker'],
  },
];
