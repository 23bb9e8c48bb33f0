import type {ApiTable} from '../types';

/** Configuration of pacts and mock servers. */
export const consumerConfig = {
  id: 'pact-php/consumer-config',
  groups: [
    {
      kind: 'options',
      title: 'Pact',
      of: 'PactConfigInterface',
      entries: [
        {
          name: 'setConsumer',
          type: 'string',
          required: true,
          environment: ['PACT_CONSUMER_NAME'],
          meaning:
            'Name of the consumer, as the Broker knows it. Without one, PHP ends in `must not be accessed before initialization`.',
        },
        {
          name: 'setProvider',
          type: 'string',
          required: true,
          environment: ['PACT_PROVIDER_NAME'],
          meaning: 'Name of the provider.',
        },
        {
          name: 'setPactDir',
          type: '?string',
          default: 'sys_get_temp_dir()',
          environment: ['PACT_OUTPUT_DIR'],
          meaning:
            'Folder of the pact files, made when needed. **Always give it**: the default is the temporary folder of the system, where pacts of all your projects meet. A relative one counts from the working directory, so begin with `__DIR__`.',
        },
        {
          name: 'setPactSpecificationVersion',
          type: 'string',
          default: '3.0.0',
          allowed: ['1.0.0', '1.1.0', '2.0.0', '3.0.0', '4.0.0'],
          environment: ['PACT_SPECIFICATION_VERSION'],
          meaning:
            "Specification that the pact is written in. Give `4.0.0`, which is the default of 11.0.0-alpha. Another number writes version 4, with the warning `Specification version '5.0.0' is unknown`.",
        },
        {
          name: 'setPactFileWriteMode',
          type: 'string|WriteMode',
          default: 'WriteMode::MERGE',
          allowed: ['merge', 'overwrite'],
          meaning:
            'Whether interactions are added to the file that is found. `overwrite` keeps the last interaction of the run only, so leave it, and delete the file before the tests.',
        },
        {
          name: 'setLogLevel',
          type: 'string',
          allowed: ['TRACE', 'DEBUG', 'INFO', 'WARN', 'ERROR', 'OFF', 'NONE'],
          environment: ['PACT_LOGLEVEL'],
          meaning:
            'Level of the native log, to standard output, for the whole process: the first one that is set stays. Without it, nothing is logged. See [Output logging](/implementation_guides/php/docs/troubleshooting#output-logging).',
        },
        {
          name: 'setLog',
          type: 'string',
          environment: ['PACT_LOG'],
          meaning: 'Does nothing in 10.2.1. A file is chosen by `PactLoggingExtension` or `Logger`.',
        },
      ],
    },
    {
      kind: 'options',
      title: 'Mock server',
      of: 'MockServerConfigInterface',
      entries: [
        {
          name: 'setHost',
          type: 'string',
          default: 'localhost',
          environment: ['PACT_MOCK_SERVER_HOST'],
          meaning: 'Address that the mock server listens on, and that `getBaseUri` names.',
        },
        {
          name: 'setPort',
          type: 'int',
          default: '0',
          environment: ['PACT_MOCK_SERVER_PORT'],
          meaning: 'Port of the mock server; 0 takes a free one, which is known **after** `willRespondWith`.',
        },
        {
          name: 'setSecure',
          type: 'bool',
          default: 'false',
          meaning:
            'Makes `getBaseUri` begin with `https`. The server answers plain HTTP all the same, in 10.2.1 and in 11.0.0-alpha2, so leave it.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Read',
      of: 'MockServerConfigInterface',
      entries: [
        {
          name: 'getBaseUri',
          signature: 'getBaseUri()',
          returns: 'UriInterface',
          meaning: 'Address of the mock server for your client; it ends in `:0` until the server runs.',
        },
        {name: 'getPort', signature: 'getPort()', returns: 'int', meaning: 'Its port, or 0 until it runs.'},
      ],
    },
  ],
} as const satisfies ApiTable;

/** The builder of an HTTP interaction. */
export const interaction = {
  id: 'pact-php/interaction',
  groups: [
    {
      kind: 'methods',
      title: 'InteractionBuilder',
      of: 'InteractionBuilder',
      entries: [
        {
          name: '__construct',
          signature:
            'new InteractionBuilder(MockServerConfigInterface $config, ?InteractionDriverFactoryInterface $driverFactory = null)',
          meaning: 'A factory is for [plugins](/implementation_guides/php/docs/plugins).',
        },
        {
          name: 'given',
          signature: 'given(string $providerState, array $params = [], bool $overwrite = false)',
          returns: 'self',
          meaning:
            'Adds a provider state. With `true`, those before are dropped. Parameters go through JSON, and a text that reads as JSON becomes that: `"42"` is written as the number 42.',
        },
        {
          name: 'uponReceiving',
          signature: 'uponReceiving(string $description)',
          returns: 'self',
          meaning: 'What the request is. With the states, it identifies the interaction within the pact. Required.',
        },
        {
          name: 'with',
          signature: 'with(ConsumerRequest $request)',
          returns: 'self',
          meaning: 'What the client has to send.',
        },
        {
          name: 'willRespondWith',
          signature: 'willRespondWith(ProviderResponse $response, bool $startMockServer = true)',
          returns: 'bool',
          meaning:
            'Registers the interaction and starts the mock server, so it has to be the **last** of the chain; what is called afterwards is ignored. With `false`, [another interaction](#multiple-interactions) can follow.',
        },
        {
          name: 'verify',
          signature: 'verify()',
          returns: 'bool',
          meaning:
            'Whether the requests came as described. If so, the pact is written; in any case the server stops. It neither throws nor prints, so assert it, once: a second call warns `Can not clean up mock server` and returns `false`.',
        },
        {
          name: 'newInteraction',
          signature: 'newInteraction()',
          returns: 'void',
          meaning: 'Begins another interaction on the same builder. Returns nothing, so it ends a chain.',
        },
        {
          name: 'key',
          signature: 'key(?string $key)',
          returns: 'self',
          meaning: 'A name of your own that identifies the interaction. Specification 4.',
        },
        {
          name: 'pending',
          signature: 'pending(?bool $pending)',
          returns: 'self',
          meaning: "Marks the interaction: its failure doesn't fail the verification. Specification 4.",
        },
        {
          name: 'comment',
          signature: 'comment(string $comment)',
          returns: 'self',
          meaning: 'Adds a line that the report shows. Specification 4.',
        },
        {
          name: 'comments',
          signature: 'comments(array $comments)',
          returns: 'self',
          meaning:
            'Sets comments by their keys, in place of those set before. `testname` is shown in the report, `text` is where `comment` writes. Specification 4.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Request',
      of: 'ConsumerRequest',
      entries: [
        {
          name: 'setMethod',
          signature: 'setMethod(string $method)',
          returns: 'self',
          meaning: 'The method, in any case. Required.',
        },
        {
          name: 'setPath',
          signature: 'setPath(MatcherInterface|string $path)',
          returns: 'self',
          meaning: 'The path. One with `?` in it never matches. Required.',
        },
        {
          name: 'addQueryParameter',
          signature: 'addQueryParameter(string $key, array|string|MatcherInterface|null $value)',
          returns: 'self',
          meaning:
            'A parameter, decoded; a list for one that is repeated, in this order; `null` for one without a value, since 10.2.0. A second call for a name replaces the first.',
        },
        {
          name: 'setQuery',
          signature: 'setQuery(array $query)',
          returns: 'self',
          meaning: 'All parameters at once. Lists that PHP writes with brackets are called that: `ids[]`.',
        },
        {
          name: 'addHeader',
          signature: 'addHeader(string $header, array|string|MatcherInterface $value)',
          returns: 'self',
          meaning:
            'A header, its name in any case; a list for several values. A second call for a name replaces the first.',
        },
        {
          name: 'setHeaders',
          signature: 'setHeaders(array $headers)',
          returns: 'self',
          meaning: 'All headers at once.',
        },
        {
          name: 'setBody',
          signature: 'setBody(mixed $body)',
          returns: 'self',
          meaning:
            'Arrays, objects, numbers and matchers become JSON; a string is `text/plain`; [`Text`, `Binary` and `Multipart`](#body-classes) say their type. `null` is no body.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Response',
      of: 'ProviderResponse',
      entries: [
        {
          name: 'setStatus',
          signature: 'setStatus(int|MatcherInterface $status)',
          returns: 'self',
          meaning: 'The status, 200 unless set, or `statusCode`.',
        },
        {
          name: 'addHeader',
          signature: 'addHeader(string $header, array|string|MatcherInterface $value)',
          returns: 'self',
          meaning: "As in a request. Headers that the pact doesn't mention may be there.",
        },
        {
          name: 'setHeaders',
          signature: 'setHeaders(array $headers)',
          returns: 'self',
          meaning: 'All headers at once.',
        },
        {
          name: 'setBody',
          signature: 'setBody(mixed $body)',
          returns: 'self',
          meaning: 'As in a request.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Bodies',
      of: 'Body',
      entries: [
        {
          name: 'Text',
          signature: 'new Text(string $contents, string $contentType)',
          meaning:
            'A text of any type. Forms, CSV and other formats are compared as a whole; JSON and XML by their parts.',
        },
        {
          name: 'Binary',
          signature: 'new Binary(string $path, string $contentType)',
          meaning:
            'The bytes of a file. What is compared is their kind, found by the first bytes. An empty file throws `EmptyBinaryFileNotSupportedException`, without a text.',
        },
        {
          name: 'Multipart',
          signature: 'new Multipart(array $parts, string $boundary)',
          meaning: 'A form with files. The boundary stands in the pact, and the client may use another.',
        },
        {
          name: 'Part',
          signature: 'new Part(string $path, string $name, string $contentType)',
          meaning:
            "A file of it. **The ending of the path counts**: without one that fits the type, the example says `application/octet-stream` and the client's part never matches.",
        },
      ],
    },
  ],
} as const satisfies ApiTable;

/** Builders of messages. */
export const messages = {
  id: 'pact-php/messages',
  groups: [
    {
      kind: 'methods',
      title: 'MessageBuilder',
      of: 'MessageBuilder',
      entries: [
        {
          name: '__construct',
          signature:
            'new MessageBuilder(PactConfigInterface $config, ?MessageDriverFactoryInterface $driverFactory = null)',
          meaning:
            'With a `PactMessageConfig`, whose methods are those of a [pact](/implementation_guides/php/docs/consumer#configuration). A factory is for plugins.',
        },
        {
          name: 'given',
          signature: 'given(string $name, array $params = [], bool $overwrite = false)',
          returns: 'self',
          meaning: 'Adds a provider state, with `true` in place of those before.',
        },
        {
          name: 'expectsToReceive',
          signature: 'expectsToReceive(string $description)',
          returns: 'self',
          meaning: 'What the message is; the provider finds its function by it. Required.',
        },
        {
          name: 'withMetadata',
          signature: 'withMetadata(array $metadata)',
          returns: 'self',
          meaning: 'Topic, key, headers: texts or matchers by their names. Replaces what was set before.',
        },
        {
          name: 'withContent',
          signature: 'withContent(mixed $contents)',
          returns: 'self',
          meaning:
            'The contents: arrays and matchers become JSON, a string `text/plain`, `Text` and `Binary` say their type. `Multipart` throws.',
        },
        {
          name: 'verifyMessage',
          signature: 'verifyMessage(callable $callback, ?string $description = null)',
          returns: 'bool',
          meaning: '`setCallback` and `verify` in one.',
        },
        {
          name: 'setCallback',
          signature: 'setCallback(callable $callback, ?string $description = null)',
          returns: 'self',
          meaning:
            'The function that gets the message as a text of JSON. With a description, one of several: **all** of them are called at each `verify`.',
        },
        {
          name: 'verify',
          signature: 'verify()',
          returns: 'bool',
          meaning:
            'Calls the functions and writes the pact. An exception in one, a failed assertion included, is swallowed: the result is `false`, and nothing is written. An `Error` passes through.',
        },
        {
          name: 'reify',
          signature: 'reify()',
          returns: 'string',
          meaning: 'The message as the functions get it, with contents, metadata and states. Nothing is written.',
        },
        {
          name: 'key',
          signature: 'key(?string $key)',
          returns: 'self',
          meaning: 'A name that identifies the message. Specification 4.',
        },
        {
          name: 'pending',
          signature: 'pending(?bool $pending)',
          returns: 'self',
          meaning: "Its failure doesn't fail the verification. Specification 4.",
        },
        {
          name: 'comment',
          signature: 'comment(string $comment)',
          returns: 'self',
          meaning: 'Adds a line to the report. Specification 4.',
        },
        {
          name: 'comments',
          signature: 'comments(array $comments)',
          returns: 'self',
          meaning: 'Sets comments by their keys. Specification 4.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'SyncMessageBuilder',
      of: 'SyncMessageBuilder',
      entries: [
        {
          name: '__construct',
          signature:
            'new SyncMessageBuilder(MockServerConfigInterface $config, ?SyncMessageDriverFactoryInterface $driverFactory = null)',
          meaning:
            'For gRPC, with a `MockServerConfig` and `ProtobufSyncMessageDriverFactory`. The steps are those of `MessageBuilder`, without callbacks and `reify`.',
        },
        {
          name: 'registerMessage',
          signature: 'registerMessage()',
          returns: 'void',
          meaning: 'Registers request and reply, and starts the mock server of the plugin.',
        },
        {
          name: 'verify',
          signature: 'verify()',
          returns: 'bool',
          meaning: 'Whether the call came as described. If so, the pact is written; the server stops.',
        },
      ],
    },
  ],
} as const satisfies ApiTable;

/** The builder of XML bodies. */
export const xml = {
  id: 'pact-php/xml',
  groups: [
    {
      kind: 'methods',
      title: 'XmlBuilder',
      of: 'XmlBuilder',
      entries: [
        {
          name: '__construct',
          signature: 'new XmlBuilder(string $version, string $charset)',
          meaning: "`new XmlBuilder('1.0', 'UTF-8')`; give its `json_encode` to `Text` with `application/xml`.",
        },
        {name: 'root', signature: 'root(callable ...$options)', returns: 'void', meaning: 'The root element.'},
        {
          name: 'add',
          signature: 'add(callable ...$options)',
          returns: 'callable',
          meaning: 'An element in this one.',
        },
        {
          name: 'eachLike',
          signature: 'eachLike(callable ...$options)',
          returns: 'callable',
          meaning: 'Elements of this form, one or more.',
        },
        {
          name: 'name',
          signature: 'name(string $name)',
          returns: 'callable',
          meaning: 'Name of the element, required: letters, digits, `-`, `_` and `:`.',
        },
        {
          name: 'attribute',
          signature: 'attribute(string $name, string|float|int|bool|MatcherInterface $value)',
          returns: 'callable',
          meaning: 'An attribute, with or without a matcher.',
        },
        {
          name: 'content',
          signature: 'content(string|float|int|bool|null|MatcherInterface $content)',
          returns: 'callable',
          meaning:
            'The text of the element. In 10.2.1, a matcher needs `withFormatter(new XmlContentFormatter())`; without it, **the native library ends the PHP process**. 11.0.0-alpha2 adds it by itself.',
        },
        {
          name: 'contentLike',
          signature: 'contentLike(string|float|int|bool|null $content)',
          returns: 'callable',
          meaning: 'A text of the same type as the example.',
        },
        {
          name: 'examples',
          signature: 'examples(int $examples)',
          returns: 'callable',
          meaning:
            'How many elements the example of `eachLike` has; those after the first are empty. It counts for the first `json_encode` of the builder only.',
        },
      ],
    },
  ],
} as const satisfies ApiTable;

/** The stub server. */
export const stubServer = {
  id: 'pact-php/stub-server',
  groups: [
    {
      kind: 'methods',
      title: 'StubServer',
      of: 'StubServer',
      entries: [
        {
          name: '__construct',
          signature: 'new StubServer(StubServerConfigInterface $config, ?Process $process = null)',
          meaning: 'Give a `Process` of Symfony to run another program, or with options that the configuration lacks.',
        },
        {
          name: 'start',
          signature: 'start()',
          returns: '?int',
          meaning:
            'Starts the program and returns its process id. With the log level `info` or finer, it waits until the server listens. If the program is missing, the result is `null`, without an error.',
        },
        {name: 'stop', signature: 'stop()', returns: 'bool', meaning: 'Stops it; always `true`.'},
      ],
    },
    {
      kind: 'options',
      title: 'Pacts',
      of: 'StubServerConfigInterface',
      entries: [
        {name: 'setFiles', type: 'string[]', meaning: 'Pact files.'},
        {name: 'setDirs', type: 'string[]', meaning: 'Folders of pact files.'},
        {name: 'setExtension', type: 'string', default: 'json', meaning: 'Ending of the files in folders.'},
        {name: 'setUrls', type: 'string[]', meaning: 'URLs of pacts.'},
        {
          name: 'setBrokerUrl',
          type: 'UriInterface',
          meaning: 'Broker whose pacts are all served. `PACT_BROKER_BASE_URL` is kept from the program.',
        },
        {name: 'setUser', type: 'string', meaning: 'User and password for URLs and Broker: `user:password`.'},
        {name: 'setToken', type: '?string', meaning: 'Bearer token for them.'},
        {
          name: 'setConsumerNames',
          type: 'string[]',
          meaning: "Would choose among the pacts of the Broker. 10.2.1 doesn't pass it on.",
        },
        {name: 'setProviderNames', type: 'string[]', meaning: 'The same for providers, not passed on either.'},
        {name: 'setInsecureTls', type: 'bool', default: 'false', meaning: 'Accepts every certificate.'},
      ],
    },
    {
      kind: 'options',
      title: 'Answers',
      of: 'StubServerConfigInterface',
      entries: [
        {
          name: 'setPort',
          type: 'int',
          default: '0',
          meaning: 'Port; 0 takes a free one, which is read from the log, so it needs the log level `info` or finer.',
        },
        {
          name: 'setProviderState',
          type: 'string',
          meaning: 'Answers only from interactions with a state that fits this regular expression.',
        },
        {
          name: 'setProviderStateHeaderName',
          type: 'string',
          meaning: 'Header in which a request names the state that it wants.',
        },
        {
          name: 'setEmptyProviderState',
          type: 'bool',
          default: 'false',
          meaning: 'With a state chosen, interactions without states are served as well.',
        },
        {name: 'setCors', type: 'bool', default: 'false', meaning: 'Answers `OPTIONS` requests of browsers.'},
        {
          name: 'setCorsReferer',
          type: 'bool',
          default: 'false',
          meaning: 'Allows the origin that the request comes from, not `*`.',
        },
        {
          name: 'setLogLevel',
          type: '?string',
          default: 'info',
          allowed: ['error', 'warn', 'info', 'debug', 'trace', 'none'],
          meaning:
            'Level of its log, which is echoed into the output of the test. With `none`, `warn` or `error`, nothing is waited for: the first request may come too early.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Read',
      of: 'StubServerConfigInterface',
      entries: [
        {
          name: 'getBaseUri',
          signature: 'getBaseUri()',
          returns: 'UriInterface',
          meaning: '`http://localhost` with the port.',
        },
      ],
    },
  ],
} as const satisfies ApiTable;
