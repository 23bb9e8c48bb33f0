import type {ApiTable} from '../types';

/** `MockService` and `Interaction`. */
export const consumer: ApiTable = {
  id: 'pact-swift/consumer',
  groups: [
    {
      kind: 'options',
      title: 'MockService',
      of: 'MockService.init',
      entries: [
        {
          name: 'consumer',
          type: 'String',
          required: true,
          meaning: 'The name of the consumer, as the Broker knows it.',
        },
        {name: 'provider', type: 'String', required: true, meaning: 'The name of the provider.'},
        {
          name: 'scheme',
          type: 'TransferProtocol',
          default: '.standard',
          allowed: ['.standard', '.secure'],
          meaning:
            '`.secure` serves HTTPS with a certificate that nobody trusts; let a delegate of the `URLSession` accept it in the test.',
        },
        {
          name: 'writePactTo',
          type: 'URL?',
          default: 'nil',
          environment: ['PACT_OUTPUT_DIR'],
          since: '0.10.0',
          meaning:
            'The folder for the pact, as a URL of a file. Without it, the variable counts; without both it is `Documents` in the home folder on macOS, and `/tmp/pacts` on Linux and in a simulator.',
        },
        {
          name: 'merge',
          type: 'Bool',
          default: 'true',
          since: '0.12.1',
          meaning:
            'Adds the interactions to a file that is there. With `false` the file is replaced by the interactions of this object, after every test that passes.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Methods of MockService',
      of: 'MockService',
      entries: [
        {
          name: 'uponReceiving',
          signature: 'uponReceiving(_ description: String)',
          returns: 'Interaction',
          meaning:
            'Begins an interaction, and makes it the one that the next `run` tests. The description and the state together have to be unique in the pact.',
        },
        {
          name: 'run',
          signature: [
            'run(_ file: FileString? = #file, line: UInt? = #line, verify: [Interaction]? = nil, timeout: TimeInterval? = nil, testFunction: @escaping @Sendable (_ baseURL: String) async throws -> Void) async throws',
            'run(_ file: FileString? = #file, line: UInt? = #line, verify: [Interaction]? = nil, timeout: TimeInterval? = nil, testFunction: @escaping (_ baseURL: String, _ done: (@escaping @Sendable () -> Void)) throws -> Void)',
          ].join('\n'),
          meaning:
            'Starts a mock server of its own on a free port, calls the function with its address, compares the requests and writes the pact. `verify` names several interactions in place of the last one. The limit is 10 seconds unless given. The first form is there since 1.2.0, from macOS 12, iOS 15 and tvOS 15 on; in the second, call `done` on every way out.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Interaction',
      of: 'Interaction',
      entries: [
        {
          name: 'given',
          signature: [
            'given(_ providerState: String)',
            'given(_ providerStates: [ProviderState])',
            'given(_ providerStates: ProviderState...)',
          ].join('\n'),
          returns: 'Interaction',
          meaning:
            'The provider states. A further call **replaces** what the same form gave before; for several states, give them in one call. All values of parameters are texts.',
        },
        {
          name: 'withRequest',
          signature:
            'withRequest(method: PactHTTPMethod, path: PactPathParameter, query: [String: [Any]]? = nil, headers: [String: Any]? = nil, body: Any? = nil)',
          returns: 'Interaction',
          meaning:
            'The request. A path is a text, `Matcher.RegexLike` or `Matcher.FromProviderState`, without a query. Values of query and headers are texts or matchers. Parameters that aren’t here are refused, other headers may be there.',
        },
        {
          name: 'willRespondWith',
          signature: 'willRespondWith(status: Int, headers: [String: Any]? = nil, body: Any? = nil)',
          returns: 'Interaction',
          meaning:
            'The response. Give `Content-Type` with a body of JSON: nothing sets it for you. There is no matcher for the status.',
        },
      ],
    },
    {
      kind: 'types',
      title: 'Types',
      of: 'declarations',
      entries: [
        {
          name: 'ProviderState',
          type: 'init(description: String, params: [String: String])',
          meaning: 'A provider state. Numbers among the parameters are texts: `["id": "42"]`.',
        },
        {
          name: 'PactHTTPMethod',
          type: 'GET, HEAD, POST, PUT, PATCH, DELETE, TRACE, CONNECT, OPTIONS',
          meaning: 'The method of a request.',
        },
        {
          name: 'PactPathParameter',
          type: 'protocol',
          meaning: 'What may stand for a path: `String`, and the two matchers above.',
        },
        {
          name: 'PFMockService',
          type: 'initWithConsumer:provider:transferProtocol:merge:',
          meaning:
            'The same for Objective-C, not on Linux: matchers begin with `PFMatcher`, generators with `PFGenerator`. The folder of the pact comes from the variable only, and `run:` has no asynchronous form.',
        },
      ],
    },
  ],
};
