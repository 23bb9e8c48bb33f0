// cspell:words Outputters Xunit
import type {ApiTable} from '../types';

export const pact: ApiTable = {
  id: 'pact-net/pact',
  groups: [
    {
      kind: 'methods',
      title: 'Pacts',
      of: 'PactNet.Pact',
      entries: [
        {
          name: 'V4',
          signature: 'V4(string consumer, string provider)\nV4(string consumer, string provider, PactConfig config)',
          returns: 'IPactV4',
          meaning:
            'A pact of specification 4, with HTTP and messages in one file. Empty names throw `ArgumentException`.',
          since: '5.0.0',
        },
        {
          name: 'V3',
          signature: 'V3(string consumer, string provider)\nV3(string consumer, string provider, PactConfig config)',
          returns: 'IPactV3',
          meaning:
            'A pact of specification 3: either HTTP or messages. Written into the file of a `V4` pact, it turns that into one of version 3.',
          since: '4.0.0',
        },
        {
          name: 'V2',
          signature: 'V2(string consumer, string provider)\nV2(string consumer, string provider, PactConfig config)',
          returns: 'IPactV2',
          meaning: 'A pact of specification 2: no messages, no state parameters, no matcher in a query.',
          since: '4.0.0',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Kinds of interactions',
      of: 'PactNet.PactExtensions',
      entries: [
        {
          name: 'WithHttpInteractions',
          signature: 'WithHttpInteractions(int? port = null, IPAddress host = IPAddress.Loopback)',
          returns: 'IPactBuilderV2\nIPactBuilderV3\nIPactBuilderV4',
          meaning:
            'A builder for HTTP. Without `port`, each verification gets a free one. `IPAddress.Any`, of `PactNet.Models`, listens on all addresses, and `MockServerUri` is then `http://0.0.0.0:PORT`, which clients on Windows can’t call. The first call in a process sets the level of the log for all.',
          since: '4.2.0',
        },
        {
          name: 'WithMessageInteractions',
          signature: 'WithMessageInteractions()',
          returns: 'IMessagePactBuilderV3\nIMessagePactBuilderV4',
          meaning: 'A builder for messages. Not for `V2`.',
          since: '4.2.0',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'HTTP builder',
      of: 'PactNet.IPactBuilderV4',
      entries: [
        {
          name: 'UponReceiving',
          signature: 'UponReceiving(string description)',
          returns: 'IRequestBuilderV4',
          meaning: 'Begins an interaction. Call it again for a second one in the same test; both have to be used.',
        },
        {
          name: 'Verify',
          signature: 'Verify(Action<IConsumerContext> interact)',
          returns: 'void',
          meaning:
            'Starts the mock server, runs the function, compares, writes the pact. Throws `PactFailureException` if requests differ; an exception of the function goes through as it is.',
        },
        {
          name: 'VerifyAsync',
          signature: 'VerifyAsync(Func<IConsumerContext, Task> interact)',
          returns: 'Task',
          meaning:
            'The same for an asynchronous client. Without `await`, the test ends before anything is compared, and passes.',
        },
      ],
    },
    {
      kind: 'options',
      title: 'In the test',
      of: 'PactNet.IConsumerContext',
      entries: [
        {
          name: 'MockServerUri',
          type: 'Uri',
          meaning:
            'Address of the mock server, `http://127.0.0.1:PORT/`. It answers until the function ends. There is no HTTPS.',
        },
      ],
    },
    {
      kind: 'types',
      title: 'Exceptions',
      of: 'PactNet.Exceptions',
      entries: [
        {
          name: 'PactFailureException',
          type: 'class : Exception',
          meaning:
            'A consumer’s test whose requests differ, a verification that couldn’t run, and the base class of the next two.',
        },
        {
          name: 'PactVerificationFailedException',
          type: 'class : PactFailureException',
          meaning: 'A verification in which at least one interaction failed, or a pact couldn’t be loaded.',
          since: '5.0.0',
        },
        {
          name: 'PactMessageConsumerVerificationException',
          type: 'class : PactFailureException',
          meaning:
            'The handler of a message failed, its example couldn’t be read, or the pact not be written. The reason is in `InnerException`.',
        },
      ],
    },
  ],
};

export const request: ApiTable = {
  id: 'pact-net/request',
  groups: [
    {
      kind: 'methods',
      title: 'Request',
      of: 'PactNet.IRequestBuilderV4',
      entries: [
        {
          name: 'Given',
          signature: 'Given(string providerState)\nGiven(string providerState, IDictionary<string, string> parameters)',
          returns: 'IRequestBuilderV4',
          meaning:
            'Adds a provider state; several calls add several. Parameters are texts, and what reads as JSON becomes that: `"42"` a number, `"true"` a boolean, while `"007"` stays a text. An empty dictionary adds **no state at all**. A second call with the same name and parameters changes the first one. `V2` has no parameters.',
        },
        {
          name: 'WithRequest',
          signature: 'WithRequest(HttpMethod method, string path)\nWithRequest(string method, string path)',
          returns: 'IRequestBuilderV4',
          meaning:
            'Method and path. The path is without a query: a `?` in it never matches. A text with the [JSON form of a matcher](/implementation_guides/net/docs/matching#requests) is read as one. Required before `WillRespond`.',
        },
        {
          name: 'WithQuery',
          signature: 'WithQuery(string key, string value)\nWithQuery(string key, IMatcher matcher)',
          returns: 'IRequestBuilderV4',
          meaning:
            'A parameter; the same key again adds a further value, in this order. The variant with a matcher is missing in `V2`, and came with 4.5.0.',
        },
        {
          name: 'WithHeader',
          signature: 'WithHeader(string key, string value)\nWithHeader(string key, IMatcher matcher)',
          returns: 'IRequestBuilderV4',
          meaning: 'A header; the same name again adds a further value. Headers that aren’t named here may be sent.',
        },
        {
          name: 'WithJsonBody',
          signature:
            'WithJsonBody(dynamic body)\nWithJsonBody(dynamic body, string contentType)\nWithJsonBody(dynamic body, JsonSerializerOptions settings)\nWithJsonBody(dynamic body, JsonSerializerOptions settings, string contentType)',
          returns: 'IRequestBuilderV4',
          meaning:
            'A body that System.Text.Json writes, with matchers in it. Content type `application/json` unless told. Settings replace `DefaultJsonSettings` as a whole.',
        },
        {
          name: 'WithBody',
          signature: 'WithBody(string body, string contentType)',
          returns: 'IRequestBuilderV4',
          meaning:
            'A text as it stands. Compared letter by letter, JSON and XML by their structure. There is no method for bytes and none for forms.',
          since: '4.1.0',
        },
        {
          name: 'WillRespond',
          signature: 'WillRespond()',
          returns: 'IResponseBuilderV4',
          meaning: 'Goes on to the response. Without `WithRequest` before, it throws `InvalidOperationException`.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Response',
      of: 'PactNet.IResponseBuilderV4',
      entries: [
        {
          name: 'WithStatus',
          signature: 'WithStatus(HttpStatusCode status)\nWithStatus(ushort status)',
          returns: 'IResponseBuilderV4',
          meaning: 'The status, 200 without it. No matcher, so no classes such as “any 4xx”.',
        },
        {
          name: 'WithHeader',
          signature: 'WithHeader(string key, string value)\nWithHeader(string key, IMatcher matcher)',
          returns: 'IResponseBuilderV4',
          meaning: 'A header that the provider has to send; the same name again adds a further value.',
        },
        {
          name: 'WithJsonBody',
          signature: 'WithJsonBody(dynamic body)\nWithJsonBody(dynamic body, JsonSerializerOptions settings)',
          returns: 'IResponseBuilderV4',
          meaning:
            'A body that System.Text.Json writes, always `application/json`. For another type of JSON, call `WithHeader("Content-Type", "application/problem+json")` before.',
        },
        {
          name: 'WithBody',
          signature: 'WithBody(string body, string contentType)',
          returns: 'IResponseBuilderV4',
          meaning: 'A text as it stands, as for a request.',
          since: '4.1.0',
        },
      ],
    },
  ],
};

export const config: ApiTable = {
  id: 'pact-net/config',
  groups: [
    {
      kind: 'options',
      title: 'Consumer',
      of: 'PactNet.PactConfig',
      entries: [
        {
          name: 'PactDir',
          type: 'string',
          default: '"../../../pacts/"',
          meaning:
            'Folder of the pacts, made if it isn’t there. The default counts from the assembly of the test, so it is `pacts` beside the `.csproj`. A relative path of your own counts from the working directory of the process.',
        },
        {
          name: 'LogLevel',
          type: 'PactLogLevel',
          default: 'PactLogLevel.Information',
          meaning:
            'Level of the native log. The first pact or verifier in the process decides; later ones change nothing.',
        },
        {
          name: 'Outputters',
          type: 'IEnumerable<IOutput>',
          default: '[new ConsoleOutput()]',
          meaning: 'Where differences and log go. xUnit drops what is written to the console, so set it there.',
        },
        {
          name: 'DefaultJsonSettings',
          type: 'JsonSerializerOptions',
          default: 'new JsonSerializerOptions()',
          meaning:
            'How bodies are written, and the examples of messages read. The default keeps the names of properties as they are, `OrderId` and not `orderId`, and reads them with regard to capitals.',
        },
      ],
    },
    {
      kind: 'options',
      title: 'Verifier',
      of: 'PactNet.Verifier.PactVerifierConfig',
      entries: [
        {
          name: 'LogLevel',
          type: 'PactLogLevel',
          default: 'PactLogLevel.Information',
          meaning: 'Level of the native log, with the same limit: the first one in the process.',
        },
        {
          name: 'Outputters',
          type: 'IEnumerable<IOutput>',
          default: '[new ConsoleOutput()]',
          meaning: 'Where report and log go, at the end of the verification.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Output',
      of: 'PactNet.Infrastructure.Outputters.IOutput',
      entries: [
        {
          name: 'WriteLine',
          signature: 'WriteLine(string line)',
          returns: 'void',
          meaning:
            'What a class of your own has to have. There are `ConsoleOutput` in PactNet and `XunitOutput` in the package PactNet.Output.Xunit, for xUnit 2.',
        },
      ],
    },
    {
      kind: 'options',
      title: 'Levels',
      of: 'PactNet.PactLogLevel',
      entries: [
        {name: 'Trace', type: 'PactLogLevel', meaning: 'Everything, contents of requests included.'},
        {
          name: 'Debug',
          type: 'PactLogLevel',
          meaning: 'Requests, and why one was refused. The level to look for a fault.',
        },
        {name: 'Information', type: 'PactLogLevel', meaning: 'A line for each request.'},
        {name: 'Warn', type: 'PactLogLevel', meaning: 'Such as a provider state that nobody handles.'},
        {name: 'Error', type: 'PactLogLevel', meaning: 'Such as a Broker that can’t be reached.'},
        {name: 'None', type: 'PactLogLevel', meaning: 'Nothing. Reports and differences are written all the same.'},
      ],
    },
  ],
};
