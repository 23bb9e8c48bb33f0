import type {ApiMethod, ApiTable} from '../types';

const builder = 'self';

const declaration = (name: string, meaning: string): ApiMethod => ({
  name,
  signature: `${name}(consumer, provider, opts: {})`,
  meaning,
});

/** What a consumer test is declared with. */
export const consumer: ApiTable = {
  id: 'pact-ruby/consumer',
  groups: [
    {
      kind: 'methods',
      title: 'Declarations',
      of: 'PactConsumerDsl::ClassMethods',
      entries: [
        declaration('has_http_pact_between', 'Interactions over HTTP.'),
        declaration('has_message_pact_between', 'Asynchronous messages, in JSON or Protobuf.'),
        declaration('has_grpc_pact_between', 'Calls of gRPC, with the Protobuf plugin.'),
        declaration('has_plugin_http_pact_between', 'HTTP with bodies in the format of a plugin.'),
        declaration(
          'has_plugin_sync_message_pact_between',
          'Requests and responses over the transport of a plugin, such as gRPC.',
        ),
        declaration('has_plugin_async_message_pact_between', 'Messages of a plugin with a transport of its own.'),
      ],
    },
    {
      kind: 'options',
      title: 'Options',
      of: 'Pact::Consumer::PactConfig',
      entries: [
        {
          name: 'pact_dir',
          type: 'String',
          default: '"pacts"',
          meaning:
            'Where the pact is written. With Rails, the default is `../pacts` beside the folder of the application, which is **not** where verification looks.',
        },
        {
          name: 'log_level',
          type: 'Symbol',
          default: ':info',
          allowed: [':off', ':error', ':warn', ':info', ':debug', ':trace'],
          meaning:
            'Level of the native library’s log, on the standard output. The first group that is run sets it for the process; an unknown level counts as `:off`.',
        },
        {
          name: 'mock_host',
          type: 'String',
          default: '"127.0.0.1"',
          meaning: 'Address of the mock server. All kinds but `has_message_pact_between`.',
        },
        {
          name: 'mock_port',
          type: 'Integer',
          default: '0',
          meaning: 'Port of the mock server; 0 takes a free one. For `has_grpc_pact_between` the default is 3009.',
        },
        {
          name: 'pact_specification',
          type: 'String',
          default: '"V4"',
          allowed: ['"1"', '"1.1"', '"2"', '"3"', '"4"'],
          meaning:
            'Version of the pact, with or without `V`. For `has_http_pact_between` only: the other kinds write version 4. Matchers aren’t checked, so an older pact may get rules that its version doesn’t know.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'In an example',
      of: 'PactConsumerDsl',
      entries: [
        {
          name: 'new_interaction',
          signature: 'new_interaction(description = nil)',
          returns: 'HttpInteractionBuilder',
          meaning: 'Begins an interaction; the class of the builder depends on the declaration.',
        },
        {
          name: 'execute_http_pact',
          signature: 'execute_http_pact { |mock_server| }',
          meaning: 'Runs the block against all interactions that the example has described. Once in an example.',
        },
        {
          name: 'reset_pact',
          signature: 'reset_pact',
          meaning: 'Drops interactions that were described and not written. HTTP only.',
        },
        {
          name: 'pact_config',
          signature: 'pact_config',
          returns: 'PactConfig',
          meaning: 'The options of the declaration, with `consumer_name` and `provider_name`.',
        },
      ],
    },
  ],
};

/** The builder of `has_http_pact_between`. */
export const httpInteraction: ApiTable = {
  id: 'pact-ruby/http-interaction',
  groups: [
    {
      kind: 'methods',
      title: 'Interaction',
      of: 'Pact::Consumer::HttpInteractionBuilder',
      entries: [
        {
          name: 'given',
          signature: 'given(state, params = {})',
          returns: builder,
          meaning:
            'What has to be true at the provider. Parameters are any JSON; other objects become texts. Call it again for each further state.',
        },
        {
          name: 'upon_receiving',
          signature: 'upon_receiving(description)',
          returns: builder,
          meaning:
            'What the request is. Together with the states it identifies the interaction: another one of the same description and states replaces it in the file. Left out, it is empty.',
        },
        {
          name: 'with_request',
          signature: 'with_request(method: nil, path: nil, query: {}, headers: {}, body: nil)',
          returns: builder,
          meaning: 'The request that the client has to send.',
        },
        {
          name: 'will_respond_with',
          signature: 'will_respond_with(status: nil, headers: {}, body: nil)',
          returns: builder,
          meaning: 'The response that the mock server gives.',
        },
        {
          name: 'execute',
          signature: 'execute { |mock_server| }',
          meaning:
            'Starts a mock server, runs the block, and writes the pact if every request arrived as described. Else it raises `InteractionMismatchesError`. Once for an interaction.',
        },
      ],
    },
    {
      kind: 'options',
      title: 'Request',
      of: 'with_request',
      entries: [
        {
          name: 'method',
          type: 'Symbol | String',
          required: true,
          meaning: 'The method, in any case.',
        },
        {
          name: 'path',
          type: 'String | Hash',
          required: true,
          meaning:
            'The path without a query: one with `?` in it never matches. A matcher has to be turned into a hash by `as_basic`; a generator, `generate_from_provider_state`, is one already.',
        },
        {
          name: 'query',
          type: 'Hash | Array<Hash>',
          default: '{}',
          meaning:
            'All parameters; one that isn’t here is refused. Values are texts, matchers or arrays of texts, for a parameter that is repeated. An array of hashes does the same with a matcher for each. A text, `"a=1"`, is ignored.',
        },
        {
          name: 'headers',
          type: 'Hash',
          default: '{}',
          meaning: 'Headers that have to be there, names in any case. Others may be there.',
        },
        {
          name: 'body',
          type: 'Hash | matcher | String | Numeric',
          meaning:
            'JSON, always: see [Bodies](/implementation_guides/ruby/creating_pacts#bodies). `nil` and `false` leave it out, and any body passes.',
        },
      ],
    },
    {
      kind: 'options',
      title: 'Response',
      of: 'will_respond_with',
      entries: [
        {
          name: 'status',
          type: 'Integer',
          required: true,
          meaning: 'The status. No matcher: one raises `no implicit conversion`, as does `nil`.',
        },
        {
          name: 'headers',
          type: 'Hash',
          default: '{}',
          meaning:
            'Headers that the client reads; an array for several of one name. `Content-Type` is set to `application/json` where there is a body and no such header.',
        },
        {
          name: 'body',
          type: 'Hash | matcher | String | Numeric',
          meaning: 'The body, as for requests. A list at the top has to be `match_each`.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Mock server',
      of: 'Pact::Consumer::MockServer',
      entries: [
        {
          name: 'url',
          signature: 'url',
          returns: 'String',
          meaning: 'Address for the client: `http://127.0.0.1:43531`. For gRPC it begins with `grpc://`.',
        },
        {name: 'host', signature: 'host', returns: 'String', meaning: 'Host of the address.'},
        {name: 'port', signature: 'port', returns: 'Integer', meaning: 'Port of the address.'},
        {
          name: 'matched?',
          signature: 'matched?',
          returns: 'Boolean',
          meaning: 'Tells whether all that was described has arrived, and nothing else.',
        },
        {
          name: 'mismatches',
          signature: 'mismatches',
          returns: 'String',
          meaning: 'The differences, as JSON.',
        },
      ],
    },
  ],
};

/** The builder of `has_message_pact_between`. */
export const message: ApiTable = {
  id: 'pact-ruby/message',
  groups: [
    {
      kind: 'methods',
      title: 'Message',
      of: 'Pact::Consumer::MessageInteractionBuilder',
      entries: [
        {
          name: 'given',
          signature: 'given(state, params = {})',
          returns: builder,
          meaning:
            'The state. **Only the last one is kept.** The parameter `contentType` is added to it, with the type of the content.',
        },
        {
          name: 'upon_receiving',
          signature: 'upon_receiving(description)',
          returns: builder,
          meaning: 'The description, required; the provider finds its handler by it.',
        },
        {
          name: 'with_json_contents',
          signature: 'with_json_contents(contents)',
          returns: builder,
          meaning:
            'A hash with values or matchers, or `match_each` for a list. A plain array is written as `{}` without a word.',
        },
        {
          name: 'with_proto_class',
          signature: 'with_proto_class(proto_path, message_name, include_dirs = [])',
          returns: builder,
          meaning: 'The Protobuf message that the content is, by file and name, without the package.',
        },
        {
          name: 'with_proto_contents',
          signature: 'with_proto_contents(contents)',
          returns: builder,
          meaning: 'Fields of the Protobuf message, with values or matchers. Needs `with_proto_class`.',
        },
        {
          name: 'with_pact_protobuf_plugin_version',
          signature: 'with_pact_protobuf_plugin_version(version)',
          returns: builder,
          meaning: 'Version of the Protobuf plugin, by default 0.6.5. Name the one that is installed.',
        },
        {
          name: 'with_metadata',
          signature: 'with_metadata(metadata)',
          returns: builder,
          meaning:
            'What travels beside the content: topic, key. Texts or matchers; a number arrives in the test as `""`. It replaces what was set before.',
        },
        {
          name: 'with_headers',
          signature: 'with_headers(headers)',
          returns: builder,
          meaning:
            'Further metadata, which the test gets under `headers`. In the pact, both kinds are one list, so a key must not be in both.',
        },
        {
          name: 'with_header',
          signature: 'with_header(name, value)',
          returns: builder,
          meaning: 'One more of these.',
        },
        {
          name: 'execute',
          signature: 'execute { |content, metadata| }',
          meaning:
            'Gives the example to the block: a hash of the JSON or the bytes of the Protobuf message, and the metadata. Writes the pact unless the block raises.',
        },
      ],
    },
  ],
};

const withPlugin: ApiMethod = {
  name: 'with_plugin',
  signature: 'with_plugin(name, version)',
  returns: builder,
  meaning: 'The plugin, required. It has to be installed in this version.',
};
const given: ApiMethod = {
  name: 'given',
  signature: 'given(state, params = {})',
  returns: builder,
  meaning: 'The state; only the last one is kept. Parameters become texts, and are read as JSON again.',
};
const uponReceiving: ApiMethod = {
  name: 'upon_receiving',
  signature: 'upon_receiving(description)',
  returns: builder,
  meaning: 'The description.',
};
const withContentType: ApiMethod = {
  name: 'with_content_type',
  signature: 'with_content_type(type)',
  returns: builder,
  meaning: 'The content type, by which the plugin is found: `application/grpc`. Required.',
};
const withMetadata: ApiMethod = {
  name: 'with_plugin_metadata',
  signature: 'with_plugin_metadata(hash)',
  returns: builder,
  meaning: 'Further keys for the plugin, beside the contents: `pact:proto`, `pact:proto-service`.',
};
const withTransport: ApiMethod = {
  name: 'with_transport',
  signature: 'with_transport(name)',
  returns: builder,
  meaning: 'The transport whose mock server is started: `grpc`, or one of the plugin.',
};

/** The builders of the other declarations. */
export const plugin: ApiTable = {
  id: 'pact-ruby/plugin',
  groups: [
    {
      kind: 'methods',
      title: 'gRPC',
      of: 'Pact::Consumer::GrpcInteractionBuilder',
      entries: [
        {
          name: 'with_service',
          signature: 'with_service(proto_path, method, include_dirs = [])',
          returns: builder,
          meaning: 'The method, as `"Orders/Get"`, and the file that declares it. Required, and first.',
        },
        {
          name: 'with_pact_protobuf_plugin_version',
          signature: 'with_pact_protobuf_plugin_version(version)',
          returns: builder,
          meaning: 'Version of the Protobuf plugin, by default 0.6.5. Name the one that is installed.',
        },
        given,
        uponReceiving,
        {
          name: 'with_request',
          signature: 'with_request(fields)',
          returns: builder,
          meaning: 'Fields of the request, with values or matchers. Required.',
        },
        {
          name: 'will_respond_with',
          signature: 'will_respond_with(fields)',
          returns: builder,
          meaning: 'Fields of the response. This or the next is required.',
        },
        {
          name: 'will_respond_with_meta',
          signature: 'will_respond_with_meta(metadata)',
          returns: builder,
          meaning: 'Metadata of the response, such as `grpc-status` and `grpc-message` of an error.',
        },
        {
          name: 'execute',
          signature: 'execute { |message, mock_server| }',
          meaning: 'Runs the block. The mock server is the **second** argument.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'HTTP',
      of: 'Pact::Consumer::PluginHttpInteractionBuilder',
      entries: [
        withPlugin,
        given,
        uponReceiving,
        {
          name: 'with_request',
          signature: 'with_request(method: nil, path: nil, query: {}, headers: {}, body: nil)',
          returns: builder,
          meaning:
            'Method, path and body. Of the headers, `"content-type"`, spelt like that, is required; **other headers and the query are dropped**, in 2.0.2.',
        },
        {
          name: 'will_respond_with',
          signature: 'will_respond_with(status: nil, headers: {}, body: nil)',
          returns: builder,
          meaning: 'The body, with its `"content-type"`. **Status and other headers are dropped**: the pact says 200.',
        },
        {
          ...withContentType,
          meaning: 'Without effect: the types come from the headers.',
        },
        {...withMetadata, meaning: 'Without effect for this kind.'},
        {...withTransport, meaning: 'The transport, by default `http`.'},
        {
          name: 'execute',
          signature: 'execute { |mock_server| }',
          meaning: 'Runs the block against the mock server.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Synchronous messages',
      of: 'Pact::Consumer::PluginSyncMessageInteractionBuilder',
      entries: [
        withPlugin,
        withContentType,
        withTransport,
        withMetadata,
        given,
        uponReceiving,
        {
          name: 'with_request',
          signature: 'with_request(hash)',
          returns: builder,
          meaning: 'The request, in the form of the plugin. Required.',
        },
        {
          name: 'will_respond_with',
          signature: 'will_respond_with(hash)',
          returns: builder,
          meaning: 'The response. This or the next is required.',
        },
        {
          name: 'will_respond_with_meta',
          signature: 'will_respond_with_meta(hash)',
          returns: builder,
          meaning: 'Metadata of the response.',
        },
        {
          name: 'execute',
          signature: 'execute { |message, mock_server| }',
          meaning: 'Runs the block. The mock server is the **second** argument.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Asynchronous messages',
      of: 'Pact::Consumer::PluginAsyncMessageInteractionBuilder',
      entries: [
        withPlugin,
        withContentType,
        {
          ...withTransport,
          meaning:
            'The transport of the plugin, required: a mock server is started for messages, too, and without a transport the native library panics.',
        },
        withMetadata,
        given,
        uponReceiving,
        {
          name: 'with_contents',
          signature: 'with_contents(hash)',
          returns: builder,
          meaning: 'The contents, in the form of the plugin. Required.',
        },
        {
          name: 'execute',
          signature: 'execute { |pact, mock_server| }',
          meaning: 'Runs the block. The first argument is a number of the native library, not a message.',
        },
      ],
    },
  ],
};
