import type {ReleaseNote} from './types';

const setup = {page: '/implementation_guides/swift/index.mdx', title: 'Overview'};

/** What the versions of PactSwift mean for its users: each major version, and minor ones that are worth knowing. */
export const notes: readonly ReleaseNote[] = [
  {
    version: '1.2.0',
    change:
      '`run` has a form for `async` code. On Linux, a plugin fetches the native library. The binary of the mock server has moved to a repository of its own; Swift 5.6 is asked for.',
    action:
      'Name `PactSwiftMockServer` at a revision in your package, as the version that this one asks for is no longer published.',
    guide: setup,
  },
  {
    version: '1.1.0',
    change: 'The function `done` is `Sendable`, so that it may be called from a task.',
    action: 'Nothing has to change.',
  },
  {
    version: '1.0.1',
    change: 'Matchers below `SomethingLike` are no longer lost.',
    action: 'Expect pacts with further rules, and providers that fail because of them.',
  },
  {
    version: '1.0.0',
    change: 'The interface is declared stable. The mock server is asked for in an exact version.',
    action: 'Nothing has to change in tests.',
  },
  {
    version: '0.13.0',
    change: '`EachKeyLike` describes objects whose keys are data.',
    action: 'Have the provider send the example key, too.',
  },
  {
    version: '0.12.1',
    change:
      '`merge` decides whether a file is added to or replaced. On a device, no pact is written instead of a failure. Carthage is no longer supported.',
    action: 'Use Swift Package Manager.',
  },
  {
    version: '0.12.0',
    change: '`DateTimeExpression` generates dates relative to today.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.11.1',
    change: '`RegexLike` fails the test if its example doesn’t fit the pattern.',
    action: 'Correct the examples that are named.',
  },
  {
    version: '0.11.0',
    change: '`run(verify:)` tests several interactions at once.',
    action: 'Rename the argument `validate`, if you had it from a build before the release.',
  },
  {
    version: '0.10.0',
    change: '`writePactTo` sets the folder of the pact.',
    action: 'Nothing has to change; the variable `PACT_OUTPUT_DIR` still counts.',
  },
  {
    version: '0.9.0',
    change: '`ProviderVerifier` verifies providers, from files and from a Broker.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.8.0',
    change: '`FromProviderState` fills in values of the provider, `OneOf` follows in 0.8.2.',
    action: 'Nothing has to change.',
  },
  {
    version: '0.7.0',
    change:
      'Each test has a mock server of its own, whose address is handed to the closure. The property `baseUrl` is gone.',
    action: 'Take the address from the first argument of the closure.',
  },
  {
    version: '0.6.1',
    change: 'Linux is supported.',
    action: 'Bring the native library there.',
  },
  {
    version: '0.5.0',
    change: 'The argument `waitFor` is called `timeout`.',
    action: 'Rename it.',
  },
  {
    version: '0.4.0',
    change: 'The mock server comes as a binary; Rust is no longer needed to build.',
    action: 'Remove what the project had set for 0.3.',
  },
  {
    version: '0.1.0',
    change: 'The first version: HTTP consumer tests for specification 3, in process.',
    action: 'Nothing has to change, there is nothing before it.',
  },
];
