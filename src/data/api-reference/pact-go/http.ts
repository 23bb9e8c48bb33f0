// cspell:words integrationjson
import surface from '../surfaces/pact-go.json';
import {tellOf} from '../surfaces/tell';
import type {ApiTable} from '../types';

const {methods, options} = tellOf(surface);

export const mockProvider: ApiTable = {
  id: 'pact-go/mock-provider',
  groups: [
    methods('Functions', 'consumer', {
      NewV4Pact:
        'Begins a pact of specification 4 between two applications; the one for new tests. The error is always `nil` in 2.7.0.',
      NewV3Pact:
        'The same for specification 3, for a provider whose verifier reads nothing newer. Its types are called `V3…`, and lack plugins and `AddExternalReference`.',
      NewV2Pact: 'The same for specification 2. Its types are called `V2…`, and states have no parameters.',
      GetTLSConfigForTLSMockServer:
        "What stands in `MockServerConfig.TLSConfig`. In 2.7.0 its authority is not the one of the mock server's certificate, see [TLS](/implementation_guides/go/docs/consumer#tls).",
    }),
    options('Configuration', 'consumer.MockHTTPProviderConfig', {
      Consumer: 'Name of the consumer, as your Broker knows it. It becomes part of the file name.',
      Provider: 'Name of the provider.',
      PactDir: {
        meaning: 'Folder of the pact file; it is made. A relative path counts from the folder of the package.',
        default: 'pacts',
      },
      Host: {
        meaning: 'Address that the mock server listens on. The comment in the code promises `localhost`.',
        default: '127.0.0.1',
      },
      Port: {
        meaning:
          'Port of the mock server; 0 takes a free one. It counts for the first test of the object only, later ones get a free port.',
        default: '0',
      },
      AllowedMockServerPorts:
        'Ports to try, for the first test of the object: `8081,8082` or `8081-8090`, not both in one text. If all are taken, `ExecuteTest` fails with `unable to find free port`.',
      TLS: {
        meaning: 'Serves `https`, with a certificate that is signed by itself and names `localhost` only.',
        default: 'false',
      },
      LogDir: 'Nothing in 2.7.0. The log goes to the standard output, or to the file in `PACT_LOG_PATH`.',
      ClientTimeout: 'Nothing in 2.7.0.',
    }),
    options('Mock server', 'consumer.MockServerConfig', {
      Host: 'Address of the mock server, without scheme and port.',
      Port: 'Its port.',
      TLSConfig:
        'For an HTTP client that talks to a mock server with TLS. Set `InsecureSkipVerify` in it, or the certificate is refused.',
    }),
  ],
};

export const httpInteraction: ApiTable = {
  id: 'pact-go/http-interaction',
  groups: [
    methods('Pact', 'consumer.V4HTTPMockProvider', {
      AddInteraction:
        'Begins an interaction. Each one that is added until a test is executed belongs to that test, and has to be used in it.',
      ExecuteTest:
        'The same as at the end of the steps, for tests that keep the object in a variable. Without an interaction it fails with `no interactions have been registered`.',
    }),
    methods('Interaction', 'consumer.V4UnconfiguredInteraction', {
      Given: 'Names a provider state. May be repeated; states are set up in this order.',
      GivenWithParameter: 'Names a provider state with parameters, which are JSON.',
      UponReceiving:
        'Describes the interaction. Together with the states it has to be unique in the pact; without it the description is empty, and the next interaction may take its place.',
      AddExternalReference: {
        meaning:
          'Refers to a ticket, a document or an operation of an OpenAPI description. It is stored in `comments.references` of the pact and shown by the verifier. May be repeated.',
        since: '2.7.0',
      },
      WithRequest:
        'Method and path, and a function that describes the rest. The path is compared as the client sends it, with its percent signs; a query belongs into `Query`.',
      WithRequestPathMatcher: 'The same, with a matcher for the path.',
      WithCompleteRequest: 'The whole request as a struct, for tests that come from version 1.',
      UsingPlugin: 'Loads a plugin. If it cannot be loaded, the **whole test process** ends, by `log.Fatal`.',
    }),
    methods('Response', 'consumer.V4InteractionWithRequest', {
      WillRespondWith: 'Status of the response, and a function that describes the rest.',
    }),
    methods('Complete response', 'consumer.V4InteractionWithCompleteRequest', {
      WithCompleteResponse: 'The whole response as a struct.',
    }),
    methods('Test', 'consumer.V4InteractionWithResponse', {
      ExecuteTest:
        "Starts a mock server, calls the function with its address, compares what came, and writes the pact. Returns the function's error, or `pact validation failed` with the differences, or why the file could not be written. It does not fail `t` by itself: check the error.",
    }),
  ],
};

const bodies = (what: 'request' | 'response') =>
  ({
    JSONBody: `A body of JSON: a map, a struct, or anything else that \`encoding/json\` writes, with matchers at any place. Sets \`Content-Type: application/json\` unless the ${what} has one. A Go string is sent as it stands, so wrap one in \`matchers.Like\` for a JSON text. Panics when the value cannot be encoded, and when a matcher is of a newer specification.`,
    BodyMatch:
      'A body made from the type of a struct and its tags, see [Bodies from structs](/implementation_guides/go/docs/matching#struct-tags). The value is not looked at. Panics on maps, interfaces and tags that it cannot read.',
    Body: 'A body of text with its content type. The text ends at its first zero byte, and bytes that are no UTF-8 are lost without an error. Text that is JSON may hold matchers in the [integration format](/implementation_guides/rust/pact_ffi/integrationjson).',
    BinaryBody:
      'Bytes of `application/octet-stream`, compared by their kind only. Pictures, archives and other kinds that are recognised never match in 2.7.0. An empty slice panics.',
    MultipartBody:
      'A form with a file: content type of the part, path of the file, name of the part. A further call adds a part. The boundary is random, so the pact differs after each run. A file that does not exist leaves the body out, without an error.',
  }) as const;

export const httpRequest: ApiTable = {
  id: 'pact-go/http-request',
  groups: [
    methods('Request builder', 'consumer.V4RequestBuilder', {
      Query: 'A query parameter. Several values are those of a parameter that is repeated, in this order.',
      Header:
        'A header. Of several values, 2.7.0 keeps the last: write a list as one text, `application/json, text/csv`.',
      Headers: 'Several headers, as a map. The same holds for their values.',
      ...bodies('request'),
    }),
  ],
};

export const httpResponse: ApiTable = {
  id: 'pact-go/http-response',
  groups: [
    methods('Response builder', 'consumer.V4ResponseBuilder', {
      Header: 'A header. Of several values, 2.7.0 keeps the last.',
      Headers: 'Several headers, as a map. The same holds for their values.',
      ...bodies('response'),
    }),
  ],
};

export const httpObject: ApiTable = {
  id: 'pact-go/http-object',
  groups: [
    options('Request', 'consumer.Request', {
      Method: 'Method, such as `GET`.',
      Path: 'Path as a matcher; `matchers.S("/orders/42")` is the exact one.',
      Query: 'Query parameters, one value each.',
      Headers: 'Headers, one value each.',
      Body: 'A body of JSON. There is no other kind.',
    }),
    options('Response', 'consumer.Response', {
      Status: 'Status code.',
      Headers: 'Headers, one value each.',
      Body: 'A body of JSON.',
    }),
  ],
};

const like = (builder: string): string =>
  `As in [the builder without a plugin](/implementation_guides/go/docs/consumer#${builder}).`;

export const httpPlugin: ApiTable = {
  id: 'pact-go/http-plugin',
  groups: [
    options('Plugin', 'consumer.PluginConfig', {
      Plugin: 'Name of the plugin, such as `protobuf`.',
      Version: 'The oldest version that will do; the newest one that is installed is loaded.',
    }),
    methods('After UsingPlugin', 'consumer.V4InteractionWithPlugin', {
      UsingPlugin: 'Loads another plugin.',
      WithRequest: 'Method, path, and a function that describes the rest.',
      WithRequestPathMatcher: 'The same, with a matcher for the path.',
    }),
    methods('After WithRequest', 'consumer.V4InteractionWithPluginRequest', {
      WillRespondWith: 'Status, and a function that describes the rest.',
    }),
    methods('After WillRespondWith', 'consumer.V4InteractionWithPluginResponse', {
      ExecuteTest: 'Runs the test, as without a plugin.',
    }),
    methods('Request builder', 'consumer.V4InteractionWithPluginRequestBuilder', {
      PluginContents:
        'Content type, by which the plugin is found, and a text of JSON that the plugin understands. Panics when the plugin refuses it.',
      Query: like('request-builder'),
      Header: like('request-builder'),
      Headers: like('request-builder'),
      JSONBody: like('request-builder'),
      BodyMatch: like('request-builder'),
      Body: like('request-builder'),
      BinaryBody: like('request-builder'),
      MultipartBody: like('request-builder'),
    }),
    methods('Response builder', 'consumer.V4InteractionWithPluginResponseBuilder', {
      PluginContents: 'The same for the response.',
      Header: like('response-builder'),
      Headers: like('response-builder'),
      JSONBody: like('response-builder'),
      BodyMatch: like('response-builder'),
      Body: like('response-builder'),
      BinaryBody: like('response-builder'),
      MultipartBody: like('response-builder'),
    }),
  ],
};

/** Types of functions, and what the interface shares between its parts. */
export const types: ApiTable = {
  id: 'pact-go/types',
  groups: [
    options('Builders', 'consumer', {
      Method: 'A method of HTTP. The constants of `net/http` fit without a conversion.',
      V4RequestBuilderFunc:
        'Describes a request; the last argument of `WithRequest`. Several are called one after the other.',
      V4ResponseBuilderFunc: 'Describes a response; the last argument of `WillRespondWith`.',
      PluginRequestBuilderFunc: 'The same after `UsingPlugin`.',
      PluginResponseBuilderFunc: 'The same after `UsingPlugin`.',
    }),
    options('States', 'models.ProviderState', {
      Name: 'The text of the state.',
      Parameters:
        'Its parameters. In a state handler they are one level down, under the key `params`; in a message handler they are not.',
    }),
    options('Handlers', 'models', {
      StateHandler:
        'Called with `true` before an interaction and with `false` after it. Values in the response replace those of `FromProviderState`. An error fails the interaction, after eight tries.',
      StateHandlers: 'State handlers by the text of the state, letter by letter.',
      ProviderStateResponse: 'Values for `FromProviderState`, by the names in its expressions.',
    }),
    options('Specification', 'models', {
      SpecificationVersion: 'A version of the Pact Specification. No function of the interface takes one.',
      V2: 'Specification 2.',
      V3: 'Specification 3. It is a plain string, as is `V4`.',
      V4: 'Specification 4.',
    }),
  ],
};

/** What the log and the installation offer to a test. */
export const helpers: ApiTable = {
  id: 'pact-go/helpers',
  groups: [
    methods('Log', 'log', {
      SetLogLevel:
        'Sets the level: `TRACE`, `DEBUG`, `INFO`, `WARN` or `ERROR`, in capitals. The native library takes it over with the first pact or verifier of the process, so call this before.',
      LogLevel: 'The level that is set.',
    }),
    methods('Version', 'version', {
      CheckVersion:
        'Ends the process unless the native library is installed in a version from 0.4.0 up to 1.0.0; downloads it if the file is missing. When that fails, it leaves an empty file behind.',
    }),
  ],
};
