import surface from '../surfaces/pact-rust.json';
import {tellOf} from '../surfaces/tell';
import type {ApiTable} from '../types';

const {methods, options} = tellOf(surface);

const tags = 'The older way, from before branches; leave it empty.';

export const verifyProvider: ApiTable = {
  id: 'pact-rust/verify-provider',
  groups: [
    methods('Functions', 'pact_verifier', {
      verify_provider_async:
        'Verifies the provider and prints the report to standard output. `Err` comes only when a plugin cannot be loaded: look at `result` for everything else.',
      verify_provider:
        'The same in a runtime of its own, for plain tests; gives `result` only. Panics inside of a Tokio runtime.',
    }),
    methods('Selectors', 'pact_verifier', {
      json_to_selectors:
        'Makes selectors from objects such as `json!({ "mainBranch": true })`. One with a value of the wrong type is left out, and an unknown key is ignored, without a message: `{}` selects the newest pact of every consumer.',
      consumer_tags_to_selectors: tags,
    }),
  ],
};

export const providerInfo: ApiTable = {
  id: 'pact-rust/provider-info',
  groups: [
    options('ProviderInfo', 'ProviderInfo', {
      name: 'Name of the provider. It selects the pacts of a folder.',
      host: 'Name or address of the machine. `127.0.0.1` avoids a lookup that may give IPv6.',
      transports:
        'Where each kind of interaction goes; see below. Without a fitting one, the three fields below count.',
      protocol: 'Deprecated: use `transports`.',
      port: 'Deprecated, and still where interactions without a fitting transport are sent.',
      path: 'Deprecated: use `transports`.',
    }),
    options('ProviderTransport', 'ProviderTransport', {
      transport:
        'Which interactions: `http`; `message` for messages of both kinds, `async-message` or `sync-message` for one; or the name of a plugin’s transport, `grpc`.',
      port: 'Port that the provider listens on; `None` for that of the scheme.',
      path: 'Prefix of all paths; for messages, the path that Pact posts to.',
      scheme: '`http` or `https`.',
    }),
    methods('Methods', 'ProviderTransport', {base_url: 'The address for a host.'}),
  ],
};

export const pactSource: ApiTable = {
  id: 'pact-rust/pact-source',
  groups: [
    options('Sources', 'PactSource', {
      File: 'A file, relative to the package. A missing one fails.',
      Dir: 'The pacts of a folder that name this provider. Folders in it are not read, other files in it fail, and a folder without a pact **passes**.',
      URL: 'A pact at an address, with credentials. Results are published when the pact comes from a Broker.',
      BrokerWithDynamicConfiguration: 'The pacts that a Broker chooses by selectors. Use this one.',
      WebhookCallbackUrl: 'The pact of a webhook, with the address of its Broker.',
      BrokerUrl:
        'The newest pact of every consumer, in the older way: provider, address, credentials, links. Knows neither branches nor pending pacts.',
      String: 'The pact itself, as JSON.',
      Unknown: 'Fails.',
    }),
    options('BrokerWithDynamicConfiguration', 'PactSource::BrokerWithDynamicConfiguration', {
      provider_name: 'Name of the provider in the Broker; its case counts.',
      broker_url: 'Address of the Broker, with the path below which it is mounted.',
      auth: '`HttpAuth::Token`, or `HttpAuth::User` with name and password.',
      provider_branch: 'Branch of the provider, for `matchingBranch`, pending and WIP pacts.',
      selectors: 'Which pacts; see the selectors below.',
      enable_pending: 'Lets pacts fail that this branch has never fulfilled. Needs `provider_branch`.',
      include_wip_pacts_since: 'A date, `2026-01-01`: adds newer pacts of the consumers’ branches, which may fail.',
      provider_tags: tags,
      links: 'Internal; give `vec![]`.',
    }),
    options('WebhookCallbackUrl', 'PactSource::WebhookCallbackUrl', {
      pact_url: 'Address of the pact, from the webhook.',
      broker_url: 'Address of the Broker, where the results go.',
      auth: 'Credentials for both.',
    }),
  ],
};

export const consumerVersionSelector: ApiTable = {
  id: 'pact-rust/consumer-version-selector',
  groups: [
    options('Selectors', 'ConsumerVersionSelector', {
      main_branch: 'The newest pact of the main branch of each consumer: `mainBranch`.',
      matching_branch: 'The newest pact of branches that are called like `provider_branch`: `matchingBranch`.',
      deployed_or_released: 'What is deployed or released to any environment: `deployedOrReleased`.',
      deployed: 'What is deployed to any environment, or to `environment`.',
      released: 'What is released to any environment, or to `environment`.',
      environment: 'Name of an environment.',
      branch: 'The newest pact of a branch.',
      fallback_branch: 'Another branch for consumers without `branch`: `fallbackBranch`.',
      consumer: 'Restricts the selector to one consumer.',
      latest: 'Belongs to `tag`. Alone with `true`, the newest pact of each consumer.',
      tag: tags,
      fallback_tag: tags,
    }),
  ],
};

export const filterInfo: ApiTable = {
  id: 'pact-rust/filter-info',
  groups: [
    options('Filters', 'FilterInfo', {
      None: 'All interactions.',
      Description: 'Those whose description holds the regular expression. One that cannot be read panics.',
      State: 'Those with a state whose name holds the regular expression; `""` selects those without a state.',
      DescriptionAndState: 'Both.',
      InteractionIds: 'Those in a list.',
    }),
    options('Ids', 'FilterById', {
      InteractionId: 'Id that the Broker has given.',
      InteractionKey: 'What the consumer has written with `with_key`.',
      InteractionDesc: 'The description, letter by letter.',
    }),
  ],
};

export const verificationOptions: ApiTable = {
  id: 'pact-rust/verification-options',
  groups: [
    options('Options', 'VerificationOptions', {
      custom_headers:
        'Headers for all requests to the provider, those for states and messages included. A name replaces that of the pact only if it is spelt with the same capitals.',
      request_filter: 'A [filter](/implementation_guides/rust/pact_verifier#change-requests) that changes requests.',
      request_timeout:
        'Limit of one request in milliseconds, also for states. A slower answer is reported as `error sending request for url`.',
      follow_redirects: 'With `false`, a provider’s redirect is compared and not followed.',
      disable_ssl_verification: 'Accepts any certificate of the provider. It has no effect on the Broker.',
      no_pacts_is_error:
        'With `false`, a Broker that has no pact for the selectors is no failure. It has no effect on files and folders.',
      exit_on_first_failure: 'Stops at the first failure; the results of that pact are not published.',
      broker_request_retries:
        'How often a request to the Broker is sent at most, when it answers 5xx, 408 or 429. The pause doubles from a second on, so 8 take two minutes.',
      coloured_output:
        'Colours the report, terminal or not. The comparison of two bodies is coloured with `false`, too.',
      run_last_failed_only: 'Has no effect in the library; the command line tool reads it.',
    }),
  ],
};

export const publishOptions: ApiTable = {
  id: 'pact-rust/publish-options',
  groups: [
    options('Options', 'PublishOptions', {
      provider_version: 'Commit of the provider. Without it the verification panics at the end.',
      provider_branch: 'Its branch.',
      build_url: 'Address of the build, which the Broker shows.',
      provider_tags: tags,
    }),
  ],
};

export const providerStates: ApiTable = {
  id: 'pact-rust/provider-states',
  groups: [
    methods('ProviderStateExecutor', 'ProviderStateExecutor', {
      call: 'Brings the provider into a state, with `setup` false afterwards. It is called once for each state, and with the empty name for an interaction without one. The map has values for expressions of the pact. An error fails the interaction; its text is only in the log.',
      teardown: 'Whether `call` is wanted after an interaction. An error there fails the interaction, too.',
    }),
    options('HttpRequestProviderStateExecutor', 'HttpRequestProviderStateExecutor', {
      state_change_url: 'Where the states are posted. Without it they are skipped, with a warning in the log.',
      state_change_teardown: 'Posts after each interaction, too, with the action `teardown`.',
      state_change_body: 'Sends JSON with `state`, `params` and `action`; with `false`, the same in the query.',
      retries:
        'How often a state is posted at most, when the answer is 5xx, 408 or 429. The pause doubles from a second on, so a handler that fails takes two minutes; use 0.',
    }),
    options('ProviderStateError', 'ProviderStateError', {
      description: 'What happened.',
      interaction_id: 'Id of the interaction in the Broker.',
    }),
  ],
};

export const requestFilter: ApiTable = {
  id: 'pact-rust/request-filter',
  groups: [
    methods('RequestFilterExecutor', 'RequestFilterExecutor', {
      call: 'Gets a request, over HTTP or for a message, and gives the one that is sent. States do not pass through it.',
      call_non_http: 'The same for a plugin’s transport: body and metadata.',
    }),
    options('VerificationMetrics', 'VerificationMetrics', {
      test_framework: 'What the [telemetry](/telemetry) says about the test framework.',
      app_name: 'And about the program.',
      app_version: 'And about its version.',
    }),
  ],
};

export const verificationResult: ApiTable = {
  id: 'pact-rust/verification-result',
  groups: [
    options('VerificationExecutionResult', 'VerificationExecutionResult', {
      result: 'Whether everything passed that is not pending.',
      errors: 'Failures: a description each, and what differs.',
      pending_errors: 'The same for pending pacts and interactions.',
      interaction_results: 'Every interaction that ran. Empty when there was nothing to verify.',
      output: 'The lines of the report.',
      notices: 'What the Broker says about the last pact.',
    }),
    options('VerificationInteractionResult', 'VerificationInteractionResult', {
      result: '`Ok`, or what differs.',
      description: 'Pact, states and description in a sentence.',
      interaction_description: 'The description in the pact.',
      consumer: {meaning: 'Name of the consumer.', since: '1.5.0'},
      provider: {meaning: 'Name of the provider.', since: '1.5.0'},
      provider_states: {meaning: 'Names of the states.', since: '1.5.0'},
      interaction_id: 'Id in the Broker.',
      interaction_key: 'Key in a pact of version 4.',
      pending: 'Whether the pact or the interaction is pending.',
      duration: 'How long it took.',
    }),
    options('MismatchResult', 'MismatchResult', {
      Mismatches: 'What differs, in the type of `result`.',
      Error: 'Why nothing was compared, and the id of the interaction.',
    }),
    options('VerificationMismatchResult', 'VerificationMismatchResult', {
      Mismatches: 'What differs, in the type of `errors`.',
      Error: 'Why nothing was compared.',
    }),
  ],
};
