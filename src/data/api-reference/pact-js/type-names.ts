import type {ApiTable} from '../types';

/** Types that the other tables name. Most are not exported: TypeScript infers them. */
export const types = {
  id: 'pact-js/types',
  groups: [
    {
      kind: 'types',
      title: 'General',
      of: 'declarations',
      entries: [
        {
          name: 'AnyJson',
          type: 'boolean | number | string | null | JsonArray | JsonMap',
          meaning: 'Any value of JSON.',
        },
        {name: 'JsonMap', type: '{ [key: string]: AnyJson }', meaning: 'An object of JSON.'},
        {name: 'JsonArray', type: 'Array<AnyJson>', meaning: 'An array of JSON.'},
        {
          name: 'LogLevel',
          type: "'trace' | 'debug' | 'info' | 'warn' | 'error'",
          meaning: 'Levels of the log, the most talkative first.',
        },
        {name: 'SpecificationVersion', meaning: 'Values for `spec`. `Matchers.SpecificationVersion` is the same.'},
        {name: 'PluginConfig', type: '{ plugin: string; version: string }', meaning: 'Name and version of a plugin.'},
        {name: 'Comment', type: 'string', meaning: 'A comment of an interaction.'},
        {name: 'CustomComment', type: '{ key: string; value: string }', meaning: 'A comment with a key of its own.'},
        {
          name: 'PactfileWriteMode',
          type: "'overwrite' | 'update' | 'merge'",
          meaning: 'What happens with a pact file that is there already.',
        },
      ],
    },
    {
      kind: 'types',
      title: 'HTTP',
      of: 'declarations',
      entries: [
        {name: 'Path', type: 'string | Matcher<string>', meaning: 'A path, fixed or by a matcher.'},
        {
          name: 'TemplateQuery',
          type: 'Record<string, string | Matcher<string | number | boolean> | Array<string | Matcher<string | number | boolean>>>',
          meaning: 'Parameters of a query: a value, a matcher, or an array of them.',
        },
        {
          name: 'TemplateHeaders',
          type: '{ [header: string]: string | Matcher<string> | (Matcher<string> | string)[] }',
          meaning: 'Headers: a value, a matcher, or an array of them.',
        },
        {
          name: 'V4MockServer',
          type: 'V3MockServer',
          meaning: 'The mock server, as `executeTest` hands it to your function.',
        },
        {name: 'V4Request', type: 'V3Request', meaning: 'A request as an object.'},
        {name: 'V4Response', type: 'V3Response', meaning: 'A response as an object.'},
        {
          name: 'V3ProviderState',
          type: '{ description: string; parameters?: JsonMap }',
          meaning: 'A provider state with its parameters.',
        },
        {name: 'V4RequestBuilderFunc', type: '(builder: V4RequestBuilder) => void', meaning: 'Describes a request.'},
        {name: 'V4ResponseBuilderFunc', type: '(builder: V4ResponseBuilder) => void', meaning: 'Describes a response.'},
        {
          name: 'V4PluginRequestBuilderFunc',
          type: '(builder: V4RequestWithPluginBuilder) => void',
          meaning: 'Describes a request after `usingPlugin`.',
        },
        {
          name: 'V4PluginResponseBuilderFunc',
          type: '(builder: V4ResponseWithPluginBuilder) => void',
          meaning: 'Describes a response after `usingPlugin`.',
        },
      ],
    },
    {
      kind: 'types',
      title: 'Matchers',
      of: 'declarations',
      entries: [
        {name: 'Matcher', meaning: 'What the functions of `Matchers` return. `value` is the example.'},
        {name: 'V3RegexMatcher', meaning: 'A matcher by a regular expression.'},
        {name: 'MinLikeMatcher', meaning: 'A matcher with a least number of elements.'},
        {name: 'MaxLikeMatcher', meaning: 'A matcher with a greatest number of elements.'},
        {name: 'DateTimeMatcher', meaning: 'A matcher by a format of dates.'},
        {name: 'ArrayContainsMatcher', meaning: 'The matcher of `arrayContaining`.'},
        {name: 'ProviderStateInjectedValue', meaning: 'The matcher of `fromProviderState`.'},
        {name: 'StatusCodeMatcher', meaning: 'The matcher of `matchStatus`.'},
        {name: 'RulesMatcher', meaning: 'The matcher of `eachKeyMatches` and `eachValueMatches`.'},
        {
          name: 'HTTPResponseStatusClass',
          type: 'enum { Information, Success, Redirect, ClientError, ServerError, NonError, Error }',
          meaning:
            'Classes of status codes for `matchStatus`; the values are the names in lower camel case, `Success` is `success`.',
        },
        {
          name: 'Rules',
          type: 'Partial<{ [part in Part]: Rule | Rule[] }>',
          meaning: 'Rules by part, for `matchingRules` and `withMatchingRules`.',
        },
        {
          name: 'Rule',
          type: '{ path?: JSONPath; rules: Matcher<unknown>[] }',
          meaning: 'Rules for a path. The type lets `path` be left out; the rules are dropped then.',
        },
        {
          name: 'Part',
          type: "'path' | 'body' | 'header' | 'query' | 'status'",
          meaning: 'Parts that rules can be for.',
        },
        {
          name: 'JSONPath',
          type: 'string',
          meaning: 'A path such as `$.items[*].id`; of a header or a parameter, its name.',
        },
      ],
    },
    {
      kind: 'types',
      title: 'Messages',
      of: 'declarations',
      entries: [
        {name: 'Metadata', meaning: 'Metadata of a message: a value or a matcher by name.'},
        {
          name: 'AsynchronousMessage',
          type: '{ contents: MessageContents; metadata: Metadata }',
          meaning: 'A message, as `executeTest` hands it to your function.',
        },
        {
          name: 'SynchronousMessage',
          type: '{ Request: MessageContents; Response: MessageContents[] }',
          meaning: 'A request by message with its answers, as `executeTest` hands it to your function.',
        },
        {name: 'MessageContents', type: '{ content: AnyJson | Buffer }', meaning: 'Contents of a message.'},
        {
          name: 'TransportConfig',
          type: '{ port: number; address: string }',
          meaning: "Where the server of a plugin's transport listens.",
        },
        {
          name: 'V4AsynchronousMessageBuilderFunc',
          type: '(builder: V4AsynchronousMessageBuilder) => void',
          meaning: 'Describes a message.',
        },
        {
          name: 'V4MessageRequestBuilderFunc',
          type: '(builder: V4SynchronousMessageWithRequestBuilder) => void',
          meaning: 'Describes the request of a synchronous message.',
        },
        {
          name: 'V4MessageResponseBuilderFunc',
          type: '(builder: V4SynchronousMessageWithResponseBuilder) => void',
          meaning: 'Describes the answer of a synchronous message.',
        },
        {
          name: 'V4MessageConsumer',
          type: '(m: ConcreteMessage) => Promise<unknown>',
          meaning:
            'What `v4SynchronousBodyHandler` and `v4AsynchronousBodyHandler` make. It is declared for messages of `MessageConsumerPact`; give it to `executeTest`.',
        },
        {
          name: 'ProviderState',
          type: '{ name: string; params?: { [name: string]: string } }',
          file: 'dsl/message',
          meaning: 'A provider state of `MessageConsumerPact` and of message providers.',
        },
        {name: 'ConcreteMessage', meaning: 'A message of `MessageConsumerPact`, as its handler gets it.'},
        {
          name: 'MessageConsumer',
          type: '(m: ConcreteMessage) => Promise<unknown>',
          meaning: 'A handler of `MessageConsumerPact`.',
        },
        {name: 'Message', file: 'dsl/message', meaning: 'A message of `MessageConsumerPact`.'},
        {
          name: 'MessageDescriptor',
          type: '{ providerStates?: ProviderState[]; description: string; metadata?: Metadata; content?: AnyJson | Buffer }',
          meaning: 'What a message provider is asked for. For a synchronous message, `content` is the request.',
        },
        {name: 'MessageFromProvider', type: 'unknown', meaning: 'Contents of a message.'},
        {
          name: 'MessageFromProviderWithMetadata',
          type: '{ __pactMessageMetadata: Record<string, string>; message: unknown }',
          meaning: 'Contents with metadata, as `providerWithMetadata` makes them.',
        },
        {name: 'MessageProvider', meaning: 'Makes a message.'},
        {
          name: 'MessageProviders',
          type: '{ [name: string]: MessageProvider }',
          meaning: 'Message providers by the descriptions in the pact.',
        },
        {
          name: 'MessageStateHandlers',
          meaning:
            'Functions for provider states of `MessageProviderPact`, by name; they get the name, then the parameters.',
        },
        {
          name: 'PactMessageProviderOptions',
          meaning:
            'Options of `MessageProviderPact`: those of its own, and those of the verifier that choose pacts and publish results.',
        },
      ],
    },
    {
      kind: 'types',
      title: 'Verification',
      of: 'declarations',
      entries: [
        {
          name: 'StateHandlers',
          type: '{ [name: string]: StateHandler }',
          meaning: 'Handlers by the name of the provider state.',
        },
        {name: 'StateHandler', type: 'StateFuncWithSetup | StateFunc', meaning: 'A handler of a provider state.'},
        {
          name: 'StateFunc',
          type: '(parameters?: AnyJson) => Promise<JsonMap | void>',
          meaning: 'Sets a state up, or ends it; what it returns replaces values of `fromProviderState`.',
        },
        {
          name: 'StateFuncWithSetup',
          type: '{ setup?: StateFunc; teardown?: StateFunc }',
          meaning: 'A handler with a part for afterwards.',
        },
        {name: 'Hook', type: '() => Promise<unknown>', meaning: 'Runs before or after an interaction.'},
        {name: 'CustomHeaders', type: '{ [header: string]: string }', meaning: 'Headers by name.'},
        {
          name: 'Transport',
          type: '{ protocol: string; port: number; scheme?: string; path?: string }',
          meaning: 'A further way to reach the provider.',
        },
      ],
    },
    {
      kind: 'types',
      title: 'GraphQL and XML',
      of: 'declarations',
      entries: [
        {name: 'GraphQLVariables', type: '{ [name: string]: unknown }', meaning: 'Variables by name.'},
        {
          name: 'V4GraphQLRequestBuilderFunc',
          type: '(builder: V4GraphQLRequestBuilder) => void',
          meaning: 'Describes query parameters and headers of a GraphQL request.',
        },
        {
          name: 'XmlAttributes',
          type: 'Map<string, string>',
          meaning:
            'Attributes of an element, as they are declared. Give a plain object: the contents of a `Map` are lost.',
        },
        {name: 'XmlCallback', type: '(n: XmlElement) => void', meaning: 'Fills an element.'},
      ],
    },
  ],
} as const satisfies ApiTable;

/** What `Matchers` holds beside matchers. */
export const matcherFunctions = {
  id: 'pact-js/matcher-functions',
  groups: [
    {
      kind: 'methods',
      title: 'Functions',
      of: 'Matchers',
      entries: [
        {
          name: 'reify',
          signature: 'reify<T extends AnyJson = AnyJson>(input: unknown)',
          returns: 'T',
          meaning:
            'Replaces every matcher within a value by its example: for tests of your own that need the expected body as plain data. That of `arrayContaining` stays as it is.',
        },
        {
          name: 'extractPayload',
          signature: 'reify<T extends AnyJson = AnyJson>(input: unknown)',
          returns: 'T',
          meaning: 'Another name of `reify`.',
        },
        {
          name: 'isMatcher',
          signature: 'isMatcher(x: unknown)',
          returns: 'x is Matcher<unknown>',
          meaning:
            'Tells whether a value is a matcher with an example; that of `arrayContaining` has none and gives `false`.',
        },
        {
          name: 'validateExample',
          signature: 'validateExample(example: string, matcher: string)',
          returns: 'boolean',
          meaning:
            'Tells whether a text fits a regular expression of Pact; an expression that JavaScript cannot read throws.',
        },
      ],
    },
  ],
} as const satisfies ApiTable;
