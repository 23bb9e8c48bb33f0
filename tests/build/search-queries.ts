// cspell:disable -- readers mistype
/** A query, and the pages that are good answers. */
export interface SearchQuery {
  readonly query: string;
  /** One of these must be among the first results. */
  readonly pages: readonly string[];
}

const terminology = '/getting_started/terminology';
const commandLine = '/implementation_guides/cli';
const images = '/pact_broker/docker_images';
const overview = '/getting_started/conceptual_overview';
const states = '/getting_started/provider_states';
const matching = '/getting_started/matching';
const gotchas = '/getting_started/matching/gotchas';
const verifying = ['/getting_started/verifying_pacts', '/provider'];
const stubs = '/getting_started/stubs';
const authentication = '/provider/handling_auth';
const js = '/implementation_guides/javascript/docs';
const jvm = '/implementation_guides/jvm';
const go = '/implementation_guides/go/docs';
const python = '/implementation_guides/python/docs';
const rust = '/implementation_guides/rust';
const net = '/implementation_guides/net';
const ruby = '/implementation_guides/ruby';
const php = '/implementation_guides/php';
const plugins = '/implementation_guides/pact_plugins';
const pluginCourse = '/plugins/workshops/create-a-plugin';
const platforms = '/implementation_guides/platforms';
const consumer = `${jvm}/consumer`;
const provider = `${jvm}/provider`;
const course = '/university/introduction';
const broker = '/pact_broker';
const settings = '/pact_broker/configuration/settings';
const troubleshooting = '/pact_broker/advanced_topics/troubleshooting';
const versioning = '/getting_started/versioning_in_the_pact_broker';
const publishing = '/consumer/recommended_configuration';

/**
 * Searches with which `search-quality.nightly.test.ts` measures the ranking, derived from readers' tasks. Add one when a
 * reader reports a disappointing search.
 */
export const searchQueries: readonly SearchQuery[] = [
  // Subjects
  {query: 'provider states', pages: [states]},
  {query: 'can-i-deploy', pages: [`${broker}/can_i_deploy`]},
  {query: 'when not to use pact', pages: ['/getting_started/what_is_pact_good_for', '/faq']},
  {query: 'spring cloud contract', pages: ['/getting_started/comparisons']},
  {query: 'specification versions', pages: ['/getting_started/specification']},
  {query: 'matching rules', pages: [matching, '/getting_started/specification', terminology]},
  {query: 'pact broker', pages: ['/pact_broker']},
  {query: 'docker image', pages: [images]},
  {query: 'postgresql', pages: [images]},
  {query: 'workshops', pages: ['/implementation_guides/workshops']},
  {query: 'report a bug', pages: ['/contributing', '/help']},
  {query: 'optional field', pages: ['/faq']},
  {query: 'pending pact', pages: [`${broker}/advanced_topics/pending_pacts`]},
  {query: 'articles and talks', pages: ['/getting_started/further_reading']},
  {query: 'homebrew', pages: [commandLine]},
  {query: 'public apis', pages: ['/getting_started/what_is_pact_good_for', '/faq']},
  {query: 'who invented pact', pages: ['/history']},
  {
    query: 'message queue',
    pages: [
      '/getting_started/how_pact_works',
      '/getting_started/further_reading',
      terminology,
      `${js}/messages`,
      `${jvm}/docs/messages`,
    ],
  },
  {query: 'network graph', pages: ['/pact_broker']},
  {query: '5 minute guide', pages: ['/5-minute-getting-started-guide']},
  {query: 'regular expression', pages: [matching, gotchas]},
  {query: 'date format', pages: [matching, gotchas, `${js}/matching`, `${jvm}/matching`]},
  {query: 'oauth', pages: [authentication, '/faq']},
  {
    query: 'publish pacts',
    pages: ['/consumer/recommended_configuration', '/getting_started/sharing_pacts', commandLine],
  },
  {query: 'verify messages', pages: verifying},

  {query: 'pact js', pages: ['/implementation_guides/javascript/readme', `${js}/get_started`]},
  {query: 'arrayContaining', pages: [`${js}/matching`]},
  {query: 'graphql', pages: [`${js}/graphql`]},
  {query: 'vitest', pages: [`${js}/test_frameworks`]},
  {query: 'apollo client', pages: [`${js}/graphql`]},
  {query: 'pact js 17 release', pages: ['/implementation_guides/javascript/changelog', `${js}/migrations/17`]},
  {
    query: 'mqtt',
    pages: [
      '/university/message-pact-async/Step1',
      '/university/message-pact-async/Step3',
      '/university/message-pact-async/00_5_Scenario',
    ],
  },

  // Questions
  {query: 'how do i run a broker on my machine', pages: [images]},
  {query: 'do i still need end to end tests', pages: ['/faq', '/faq/convinceme']},
  {query: 'how to convince my team', pages: ['/faq/convinceme']},
  {
    query: 'what does the consumer test check',
    pages: ['/getting_started/testing-scope', '/getting_started/how_pact_works', '/consumer'],
  },
  {query: 'where can i ask questions', pages: ['/help']},
  {
    query: 'how do i get started',
    pages: ['/5-minute-getting-started-guide', '/', `${js}/get_started`, `${jvm}/docs/get_started`],
  },
  {query: 'how do i verify a pact', pages: verifying},
  {query: 'how to test with a bearer token', pages: [authentication]},
  {query: 'why does eachLike accept an empty array', pages: [gotchas, matching, `${js}/matching`, `${jvm}/matching`]},
  {query: 'can i deploy', pages: [terminology, overview, '/faq', '/consumer']},

  // Options, settings, commands
  {
    query: '--to-environment',
    pages: [commandLine, `${broker}/can_i_deploy`, '/pact_nirvana/step_7', '/pact_nirvana/notes_1'],
  },
  {
    query: '--include-wip-pacts-since',
    pages: [commandLine, '/provider/recommended_configuration', ...verifying, `${broker}/advanced_topics/wip_pacts`],
  },
  {query: 'PACT_BROKER_DATABASE_URL', pages: [images]},
  {query: 'consumerVersionSelectors', pages: ['/provider/recommended_configuration', terminology, commandLine, '/faq']},
  {query: 'state-change-url', pages: [states, commandLine, ...verifying, `${commandLine}/pact-verifier`]},

  {query: 'requestFilter', pages: [`${js}/provider`, `${course}/Step10`, authentication]},
  {query: 'failIfNoPactsFound', pages: [`${js}/provider`, `${js}/troubleshooting`]},
  {query: 'addAsynchronousInteraction', pages: [`${js}/messages`]},
  {query: 'multipartBody', pages: [`${js}/consumer`]},

  // Messages and phrases
  {query: '"expected but not received"', pages: [`${js}/troubleshooting`, `${course}/Step5`]},
  {query: "Couldn't find npm package", pages: [`${js}/troubleshooting`]},
  {query: 'no state handler found for state', pages: [`${js}/troubleshooting`, `${course}/Step6`]},
  {query: 'connect ECONNREFUSED', pages: [`${js}/troubleshooting`]},
  {query: '"Sequel::DatabaseConnectionError"', pages: [images]},
  {query: '"invalid value for Integer()"', pages: [images]},
  {query: '"no such mock server"', pages: [commandLine]},

  // Misspelt
  {query: 'webhok', pages: [`${broker}/webhooks`]},
  {query: 'terminolgy', pages: [terminology]},
  {query: 'conceptal overveiw', pages: [overview]},
  {
    query: 'verifcation results',
    pages: [overview, terminology, `${broker}/advanced_topics/provider_verification_results`],
  },
  {query: 'kuberntes', pages: [images, '/pact_broker', `${broker}/kubernetes`]},

  // Synonyms
  {query: 'contract broker', pages: ['/pact_broker', images]},
  {query: 'swagger', pages: ['/faq', '/faq/convinceme', '/getting_started/comparisons']},
  {query: 'stub server', pages: [stubs]},
  {query: 'cli', pages: [commandLine]},
  {query: 'k8s', pages: [images, '/pact_broker', `${broker}/kubernetes`]},
  {query: 'e2e', pages: ['/faq', '/faq/convinceme', '/getting_started/comparisons', '/getting_started/testing-scope']},
  {
    query: 'test data',
    pages: [states, terminology, '/getting_started/how_pact_works', '/consumer', '/provider'],
  },

  // Guides, recipes, help
  {query: 'kafka', pages: ['/recipes/kafka']},
  {query: 'schema registry magic byte', pages: ['/recipes/kafka']},
  {query: 'graphql', pages: ['/recipes/graphql', `${js}/graphql`]},
  {query: 'optional field', pages: ['/recipes/optional', '/faq', gotchas]},
  {query: 'nullable', pages: ['/recipes/optional', '/faq']},
  {query: 'cypress', pages: ['/recipes/cypress']},
  {query: 'lambda sqs', pages: ['/recipes/lambdaasync']},
  {query: 'lambda http api gateway', pages: ['/recipes/lambdahttp', '/recipes/apigateway']},
  {query: 'sigv4', pages: ['/recipes/awssignedrequests', authentication]},
  {query: 'SignatureDoesNotMatch', pages: ['/recipes/awssignedrequests']},
  {query: 'mule munit', pages: ['/recipes/munit']},
  {query: 'feature toggle', pages: ['/implementation_guides/feature_toggles']},
  {query: 'feature flags', pages: ['/implementation_guides/feature_toggles']},
  {query: 'monorepo', pages: ['/pact_nirvana/release_models/monorepo']},
  {query: 'record-release mobile app', pages: ['/pact_nirvana/release_models/mobile']},
  {query: 'jenkins pipeline', pages: ['/pact_nirvana', '/pact_nirvana/step_5', '/pact_nirvana/step_6']},
  {query: 'can-i-merge', pages: ['/pact_nirvana/step_6', '/pact_nirvana/release_models/pull_request', commandLine]},
  {query: 'debug log', pages: ['/help/enabling-debug-logging']},
  {query: 'PACT_LOG_LEVEL', pages: ['/help/enabling-debug-logging']},
  {query: 'telemetry', pages: ['/telemetry']},
  {query: 'PACT_DO_NOT_TRACK', pages: ['/telemetry']},
  {query: 'roadmap', pages: ['/roadmap']},
  {query: 'code of conduct', pages: ['/contributing/code-of-conduct']},
  {query: 'case study', pages: ['/users/case_studies', '/users/case_studies/case_study_atlassian']},
  {query: 'books', pages: ['/books']},
  {query: 'mcp server', pages: ['/ai_tools/smartbear-mcp']},
  {query: 'verification fails', pages: ['/provider/how_to_fix_failing_verification_tests', ...verifying]},
  {query: 'ui testing', pages: ['/consumer/using_pact_to_support_ui_testing', '/faq']},
  {query: 'functional tests', pages: ['/consumer/contract_tests_not_functional_tests', '/faq']},
  {query: 'plugin directory', pages: ['/plugins/directory']},

  // The Broker
  {query: 'webhooks', pages: [`${broker}/webhooks`]},
  {query: 'consumer version selectors', pages: [`${broker}/advanced_topics/consumer_version_selectors`]},
  {query: 'matchingBranch', pages: [`${broker}/advanced_topics/consumer_version_selectors`]},
  {query: 'wip pacts', pages: [`${broker}/advanced_topics/wip_pacts`]},
  {query: 'work in progress', pages: [`${broker}/advanced_topics/wip_pacts`]},
  {query: 'record deployment', pages: [`${broker}/recording_deployments_and_releases`]},
  {query: 'application instance', pages: [`${broker}/recording_deployments_and_releases`]},
  {query: 'main branch', pages: [`${broker}/branches`]},
  {query: 'version numbers', pages: [`${broker}/pacticipant_version_numbers`, versioning]},
  {query: 'helm chart', pages: [`${broker}/kubernetes/readme`, `${broker}/kubernetes`]},
  {query: 'docker compose', pages: [`${broker}/quick_start`, images, `${images}/pactfoundation`]},
  {query: 'badge', pages: [`${broker}/advanced_topics/provider_verification_badges`]},
  {query: 'network graph', pages: [`${broker}/network_graph`]},
  {query: 'clean up old pacts', pages: [`${broker}/administration/maintenance`]},
  {query: 'delete pacticipant', pages: [`${broker}/administration/deleting_resources`, `${broker}/api/pacticipants`]},
  {query: 'basic auth', pages: [settings, `${images}/pactfoundation`, images]},
  {query: 'self-signed certificate', pages: [`${broker}/advanced_topics/using-tls`, `${broker}/client_cli/readme`]},
  {query: 'terraform', pages: [`${broker}/terraform_provider`]},
  {query: 'hal browser', pages: [`${broker}/administration`]},
  {query: 'pagination', pages: [`${broker}/api/pagination`]},
  {query: 'create-webhook', pages: [`${broker}/client_cli/readme`, commandLine, `${broker}/webhooks`]},
  {query: 'slack notification', pages: [`${broker}/webhooks/template_library`]},
  {query: 'upgrade broker', pages: [`${broker}/upgrading`]},

  // Keys, variables and messages of the Broker
  {query: 'webhook_host_whitelist', pages: [settings, `${broker}/webhooks/webhook_whitelist`]},
  {query: 'PACT_BROKER_BASE_URL', pages: [settings, images, `${broker}/client_cli/readme`]},
  {query: 'allow_dangerous_contract_modification', pages: [settings]},
  {query: 'database_connect_max_retries', pages: [settings]},
  {query: 'PACT_BROKER_SQL_LOG_LEVEL', pages: [settings]},
  {query: 'contract_requiring_verification_published', pages: [`${broker}/webhooks`]},
  {query: 'pactbroker.consumerVersionBranch', pages: [`${broker}/webhooks/dynamic_variable_sub`]},
  {query: 'There is no verified pact between', pages: [`${broker}/can_i_deploy`]},
  {query: 'Cannot change the content of the pact', pages: [publishing, versioning, troubleshooting]},
  {query: 'permission denied for schema public', pages: [troubleshooting]},
  {query: 'No pacts or verifications have been published', pages: [`${broker}/can_i_deploy`]},

  // Libraries
  {query: 'PactTestFor', pages: [`${consumer}/junit5`, consumer]},
  {query: 'LambdaDsl', pages: [consumer, `${jvm}/matching`]},
  {query: 'MockMvcTestTarget', pages: [`${provider}/spring6`, `${provider}/spring7`, `${provider}/junit5spring`]},
  {query: 'spring boot 4', pages: [`${provider}/spring7`]},
  {query: 'maven plugin', pages: [`${provider}/maven`]},
  {query: 'gradle plugin', pages: [`${provider}/gradle`]},
  {query: 'pactVerify task', pages: [`${provider}/gradle`]},
  {query: 'pact.verifier.publishResults', pages: [`${jvm}/docs/system-properties`, `${provider}/junit5`]},
  {query: 'kotlin dsl', pages: [`${consumer}/kotlin`]},
  {query: 'spock', pages: [`${consumer}/groovy`]},
  {query: 'junit 4', pages: [`${consumer}/junit`, `${provider}/junit`]},
  {query: 'leiningen', pages: [`${provider}/lein`]},
  {query: 'No Pact files were found to verify', pages: [`${jvm}/docs/troubleshooting`]},
  {query: 'MissingStateChangeMethod', pages: [`${jvm}/docs/troubleshooting`, `${provider}/junit5`]},
  {query: 'VerifyRequest', pages: [`${go}/provider`]},
  {query: 'golang', pages: [`${go}/get_started`, '/implementation_guides/go', '/implementation_guides/go/readme']},
  {query: 'cannot find -lpact_ffi', pages: [`${go}/troubleshooting`]},
  {query: 'pact-go install', pages: ['/implementation_guides/go/readme', `${go}/get_started`, `${go}/troubleshooting`]},
  {query: 'go v1 to v2', pages: ['/implementation_guides/go/migration']},
  {
    query: 'pytest',
    pages: [`${python}/get_started`, `${python}/consumer`, `${python}/provider`, `${python}/troubleshooting`],
  },
  {query: 'state_handler', pages: [`${python}/provider`]},
  {query: 'pact.v3', pages: [`${python}/troubleshooting`, '/implementation_guides/python/migration']},
  {query: 'each_like python', pages: [`${python}/matching`]},
  {query: 'PactBuilderAsync', pages: [`${rust}/pact_consumer`, `${rust}/plugins`]},
  {query: 'json_pattern', pages: [`${rust}/matching`, `${rust}/pact_consumer`]},
  {query: 'VerificationOptions', pages: [`${rust}/pact_verifier`]},
  {query: 'pactffi_with_body', pages: [`${rust}/pact_ffi/integrationjson`, `${rust}/pact_ffi`]},
  {query: 'pact:matcher:type', pages: [`${rust}/pact_ffi/integrationjson`, matching]},
  {
    query: 'matching rule expression',
    pages: [`${plugins}/docs/matching-rule-definition-expressions`, `${rust}/pact_matching`, `${js}/plugins`],
  },

  // Command-line tools
  {query: 'pact verifier options', pages: [`${commandLine}/pact-verifier`]},
  {query: 'mock server cli', pages: [`${commandLine}/pact-mock-server`]},
  {query: 'stub server', pages: [`${commandLine}/pact-stub-server`, stubs]},
  {query: 'pact plugin install', pages: [`${commandLine}/pact-plugin`, '/plugins/quick_start', '/plugins/directory']},
  {query: 'alpine', pages: ['/docker', platforms, `${php}/docs/alpine-ffi-troubleshooting`]},
  {query: 'glibc', pages: ['/docker', platforms]},

  // .NET, Ruby, PHP, Swift, Scala, C++
  {query: 'pactnet get started', pages: [`${net}/docs/get_started`]},
  {query: 'WebApplicationFactory', pages: [`${net}/docs/provider`, `${net}/docs/troubleshooting`]},
  {query: 'builder error for url message://', pages: [`${net}/docs/troubleshooting`]},
  {query: 'newtonsoft', pages: [`${net}/docs/upgrading-to-5`, `${net}/docs/consumer`]},
  {query: 'pact ruby 2', pages: [`${ruby}/readme_v2`, `${ruby}/readme`, `${ruby}/upgrading`, `${ruby}/get_started`]},
  {query: 'rake pact:verify', pages: [`${ruby}/verifying_pacts`, `${ruby}/readme`, `${ruby}/upgrading`]},
  {query: 'has_http_pact_between', pages: [`${ruby}/creating_pacts`, `${ruby}/get_started`, `${ruby}/upgrading`]},
  {query: 'requires ext-ffi', pages: [`${php}/docs/troubleshooting`, `${php}/docs/alpine-ffi-troubleshooting`]},
  {query: 'laravel', pages: [`${php}/docs/framework-integrations`]},
  {query: 'swift package manager', pages: ['/implementation_guides/swift', '/implementation_guides/swift/get_started']},
  {query: 'munit scala', pages: ['/implementation_guides/scala', '/implementation_guides/scala/consumer']},
  {query: 'conan', pages: ['/implementation_guides/cpp/consumer', `${rust}/pact_ffi/publish`]},

  // Plugins, support, platforms
  {
    query: 'write a plugin',
    pages: [`${plugins}/docs/writing-plugin-guide`, `${pluginCourse}/step4`, `${pluginCourse}/intro`],
  },
  {
    query: 'lua plugin',
    pages: [`${plugins}/docs/lua-plugin-reference`, `${pluginCourse}/step3`, `${pluginCourse}/step4`],
  },
  {query: 'pact-plugin.json', pages: [`${plugins}/docs/plugin-driver-design`, `${plugins}/docs/writing-plugin-guide`]},
  {query: 'feature support', pages: ['/roadmap/feature_support']},
  {query: 'windows arm64', pages: [platforms]},
  {query: 'will it run on alpine', pages: [platforms]},
  {query: 'proxy', pages: ['/implementation_guides/ssl', `${js}/troubleshooting`]},
  {
    query: 'self-signed certificate',
    pages: ['/implementation_guides/ssl', `${js}/troubleshooting`, `${broker}/advanced_topics/using-tls`],
  },
  {query: 'pact file format', pages: ['/implementation_guides/pact_specification', '/getting_started/specification']},
];
