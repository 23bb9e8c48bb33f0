import {readErrorMessages} from '../content/errors';
import type {Redirect} from '../plugins/redirects/check';
import formerSitePages from './former-sites.json';

/*
 * Left out on purpose:
 * - /implementation_guides/pact_specification and
 *   /pact_broker/advanced_topics/provider_verification_results are pages themselves; the old rules for them never applied,
 *   and their targets didn't exist.
 * - /doc1 to /doc5, /exampledoc4, /exampledoc5, the blog posts blog-post, blog-post-two, testing-rss,
 *   adding-rss and new-version-1.0.0 were samples of the site generator. They had no content, so their links lead to the
 *   not-found page.
 */

/** Short links and moved pages that the site has always redirected; tools print some of them. */
const servedBefore: readonly Redirect[] = [
  {from: '/pact_broker/terraform-provider', to: '/pact_broker/terraform_provider'},
  {from: '/pact_broker/advanced_topics/webhooks/template_lib', to: '/pact_broker/webhooks/template_library'},
  {from: '/pact_broker/advanced_topics/webhooks', to: '/pact_broker/webhooks'},
  {from: '/selectors', to: '/pact_broker/advanced_topics/consumer_version_selectors'},
  {from: '/consumer_version_selectors', to: '/pact_broker/advanced_topics/consumer_version_selectors'},
  {from: '/pending', to: '/pact_broker/advanced_topics/pending_pacts'},
  {from: '/wip', to: '/pact_broker/advanced_topics/wip_pacts'},
  {from: '/can_i_deploy', to: '/pact_broker/can_i_deploy'},
  {from: '/pact_broker/pact_broker_client_cli', to: '/pact_broker/client_cli'},
  {from: '/guides', to: '/consumer', status: 302},
  {from: '/workshops', to: '/implementation_guides/workshops', status: 302},
  {from: '/implementation_guides', to: '/implementation_guides/overview', status: 302},
  {from: '/getting_started', to: '/', status: 302},
  {from: '/resources/how_to_ask_for_help', to: '/help/how_to_ask_for_help'},
  {from: '/best_practices/consumer', to: '/consumer'},
  {from: '/best_practices/pact_nirvana', to: '/pact_nirvana', status: 302},
  {from: '/versioning', to: '/getting_started/versioning_in_the_pact_broker'},
  {from: '/webhooks', to: '/pact_broker/webhooks'},
  {from: '/webhook_events', to: '/pact_broker/webhooks#events'},
  {from: '/implementation_guides/jvm/provider_menu', to: '/implementation_guides/jvm/provider/junit5spring'},
  {from: '/implementation_guides/javascript', to: '/implementation_guides/javascript/readme'},
  {from: '/documentation/javascript', to: '/implementation_guides/javascript/readme'},
  {from: '/pact_broker/configuration', to: '/pact_broker/configuration/features', status: 302},
  {from: '/go/provider_verification', to: '/getting_started/provider_verification?utm_source=pact&utm_medium=client_library'},
  {from: '/go/versioning', to: '/getting_started/versioning_in_the_pact_broker?utm_source=pact&utm_medium=client_library'},
  {from: '/go/view-pact-changes', to: '/pact_broker/advanced_topics/see_changes_pact?utm_source=pact&utm_medium=client_library'},
  {from: '/go/webhooks', to: '/pact_broker/webhooks?utm_source=pact&utm_medium=client_library'},
  {from: '/go/pbc-cli', to: '/pact_broker/client_cli/readme?utm_source=pact&utm_medium=client_library'},
  {from: '/go/pending', to: '/pact_broker/advanced_topics/pending_pacts?utm_source=pact&utm_medium=client_library'},
  {from: '/go/wip', to: '/pact_broker/advanced_topics/wip_pacts?utm_source=pact&utm_medium=client_library'},
  {from: '/go/cid-polling', to: '/pact_broker/client_cli/readme?utm_source=pact&utm_medium=client_library#polling'},
  {from: '/go/record-deployment', to: '/pact_broker/recording_deployments_and_releases?utm_source=pact&utm_medium=client_library#recording-deployments'},
  {from: '/go/record-undeployment', to: '/pact_broker/recording_deployments_and_releases?utm_source=pact&utm_medium=client_library#recording-undeployments'},
  {from: '/go/record-release', to: '/pact_broker/recording_deployments_and_releases?utm_source=pact&utm_medium=client_library#recording-releases'},
  {from: '/go/record-support-ended', to: '/pact_broker/recording_deployments_and_releases?utm_source=pact&utm_medium=client_library#recording-support-ended-for-a-release'},
  {from: '/record-deployment', to: '/pact_broker/recording_deployments_and_releases#recording-deployments'},
  {from: '/record-undeployment', to: '/pact_broker/recording_deployments_and_releases#recording-undeployments'},
  {from: '/record-release', to: '/pact_broker/recording_deployments_and_releases#recording-releases'},
  {from: '/record-support-ended', to: '/pact_broker/recording_deployments_and_releases#recording-support-ended-for-a-release'},
  {from: '/plugins', to: '/plugins/quick_start'},
  {from: '/university/create-a-plugin', to: '/plugins/workshops/create-a-plugin/intro'},
];

/** Pages whose content has since moved to another page. */
const movedSince: readonly Redirect[] = [
  {from: '/implementation_guides/pact_plugins/cli', to: '/implementation_guides/cli/pact-plugin'},
  {from: '/implementation_guides/pact_plugins/cli/changelog', to: '/implementation_guides/cli/pact-plugin/changelog'},
  {from: '/implementation_guides/pact_plugins/docs/proposals/support_script_language_plugins', to: '/implementation_guides/pact_plugins/docs/proposals/proposal_002_support_script_language_plugins'},
  {from: '/implementation_guides/pact_plugins/docs/proposals/support_wasm_plugins', to: '/implementation_guides/pact_plugins/docs/proposals/proposal_003_support_wasm_plugins'},
  {from: '/implementation_guides/pact_plugins/docs/proposals/v2_plugin_interface', to: '/implementation_guides/pact_plugins/docs/proposals/proposal_001_v2_plugin_interface'},
  {from: '/implementation_guides/rust/pact_matching_ffi', to: '/implementation_guides/rust/pact_ffi'},
  {from: '/implementation_guides/rust/pact_matching_ffi/architecture', to: '/implementation_guides/rust/pact_ffi/architecture'},
  {from: '/implementation_guides/rust/pact_matching_ffi/changelog', to: '/implementation_guides/rust/pact_ffi/changelog'},
  {from: '/implementation_guides/rust/pact_mock_server_cli', to: '/implementation_guides/cli/pact-mock-server'},
  {from: '/implementation_guides/rust/pact_mock_server_cli/changelog', to: '/implementation_guides/cli/pact-mock-server/changelog'},
  {from: '/implementation_guides/rust/pact_mock_server_ffi', to: '/implementation_guides/rust/pact_ffi'},
  {from: '/implementation_guides/rust/pact_mock_server_ffi/changelog', to: '/implementation_guides/rust/pact_ffi/changelog'},
  {from: '/implementation_guides/rust/pact_mock_server_ffi/publish', to: '/implementation_guides/rust/pact_ffi/publish'},
  {from: '/implementation_guides/rust/pact_verifier_cli', to: '/implementation_guides/cli/pact-verifier'},
  {from: '/implementation_guides/rust/pact_verifier_cli/changelog', to: '/implementation_guides/cli/pact-verifier/changelog'},
  {from: '/implementation_guides/rust/pact_verifier_ffi', to: '/implementation_guides/rust/pact_ffi'},
  {from: '/implementation_guides/rust/pact_verifier_ffi/changelog', to: '/implementation_guides/rust/pact_ffi/changelog'},
  {from: '/implementation_guides/rust/pact_wasm', to: '/implementation_guides/rust'},
  {from: '/implementation_guides/rust/pact_wasm/changelog', to: '/implementation_guides/rust'},
  {from: '/implementation_guides/rust/pact-broker-cli', to: '/implementation_guides/cli/pact-broker-cli'},
  {from: '/implementation_guides/rust/pact-broker-cli/changelog', to: '/implementation_guides/cli/pact-broker-cli/changelog'},
  {from: '/implementation_guides/rust/pact-stub-server', to: '/implementation_guides/cli/pact-stub-server'},
  {from: '/implementation_guides/rust/pact-stub-server/changelog', to: '/implementation_guides/cli/pact-stub-server/changelog'},
  // Only for maintainers of the library.
  {from: '/implementation_guides/jvm/docs/releaseprocess', to: '/implementation_guides/jvm/contributing'},
  {from: '/implementation_guides/php/docs/releasing', to: '/implementation_guides/php/developing#release-process'},
  {from: '/implementation_guides/pact_plugins/claude', to: '/implementation_guides/pact_plugins'},
];

/** Old addresses that other sites still link to, including blog posts with wrong dates. */
const formerAddresses: readonly Redirect[] = [
  // The Ruby tools print it.
  {from: '/metrics', to: '/telemetry'},
  {from: '/SUMMARY', to: '/'},
  {from: '/best_practices', to: '/consumer'},
  // The address on blog.pact.io, where posts were before.
  {from: '/blog/2020/02/24/how-we-have-fixed-the-biggest-problem-with-the-pact-workflow', to: '/blog/2020/02/24/how-weve-fixed-the-biggest-problem-with-the-pact-workflow'},
  {from: '/blog/2018/07/09/welcome', to: '/blog/2018/07/10/welcome'},
  {from: '/blog/2018/10/18/publishing-pact-verification-statuses-to-github', to: '/blog/2018/07/16/publishing-pact-verification-statuses-to-github'},
  {from: '/blog/2018/24/07/contract-testing-a-graphql-api', to: '/blog/2018/07/24/contract-testing-a-graphql-api'},
  {from: '/blog/2019/01/05/announcing-pactflow-our-managed-pact-broker', to: '/blog/2019/05/01/announcing-pactflow-our-managed-pact-broker'},
  {from: '/blog/2019/29/05/v3-provider-state-support-added-to-pact-ruby-js-go-dotnet', to: '/blog/2019/05/29/v3-provider-state-support-added-to-pact-ruby-js-go-dotnet'},
  {from: '/blog/2020/11/03/automatic-data-clean-up-in-the-pact-broker', to: '/blog/2021/03/11/automatic-data-clean-up-in-the-pact-broker'},
  {from: '/blog/2020/24/02/how-weve-fixed-the-biggest-problem-with-the-pact-workflow', to: '/blog/2020/02/24/how-weve-fixed-the-biggest-problem-with-the-pact-workflow'},
  {from: '/blog/2020/24/02/introducing-wip-pacts', to: '/blog/2020/02/24/introducing-wip-pacts'},
  {from: '/blog/2022/11/11/pact-plugin-framework-launch', to: '/blog/2022/11/10/pact-plugin-framework-launch'},
  {from: '/blog/2022/11/15/pact-2023-end-of-year-wrapup', to: '/blog/2023/12/15/pact-2023-end-of-year-wrapup'},
  {from: '/blog/2022/11/17/pact-2022-end-of-year-wrapup', to: '/blog/2022/12/15/pact-2022-end-of-year-wrapup'},
  {from: '/blog/2023/03/22/pact-open-source-update-mar-2023', to: '/blog/2023/03/21/pact-open-source-update-mar-2023'},
  {from: '/blog/2023/06/27/pact-open-source-update-jun-2023', to: '/blog/2023/07/28/pact-open-source-update-july-2023'},
  {from: '/blog/2023/08/28/pact-open-source-update-aug-2023', to: '/blog/2023/08/24/pact-open-source-update-aug-2023'},
  {from: '/blog/2024/04/23/pact-open-source-update-may-2024', to: '/blog/2024/05/23/pact-open-source-update-may-2024'},
  {from: '/blog/2024/04/26/pact-open-source-update-april-2024', to: '/blog/2024/04/25/pact-open-source-update-april-2024'},
  {from: '/ci_cd/incremental_ci_cd_steps', to: '/pact_nirvana'},
  // Comments and messages of the Ruby tools name them.
  {from: '/documentation/provider_states', to: '/getting_started/provider_states'},
  {from: '/documentation/sharings_pacts', to: '/getting_started/sharing_pacts'},
  {from: '/getting-started/sharing-pacts-with-the-pact-broker', to: '/getting_started/sharing_pacts'},
  {from: '/events/20201119', to: '/events'},
  {from: '/events/pact_online_community_20201119/2020_11_19_How_maintainers_use_pact_-_Tim_J_-_Pact_Community_Catchup.pdf', to: '/events'},
  {from: '/feature_support', to: '/roadmap/feature_support'},
  {from: '/getting_help', to: '/help'},
  {from: '/getting_started/feature_toggles', to: '/implementation_guides/feature_toggles'},
  {from: '/how-pact-works', to: '/getting_started/how_pact_works'},
  {from: '/implementation_guides/javascript/code_of_conduct', to: '/contributing/code-of-conduct'},
  {from: '/implementation_guides/javascript/examples/ava', to: '/implementation_guides/javascript/readme'},
  {from: '/implementation_guides/javascript/examples/e2e', to: '/implementation_guides/javascript/readme'},
  {from: '/implementation_guides/javascript/examples/graphql', to: '/implementation_guides/javascript/docs/graphql'},
  {from: '/implementation_guides/javascript/examples/jest', to: '/implementation_guides/javascript/readme'},
  {from: '/implementation_guides/javascript/examples/messages', to: '/implementation_guides/javascript/docs/messages'},
  {from: '/implementation_guides/javascript/examples/mocha', to: '/implementation_guides/javascript/readme'},
  {from: '/implementation_guides/javascript/examples/serverless', to: '/implementation_guides/javascript/docs/messages'},
  {from: '/implementation_guides/javascript/releasing', to: '/implementation_guides/javascript/contributing'},
  {from: '/implementation_guides/javascript/roadmap', to: '/roadmap'},
  {from: '/implementation_guides/js', to: '/implementation_guides/javascript/readme'},
  {from: '/implementation_guides/jvm/consumer/java8', to: '/implementation_guides/jvm/consumer'},
  {from: '/implementation_guides/jvm/consumer/pact-jvm-mock', to: '/implementation_guides/jvm/consumer/consumer/pact-jvm-mock'},
  {from: '/implementation_guides/jvm/provider/scalasupport', to: '/implementation_guides/jvm/provider'},
  {from: '/implementation_guides/jvm/releaseprocess', to: '/implementation_guides/jvm/readme'},
  {from: '/implementation_guides/pact_plugins/docs/proposals/001_v2_plugin_interface', to: '/implementation_guides/pact_plugins/docs/proposals/proposal_001_v2_plugin_interface'},
  {from: '/implementation_guides/pact_plugins/docs/proposals/002_support_script_language_plugins', to: '/implementation_guides/pact_plugins/docs/proposals/proposal_002_support_script_language_plugins'},
  {from: '/implementation_guides/pact_plugins/docs/proposals/003_support_wasm_plugins', to: '/implementation_guides/pact_plugins/docs/proposals/proposal_003_support_wasm_plugins'},
  {from: '/implementation_guides/php', to: '/implementation_guides/php/readme'},
  {from: '/implementation_guides/recipes', to: '/recipes'},
  {from: '/implementation_guides/ruby', to: '/implementation_guides/ruby/readme'},
  {from: '/minute-getting-started-guide', to: '/5-minute-getting-started-guide'},
  {from: '/org_scale/best_practise', to: '/pact_nirvana'},
  {from: '/pact_broker/advanced_topics/api_docs/webhooks', to: '/pact_broker/api/webhooks'},
  {from: '/pact_broker/advanced_topics/how_pact_works', to: '/getting_started/how_pact_works'},
  {from: '/pact_broker/advanced_topics/using_tags', to: '/pact_broker/tags'},
  {from: '/pact_broker/advanced_topics/using_tags/backwards_compatibility', to: '/pact_broker/tags'},
  {from: '/pact_broker/advanced_topics/using_tags/new_interactions', to: '/pact_broker/tags'},
  {from: '/pact_broker/advanced_topics/webhooks/debugging_webhooks', to: '/pact_broker/webhooks/debugging_webhooks'},
  {from: '/pact_broker/docker_images/dius', to: '/pact_broker/docker_images'},
  {from: '/pact_broker/pact_broker_on_kubernetes', to: '/pact_broker/kubernetes'},
  {from: '/pact_broker/provider_verification_results', to: '/pact_broker/advanced_topics/provider_verification_results'},
  {from: '/pact_specification', to: '/getting_started/specification'},
  {from: '/pact_nirvana/step_8', to: '/pact_nirvana/step_7'},
  {from: '/plugins/development', to: '/implementation_guides/pact_plugins/docs/writing-plugin-guide'},
  {from: '/provider/using_pact_verifier_cli', to: '/implementation_guides/cli/pact-verifier'},
  {from: '/provider_verification', to: '/getting_started/provider_verification'},
  {from: '/recipes/apigatewayauth', to: '/recipes/awssignedrequests'},
  {from: '/recipes/msw', to: '/recipes'},
  {from: '/roadmap/roadmap', to: '/roadmap'},
  {from: '/tags/demo', to: '/events/plugins-framework-launch'},
  {from: '/tags/getting-started', to: '/events/plugins-framework-launch'},
  {from: '/testimonials', to: '/users/testimonials'},
];

/** Steps of courses, by the names of their files in the repository. */
const courseSteps: readonly Redirect[] = [...Array.from({length: 13}, (_, index) => ['introduction', index + 1] as const), ...Array.from({length: 4}, (_, index) => ['message-pact-async', index + 1] as const)].map(([course, step]) => ({
  from: `/university/${course}/${String(step).padStart(2, '0')}_Step${step}`,
  to: `/university/${course}/Step${step}`,
}));

/** Exported logs of the channels of the chat, and the generated reference of Pact C++. */
const formerSites: readonly Redirect[] = [
  ...['/slack', ...formerSitePages.chatLogs.map((channel) => `/slack/${channel}`)].map((from) => ({from, to: '/help#join-the-pact-slack-community'})),
  ...['/cpp_docs/consumer', ...formerSitePages.cppReference.map((page) => `/cpp_docs/consumer/${page}`)].map((from) => ({from, to: '/implementation_guides/cpp/consumer'})),
];

/** Short links to messages of the error index. */
const readErrorLinks = (): Redirect[] => readErrorMessages().map(({slug, address}) => ({from: `/e/${slug}`, to: address, status: 302}));

/** Short links to messages that turned out never to be printed. */
const formerErrorLinks: readonly Redirect[] = [
  {from: '/e/broker-version-header-missing', to: '/help/errors/publishing#version-missing', status: 302},
  {from: '/e/go-base-url-missing', to: '/help/errors/verification#no-transport', status: 302},
  {from: '/e/jvm-no-consumer-pacts', to: '/help/errors/verification#no-pacts', status: 302},
];

/** All redirects of the site. Add one whenever you move or delete a page. */
export const readRedirects = (): readonly Redirect[] => [...servedBefore, ...movedSince, ...formerAddresses, ...courseSteps, ...formerSites, ...readErrorLinks(), ...formerErrorLinks];
