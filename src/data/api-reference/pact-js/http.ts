import type {ApiMethod, ApiTable} from '../types';

export const pactOptions = {
  id: 'pact-js/pact-options',
  groups: [
    {
      kind: 'options',
      title: 'Options',
      of: 'PactV4Options',
      entries: [
        {
          name: 'dir',
          type: 'string',
          default: './pacts',
          meaning: 'Folder of the pact files, relative to the working directory. It is made when needed.',
        },
        {
          name: 'consumer',
          type: 'string',
          required: true,
          meaning: 'Name of the consumer, as the Broker and the provider know it.',
        },
        {name: 'provider', type: 'string', required: true, meaning: 'Name of the provider.'},
        {
          name: 'port',
          type: 'number',
          meaning:
            "Port of the mock server; without it, a free one is used. Leave it out unless the client's address is fixed: a port that is taken ends in `Error in native callback`.",
        },
        {
          name: 'spec',
          type: 'SpecificationVersion',
          default: 'SpecificationVersion.SPECIFICATION_VERSION_V4',
          meaning:
            'Specification that the pact is written in, a value of `SpecificationVersion`. Older ones drop what they lack: 2 and 3 comments and the pending mark, 2 also the parameters of states. Matchers of newer ones are written all the same, and other tools may not know them.',
        },
        {
          name: 'logLevel',
          type: "'trace' | 'debug' | 'info' | 'warn' | 'error'",
          default: 'info',
          allowed: ['trace', 'debug', 'info', 'warn', 'error'],
          meaning:
            'How much is logged. The native core takes the level of the first `Pact` or `Verifier` in the process; later ones change nothing there. There is no level `none`.',
        },
        {
          name: 'tls',
          type: 'boolean',
          default: 'false',
          meaning: 'Serves HTTPS with a self-signed certificate; the client of the test has to accept it.',
        },
        {
          name: 'host',
          type: 'string',
          default: '127.0.0.1',
          meaning: 'Address that the mock server listens on, and that its URL names.',
        },
        {
          name: 'cors',
          type: 'boolean',
          default: 'true',
          meaning:
            'Answers preflight requests (`OPTIONS`) of browsers with 204. With `false` they fail as unexpected requests; the headers that allow any origin are sent in both cases.',
        },
      ],
    },
  ],
} as const satisfies ApiTable;

export const pact = {
  id: 'pact-js/pact',
  groups: [
    {
      kind: 'methods',
      title: 'Methods',
      of: 'PactV4',
      entries: [
        {
          name: 'constructor',
          signature: 'new Pact(opts: PactOptions)',
          meaning:
            'Makes a pact between two names. One object can serve all tests of a pair: after each `executeTest` it starts anew.',
        },
        {
          name: 'setup',
          signature: 'setup()',
          returns: 'void',
          meaning: 'Begins an empty pact. The constructor and each test call it; you need not.',
        },
        {
          name: 'addInteraction',
          signature: 'addInteraction()',
          returns: 'V4UnconfiguredInteraction',
          meaning: 'Begins an HTTP interaction.',
        },
        {
          name: 'addSynchronousInteraction',
          signature: 'addSynchronousInteraction(description: string)',
          returns: 'V4UnconfiguredSynchronousMessage',
          meaning: 'Begins a request by message with its answers; the description names it.',
        },
        {
          name: 'addAsynchronousInteraction',
          signature: 'addAsynchronousInteraction()',
          returns: 'V4UnconfiguredAsynchronousMessage',
          meaning: 'Begins a message that the provider sends.',
        },
        {
          name: 'addGraphQLInteraction',
          signature: 'addGraphQLInteraction()',
          returns: 'V4UnconfiguredGraphQLInteraction',
          meaning: 'Begins an HTTP interaction whose body is a GraphQL query or mutation.',
        },
      ],
    },
  ],
} as const satisfies ApiTable;

export const httpInteraction = {
  id: 'pact-js/http-interaction',
  groups: [
    {
      kind: 'methods',
      title: 'New interaction',
      of: 'V4UnconfiguredInteraction',
      entries: [
        {
          name: 'given',
          signature: 'given(state: string, parameters?: JsonMap)',
          returns: 'V4UnconfiguredInteraction',
          meaning:
            'Names a [provider state](/getting_started/provider_states) that the provider sets up before the verification. Call it several times for several states; `parameters` travel with the state and reach its handler.',
        },
        {
          name: 'uponReceiving',
          signature: 'uponReceiving(description: string)',
          returns: 'V4UnconfiguredInteraction',
          meaning:
            'Describes the interaction. With the provider states, the description makes it unique: a second one that is the same in both replaces the first in the file. Without it, the description is empty.',
        },
        {
          name: 'pending',
          signature: 'pending(pending?: boolean)',
          returns: 'V4UnconfiguredInteraction',
          meaning:
            'Marks the interaction as pending: the verification tells of a failure and does not fail because of it. `pending(false)` takes the mark away. Specification 2 and 3 drop it.',
        },
        {
          name: 'comment',
          signature: 'comment(comment: Comment | CustomComment)',
          returns: 'V4UnconfiguredInteraction',
          meaning:
            'Adds a line of text to the comments of the interaction, or, given a key, a value below it; a value that is JSON is stored as JSON. Nothing is compared.',
        },
        {
          name: 'testName',
          signature: 'testName(name: string)',
          returns: 'V4UnconfiguredInteraction',
          meaning:
            'Records the name of the test in the comments of the interaction, as `testname`; tools show it, nothing is compared.',
        },
        {
          name: 'reference',
          signature: 'reference(group: string, name: string, value: string)',
          returns: 'V4UnconfiguredInteraction',
          meaning:
            'Records a name and a value below a group in the comments of the interaction, such as the number of a ticket; nothing is compared.',
        },
        {
          name: 'withCompleteRequest',
          signature: 'withCompleteRequest(request: V4Request)',
          returns: 'V4InteractionWithCompleteRequest',
          meaning:
            'Throws `withCompleteRequest is not implemented`: it is declared, and nothing more. Use `withRequest`.',
        },
        {
          name: 'withRequest',
          signature: 'withRequest(method: string, path: Path, builder?: V4RequestBuilderFunc)',
          returns: 'V4InteractionWithRequest',
          meaning:
            'Sets the method and the path, and the rest of the request by a function. The path may be a matcher; a path with a query never matches: use `query` of the builder. The method is written in upper case.',
        },
        {
          name: 'usingPlugin',
          signature: 'usingPlugin(config: PluginConfig)',
          returns: 'V4InteractionWithPlugin',
          meaning:
            'Loads a [plugin](/implementation_guides/javascript/docs/plugins) by its name and version. It must be installed; call it several times for several plugins.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'After withRequest',
      of: 'V4InteractionWithRequest',
      entries: [
        {
          name: 'willRespondWith',
          signature: 'willRespondWith(status: number | StatusCodeMatcher<number>, builder?: V4ResponseBuilderFunc)',
          returns: 'V4InteractionWithResponse',
          meaning:
            'Sets the status, an exact one or [matchStatus](/implementation_guides/javascript/docs/matching#matchstatus), and the rest of the response by a function.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'After withCompleteRequest',
      of: 'V4InteractionWithCompleteRequest',
      entries: [
        {
          name: 'withCompleteResponse',
          signature: 'withCompleteResponse(response: V4Response)',
          returns: 'V4InteractionWithResponse',
          meaning: 'Cannot be reached, since `withCompleteRequest` throws.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'After the response',
      of: 'V4InteractionWithResponse',
      entries: [
        {
          name: 'executeTest',
          signature: 'executeTest<T>(testFn: (mockServer: V4MockServer) => Promise<T>)',
          returns: 'Promise<T | undefined>',
          meaning:
            'Starts the mock server, runs your function with its address, and stops it. When every request came as described and the function did not throw, the pact is written and the promise resolves with what the function returned. Otherwise it rejects; when the function threw, with its error, and the mismatches are in the log.',
        },
      ],
    },
  ],
} as const satisfies ApiTable;

/** Methods that all builders of requests and responses have. */
const bodyMethods = (
  returns: string,
): Record<'jsonBody' | 'xmlBody' | 'binaryFile' | 'matchingRules' | 'body', ApiMethod> => ({
  jsonBody: {
    name: 'jsonBody',
    signature: 'jsonBody(body: unknown)',
    returns,
    meaning:
      "Sets a JSON body, whose values may be matchers at any depth, and the content type `application/json` unless a header sets another. A plain string is taken as the text of the body: wrap it in a matcher, `string('tea')`, for a JSON string.",
  },
  xmlBody: {
    name: 'xmlBody',
    signature: 'xmlBody(body: unknown)',
    returns,
    meaning:
      'Sets an XML body, as the text that [XmlBuilder](/implementation_guides/javascript/docs/xml) makes or as plain XML, and the content type `application/xml`.',
  },
  binaryFile: {
    name: 'binaryFile',
    signature: 'binaryFile(contentType: string, file: string)',
    returns,
    meaning:
      'Reads the file and sets it as the body. Only the kind of the content is compared, found by looking at the bytes: for pictures, PDFs and archives. A file that is missing throws.',
  },
  matchingRules: {
    name: 'matchingRules',
    signature: 'matchingRules(rules: Rules)',
    returns,
    meaning:
      'Adds matching rules by path, for bodies that are not built from matchers, such as binary ones. Each rule needs its `path`: one without is dropped without a message. A part other than `path`, `body`, `header`, `query` and `status` throws.',
  },
  body: {
    name: 'body',
    signature: 'body(contentType: string, body: Buffer)',
    returns,
    meaning:
      'Sets bytes and their content type. Only the kind of the content is compared, found by looking at the bytes: any plain text matches another, and JSON, XML and CSV never match. Use `jsonBody` and `xmlBody` for the first two.',
  },
});

/** What the function in `withRequest` is given. */
const requestMethods = (returns: string): ApiMethod[] => {
  const {jsonBody, xmlBody, binaryFile, matchingRules, body} = bodyMethods(returns);
  return [
    {
      name: 'query',
      signature: 'query(query: TemplateQuery)',
      returns,
      meaning:
        'Sets the parameters of the query. An array gives a parameter several values, in that order; a value may be a matcher.',
    },
    {
      name: 'headers',
      signature: 'headers(headers: TemplateHeaders)',
      returns,
      meaning:
        'Sets headers; a value may be a matcher. Headers that the client sends beyond these are ignored. An array gives a header several values; a client that joins them with commas, as `fetch` does, matches only in headers that are lists by definition, such as `Accept`.',
    },
    jsonBody,
    xmlBody,
    binaryFile,
    {
      name: 'multipartBody',
      signature: 'multipartBody(contentType: string, filename: string, mimePartName: string, boundary?: string)',
      returns,
      meaning:
        "Sets a multipart body with one part, read from the file: `contentType` is that of the part, `mimePartName` its name. The kind of the part's content is compared, not its bytes. Without `boundary`, one is made up.",
    },
    matchingRules,
    body,
  ];
};

/** What the function in `willRespondWith` is given. */
const responseMethods = (returns: string): ApiMethod[] => {
  const {jsonBody, xmlBody, binaryFile, matchingRules, body} = bodyMethods(returns);
  return [
    {
      name: 'headers',
      signature: 'headers(headers: TemplateHeaders)',
      returns,
      meaning:
        'Sets headers; a value may be a matcher. An array, although the type allows it, arrives as its JSON text (17.1.4): write several values as one text with commas.',
    },
    jsonBody,
    xmlBody,
    binaryFile,
    {
      name: 'multipartBody',
      signature: 'multipartBody(contentType: string, filename: string, mimePartName: string, boundary?: string)',
      returns,
      meaning:
        "Sets a multipart body with one part, read from the file: `contentType` is that of the part, `mimePartName` its name. The kind of the part's content is compared, not its bytes. Without `boundary`, one is made up. In 17.1.4 (pact-core 20.2.0) it sets the body of the request instead of the response's.",
    },
    matchingRules,
    body,
  ];
};

export const httpRequest = {
  id: 'pact-js/http-request',
  groups: [
    {
      kind: 'methods',
      title: 'Request builder',
      of: 'V4RequestBuilder',
      entries: requestMethods('V4RequestBuilder'),
    },
  ],
} as const satisfies ApiTable;

export const httpResponse = {
  id: 'pact-js/http-response',
  groups: [
    {
      kind: 'methods',
      title: 'Response builder',
      of: 'V4ResponseBuilder',
      entries: responseMethods('V4ResponseBuilder'),
    },
  ],
} as const satisfies ApiTable;

export const httpPlugin = {
  id: 'pact-js/http-plugin',
  groups: [
    {
      kind: 'methods',
      title: 'After usingPlugin',
      of: 'V4InteractionWithPlugin',
      entries: [
        {
          name: 'usingPlugin',
          signature: 'usingPlugin(config: PluginConfig)',
          returns: 'V4InteractionWithPlugin',
          meaning:
            'Loads a [plugin](/implementation_guides/javascript/docs/plugins) by its name and version. It must be installed; call it several times for several plugins.',
        },
        {
          name: 'withRequest',
          signature: 'withRequest(method: string, path: Path, builder?: V4PluginRequestBuilderFunc)',
          returns: 'V4InteractionWithPluginRequest',
          meaning:
            'Sets the method and the path, and the rest of the request by a function. The path may be a matcher; a path with a query never matches: use `query` of the builder. The method is written in upper case.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'After withRequest',
      of: 'V4InteractionWithPluginRequest',
      entries: [
        {
          name: 'willRespondWith',
          signature:
            'willRespondWith(status: number | StatusCodeMatcher<number>, builder?: V4PluginResponseBuilderFunc)',
          returns: 'V4InteractionWithPluginResponse',
          meaning:
            'Sets the status, an exact one or [matchStatus](/implementation_guides/javascript/docs/matching#matchstatus), and the rest of the response by a function.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'After willRespondWith',
      of: 'V4InteractionWithPluginResponse',
      entries: [
        {
          name: 'executeTest',
          signature: 'executeTest<T>(testFn: (mockServer: V4MockServer) => Promise<T>)',
          returns: 'Promise<T | undefined>',
          meaning:
            'Starts the mock server, runs your function with its address, and stops it. When every request came as described and the function did not throw, the pact is written and the promise resolves with what the function returned. Otherwise it rejects; when the function threw, with its error, and the mismatches are in the log. The plugins are unloaded afterwards.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Request builder',
      of: 'V4RequestWithPluginBuilder',
      entries: [
        ...requestMethods('V4RequestWithPluginBuilder'),
        {
          name: 'pluginContents',
          signature: 'pluginContents(contentType: string, contents: string)',
          returns: 'V4RequestWithPluginBuilder',
          meaning:
            'Hands the configuration of the contents, usually JSON as a text, to the plugin that serves the content type; what it holds is up to the plugin.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Response builder',
      of: 'V4ResponseWithPluginBuilder',
      entries: [
        ...responseMethods('V4ResponseBuilder'),
        {
          name: 'pluginContents',
          signature: 'pluginContents(contentType: string, contents: string)',
          returns: 'V4ResponseBuilder',
          meaning:
            'Hands the configuration of the contents, usually JSON as a text, to the plugin that serves the content type; what it holds is up to the plugin.',
        },
      ],
    },
  ],
} as const satisfies ApiTable;

export const mockServer = {
  id: 'pact-js/mock-server',
  groups: [
    {
      kind: 'options',
      title: 'Mock server',
      of: 'V3MockServer',
      entries: [
        {name: 'port', type: 'number', required: true, meaning: 'Port that the mock server listens on.'},
        {
          name: 'url',
          type: 'string',
          required: true,
          meaning:
            'Address for the client, such as `http://127.0.0.1:46297`: scheme, host and port, without a slash at the end.',
        },
        {name: 'id', type: 'string', required: true, meaning: 'Always `unknown`.'},
      ],
    },
  ],
} as const satisfies ApiTable;

export const httpObject = {
  id: 'pact-js/http-object',
  groups: [
    {
      kind: 'options',
      title: 'Interaction',
      of: 'V3Interaction',
      entries: [
        {
          name: 'states',
          type: 'V3ProviderState[]',
          meaning: 'Provider states, each with its `description` and, optionally, `parameters`.',
        },
        {name: 'uponReceiving', type: 'string', required: true, meaning: 'Description of the interaction.'},
        {name: 'withRequest', type: 'V3Request', required: true, meaning: 'The request.'},
        {name: 'willRespondWith', type: 'V3Response', required: true, meaning: 'The response.'},
      ],
    },
    {
      kind: 'options',
      title: 'Request',
      of: 'V3Request',
      entries: [
        {name: 'method', type: 'string', required: true, meaning: 'Method, in upper or lower case.'},
        {name: 'path', type: 'Path', required: true, meaning: 'Path without the query; a text or a matcher.'},
        {
          name: 'query',
          type: 'TemplateQuery',
          meaning:
            'Parameters of the query. An array gives a parameter several values, in that order; a value may be a matcher.',
        },
        {
          name: 'headers',
          type: 'TemplateHeaders',
          meaning: 'Headers; an array gives one several values, and a value may be a matcher.',
        },
        {name: 'body', type: 'unknown', meaning: 'Body; in JSON, values may be matchers.'},
        {
          name: 'contentType',
          type: 'string',
          meaning:
            'Content type of the body; without it, the header `Content-Type` decides, and `application/json` otherwise.',
        },
      ],
    },
    {
      kind: 'options',
      title: 'Response',
      of: 'V3Response',
      entries: [
        {
          name: 'status',
          type: 'number | StatusCodeMatcher<number>',
          required: true,
          meaning: 'Status, an exact one or `matchStatus`.',
        },
        {name: 'headers', type: 'TemplateHeaders', meaning: 'Headers; here an array does give one several values.'},
        {name: 'body', type: 'unknown', meaning: 'Body; in JSON, values may be matchers.'},
        {
          name: 'contentType',
          type: 'string',
          meaning:
            'Content type of the body; without it, the header `Content-Type` decides, and `application/json` otherwise.',
        },
      ],
    },
  ],
} as const satisfies ApiTable;
