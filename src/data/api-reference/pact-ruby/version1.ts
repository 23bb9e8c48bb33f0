import type {ApiTable} from '../types';

const builder = 'self';

/** How a consumer of version 1 is declared and tested. */
export const version1Consumer: ApiTable = {
  id: 'pact-ruby/v1-consumer',
  groups: [
    {
      kind: 'methods',
      title: 'Declaration',
      of: 'Pact::Consumer::DSL',
      entries: [
        {
          name: 'Pact.service_consumer',
          signature: 'Pact.service_consumer(name) { }',
          meaning: 'The consumer.',
        },
        {
          name: 'has_pact_with',
          signature: 'has_pact_with(provider_name) { }',
          meaning: 'A provider of it. Repeat it for each.',
        },
        {
          name: 'mock_service',
          signature: 'mock_service(method_name) { }',
          meaning: 'The mock service; examples reach it by a method of this name.',
        },
        {
          name: 'app',
          signature: 'app(rack_application)',
          meaning: 'The consumer, if it is a Rack application that Pact shall start for browser tests. Needs `port`.',
        },
        {name: 'port', signature: 'port(number)', meaning: 'Port of the consumer’s application.'},
      ],
    },
    {
      kind: 'methods',
      title: 'Mock service',
      of: 'Pact::Consumer::Configuration::MockService',
      entries: [
        {
          name: 'port',
          signature: 'port(number)',
          meaning: 'Port of the mock service. Without it, a free one: ask `mock_service_base_url`.',
        },
        {
          name: 'host',
          signature: 'host(name)',
          meaning: 'Host, by default `localhost`.',
        },
        {
          name: 'standalone',
          signature: 'standalone(boolean)',
          meaning: 'With `true`, Pact starts no mock service and uses the one that runs there. Default `false`.',
        },
        {
          name: 'verify',
          signature: 'verify(boolean)',
          meaning:
            'With `false`, nothing is compared after an example: call `verify` of the mock service yourself. Default `true`.',
        },
        {
          name: 'pact_specification_version',
          signature: 'pact_specification_version(version)',
          meaning:
            'Version of the mock service’s pact, by default `"2"`. Only `"1"` and `"2"` are sensible: version 3 is not written.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Interaction',
      of: 'Pact::Consumer::ConsumerContractBuilder',
      entries: [
        {
          name: 'given',
          signature: 'given(provider_state)',
          returns: builder,
          meaning: 'The state; one, without parameters.',
        },
        {
          name: 'upon_receiving',
          signature: 'upon_receiving(description)',
          returns: builder,
          meaning: 'The description.',
        },
        {
          name: 'with',
          signature: 'with(method:, path:, query: nil, headers: nil, body: nil)',
          returns: builder,
          meaning:
            'The request. The path and values of the query and of headers may be a `term`. A query is a hash, whose parameters come in any order, or a text, which has to be equal.',
        },
        {
          name: 'will_respond_with',
          signature: 'will_respond_with(status: nil, headers: nil, body: nil)',
          meaning: 'The response. It ends the interaction and sends it to the mock service.',
        },
        {
          name: 'without_writing_to_pact',
          signature: 'without_writing_to_pact',
          returns: builder,
          meaning: 'Comes first; the interaction is expected, and not written. Since 1.50.',
        },
        {
          name: 'mock_service_base_url',
          signature: 'mock_service_base_url',
          returns: 'String',
          meaning: 'Address for the client.',
        },
        {
          name: 'wait_for_interactions',
          signature: 'wait_for_interactions(wait_max_seconds: 3, poll_interval: 0.1)',
          meaning: 'Waits until all requests have arrived, for clients that work in the background.',
        },
        {
          name: 'verify',
          signature: 'verify(example_description)',
          meaning: 'Compares, where `verify false` was set.',
        },
        {
          name: 'write_pact',
          signature: 'write_pact',
          meaning: 'Writes the pact now; it is written after the suite anyway.',
        },
        {name: 'log', signature: 'log(text)', meaning: 'Writes a line into the log of the mock service.'},
      ],
    },
  ],
};

/** Matchers of version 1. */
export const version1Matchers: ApiTable = {
  id: 'pact-ruby/v1-matchers',
  groups: [
    {
      kind: 'methods',
      title: 'Matchers',
      of: 'Pact::Helpers',
      entries: [
        {
          name: 'like',
          signature: 'like(content)',
          returns: 'Pact::SomethingLike',
          meaning:
            'Values of the same type, at every depth. All numbers are of one type, unless `treat_all_number_classes_as_equivalent` is off.',
        },
        {
          name: 'each_like',
          signature: 'each_like(content, min: 1)',
          returns: 'Pact::ArrayLike',
          meaning: 'A list of at least `min` such elements.',
        },
        {
          name: 'term',
          signature: 'term(matcher, generate)',
          returns: 'Pact::Term',
          meaning:
            'A text that contains a match of the pattern, and the example. Either order, or `term(generate: "PAID", matcher: /PAID/)`. An example that doesn’t fit raises. Anchor the pattern.',
        },
        {
          name: 'like_uuid',
          signature: 'like_uuid(uuid)',
          returns: 'Pact::Term',
          meaning: 'A UUID in small letters.',
        },
        {
          name: 'like_date',
          signature: 'like_date(date)',
          returns: 'Pact::Term',
          meaning: 'A text such as `2026-03-14`.',
        },
        {
          name: 'like_datetime',
          signature: 'like_datetime(datetime)',
          returns: 'Pact::Term',
          meaning: 'A text such as `2026-03-14T09:26:53Z` or with `+01:00`.',
        },
        {
          name: 'like_datetime_with_milliseconds',
          signature: 'like_datetime_with_milliseconds(datetime)',
          returns: 'Pact::Term',
          meaning: 'The same with three digits for milliseconds. `like_datetime_with_miliseconds` is this, too.',
        },
        {
          name: 'like_datetime_rfc822',
          signature: 'like_datetime_rfc822(datetime)',
          returns: 'Pact::Term',
          meaning: 'A text such as `Sat, 14 Mar 2026 09:26:53 +0000`.',
        },
        {
          name: 'like_integer',
          signature: 'like_integer(int)',
          returns: 'Pact::Term',
          meaning: 'A whole number, or its digits as a text, by a pattern.',
        },
        {
          name: 'like_decimal',
          signature: 'like_decimal(float)',
          returns: 'Pact::Term',
          meaning:
            'Meant for a number with a decimal point. The pattern also takes everything that begins with `0`, and texts.',
        },
      ],
    },
  ],
};

/** Configuration of version 1: `Pact.configure`. */
export const version1Configuration: ApiTable = {
  id: 'pact-ruby/v1-configuration',
  groups: [
    {
      kind: 'options',
      title: 'Both sides',
      of: 'Pact::Configuration',
      entries: [
        {
          name: 'log_dir',
          type: 'String',
          default: '"./log"',
          meaning: 'Folder of `pact.log` and of the logs of mock services.',
        },
        {
          name: 'logger',
          type: 'Logger',
          default: 'Logger for log_dir/pact.log',
          meaning: 'Where messages go. Its level, `config.logger.level`, is `Logger::DEBUG`.',
        },
        {
          name: 'tmp_dir',
          type: 'String',
          default: '"./tmp/pacts"',
          meaning: 'Where fetched pacts are kept.',
        },
        {
          name: 'diff_formatter',
          type: 'Symbol | #call',
          default: ':unix',
          allowed: [':unix', ':list', ':embedded'],
          meaning: 'How differences are printed; something of your own gets the difference and returns a text.',
        },
        {
          name: 'register_diff_formatter',
          type: 'method(content_type, formatter)',
          meaning: 'A formatter for one content type, a text or a pattern.',
        },
        {
          name: 'register_body_differ',
          type: 'method(content_type, differ)',
          meaning:
            'How bodies of a content type are compared. There is one for JSON, forms and multipart; everything else is compared as text.',
        },
        {
          name: 'color_enabled',
          type: 'Boolean',
          default: 'true',
          meaning: 'Colours in the output.',
        },
        {
          name: 'output_stream',
          type: 'IO',
          default: '$stdout',
          meaning: 'Where the output goes.',
        },
        {name: 'error_stream', type: 'IO', default: '$stderr', meaning: 'Where warnings go.'},
        {
          name: 'treat_all_number_classes_as_equivalent',
          type: 'Boolean',
          default: 'true',
          meaning: 'With `false`, `like(1)` refuses `1.5`.',
        },
      ],
    },
    {
      kind: 'options',
      title: 'Consumer',
      of: 'Pact::Consumer::Configuration::ConfigurationExtensions',
      entries: [
        {
          name: 'pact_dir',
          type: 'String',
          default: '"./spec/pacts"',
          meaning: 'Where pacts are written.',
        },
        {
          name: 'pactfile_write_mode',
          type: 'Symbol',
          default: ':overwrite',
          allowed: [':overwrite', ':update', ':smart', ':merge'],
          meaning:
            '`:overwrite` begins with an empty file in each run. `:update` replaces interactions of this run and keeps the others. `:smart` is `:overwrite` under Rake and `:update` otherwise, on Linux and macOS. `:merge` adds, and fails where a known interaction differs.',
        },
        {
          name: 'pactfile_write_order',
          type: 'Symbol',
          default: ':chronological',
          allowed: [':chronological', ':alphabetical'],
          meaning: 'Order of interactions in the file. Choose the second if examples run in random order.',
        },
        {
          name: 'doc_generator',
          type: 'Symbol | #call',
          allowed: [':markdown'],
          meaning:
            'Makes documents from the pacts after the suite. Something of your own gets the folder of the pacts and that of the documents. Call it again for another, or use `add_doc_generator`.',
        },
        {
          name: 'doc_dir',
          type: 'String',
          default: '"./doc/pacts"',
          meaning: 'Folder for these documents. Its subfolder `markdown` is **deleted** before it is written.',
        },
        {
          name: 'add_provider_verification',
          type: 'method { |description| }',
          meaning: 'A check after each example.',
        },
      ],
    },
    {
      kind: 'options',
      title: 'Provider',
      of: 'Pact::Provider::Configuration::ConfigurationExtension',
      entries: [
        {
          name: 'include',
          type: 'method(module)',
          meaning: 'Methods of the module are there in `set_up` and `tear_down`.',
        },
        {
          name: 'reports_dir',
          type: 'String',
          default: '"./reports/pacts"',
          meaning: 'Folder of `help.md`. It is **deleted** before it is written.',
        },
        {
          name: 'config_ru_path',
          type: 'String',
          default: '"./config.ru"',
          meaning: 'The application, where `app` isn’t given.',
        },
        {
          name: 'interactions_replay_order',
          type: 'Symbol',
          default: ':recorded',
          allowed: [':recorded', ':random'],
          meaning: 'Order of the interactions.',
        },
        {
          name: 'provider_state_set_up',
          type: '#call',
          meaning: 'Replaces how states are set up: gets name, consumer and options.',
        },
        {
          name: 'provider_state_tear_down',
          type: '#call',
          meaning: 'The same for tear-down.',
        },
      ],
    },
  ],
};

/** How a provider of version 1 is declared. */
export const version1Provider: ApiTable = {
  id: 'pact-ruby/v1-provider',
  groups: [
    {
      kind: 'methods',
      title: 'Provider',
      of: 'Pact::Provider::Configuration::ServiceProviderDSL',
      entries: [
        {
          name: 'Pact.service_provider',
          signature: 'Pact.service_provider(name) { }',
          meaning: 'The provider.',
        },
        {
          name: 'Pact.message_provider',
          signature: 'Pact.message_provider(name) { }',
          meaning: 'A provider of messages. It has what follows, and `builder`.',
        },
        {
          name: 'app',
          signature: 'app { rack_application }',
          meaning: 'The Rack application; without it, that of `config.ru`. It is called directly, without a server.',
        },
        {
          name: 'app_version',
          signature: 'app_version(version)',
          meaning: 'Version of the provider, needed for publishing.',
        },
        {
          name: 'app_version_branch',
          signature: 'app_version_branch(branch)',
          meaning: 'Its branch. Before `honours_pacts_from_pact_broker`. Since 1.58.',
        },
        {
          name: 'app_version_tags',
          signature: 'app_version_tags(tags)',
          meaning: 'The way to mark versions before there were branches.',
        },
        {
          name: 'build_url',
          signature: 'build_url(url)',
          meaning: 'Address of the build. Since 1.63; not for messages.',
        },
        {
          name: 'publish_verification_results',
          signature: 'publish_verification_results(boolean)',
          meaning: 'Publishes results, in CI. Default `false`.',
        },
        {
          name: 'honours_pact_with',
          signature: 'honours_pact_with(consumer_name, ref: :head) { }',
          meaning: 'A pact of a file or a URL.',
        },
        {
          name: 'honours_pacts_from_pact_broker',
          signature: 'honours_pacts_from_pact_broker { }',
          meaning: 'Pacts that the Broker chooses.',
        },
        {
          name: 'builder',
          signature: 'builder { |description| }',
          meaning: 'Of `Pact.message_provider`: returns the content of the message.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Pact of a file or a URL',
      of: 'Pact::Provider::Configuration::PactVerification',
      entries: [
        {
          name: 'pact_uri',
          signature: 'pact_uri(uri, username: nil, password: nil, token: nil)',
          meaning: 'Path or URL, and credentials for it.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Pacts of a Broker',
      of: 'Pact::Provider::Configuration::PactVerificationFromBroker',
      entries: [
        {
          name: 'pact_broker_base_url',
          signature: 'pact_broker_base_url(url, credentials = {})',
          meaning: 'Address, and `{ token: … }` or `{ username: …, password: … }`. Required.',
        },
        {
          name: 'consumer_version_selectors',
          signature: 'consumer_version_selectors(selectors)',
          meaning: 'Selectors, with keys in Ruby’s spelling: `{ main_branch: true }`. Since 1.55.',
        },
        {
          name: 'enable_pending',
          signature: 'enable_pending(boolean)',
          meaning: 'Pending pacts. Default `false`. Since 1.53.',
        },
        {
          name: 'include_wip_pacts_since',
          signature: 'include_wip_pacts_since(date)',
          meaning: 'Work in progress pacts since this `Date`, `Time` or text. Since 1.54.',
        },
        {
          name: 'fail_if_no_pacts_found',
          signature: 'fail_if_no_pacts_found(boolean)',
          meaning: 'Default `true`: `No pacts found to verify`. Since 1.65.',
        },
        {
          name: 'verbose',
          signature: 'verbose(boolean)',
          meaning: 'Prints the conversation with the Broker. Default `false`.',
        },
        {
          name: 'consumer_version_tags',
          signature: 'consumer_version_tags(tags)',
          meaning:
            'The way before selectors: texts, or hashes with `name`, `all` and `fallback`. They become selectors.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'States',
      of: 'Pact::Provider::State::DSL',
      entries: [
        {
          name: 'Pact.provider_states_for',
          signature: 'Pact.provider_states_for(consumer_name) { }',
          meaning: 'States of one consumer.',
        },
        {
          name: 'Pact.provider_state',
          signature: 'Pact.provider_state(name) { }',
          meaning: 'A state for every consumer, where none of the consumer’s own has this name.',
        },
        {
          name: 'provider_state',
          signature: 'provider_state(name) { }',
          meaning: 'A state, within `provider_states_for`. Without any of the next three, it raises.',
        },
        {
          name: 'set_up',
          signature: 'set_up { |params| }',
          meaning:
            'Runs before the request. Directly in `provider_states_for`, before each interaction of the consumer; as `Pact.set_up`, before each of all. A hash that a state returns fills in values of the request, for pacts of version 3.',
        },
        {
          name: 'tear_down',
          signature: 'tear_down { |params| }',
          meaning: 'Runs after it, in the same three places.',
        },
        {name: 'no_op', signature: 'no_op', meaning: 'Says that there is nothing to set up.'},
      ],
    },
  ],
};

/** Rake tasks and command of version 1. */
export const version1Tasks: ApiTable = {
  id: 'pact-ruby/v1-tasks',
  groups: [
    {
      kind: 'methods',
      title: 'Tasks',
      of: 'pact/tasks',
      entries: [
        {
          name: 'pact:verify',
          signature: 'rake pact:verify',
          meaning: 'Verifies the pacts that `pact_helper.rb` names.',
        },
        {
          name: 'pact:verify:at',
          signature: 'rake pact:verify:at[uri]',
          meaning: 'Verifies the pact at this path or URL, with the same `pact_helper.rb`.',
        },
        {
          name: 'pact:verify:help',
          signature: 'rake pact:verify:help[reports_dir]',
          meaning: 'Prints advice on the last failure.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'VerificationTask',
      of: 'Pact::VerificationTask',
      entries: [
        {
          name: 'VerificationTask.new',
          signature: 'Pact::VerificationTask.new(name) { |task| }',
          meaning: 'Makes the task `pact:verify:NAME`.',
        },
        {
          name: 'uri',
          signature: 'uri(uri, pact_helper: nil)',
          meaning: 'A pact, and the helper for it. Repeat it for several.',
        },
        {
          name: 'pact_helper',
          signature: 'pact_helper(path)',
          meaning: 'Another helper, with the pacts that it names.',
        },
        {
          name: 'rspec_opts',
          signature: 'rspec_opts = options',
          meaning: 'Options for RSpec, as one text. `SPEC_OPTS` of the environment is emptied.',
        },
        {
          name: 'ignore_failures',
          signature: 'ignore_failures = boolean',
          meaning: 'With `true`, the task passes in any case. Default `false`.',
        },
      ],
    },
    {
      kind: 'options',
      title: 'Variables',
      of: 'Pact::TaskHelper',
      entries: [
        {
          name: 'PACT_DESCRIPTION',
          type: 'Regexp',
          meaning: 'Verifies interactions whose description matches.',
        },
        {
          name: 'PACT_PROVIDER_STATE',
          type: 'Regexp',
          meaning: 'The same for the state; an empty text means no state.',
        },
        {
          name: 'PACT_BROKER_INTERACTION_ID',
          type: 'id',
          meaning: 'One interaction of a pact of the Broker; the report prints it.',
        },
        {
          name: 'PACT_INTERACTION_INDEX',
          type: 'Integer',
          meaning: 'One interaction by its place.',
        },
        {
          name: 'PACT_BROKER_USERNAME',
          type: 'text',
          meaning: 'Name for basic authentication, with `pact:verify:at`.',
        },
        {name: 'PACT_BROKER_PASSWORD', type: 'text', meaning: 'Password for it.'},
        {
          name: 'PACT_BROKER_TOKEN',
          type: 'text',
          meaning: 'Token, with `pact:verify:at`.',
        },
        {name: 'BACKTRACE', type: 'true', meaning: 'Prints whole stack traces.'},
        {name: 'VERBOSE', type: 'true', meaning: 'Prints the conversation with the Broker.'},
        {
          name: 'SSL_CERT_FILE',
          type: 'path',
          meaning: 'Certificates that are trusted. `SSL_CERT_DIR` is a folder of them.',
        },
        {
          name: 'PACT_DISABLE_SSL_VERIFICATION',
          type: 'true',
          meaning: 'Trusts every certificate. `PACT_BROKER_DISABLE_SSL_VERIFICATION` does the same.',
        },
        {
          name: 'X509_CLIENT_CERT_FILE',
          type: 'path',
          meaning: 'Client certificate, with its key in `X509_CLIENT_KEY_FILE`.',
        },
        {
          name: 'PACT_DO_NOT_TRACK',
          type: 'true',
          meaning: 'Switches off [telemetry](/telemetry).',
        },
      ],
    },
    {
      kind: 'options',
      title: 'Command pact verify',
      of: 'Pact::CLI',
      entries: [
        {
          name: '--pact-helper',
          type: 'path',
          required: true,
          meaning: 'The helper. Short `-h`.',
        },
        {
          name: '--pact-uri',
          type: 'path or URL',
          meaning: 'Another pact than those of the helper. Short `-p`.',
        },
        {
          name: '--pact-broker-username',
          type: 'text',
          meaning: 'Name for basic authentication. Short `-u`.',
        },
        {name: '--pact-broker-password', type: 'text', meaning: 'Password. Short `-w`.'},
        {
          name: '--pact-broker-token',
          type: 'text',
          meaning: 'Declared and never read in 1.67.5: use the variable `PACT_BROKER_TOKEN`. Short `-k`.',
        },
        {name: '--description', type: 'Regexp', meaning: 'Filter by description. Short `-d`.'},
        {name: '--provider-state', type: 'Regexp', meaning: 'Filter by state. Short `-s`.'},
        {name: '--interaction-index', type: 'Integer', meaning: 'Filter by place.'},
        {
          name: '--pact-broker-interaction-id',
          type: 'id',
          meaning: 'Filter by the id that the Broker gave.',
        },
        {
          name: '--format',
          type: 'formatter',
          meaning: 'A formatter of RSpec, or `json`; by default one of Pact’s own. Short `-f`.',
        },
        {
          name: '--out',
          type: 'path',
          meaning: 'Writes the report to a file. Short `-o`.',
        },
        {
          name: '--interactions-replay-order',
          type: 'recorded | random',
          default: 'recorded',
          meaning: 'Declared and never read in 1.67.5: set `interactions_replay_order`. Shares `-o` with `--out`.',
        },
        {name: '--backtrace', type: 'Boolean', default: 'false', meaning: 'Whole stack traces. Short `-b`.'},
        {
          name: '--verbose',
          type: 'Boolean',
          default: 'false',
          meaning: 'Prints the conversation with the Broker. Short `-v`.',
        },
        {
          name: '--ignore-failures',
          type: 'Boolean',
          default: 'false',
          meaning: 'Exit code 0 in any case.',
        },
      ],
    },
    {
      kind: 'options',
      title: 'Command pact docs',
      of: 'Pact::CLI#docs',
      entries: [
        {
          name: '--pact-dir',
          type: 'path',
          default: './spec/pacts',
          meaning: 'Folder of the pacts.',
        },
        {
          name: '--doc-dir',
          type: 'path',
          default: './doc/pacts',
          meaning: 'Folder of the documents, in Markdown.',
        },
      ],
    },
  ],
};
