import type {ReleaseNote} from './types';

/** What the versions of Pact Ruby mean for its users: each major version, and minor ones that are worth knowing. */
export const notes: readonly ReleaseNote[] = [
  {
    version: '2.0.2',
    change:
      '`consumer_version_selectors` reach the Broker; before, they were dropped without a word. A verification without pacts fails at once. The log of the native library is set up in consumer tests.',
    action:
      'Expect another set of pacts where you had selectors. The line `Failed to initialise global tracing subscriber` is new and means nothing.',
  },
  {
    version: '2.0.1',
    change:
      '`activesupport` and `webmock` are no longer needed without being declared. A text or a number may be a body.',
    action: 'Remove the `require` lines and gems that worked around it in 2.0.0.',
  },
  {
    version: '2.0.0',
    change:
      'A rewrite on the Rust core, in place of the Ruby one: specification 4, messages, gRPC and plugins. The interface of version 1, with `Pact.service_consumer`, `Pact.service_provider` and the Rake tasks, is gone; `Pact::V2` is called `Pact`.',
    action: 'Pin `~> 1.67` to stay, or rewrite the tests. Move providers before consumers.',
    guide: {page: '/implementation_guides/ruby/upgrading.mdx', title: 'Upgrading from 1 to 2'},
  },
  {
    version: '1.67.5',
    change: 'Requests to the Broker are tried again when it answers with 502, 503 or 504.',
    action: 'Nothing has to change.',
  },
  {
    version: '1.67.1',
    change: '`pact-ffi`, which came with 1.67.0, is no longer a dependency.',
    action: 'Add `pact-ffi` to the `Gemfile` if you use `Pact::V2`.',
  },
  {
    version: '1.67.0',
    change: 'The interface of version 2 is there as `Pact::V2`, beside the old one.',
    action: 'Use it to move test by test; in 2.0.0 the names lose `V2`.',
    guide: {page: '/implementation_guides/ruby/upgrading.mdx', title: 'Upgrading from 1 to 2'},
  },
  {
    version: '1.66.1',
    change: 'Verification of applications on Sinatra 4 gets past its check of the host.',
    action: 'Take this version or later with Sinatra 4.',
  },
  {
    version: '1.66.0',
    change: 'Verification knows generators of specification 3, values from a provider state among them.',
    action: 'Return a hash from `set_up` where the pact asks for such a value.',
  },
  {
    version: '1.65.0',
    change: '`fail_if_no_pacts_found` can be set for pacts of the Broker, and the branch for providers of messages.',
    action: 'Nothing has to change.',
  },
  {
    version: '1.64.0',
    change: 'Rack 3 works, and the Broker may ask for a client certificate.',
    action: 'Set `X509_CLIENT_CERT_FILE` and `X509_CLIENT_KEY_FILE` for the latter.',
  },
  {
    version: '1.63.0',
    change: '`build_url` is published with the results. `rack-test` 2 is accepted.',
    action: 'Nothing has to change.',
  },
  {
    version: '1.62.0',
    change: 'Use is reported to the Pact project, without names.',
    action: 'Set `PACT_DO_NOT_TRACK=true` where you don’t want that.',
    guide: {page: '/telemetry.mdx', title: 'Telemetry'},
  },
  {
    version: '1.58.0',
    change: 'Results are published with a branch, by `app_version_branch`.',
    action: 'Set it, and drop tags that stood for branches.',
  },
  {
    version: '1.55.5',
    change: 'A token within the address of a pact is hidden in the output.',
    action: 'Raise it if your logs are public, and replace tokens that were printed.',
  },
  {
    version: '1.55.0',
    change: 'Pacts are chosen by `consumer_version_selectors`.',
    action: 'Use them in place of `consumer_version_tags`.',
  },
  {
    version: '1.53.0',
    change: 'Pending pacts, by `enable_pending`; with 1.54.0 also work in progress pacts.',
    action: 'Nothing has to change.',
  },
  {
    version: '1.44.0',
    change: 'Providers of messages are declared by `Pact.message_provider`.',
    action: 'Nothing has to change.',
  },
  {
    version: '1.36.0',
    change: 'Verification passes the parameters of a state on, and handles several states.',
    action: 'Nothing has to change.',
  },
  {
    version: '1.28.0',
    change: 'The Broker chooses the pacts, by `honours_pacts_from_pact_broker`.',
    action: 'Use it in place of one `honours_pact_with` for each consumer.',
  },
  {
    version: '1.11.0',
    change: 'Results of a verification can be published to the Broker.',
    action: 'Set `app_version` and `publish_verification_results` in CI.',
  },
  {
    version: '1.0.30',
    change: 'The oldest release of version 1 in this list: consumer tests with RSpec, and `rake pact:verify`.',
    action: 'Nobody should start here; take the newest version.',
  },
];
