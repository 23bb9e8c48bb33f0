import type {ApiTable} from '../types';

export const asynchronousMessage = {
  id: 'pact-js/asynchronous-message',
  groups: [
    {
      kind: 'methods',
      title: 'New message',
      of: 'V4UnconfiguredAsynchronousMessage',
      entries: [
        {
          name: 'given',
          signature: 'given(state: string, parameters?: JsonMap)',
          returns: 'V4UnconfiguredAsynchronousMessage',
          meaning:
            'Names a [provider state](/getting_started/provider_states) that the provider sets up before the verification. Call it several times for several states; `parameters` travel with the state and reach its handler.',
        },
        {
          name: 'pending',
          signature: 'pending(pending?: boolean)',
          returns: 'V4UnconfiguredAsynchronousMessage',
          meaning:
            'Marks the interaction as pending: the verification tells of a failure and does not fail because of it. `pending(false)` takes the mark away. Specification 2 and 3 drop it.',
        },
        {
          name: 'comment',
          signature: 'comment(comment: Comment | CustomComment)',
          returns: 'V4UnconfiguredAsynchronousMessage',
          meaning:
            'Adds a line of text to the comments of the interaction, or, given a key, a value below it; a value that is JSON is stored as JSON. Nothing is compared.',
        },
        {
          name: 'testName',
          signature: 'testName(name: string)',
          returns: 'V4UnconfiguredAsynchronousMessage',
          meaning:
            'Records the name of the test in the comments of the interaction, as `testname`; tools show it, nothing is compared.',
        },
        {
          name: 'reference',
          signature: 'reference(group: string, name: string, value: string)',
          returns: 'V4UnconfiguredAsynchronousMessage',
          meaning:
            'Records a name and a value below a group in the comments of the interaction, such as the number of a ticket; nothing is compared.',
        },
        {
          name: 'usingPlugin',
          signature: 'usingPlugin(config: PluginConfig)',
          returns: 'V4AsynchronousMessageWithPlugin',
          meaning:
            'Loads a [plugin](/implementation_guides/javascript/docs/plugins) by its name and version. It must be installed; call it several times for several plugins.',
        },
        {
          name: 'expectsToReceive',
          signature: 'expectsToReceive(description: string, contents: V4AsynchronousMessageBuilderFunc)',
          returns: 'V4AsynchronousMessageWithContent',
          meaning:
            'Describes the message, and sets its contents by a function. The provider finds its message by this description.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Contents',
      of: 'V4AsynchronousMessageBuilder',
      entries: [
        {
          name: 'withMetadata',
          signature: 'withMetadata(metadata: Metadata)',
          returns: 'V4AsynchronousMessageBuilder',
          meaning:
            'Sets metadata, what the broker of the messages carries beside the contents: a key, a topic, a content type. Values may be matchers. An empty object throws.',
        },
        {
          name: 'withContent',
          signature: 'withContent(contentType: string, body: Buffer)',
          returns: 'V4AsynchronousMessageBuilder',
          meaning:
            'Sets bytes and their content type, for contents that are not JSON. In 17.1.4, the handler gets the bytes with binary types only; with a text type, such as `text/plain`, it gets other bytes, and with `application/json` `executeTest` fails: use `withJSONContent` there.',
        },
        {
          name: 'withJSONContent',
          signature: 'withJSONContent(content: unknown)',
          returns: 'V4AsynchronousMessageBuilder',
          meaning:
            'Sets JSON contents, whose values may be matchers at any depth. An empty object, array or string throws.',
        },
        {
          name: 'withMatchingRules',
          signature: 'withMatchingRules(rules: Rules)',
          returns: 'V4AsynchronousMessageBuilder',
          meaning:
            'Adds matching rules by path, for bodies that are not built from matchers, such as binary ones. Each rule needs its `path`: one without is dropped without a message. A part other than `path`, `body`, `header`, `query` and `status` throws.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'After expectsToReceive',
      of: 'V4AsynchronousMessageWithContent',
      entries: [
        {
          name: 'executeTest',
          signature: 'executeTest<T>(integrationTest: (m: AsynchronousMessage) => Promise<T>)',
          returns: 'Promise<T | undefined>',
          meaning:
            'Runs your function with the message, as it would arrive with the example values. When it does not throw, the pact is written and the promise resolves with what it returned.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'After usingPlugin',
      of: 'V4AsynchronousMessageWithPlugin',
      entries: [
        {
          name: 'usingPlugin',
          signature: 'usingPlugin(config: PluginConfig)',
          returns: 'V4AsynchronousMessageWithPlugin',
          meaning:
            'Loads a [plugin](/implementation_guides/javascript/docs/plugins) by its name and version. It must be installed; call it several times for several plugins.',
        },
        {
          name: 'expectsToReceive',
          signature: 'expectsToReceive(description: string)',
          returns: 'V4AsynchronousMessageWithPlugin',
          meaning: 'Describes the message.',
        },
        {
          name: 'withPluginContents',
          signature: 'withPluginContents(contents: string, contentType: string)',
          returns: 'V4AsynchronousMessageWithPluginContents',
          meaning:
            'Hands the configuration of the contents, usually JSON as a text, to the plugin that serves the content type; what it holds is up to the plugin. Mind the order: contents first, then the content type.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'After withPluginContents',
      of: 'V4AsynchronousMessageWithPluginContents',
      entries: [
        {
          name: 'executeTest',
          signature: 'executeTest<T>(integrationTest: (m: AsynchronousMessage) => Promise<T>)',
          returns: 'Promise<T | undefined>',
          meaning:
            'Runs your function with the message, as it would arrive with the example values. When it does not throw, the pact is written and the promise resolves with what it returned.',
        },
        {
          name: 'startTransport',
          signature: 'startTransport(transport: string, address: string, config?: AnyJson)',
          returns: 'V4AsynchronousMessageWithTransport',
          meaning:
            "Starts the server of a plugin's transport, such as `grpc`, on the address and a free port; `config` goes to the plugin as JSON.",
        },
      ],
    },
    {
      kind: 'methods',
      title: 'After startTransport',
      of: 'V4AsynchronousMessageWithTransport',
      entries: [
        {
          name: 'executeTest',
          signature: 'executeTest<T>(integrationTest: (tc: TransportConfig, m: AsynchronousMessage) => Promise<T>)',
          returns: 'Promise<T | undefined>',
          meaning:
            "Runs your function with the address of the plugin's server. When every request came as described and the function did not throw, the pact is written. The message that it gets is empty (17.1.4).",
        },
      ],
    },
  ],
} as const satisfies ApiTable;

export const synchronousMessage = {
  id: 'pact-js/synchronous-message',
  groups: [
    {
      kind: 'methods',
      title: 'New message',
      of: 'V4UnconfiguredSynchronousMessage',
      entries: [
        {
          name: 'given',
          signature: 'given(state: string, parameters?: JsonMap)',
          returns: 'V4UnconfiguredSynchronousMessage',
          meaning:
            'Names a [provider state](/getting_started/provider_states) that the provider sets up before the verification. Call it several times for several states; `parameters` travel with the state and reach its handler.',
        },
        {
          name: 'pending',
          signature: 'pending(pending?: boolean)',
          returns: 'V4UnconfiguredSynchronousMessage',
          meaning:
            'Marks the interaction as pending: the verification tells of a failure and does not fail because of it. `pending(false)` takes the mark away. Specification 2 and 3 drop it.',
        },
        {
          name: 'comment',
          signature: 'comment(comment: Comment | CustomComment)',
          returns: 'V4UnconfiguredSynchronousMessage',
          meaning:
            'Adds a line of text to the comments of the interaction, or, given a key, a value below it; a value that is JSON is stored as JSON. Nothing is compared.',
        },
        {
          name: 'testName',
          signature: 'testName(name: string)',
          returns: 'V4UnconfiguredSynchronousMessage',
          meaning:
            'Records the name of the test in the comments of the interaction, as `testname`; tools show it, nothing is compared.',
        },
        {
          name: 'reference',
          signature: 'reference(group: string, name: string, value: string)',
          returns: 'V4UnconfiguredSynchronousMessage',
          meaning:
            'Records a name and a value below a group in the comments of the interaction, such as the number of a ticket; nothing is compared.',
        },
        {
          name: 'usingPlugin',
          signature: 'usingPlugin(config: PluginConfig)',
          returns: 'V4SynchronousMessageWithPlugin',
          meaning:
            'Loads a [plugin](/implementation_guides/javascript/docs/plugins) by its name and version. It must be installed; call it several times for several plugins.',
        },
        {
          name: 'withRequest',
          signature: 'withRequest(r: V4MessageRequestBuilderFunc)',
          returns: 'V4SynchronousMessageWithRequest',
          meaning: 'Sets the contents of the request by a function.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Request contents',
      of: 'V4SynchronousMessageWithRequestBuilder',
      entries: [
        {
          name: 'withContent',
          signature: 'withContent(contentType: string, body: Buffer)',
          returns: 'V4SynchronousMessageWithRequestBuilder',
          meaning: 'Sets bytes and their content type. The handler gets them as a `Buffer`.',
        },
        {
          name: 'withJSONContent',
          signature: 'withJSONContent(content: unknown)',
          returns: 'V4SynchronousMessageWithRequestBuilder',
          meaning:
            'Sets JSON contents, whose values may be matchers at any depth. An empty object, array or string throws.',
        },
        {
          name: 'withMatchingRules',
          signature: 'withMatchingRules(rules: Rules)',
          returns: 'V4SynchronousMessageWithRequestBuilder',
          meaning:
            'Adds matching rules by path, for bodies that are not built from matchers, such as binary ones. Each rule needs its `path`: one without is dropped without a message. A part other than `path`, `body`, `header`, `query` and `status` throws.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'After withRequest',
      of: 'V4SynchronousMessageWithRequest',
      entries: [
        {
          name: 'withResponse',
          signature: 'withResponse(builder: V4MessageResponseBuilderFunc)',
          returns: 'V4SynchronousMessageWithResponse',
          meaning: 'Sets the contents of the answer by a function.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Response contents',
      of: 'V4SynchronousMessageWithResponseBuilder',
      entries: [
        {
          name: 'withMetadata',
          signature: 'withMetadata(metadata: Metadata)',
          returns: 'V4SynchronousMessageWithResponseBuilder',
          meaning: 'Takes metadata of the answer. In 17.1.4 it does not reach the pact. An empty object throws.',
        },
        {
          name: 'withContent',
          signature: 'withContent(contentType: string, body: Buffer)',
          returns: 'V4SynchronousMessageWithResponseBuilder',
          meaning: 'Sets bytes and their content type.',
        },
        {
          name: 'withJSONContent',
          signature: 'withJSONContent(content: unknown)',
          returns: 'V4SynchronousMessageWithResponseBuilder',
          meaning:
            'Sets JSON contents, whose values may be matchers at any depth. An empty object, array or string throws. A second call adds a second answer.',
        },
        {
          name: 'withMatchingRules',
          signature: 'withMatchingRules(rules: Rules)',
          returns: 'V4SynchronousMessageWithResponseBuilder',
          meaning:
            'Adds matching rules by path, for bodies that are not built from matchers, such as binary ones. Each rule needs its `path`: one without is dropped without a message. A part other than `path`, `body`, `header`, `query` and `status` throws.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'After withResponse',
      of: 'V4SynchronousMessageWithResponse',
      entries: [
        {
          name: 'executeTest',
          signature: 'executeTest<T>(integrationTest: (m: SynchronousMessage) => Promise<T>)',
          returns: 'Promise<T | undefined>',
          meaning:
            'Runs your function with the request and the answers, whose contents are `Buffer`s, also those of JSON. When it does not throw, the pact is written.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'After usingPlugin',
      of: 'V4SynchronousMessageWithPlugin',
      entries: [
        {
          name: 'usingPlugin',
          signature: 'usingPlugin(config: PluginConfig)',
          returns: 'V4SynchronousMessageWithPlugin',
          meaning:
            'Loads a [plugin](/implementation_guides/javascript/docs/plugins) by its name and version. It must be installed; call it several times for several plugins.',
        },
        {
          name: 'withPluginContents',
          signature: 'withPluginContents(contents: string, contentType: string)',
          returns: 'V4SynchronousMessageWithPluginContents',
          meaning:
            'Hands the configuration of the contents, usually JSON as a text, to the plugin that serves the content type; what it holds is up to the plugin. Mind the order: contents first, then the content type.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'After withPluginContents',
      of: 'V4SynchronousMessageWithPluginContents',
      entries: [
        {
          name: 'executeTest',
          signature: 'executeTest<T>(integrationTest: (m: SynchronousMessage) => Promise<T>)',
          returns: 'Promise<T | undefined>',
          meaning:
            'Runs your function with the request and the answers that the plugin made. When it does not throw, the pact is written.',
        },
        {
          name: 'startTransport',
          signature: 'startTransport(transport: string, address: string, config?: AnyJson)',
          returns: 'V4SynchronousMessageWithTransport',
          meaning:
            "Starts the server of a plugin's transport, such as `grpc`, on the address and a free port; `config` goes to the plugin as JSON.",
        },
      ],
    },
    {
      kind: 'methods',
      title: 'After startTransport',
      of: 'V4SynchronousMessageWithTransport',
      entries: [
        {
          name: 'executeTest',
          signature: 'executeTest<T>(integrationTest: (tc: TransportConfig, m: SynchronousMessage) => Promise<T>)',
          returns: 'Promise<T | undefined>',
          meaning:
            "Runs your function with the address of the plugin's server. When every request came as described and the function did not throw, the pact is written.",
        },
      ],
    },
  ],
} as const satisfies ApiTable;

export const messageConsumer = {
  id: 'pact-js/message-consumer',
  groups: [
    {
      kind: 'options',
      title: 'Options',
      of: 'MessageConsumerOptions',
      entries: [
        {name: 'consumer', type: 'string', required: true, meaning: 'Name of the consumer.'},
        {name: 'dir', type: 'string', default: './pacts', meaning: 'Folder of the pact files.'},
        {name: 'provider', type: 'string', required: true, meaning: 'Name of the provider.'},
        {name: 'log', type: 'string', meaning: 'Has no effect in this version.'},
        {
          name: 'logLevel',
          type: 'LogLevel',
          default: 'info',
          allowed: ['trace', 'debug', 'info', 'warn', 'error'],
          environment: ['LOG_LEVEL'],
          meaning: 'How much is logged; the native core keeps the level of the first object in the process.',
        },
        {
          name: 'spec',
          type: 'number',
          default: '3',
          meaning:
            'Specification of the pact: 2, 3 or 4; another number throws. With 4, the message that the handler gets has its contents one level deeper, `contents.content`, and binary contents fail: use `Pact` for 4.',
        },
        {
          name: 'pactfileWriteMode',
          type: 'PactfileWriteMode',
          default: 'merge',
          allowed: ['overwrite', 'update', 'merge'],
          meaning:
            '`overwrite` replaces the file with each message, so that only the last remains. `merge` and `update` do the same: they add to the file, and replace the message of the same description and states.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Methods',
      of: 'MessageConsumerPact',
      entries: [
        {
          name: 'constructor',
          signature: 'new MessageConsumerPact(config: MessageConsumerOptions)',
          meaning: 'Makes a pact of messages between two names.',
        },
        {
          name: 'given',
          signature: 'given(state: string | ProviderState)',
          returns: 'MessageConsumerPact',
          meaning:
            'Names a [provider state](/getting_started/provider_states), as a text or as an object with `name` and `params`. Call it several times for several states.',
        },
        {
          name: 'expectsToReceive',
          signature: 'expectsToReceive(description: string)',
          returns: 'MessageConsumerPact',
          meaning: 'Describes the message. The provider finds its message by this description. An empty text throws.',
        },
        {
          name: 'withContent',
          signature: 'withContent(content: unknown)',
          returns: 'MessageConsumerPact',
          meaning:
            'Sets JSON contents, whose values may be matchers. Objects, arrays and strings that are not empty are accepted; numbers and booleans throw.',
        },
        {
          name: 'withTextContent',
          signature: 'withTextContent(content: string, contentType: string)',
          returns: 'MessageConsumerPact',
          meaning: 'Sets a text and its content type.',
        },
        {
          name: 'withBinaryContent',
          signature: 'withBinaryContent(content: Buffer, contentType: string)',
          returns: 'MessageConsumerPact',
          meaning: 'Sets bytes and their content type; the pact holds them as Base64, and the handler gets a `Buffer`.',
        },
        {
          name: 'withMetadata',
          signature: 'withMetadata(metadata: Metadata)',
          returns: 'MessageConsumerPact',
          meaning:
            'Sets metadata, what the broker of the messages carries beside the contents: a key, a topic, a content type. Values may be matchers. An empty object throws.',
        },
        {
          name: 'verify',
          signature: 'verify(handler: MessageConsumer)',
          returns: 'Promise<unknown>',
          meaning:
            'Runs your handler with the message. When its promise resolves, the pact is written; when it rejects, so does this.',
        },
        {
          name: 'json',
          signature: 'json()',
          returns: 'Message',
          meaning: 'Returns notes of the library about the message, not the message itself.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Body handlers',
      of: 'exports',
      entries: [
        {
          name: 'synchronousBodyHandler',
          signature:
            'synchronousBodyHandler<R, B extends AnyJson | Buffer = AnyJson | Buffer>(handler: (body: B) => R)',
          returns: 'MessageConsumer',
          meaning:
            'Makes a handler for `verify` of a function that takes the contents only and returns at once; what it throws rejects.',
        },
        {
          name: 'asynchronousBodyHandler',
          signature:
            'asynchronousBodyHandler<R, B extends AnyJson | Buffer = AnyJson | Buffer>(handler: (body: B) => Promise<R>)',
          returns: 'MessageConsumer',
          meaning: 'Makes a handler for `verify` of a function that takes the contents only and returns a promise.',
        },
        {
          name: 'v4SynchronousBodyHandler',
          signature: 'v4SynchronousBodyHandler<R>(handler: (body: AnyJson | Buffer) => R)',
          returns: 'V4MessageConsumer',
          meaning:
            'The same for `executeTest` of an asynchronous interaction of `Pact`: the function gets `contents.content`.',
        },
        {
          name: 'v4AsynchronousBodyHandler',
          signature: 'v4AsynchronousBodyHandler<R>(handler: (body: AnyJson | Buffer) => Promise<R>)',
          returns: 'V4MessageConsumer',
          meaning: 'The same for `executeTest`, with a function that returns a promise.',
        },
      ],
    },
  ],
} as const satisfies ApiTable;

export const messageProvider = {
  id: 'pact-js/message-provider',
  groups: [
    {
      kind: 'options',
      title: 'Options',
      of: 'MessageProviderOptions',
      entries: [
        {
          name: 'logLevel',
          type: 'LogLevel',
          default: 'info',
          allowed: ['trace', 'debug', 'info', 'warn', 'error'],
          meaning: 'How much is logged.',
        },
        {
          name: 'messageProviders',
          type: 'MessageProviders',
          required: true,
          meaning:
            'Functions that make the messages, by the description in the pact. Each gets the description and the provider states, and returns the contents or a promise of them. A message without a function fails, and so does one whose metadata is in the pact and not added by `providerWithMetadata`.',
        },
        {
          name: 'stateHandlers',
          type: 'MessageStateHandlers',
          meaning:
            'Functions that set up provider states, by name. They get the name and the parameters; what they return is ignored. A state without a function is logged, and the verification goes on.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Methods',
      of: 'MessageProviderPact',
      entries: [
        {
          name: 'constructor',
          signature: 'new MessageProviderPact(config: PactMessageProviderOptions)',
          meaning:
            'Takes these options and those of [the verifier](/implementation_guides/javascript/docs/provider) that choose pacts and publish results.',
        },
        {
          name: 'verify',
          signature: 'verify()',
          returns: 'Promise<unknown>',
          meaning: 'Verifies the messages of the chosen pacts; rejects when one does not match.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Functions',
      of: 'exports',
      entries: [
        {
          name: 'providerWithMetadata',
          signature: 'providerWithMetadata(provider: MessageProvider, metadata: Record<string, string>)',
          returns: 'MessageProvider',
          meaning:
            'Adds metadata to the messages that a function makes; metadata in the pact is missing without it. Its content type decides how the contents are sent.',
        },
      ],
    },
  ],
} as const satisfies ApiTable;
