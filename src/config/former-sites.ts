const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Channels of the chat whose logs were published below `/slack`. */
export const chatLogs = words(`
  auth avro blogs contract-case cypress documentation feature-requests general general2 github-activity-log graphql
  jobs libpact_ffi-users maintainers pact-beam pact-broker pact-c-plus-plus pact-dart pact-elixir pact-go pact-js
  pact-js-development pact-jvm pact-localstack pact-message-ruby pact-msw-adapter pact-nestjs pact-net
  pact-net-development pact-node pact-php pact-plugins pact-python pact-ruby pact-ruby-standalone pact-ruby-xml
  pact-rust pact-scala-itv pact-swift pact4s pactflow pactflow-ai-beta pactflow-ama pactober pactober-builders
  pactteshelp protobufs random random2 recommended-media spring-cloud-contract swagger-integration swagger-validator
  talks-and-conferences terraform verifications welcome
`);

/** Pages of the generated reference of Pact C++ that was published below `/cpp_docs/consumer`. */
export const cppReference = words(`
  CMakeLists_8txt annotated body_8cpp classes classpact__consumer_1_1Interaction classpact__consumer_1_1Interaction-members
  classpact__consumer_1_1MockServerHandle classpact__consumer_1_1MockServerHandle-members classpact__consumer_1_1Pact
  classpact__consumer_1_1Pact-members classpact__consumer_1_1PactBodyBuilder
  classpact__consumer_1_1PactBodyBuilder-members classpact__consumer_1_1PactJsonBuilder
  classpact__consumer_1_1PactJsonBuilder-members classpact__consumer_1_1PactTestResult
  classpact__consumer_1_1PactTestResult-members classpact__consumer_1_1matchers_1_1ArrayContainsMatcher
  classpact__consumer_1_1matchers_1_1ArrayContainsMatcher-members classpact__consumer_1_1matchers_1_1DateMatcher
  classpact__consumer_1_1matchers_1_1DateMatcher-members classpact__consumer_1_1matchers_1_1DateTimeMatcher
  classpact__consumer_1_1matchers_1_1DateTimeMatcher-members classpact__consumer_1_1matchers_1_1DecimalMatcher
  classpact__consumer_1_1matchers_1_1DecimalMatcher-members classpact__consumer_1_1matchers_1_1EachlikeMatcher
  classpact__consumer_1_1matchers_1_1EachlikeMatcher-members classpact__consumer_1_1matchers_1_1EqualsMatcher
  classpact__consumer_1_1matchers_1_1EqualsMatcher-members classpact__consumer_1_1matchers_1_1HexadecimalMatcher
  classpact__consumer_1_1matchers_1_1HexadecimalMatcher-members classpact__consumer_1_1matchers_1_1IMatcher
  classpact__consumer_1_1matchers_1_1IMatcher-members classpact__consumer_1_1matchers_1_1IPAddressMatcher
  classpact__consumer_1_1matchers_1_1IPAddressMatcher-members classpact__consumer_1_1matchers_1_1IncludesMatcher
  classpact__consumer_1_1matchers_1_1IncludesMatcher-members classpact__consumer_1_1matchers_1_1IntegerMatcher
  classpact__consumer_1_1matchers_1_1IntegerMatcher-members classpact__consumer_1_1matchers_1_1NullMatcher
  classpact__consumer_1_1matchers_1_1NullMatcher-members classpact__consumer_1_1matchers_1_1NumberMatcher
  classpact__consumer_1_1matchers_1_1NumberMatcher-members classpact__consumer_1_1matchers_1_1ObjectMatcher
  classpact__consumer_1_1matchers_1_1ObjectMatcher-members classpact__consumer_1_1matchers_1_1RegexMatcher
  classpact__consumer_1_1matchers_1_1RegexMatcher-members classpact__consumer_1_1matchers_1_1TimeMatcher
  classpact__consumer_1_1matchers_1_1TimeMatcher-members classpact__consumer_1_1matchers_1_1TypeMatcher
  classpact__consumer_1_1matchers_1_1TypeMatcher-members classpact__consumer_1_1matchers_1_1UrlMatcher
  classpact__consumer_1_1matchers_1_1UrlMatcher-members classpact__consumer_1_1matchers_1_1UuidMatcher
  classpact__consumer_1_1matchers_1_1UuidMatcher-members consumer_8cpp consumer_8h consumer_8h_source
  dir_000001_000000 dir_68267d1309a1af8e8297ef4c3efbcdba dir_d44c64559bbebec7f509842c48db8b23 files functions
  functions_func functions_type functions_vars globals globals_func globals_type graph_legend hierarchy inherits
  matchers_8cpp matchers_8h matchers_8h_source namespacemembers namespacemembers_enum namespacemembers_eval
  namespacemembers_func namespacepact__consumer namespacepact__consumer_1_1matchers namespaces search/all_0
  search/all_1 search/all_10 search/all_11 search/all_12 search/all_13 search/all_2 search/all_3 search/all_4
  search/all_5 search/all_6 search/all_7 search/all_8 search/all_9 search/all_a search/all_b search/all_c search/all_d
  search/all_e search/all_f search/classes_0 search/classes_1 search/classes_2 search/classes_3 search/classes_4
  search/classes_5 search/classes_6 search/classes_7 search/classes_8 search/classes_9 search/classes_a
  search/classes_b search/enums_0 search/enumvalues_0 search/enumvalues_1 search/enumvalues_2 search/files_0
  search/files_1 search/files_2 search/functions_0 search/functions_1 search/functions_10 search/functions_11
  search/functions_12 search/functions_2 search/functions_3 search/functions_4 search/functions_5 search/functions_6
  search/functions_7 search/functions_8 search/functions_9 search/functions_a search/functions_b search/functions_c
  search/functions_d search/functions_e search/functions_f search/namespaces_0 search/nomatches search/typedefs_0
  search/typedefs_1 search/variables_0 search/variables_1
`);
