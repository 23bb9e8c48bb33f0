import type {NotDocumented} from '../surfaces/compare';

const broker = 'is how the verifier talks to a Broker; tests give a PactSource';
const fromPlugin = 'is what a plugin has answered; tests give it the definition and get the contents';
const inside = 'is a part of the verifier that is public for its own tests and for pact_ffi';

/** What the crates declare, and no table has. */
export const notDocumented: NotDocumented = {
  // Builders
  'InteractionBuilder.interaction_type': 'is set by `new` and read by nobody',
  'InteractionBuilder.plugin_configuration': 'is filled by nobody',
  'InteractionBuilder.plugin_config': fromPlugin,
  'InteractionBuilder.pact_plugin_config': fromPlugin,
  'MessageInteractionBuilder.plugin_config': fromPlugin,
  'SyncMessageInteractionBuilder.plugin_config': fromPlugin,
  InteractionContents: fromPlugin,
  PluginConfiguration: fromPlugin,
  'JsonPattern.Pattern': 'is the variant that `pattern` makes',
  'StringPattern.Pattern': 'is the variant that `pattern` makes',
  // Verifier
  'pact_verifier.verify_pact_internal': inside,
  'pact_verifier.interaction_mismatch_output': inside,
  'pact_verifier.join_paths': inside,
  'pact_verifier.make_provider_request': inside,
  'pact_verifier.make_state_change_request': inside,
  'pact_verifier.fetch_pacts_from_broker': broker,
  'pact_verifier.fetch_pacts_dynamically_from_broker': broker,
  'pact_verifier.fetch_pact_from_url': broker,
  'pact_verifier.publish_verification_results': broker,
  HALClient: broker,
  HALClientBuilder: broker,
  Link: broker,
  PactBrokerError: broker,
  PactsForVerificationRequest: broker,
  PactVerificationContext: broker,
  PactVerificationProperties: broker,
  TestResult: broker,
  ProviderClientError: inside,
  VerificationResult: inside,
  'VerificationExecutionResult.new': inside,
  'MismatchResult.interaction_id': inside,
  'MismatchResult::Mismatches': inside,
  'VerificationMismatchResult::Mismatches': inside,
  'VerificationMismatchResult::Error': inside,
  ...Object.fromEntries(
    'has_description has_state state description match_state match_description is_for_interaction_ids match_ids'
      .split(' ')
      .map((name) => [`FilterInfo.${name}`, inside]),
  ),
};
