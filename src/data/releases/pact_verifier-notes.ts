import type {ReleaseNote} from './types';

const rust = '/implementation_guides/rust';

/** What the versions of `pact_verifier` mean for its users: each major version, and minor ones that are worth knowing. */
export const notes: readonly ReleaseNote[] = [
  {
    version: '1.5.0',
    change:
      'A `VerificationInteractionResult` names consumer, provider and states, and its JSON has the differences. Takes any `pact_models` from 1.3.16 on.',
    action: 'Code that makes such a value itself has to give the new fields. Use it with `pact_consumer` 1.4.11.',
  },
  {
    version: '1.4.7',
    change: 'Understands rules and generators that plugins bring for single values.',
    action: 'Nothing has to change.',
  },
  {
    version: '1.4.6',
    change: 'Installs a provider of cryptography for rustls before it talks to a provider or a Broker.',
    action: 'Leave 1.4.5 out, which lacked one.',
  },
  {
    version: '1.4.4',
    change: 'Finds a Broker that is mounted below a path, and keeps the query of its addresses.',
    action: 'Remove workarounds for such a Broker.',
  },
  {
    version: '1.4.1',
    change: 'Loads plugins of the second interface, and plugins in Lua.',
    action: 'Nothing has to change.',
  },
  {
    version: '1.4.0',
    change:
      'Requests to a Broker that answers 5xx, 408 or 429 are sent again, with pauses: `broker_request_retries`. The HTTP client is reqwest 0.13.',
    action:
      'Raise `reqwest` to 0.13 where you write a `ProviderStateExecutor`, and end literals of options with `..VerificationOptions::default()`.',
    guide: {page: `${rust}/upgrading.mdx`, title: 'Upgrading'},
  },
  {
    version: '1.3.5',
    change: 'The report shows the references of an interaction.',
    action: 'Nothing has to change.',
  },
  {
    version: '1.3.4',
    change: '`follow_redirects` lets a pact ask for a redirect.',
    action: 'Set it to `false` where a pact has a status of 300 to 399.',
  },
  {
    version: '1.3.2',
    change: '`exit_on_first_failure`, and a result for every interaction in the JSON.',
    action: 'End literals of options with `..VerificationOptions::default()`.',
  },
  {
    version: '1.3.0',
    change: 'Edition 2024, and the matching of `pact_matching` 2.',
    action: 'Needs Rust 1.85 or newer, as all later versions do.',
  },
  {
    version: '1.2.3',
    change: 'Expressions of the pact may use parameters of the state where the handler gives no value.',
    action: 'Nothing has to change.',
  },
  {
    version: '1.2.0',
    change: 'The HTTP client is reqwest 0.12.',
    action: 'Raise `reqwest` in the same step where you write a `ProviderStateExecutor`.',
  },
  {
    version: '1.1.0',
    change: 'Published results name the verifier and its version.',
    action: 'Nothing has to change.',
  },
  {
    version: '1.0.1',
    change: 'Tear-down is asked for after interactions without a state, too.',
    action: 'Let the handler accept the empty name.',
  },
  {
    version: '1.0.0',
    change:
      'Types of pacts and interactions have to be safe for unwinding (`RefUnwindSafe`). `custom_headers` replace headers of the pact.',
    action: 'Raise `pact_models` to 1.1 in the same step.',
    guide: {page: `${rust}/upgrading.mdx`, title: 'Upgrading'},
  },
  {
    version: '0.13.20',
    change:
      'The state handler is called for interactions without a state, with an empty name. A folder gives the pacts of the provider only.',
    action: 'Let the handler accept the empty name.',
  },
  {
    version: '0.13.12',
    change: '`no_pacts_is_error` lets a Broker without pacts pass.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.13.10',
    change: 'A provider may have several transports, so that one pact of requests and messages is verified in one run.',
    action: 'Move `port`, `path` and `protocol` of `ProviderInfo` to `transports`.',
  },
  {
    version: '0.11.0',
    change: 'Verifies pacts of version 4, synchronous messages and plugins; results carry the branch of the provider.',
    action: 'Give `provider_branch`.',
  },
  {
    version: '0.10.0',
    change: 'Verifies over TLS, and may accept any certificate.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.9.2',
    change: 'Chooses pacts by consumer version selectors.',
    action: 'Use `PactSource::BrokerWithDynamicConfiguration` in place of `BrokerUrl`.',
  },
  {
    version: '0.9.0',
    change: 'Verifies messages.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.0.0',
    change: 'The first version.',
    action: 'Nothing has to change.',
  },
];
