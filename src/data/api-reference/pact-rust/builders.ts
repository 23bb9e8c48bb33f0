import surface from '../surfaces/pact-rust.json';
import {tellOf} from '../surfaces/tell';
import type {ApiTable} from '../types';

const {methods, options} = tellOf(surface);

const states = {
  given: 'Names a [provider state](/getting_started/provider_states). Call it again for each further state.',
  given_with_params:
    'The same with parameters, an object such as `json!({ "id": 42 })`. Any other value of JSON is dropped without a message.',
};

/** What the builders of all kinds of interactions have. */
export const common = {
  ...states,
  comment: 'Adds a line that the verifier prints. Version 3 drops it.',
  test_name: 'Names the test; the verifier prints it. Version 3 drops it.',
  reference:
    'Files a value, such as the number of a ticket, under a group and a name. The verifier prints it; version 3 drops it.',
  with_key:
    'Writes a `key` into the pact, by which `FilterById::InteractionKey` finds the interaction. Version 3 drops it.',
  pending: 'With `true`, a failure of this interaction does not fail the verification. Version 3 drops it.',
};

export const pactBuilder: ApiTable = {
  id: 'pact-rust/pact-builder',
  groups: [
    methods('Start', 'PactBuilder', {
      new_v4: 'Begins a pact of version 4, for HTTP, messages and plugins. Use this one.',
      new: 'Begins a pact of version 3, for HTTP only. `message_interaction` panics on it.',
      new_v3_message:
        'Begins a pact of version 3 for messages only; `interaction` panics on it. Read it with `v3_messages`.',
    }),
    methods('Describe', 'PactBuilder', {
      with_output_dir:
        'Folder of the pact file, made when needed and relative to the package. Without it: the variable `PACT_OUTPUT_DIR`, else `target/pacts`.',
      interaction:
        'Adds an HTTP interaction: the function gets a builder, `mut i`, and gives it back. The description is unique in the pact; for the second argument, a type of the plugin catalogue, give `""`.',
      message_interaction: 'Adds an [asynchronous message](/implementation_guides/rust/messages).',
      synchronous_message_interaction: 'Adds a request by message with its replies.',
      push_interaction:
        'Adds an interaction that you have made yourself, for instance with `InteractionBuilder::build_v4` and [rules by hand](/implementation_guides/rust/matching#rules-by-hand).',
      using_plugin:
        'Loads a [plugin](/implementation_guides/rust/plugins) and goes on as `PactBuilderAsync`; so call it first. It needs the feature `plugins` and version 4.',
      output_dir: 'Older name of `with_output_dir`; the compiler warns.',
    }),
    methods('Use', 'PactBuilder', {
      messages:
        'Iterates over the asynchronous messages. When the iterator is dropped outside of a panic, the pact is written, whether you looked at the messages or not.',
      synchronous_messages:
        'The same for synchronous messages. Waits for the Tokio runtime, so that it **hangs in `#[tokio::test]`** of one thread; call it in a plain test, or in a runtime of several threads.',
      v3_messages: 'The same for a pact of `new_v3_message`; it waits for the runtime, too.',
      build: 'Gives the pact as it is, for instance to serialise it. Nothing is tested or written.',
    }),
  ],
};

export const pactBuilderAsync: ApiTable = {
  id: 'pact-rust/pact-builder-async',
  groups: [
    methods('Methods', 'PactBuilderAsync', {
      new_v4: 'Begins a pact of version 4.',
      new: 'Begins a pact of version 3, for HTTP only.',
      using_plugin: 'Loads a plugin, or a further one, by name and version. Panics when there is none.',
      output_dir: 'Folder of the pact file, as `with_output_dir` of `PactBuilder`, which is missing here.',
      interaction: 'Adds an HTTP interaction: `|mut i| async move { … i }`. Wait for it with `.await`.',
      message_interaction: 'Adds an asynchronous message, in the same form.',
      synchronous_message_interaction: 'Adds a synchronous message, in the same form.',
      push_interaction: 'Adds an interaction that you have made yourself.',
      messages: 'As of `PactBuilder`.',
      synchronous_messages: 'As of `PactBuilder`; hangs in a runtime of one thread.',
      build: 'Gives the pact as it is.',
    }),
  ],
};

export const interactionBuilder: ApiTable = {
  id: 'pact-rust/interaction-builder',
  groups: [
    options('Parts', 'InteractionBuilder', {
      request: 'The [request](/implementation_guides/rust/pact_consumer#the-request).',
      response: 'The [response](/implementation_guides/rust/pact_consumer#the-response).',
    }),
    methods('Methods', 'InteractionBuilder', {
      ...common,
      transport:
        'Names the transport, for verifiers with several. The HTTP mock server writes `http` over it, so it has an effect in `build_v4` only.',
      new: 'Begins an interaction outside of a pact, for `push_interaction`.',
      build_v4: 'Gives the interaction as `SynchronousHttp`, whose fields can be changed.',
      build: 'Gives the interaction in the form of version 3.',
    }),
  ],
};

export const httpPartBuilder: ApiTable = {
  id: 'pact-rust/http-part-builder',
  groups: [
    methods('Headers', 'HttpPartBuilder', {
      header:
        'Expects or sends a header. For headers that are lists, such as `Accept`, `Allow` and `Vary`, a text with commas becomes several values; every other text is one. Called again for the same name, whatever its case, it adds a value.',
      header_from_provider_state:
        'A header for which the verifier takes values of the state handler: `"Bearer ${token}"`, with the example for this test.',
      content_type: 'The header `content-type`.',
      json_utf8:
        'The header `content-type`, with a pattern that asks for `; charset=utf-8`: plain `application/json` is refused.',
      html: 'The header `content-type` with `text/html`.',
    }),
    methods('Bodies', 'HttpPartBuilder', {
      json_body:
        'A body of JSON, a value or a [pattern](/implementation_guides/rust/matching). It sets no header: add `Content-Type` where your client or provider looks at it.',
      body: 'A text that must be equal. Its type is taken from the header, else guessed from the text.',
      body2: 'A text with its content type, compared as that type: forms by their fields, JSON by its values.',
      body_matching: 'A plain text that fits a pattern, a `term!` for instance.',
      body_matching2: 'The same with a content type.',
      body_generator:
        'Makes the value at a path up: the mock server for a response, the verifier for a request. Panics when the path is none.',
    }),
  ],
};

export const requestBuilder: ApiTable = {
  id: 'pact-rust/request-builder',
  groups: [
    methods('Request', 'RequestBuilder', {
      get: 'The default.',
      post: 'Method `POST`.',
      put: 'Method `PUT`.',
      delete: 'Method `DELETE`.',
      method: 'Any method: `"PATCH"`.',
      path: 'The path, without a query; a text or a pattern. The default is `/`.',
      path_from_provider_state:
        'A path for which the verifier takes values of the state handler: `"/orders/${id}"`, with the example for this test.',
      query_param: 'A parameter of the query. Call it again with the same name for a repeated one.',
      contents: 'The body from a [plugin](/implementation_guides/rust/plugins), by its content type.',
      contents_for_plugin: 'The same, with a type that builds the definition.',
      build_v4: 'Gives the request as `HttpRequest`.',
      build: 'Gives the request in the form of version 3.',
    }),
  ],
};

export const responseBuilder: ApiTable = {
  id: 'pact-rust/response-builder',
  groups: [
    methods('Response', 'ResponseBuilder', {
      status: 'The status, a number. The default is 200. There is no method for a class of statuses.',
      ok: 'Status 200.',
      created: 'Status 201.',
      no_content: 'Status 204.',
      unauthorized: 'Status 401.',
      forbidden: 'Status 403.',
      not_found: 'Status 404.',
      contents: 'The body from a [plugin](/implementation_guides/rust/plugins), by its content type.',
      contents_for_plugin: 'The same, with a type that builds the definition.',
      build_v4: 'Gives the response as `HttpResponse`.',
      build: 'Gives the response in the form of version 3.',
    }),
  ],
};

export const mockServer: ApiTable = {
  id: 'pact-rust/mock-server',
  groups: [
    methods('Start', 'StartMockServer', {
      start_mock_server:
        'Starts the server in threads of its own, so that it works in plain and in asynchronous tests. Give `None` twice, or the key of a plugin’s transport, such as `transport/grpc`, and a configuration.',
    }),
    methods('Start asynchronously', 'StartMockServerAsync', {
      start_mock_server_async:
        'Starts the server as a task of the running Tokio runtime; `PactBuilderAsync` has it. A client that blocks the only thread of the runtime waits for ever.',
    }),
    methods('Running', 'ValidatingMockServer', {
      url: 'The address, with a slash at its end.',
      path: 'The address of a path; panics when it is none.',
      status: 'What differs up to now, missing requests included. The server of a plugin always gives an empty list.',
      metrics: 'How many requests came, in total and by path. The server of a plugin counts none.',
    }),
    options('Configuration', 'MockServerConfig', {
      address: 'Address and port to listen on, such as `127.0.0.1:9000`. Empty, a free port of 127.0.0.1.',
      cors_preflight: 'Answers requests with `OPTIONS` that no interaction expects with 204.',
      keep_alive: 'Keeps connections open after an answer.',
      pact_specification:
        'Version in which the file is written, in place of that of the builder: `PactSpecification::V3`. What the version lacks is dropped.',
      tls_config: 'Certificate and key for HTTPS, a `rustls::ServerConfig`. Needs the feature `tls`.',
      transport_config: 'Settings for the server of a plugin, by name.',
      transport_entry: 'Transport of a plugin; `start_mock_server` sets it. Needs the feature `plugins`.',
      mockserver_id: 'Id of the server in logs and events; without it a random one.',
    }),
    methods('Make a configuration', 'MockServerConfig', {
      with_keep_alive: 'The default, with or without `keep_alive`.',
      from_json:
        'Reads `corsPreflight`, `pactSpecification` and `keepAlive`; everything else goes to `transport_config`.',
    }),
    options('Metrics', 'MockServerMetrics', {
      requests: 'Requests that have been received.',
      requests_by_path: 'The same for each path.',
    }),
  ],
};
