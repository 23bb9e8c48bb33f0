// cspell:words integrationjson
import surface from '../surfaces/pact-go.json';
import {tellOf} from '../surfaces/tell';
import type {ApiTable} from '../types';

const {methods, options} = tellOf(surface);

const contents =
  'Contents of text, with their content type. They end at the first zero byte, and bytes that are no UTF-8 are lost without an error.';
const metadata = 'Metadata as texts: topic, key, headers. There are no matchers for it.';
const config = {
  Consumer: 'Name of the consumer, which reads the message.',
  Provider: 'Name of the provider, which writes it.',
  PactDir: {meaning: 'Folder of the pact file.', default: 'pacts'},
};

export const asynchronousMessage: ApiTable = {
  id: 'pact-go/asynchronous-message',
  groups: [
    options('Configuration', 'message/v4.Config', config),
    methods('Functions', 'message/v4', {
      NewAsynchronousPact: 'Begins a pact of specification 4 with messages that need no reply.',
      NewSynchronousPact: 'Begins a pact with requests and replies.',
    }),
    methods('Pact', 'message/v4.AsynchronousPact', {
      AddAsynchronousMessage: 'Begins a message.',
      AddMessage: 'Older name of `AddAsynchronousMessage`.',
      Verify: 'What the last step calls; there is no need to call it.',
    }),
    methods('Message', 'message/v4.AsynchronousMessageBuilder', {
      Given: 'Names a provider state. May be repeated.',
      GivenWithParameter: 'Names a provider state with parameters.',
      AddExternalReference: {meaning: 'Refers to a ticket or a document, as for HTTP.', since: '2.7.0'},
      ExpectsToReceive: 'Describes the message. The provider finds its handler by this text.',
      Type: 'What `AsType` sets.',
    }),
    methods('Contents', 'message/v4.UnconfiguredAsynchronousMessageBuilder', {
      WithMetadata: metadata,
      WithJSONContent: 'Contents of JSON, with matchers at any place.',
      WithContent: contents,
      UsingPlugin: 'Loads a plugin for the contents. Panics if it cannot be loaded.',
    }),
    methods('Handler', 'message/v4.AsynchronousMessageWithContents', {
      AsType:
        'Decodes the contents into this **pointer** to a struct, for `Body`. A struct that is no pointer ends up as a `map[string]any`.',
      ConsumedBy: 'The function that handles the message. Its error fails the test.',
    }),
    methods('Test', 'message/v4.AsynchronousMessageWithConsumer', {
      Verify: 'Calls the handler with the example, and writes the pact. Fails `t`, and returns the error as well.',
    }),
    options('What the handler gets', 'message/v4.MessageContents', {
      Contents: 'The example as bytes, without matchers.',
      Body: 'The example as the type of `AsType`; `nil` without it, and for synchronous messages.',
    }),
    options('Types', 'message/v4', {
      AsynchronousMessage: 'The argument of a handler.',
      AsynchronousConsumer: 'A handler.',
      RequestBuilderFunc: 'Describes the request of a synchronous message.',
      ResponseBuilderFunc: 'Describes its reply.',
      Metadata: 'No function of the package takes it.',
    }),
  ],
};

export const synchronousMessage: ApiTable = {
  id: 'pact-go/synchronous-message',
  groups: [
    methods('Pact', 'message/v4.SynchronousPact', {
      AddSynchronousMessage:
        'Begins a request with its reply, and describes it. Add one to each pact object: of a second, the reply reaches the test empty.',
    }),
    methods('Message', 'message/v4.UnconfiguredSynchronousMessageBuilder', {
      Given: 'Names a provider state. May be repeated.',
      GivenWithParameter: 'Names a provider state with parameters.',
      AddExternalReference: {meaning: 'Refers to a ticket or a document, as for HTTP.', since: '2.7.0'},
      WithRequest: 'Describes the request.',
      UsingPlugin: 'Loads a plugin for both contents. Panics if it cannot be loaded.',
    }),
    methods('Request', 'message/v4.SynchronousMessageWithRequestBuilder', {
      WithMetadata:
        'Metadata as texts. One that reads as JSON becomes that: `"1"` a number, and an object in the [integration format](/implementation_guides/rust/pact_ffi/integrationjson) a matcher.',
      WithJSONContent: 'Contents of JSON, with matchers at any place.',
      WithContent: contents,
    }),
    methods('Reply', 'message/v4.SynchronousMessageWithRequest', {WithResponse: 'Describes the reply.'}),
    methods('Reply builder', 'message/v4.SynchronousMessageWithResponseBuilder', {
      WithMetadata: 'The same for the reply.',
      WithJSONContent: 'Contents of JSON, with matchers at any place.',
      WithContent: `${contents} A further call adds a further reply, which the test doesn’t get and a message handler can’t fulfil.`,
    }),
    methods('Test', 'message/v4.SynchronousMessageWithResponse', {
      ExecuteTest: 'Calls the function with both examples, and writes the pact. It does not fail `t`: check the error.',
    }),
    options('What the test gets', 'message/v4.SynchronousMessage', {
      Request: 'The example of the request, as bytes in `Contents`.',
      Response: 'The replies; the first is the one that you described.',
    }),
  ],
};

export const messagePlugin: ApiTable = {
  id: 'pact-go/message-plugin',
  groups: [
    options('Plugin', 'message/v4.PluginConfig', {
      Plugin: 'Name of the plugin.',
      Version: 'The oldest version that will do.',
    }),
    methods('Asynchronous contents', 'message/v4.AsynchronousMessageWithPlugin', {
      WithContents:
        'A text of JSON that the plugin understands, **then** the content type. Panics when the plugin refuses it.',
    }),
    methods('Asynchronous test', 'message/v4.AsynchronousMessageWithPluginContents', {
      ExecuteTest: 'Calls the function with the example, and writes the pact.',
      StartTransport:
        'Starts the mock server of a plugin: name of the transport, address. The configuration is ignored in 2.7.0. If it cannot start, the whole process ends, by `log.Fatal`.',
    }),
    methods('Asynchronous transport', 'message/v4.AsynchronousMessageWithTransport', {
      ExecuteTest:
        'Calls the function with the address and the example, checks what the plugin saw, and writes the pact.',
    }),
    methods('Synchronous contents', 'message/v4.SynchronousMessageWithPlugin', {
      UsingPlugin: 'Loads another plugin.',
      WithContents:
        'A text of JSON for request and reply, **then** the content type. What the plugin refuses is **not** reported here.',
    }),
    methods('Synchronous test', 'message/v4.SynchronousMessageWithPluginContents', {
      ExecuteTest: 'Calls the function with both examples, and writes the pact.',
      StartTransport: 'As for asynchronous messages.',
    }),
    methods('Synchronous transport', 'message/v4.SynchronousMessageWithTransport', {
      ExecuteTest:
        'Calls the function with the address of the mock server. Requests that it refused, or that never came, are an error; one of the function is returned only if there are none.',
    }),
    options('Transport', 'message/v4.TransportConfig', {
      Address: 'Address that you gave to `StartTransport`.',
      Port: 'Port of the mock server.',
    }),
  ],
};

export const messageProvider: ApiTable = {
  id: 'pact-go/message-provider',
  groups: [
    options('Types', 'message', {
      Handler:
        'Builds a message for the states of an interaction, whose parameters are in `Parameters` directly. Its error is not in the report, only the lack of a message.',
      Handlers: 'Handlers by the description of the message, letter by letter.',
      Body: 'The contents: `[]byte` are sent as they are, everything else goes through `encoding/json`, a string included.',
      Metadata:
        'Metadata by name. `contentType` is the content type of the contents and has to be a string; without it they count as JSON. Without any metadata, they count as text.',
      Producer: 'No function of the package takes it.',
    }),
  ],
};

export const messageV3: ApiTable = {
  id: 'pact-go/message-v3',
  groups: [
    methods('Functions', 'message/v3', {
      NewAsynchronousPact: 'Begins a pact of specification 3 with messages.',
      NewMessagePact: 'Older name of `NewAsynchronousPact`.',
    }),
    options('Configuration', 'message/v3.Config', config),
    methods('Pact', 'message/v3.AsynchronousPact', {
      AddAsynchronousMessage: 'Begins a message.',
      AddMessage: 'Older name of `AddAsynchronousMessage`.',
      Verify: 'What the last step calls.',
    }),
    methods('Message', 'message/v3.AsynchronousMessageBuilder', {
      Given: 'Names a provider state.',
      GivenWithParameter: 'Names a provider state with parameters.',
      ExpectsToReceive: 'Describes the message.',
      Type: 'What `AsType` sets.',
    }),
    methods('Contents', 'message/v3.UnconfiguredAsynchronousMessageBuilder', {
      WithMetadata: metadata,
      WithJSONContent: 'Contents of JSON, with matchers at any place.',
      WithContent: contents,
      WithBinaryContent: 'The same as `WithContent`; in spite of its name it takes text only.',
    }),
    methods('Handler', 'message/v3.AsynchronousMessageBuilderWithContents', {
      AsType: 'Decodes the contents into this pointer. Without it the handler gets **nothing** at all.',
      ConsumedBy: 'The function that handles the message.',
    }),
    methods('Test', 'message/v3.AsynchronousMessageBuilderWithConsumer', {
      Verify: 'Calls the handler, and writes the pact. Fails `t`, and returns the error as well.',
    }),
    options('What the handler gets', 'message/v3.MessageContents', {
      Content: 'The example as the type of `AsType`; `nil` without it.',
      Metadata: 'Always empty.',
    }),
    options('Types', 'message/v3', {
      AsynchronousConsumer: 'A handler.',
      Body: 'Any value.',
      Metadata: 'The type of a field that is never filled.',
    }),
  ],
};
