import type {ApiMethod, ApiTable} from '../types';

const declaration = (name: string, meaning: string): ApiMethod => ({
  name,
  signature: `${name}(provider, opts: {})`,
  meaning,
});

/** What a verification is declared with. */
export const provider: ApiTable = {
  id: 'pact-ruby/provider',
  groups: [
    {
      kind: 'methods',
      title: 'Declarations',
      of: 'PactProducerDsl::ClassMethods',
      entries: [
        declaration('http_pact_provider', 'Starts a Rack application, and verifies it over HTTP.'),
        declaration('message_pact_provider', 'Asks message handlers.'),
        declaration('grpc_pact_provider', 'Starts a server of `gruf`, and verifies it over gRPC.'),
        declaration(
          'mixed_pact_provider',
          'Several of these at once, for a pact with interactions of several kinds. HTTP has to be one of them.',
        ),
      ],
    },
    {
      kind: 'methods',
      title: 'In the group',
      of: 'PactProducerDsl::ClassMethods',
      entries: [
        {
          name: 'provider_state',
          signature: 'provider_state(name, opts: {}) { }',
          meaning:
            'A handler for the state of this name. `opts: {skip_hooks: true}` leaves out `before_state_setup` and `after_state_teardown`. One without `set_up` and `tear_down` raises.',
        },
        {
          name: 'before_state_setup',
          signature: 'before_state_setup { |name, params| }',
          meaning: 'Runs before each state that has a `set_up`, and not for others.',
        },
        {
          name: 'after_state_teardown',
          signature: 'after_state_teardown { |name, params| }',
          meaning: 'Runs after the tear-down of each state that has a `set_up`.',
        },
        {
          name: 'handle_message',
          signature: 'handle_message(description, opts: {}) { |state| [content, metadata] }',
          meaning:
            'Makes the message of this description. The block gets the first state, as `{"name" => …, "params" => …}`. `opts` has no effect.',
        },
        {
          name: 'with_pact_producer',
          signature: 'with_pact_producer { |client| }',
          returns: 'Array',
          meaning:
            'Gives a stand-in for a producer of WaterDrop, which records what is produced, and returns content and metadata of it, key, topic and headers, as `handle_message` wants them.',
        },
        {
          name: 'produce_outbox_item',
          signature: 'produce_outbox_item(item)',
          returns: 'Array',
          meaning: 'The same for an item of `sbmt-outbox`. Needs the gem `sbmt-kafka_producer`.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'In a state',
      of: 'Pact::Provider::ProviderStateConfiguration',
      entries: [
        {
          name: 'set_up',
          signature: 'set_up { |params| }',
          meaning:
            'Runs before the request, with the parameters as a hash with texts as keys. What it returns is ignored.',
        },
        {
          name: 'tear_down',
          signature: 'tear_down { |params| }',
          meaning: 'Runs after the response.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'For all groups',
      of: 'Pact::Configuration',
      entries: [
        {
          name: 'before_provider_state_setup',
          signature: 'before_provider_state_setup { }',
          meaning: 'Runs before every interaction’s states, also without a handler or a state.',
        },
        {
          name: 'after_provider_state_teardown',
          signature: 'after_provider_state_teardown { }',
          meaning: 'Runs after them.',
        },
      ],
    },
  ],
};

/** The options of a verification. */
export const providerOptions: ApiTable = {
  id: 'pact-ruby/provider-options',
  groups: [
    {
      kind: 'options',
      title: 'Provider',
      of: 'Pact::Provider::PactConfig',
      entries: [
        {
          name: 'app',
          type: '#call',
          meaning:
            'The Rack application, for HTTP. With Rails, `Rails.application` is the default; without both, every response is `500`.',
        },
        {
          name: 'http_port',
          type: 'Integer',
          required: true,
          meaning:
            'Port on which the application is started. **The default, 0, doesn’t work**: the server takes a free port, and the verifier asks port 0. A port in use makes the run hang.',
        },
        {
          name: 'grpc_port',
          type: 'Integer',
          required: true,
          meaning: 'The same for gRPC.',
        },
        {
          name: 'grpc_services',
          type: 'Array<Class>',
          default: '[]',
          meaning: 'Services that the server of `gruf` offers, in addition to its own controllers.',
        },
        {
          name: 'message_handlers',
          type: 'Hash<String, Proc>',
          default: '{}',
          meaning: 'Message handlers by description, as `handle_message` declares them.',
        },
        {
          name: 'http',
          type: 'Hash',
          meaning:
            'Of `mixed_pact_provider`: the options for HTTP, and those for choosing pacts and publishing. Required.',
        },
        {name: 'grpc', type: 'Hash', meaning: 'Of `mixed_pact_provider`: `grpc_port` and `grpc_services`.'},
        {name: 'async', type: 'Hash', meaning: 'Of `mixed_pact_provider`: `message_handlers`, or `{}`.'},
      ],
    },
    {
      kind: 'options',
      title: 'Which pacts',
      of: 'Pact::Provider::PactConfig::Base',
      entries: [
        {
          name: 'pact_uri',
          type: 'String',
          environment: ['PACT_URL'],
          meaning: 'A file, or a URL that begins with `http`. It comes before a Broker, and a Broker before a folder.',
        },
        {
          name: 'pact_dir',
          type: 'String',
          default: '"pacts"',
          meaning:
            'A folder; the pacts whose provider has this name are verified. Ignored if there is a `pact_uri` or a Broker, also one from the environment. With Rails, the default is `pacts` in the application’s folder.',
        },
        {
          name: 'fail_if_no_pacts_found',
          type: 'Boolean',
          default: 'true',
          environment: ['PACT_FAIL_IF_NO_PACTS_FOUND'],
          meaning: 'Fails if there is nothing to verify. The variable can’t switch it off.',
        },
      ],
    },
    {
      kind: 'options',
      title: 'Broker',
      of: 'Pact::Provider::PactConfig::Base',
      entries: [
        {
          name: 'broker_url',
          type: 'String',
          environment: ['PACT_BROKER_BASE_URL'],
          meaning:
            'Address of the Broker, without a path. Pact Ruby puts [a proxy](/implementation_guides/ruby/verifying_pacts#broker-proxy) before it.',
        },
        {
          name: 'broker_token',
          type: 'String',
          environment: ['PACT_BROKER_TOKEN'],
          meaning: 'Token, sent as a bearer token. Also for a `pact_uri`.',
        },
        {
          name: 'broker_username',
          type: 'String',
          environment: ['PACT_BROKER_USERNAME'],
          meaning: 'Name for basic authentication.',
        },
        {
          name: 'broker_password',
          type: 'String',
          environment: ['PACT_BROKER_PASSWORD'],
          meaning: 'Password for it.',
        },
        {
          name: 'consumer_version_selectors',
          type: 'Array<Hash>',
          meaning:
            'Selectors, with the keys of the Broker: `{ mainBranch: true }`. Left out, the Broker chooses. The variable `PACT_CONSUMER_VERSION_SELECTORS` is read as a text and breaks the run with a `NoMethodError`. Before 2.0.2, selectors were ignored.',
        },
        {
          name: 'enable_pending',
          type: 'Boolean',
          default: 'false',
          environment: ['PACT_VERIFIER_ENABLE_PENDING'],
          meaning:
            'Lets pacts that this branch has never verified fail without failing the run. Needs `provider_version_branch`.',
        },
        {
          name: 'include_wip_pacts_since',
          type: 'String',
          environment: ['PACT_INCLUDE_WIP_PACTS_SINCE'],
          meaning: 'Adds work in progress pacts since this day, `2026-01-01`. Needs `enable_pending`.',
        },
        {
          name: 'consumer_version_tags',
          type: 'Array<String>',
          default: '[]',
          meaning:
            'The way to choose pacts before there were selectors. The variable `PACT_CONSUMER_VERSION_TAGS` breaks the run.',
        },
        {
          name: 'pact_proxy_port',
          type: 'Integer',
          default: '9002',
          meaning: 'Port of the proxy before the Broker. It has to be free.',
        },
      ],
    },
    {
      kind: 'options',
      title: 'Results',
      of: 'Pact::Provider::PactConfig::Base',
      entries: [
        {
          name: 'publish_verification_results',
          type: 'Boolean',
          default: 'false',
          environment: ['PACT_PUBLISH_VERIFICATION_RESULTS'],
          meaning: 'Publishes results, in CI. Needs `provider_version`; without it, a line in the log is all you get.',
        },
        {
          name: 'provider_version',
          type: 'String',
          environment: ['PACT_PROVIDER_VERSION'],
          meaning: 'The version of the provider, such as the commit.',
        },
        {
          name: 'provider_version_branch',
          type: 'String',
          environment: ['PACT_PROVIDER_BRANCH'],
          meaning: 'Its branch.',
        },
        {
          name: 'provider_build_uri',
          type: 'String',
          environment: ['PACT_PROVIDER_BUILD_URL'],
          meaning: 'Address of the build, shown by the Broker. One that is no URL raises.',
        },
        {
          name: 'provider_version_tags',
          type: 'Array<String>',
          default: '[]',
          meaning:
            'The way to mark versions before there were branches. The variable `PACT_PROVIDER_VERSION_TAGS` breaks the run.',
        },
      ],
    },
    {
      kind: 'options',
      title: 'Log and ports',
      of: 'Pact::Provider::PactConfig::Base',
      entries: [
        {
          name: 'log_level',
          type: 'Symbol',
          default: ':info',
          allowed: [':off', ':error', ':warn', ':info', ':debug', ':trace'],
          meaning: 'Level of the native library’s log. Another value raises.',
        },
        {
          name: 'logger',
          type: 'Logger',
          default: 'Logger.new($stdout)',
          meaning:
            'Log of the Ruby part: servers, state handlers and message handlers, with their errors. `Logger.new($stdout, level: :error)` keeps those and drops the rest.',
        },
        {
          name: 'provider_setup_port',
          type: 'Integer',
          default: '9001',
          meaning: 'Port of the server that calls state and message handlers. It has to be free.',
        },
        {
          name: 'provider_setup_server',
          type: 'ProviderServerRunner',
          meaning: 'A server of your own for this, which `mixed_pact_provider` uses.',
        },
      ],
    },
    {
      kind: 'options',
      title: 'Variables',
      of: 'Pact::Provider::BaseVerifier',
      entries: [
        {
          name: 'PACT_DESCRIPTION',
          type: 'Regexp',
          meaning: 'Verifies interactions whose description matches. One that nothing fits passes.',
        },
        {name: 'PACT_PROVIDER_STATE', type: 'Regexp', meaning: 'The same for the state.'},
        {
          name: 'PACT_PROVIDER_NO_STATE',
          type: 'any text',
          meaning: 'Verifies interactions without a state. Any value switches it on, `false` as well.',
        },
        {
          name: 'PACT_BROKER_REQUEST_TIMEOUT',
          type: 'Integer',
          default: '5',
          meaning: 'Read by the proxy, for a time limit that it doesn’t apply.',
        },
        {
          name: 'PACT_DO_NOT_TRACK',
          type: 'true',
          meaning: 'Switches off [telemetry](/telemetry).',
        },
        {
          name: 'PACT_PLUGIN_DIR',
          type: 'path',
          default: '~/.pact/plugins',
          meaning: 'Folder of the plugins.',
        },
        {
          name: 'DEBUG_TARGET',
          type: 'path',
          meaning: 'Another native library than that of the gem `pact-ffi`: the path of the file.',
        },
        {
          name: 'PACT_DEBUG',
          type: 'any text',
          meaning: 'Prints the platform that was recognised, and the path of the library.',
        },
      ],
    },
    {
      kind: 'options',
      title: 'Without effect',
      of: 'Pact::Provider::PactConfig::Base',
      entries: [
        {
          name: 'consumer_name',
          type: 'String',
          meaning: 'Read and never used, in 2.0.2. Use `consumer` in a selector.',
        },
        {
          name: 'consumer_branch',
          type: 'String',
          environment: ['PACT_CONSUMER_BRANCH'],
          meaning: 'Read and never used. Use `branch` in a selector.',
        },
        {
          name: 'consumer_version',
          type: 'String',
          environment: ['PACT_CONSUMER_VERSION'],
          meaning: 'Read and never used.',
        },
        {
          name: 'verify_only',
          type: 'Array<String>',
          environment: ['PACT_CONSUMER_FULL_NAME'],
          meaning: 'Read and never used. Use `consumer` in a selector.',
        },
      ],
    },
  ],
};
