import type {ApiTable} from '../types';

const cli = '/implementation_guides/swift/provider#broker';

/** `ProviderVerifier` and the types that it takes. */
export const provider: ApiTable = {
  id: 'pact-swift/provider',
  groups: [
    {
      kind: 'methods',
      title: 'ProviderVerifier',
      of: 'ProviderVerifier',
      entries: [
        {
          name: 'verify',
          signature:
            'verify(options: Options, file: FileString? = #file, line: UInt? = #line, completionBlock: (() -> Void)? = nil)',
          returns: 'Result<Bool, ProviderVerifier.VerificationError>',
          since: '0.9.0',
          meaning:
            'Verifies, prints the report, and fails the test with `XCTFail` where an answer differs. It blocks the thread until it is done, then calls the block. The result may be ignored.',
        },
      ],
    },
    {
      kind: 'options',
      title: 'Options',
      of: 'ProviderVerifier.Options.init',
      entries: [
        {
          name: 'provider',
          type: 'Provider',
          required: true,
          meaning:
            '`Provider(port: 8080)`, on `localhost`. The argument `url` is a **host name**, not an address: `URL(string: "orders.test")`. With a scheme, requests go to `http://http//…`. HTTPS and a base path can’t be given.',
        },
        {
          name: 'pactsSource',
          type: 'PactsSource',
          required: true,
          allowed: ['.files([String])', '.directories([String])', '.urls([URL])', '.broker(PactBroker)'],
          meaning:
            'Where the pacts are. Of a folder **all** pacts are verified, whoever the provider is. `.urls` knows no authentication.',
        },
        {
          name: 'filter',
          type: 'FilterPacts?',
          default: 'nil',
          allowed: ['.noState', '.states([String])', '.descriptions([String])', '.consumers([String])'],
          meaning:
            'Which interactions. States and descriptions are regular expressions, and **only one** of them is accepted: a second one ends in `Invalid arguments`. A filter that fits nothing passes.',
        },
        {
          name: 'stateChangeURL',
          type: 'URL?',
          default: 'nil',
          meaning:
            'Where provider states are posted to, before each interaction. Without it, states are skipped with a warning in the log. Nothing is called afterwards.',
        },
        {
          name: 'logLevel',
          type: 'LogLevel',
          default: '.warn',
          allowed: ['.error', '.warn', '.info', '.debug', '.trace', '.none'],
          meaning: 'The log of the core. It is set by the first verification of a process.',
        },
      ],
    },
    {
      kind: 'options',
      title: 'PactBroker',
      of: 'PactBroker.init',
      entries: [
        {name: 'url', type: 'URL', required: true, meaning: 'The address of the Broker.'},
        {
          name: 'auth',
          type: 'Either<SimpleAuth, APIToken>',
          required: true,
          allowed: [
            '.token(PactBroker.APIToken(token))',
            '.auth(PactBroker.SimpleAuth(username: user, password: password))',
          ],
          meaning:
            'Token, or user name and password. There is no way to give none; a Broker without authentication takes any, but no empty one.',
        },
        {name: 'providerName', type: 'String', required: true, meaning: 'The name of the provider at the Broker.'},
        {
          name: 'consumerTags',
          type: '[VersionSelector]?',
          default: 'nil',
          meaning: `The way of before branches. Neither branches nor environments can be given: use [the command line](${cli}). Without it, the newest pact of each consumer is verified.`,
        },
        {
          name: 'includePending',
          type: 'Bool?',
          default: 'nil',
          meaning: `Broken in 1.2.0: \`true\` ends in \`Invalid arguments were provided to the verification process\`. Use [the command line](${cli}).`,
        },
        {
          name: 'includeWIP',
          type: 'WIPPacts?',
          default: 'nil',
          meaning: 'Broken in 1.2.0, as it turns `includePending` on.',
        },
        {
          name: 'publishResults',
          type: 'VerificationResults?',
          default: 'nil',
          meaning:
            '`PactBroker.VerificationResults(providerVersion: commit)` records the results with this version. A branch can’t be given.',
        },
      ],
    },
  ],
};
