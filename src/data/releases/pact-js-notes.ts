import type {ReleaseNote} from './types';

const migrations = '/implementation_guides/javascript/docs/migrations';

/** What the versions of Pact JS mean for its users: each major version, and minor ones that are worth knowing. */
export const notes: readonly ReleaseNote[] = [
  {
    version: '17.1.0',
    change:
      '`Matchers` gains `email`, `ipv4Address`, `ipv6Address`, `hexadecimal`, `rfc1123Timestamp` and the `iso8601…` matchers, which only `MatchersV2` had, and the `Verifier` takes client certificates for mutual TLS in `tlsClientOptions`.',
    action:
      'Take 17.1.2 or later: 17.1.0 and 17.1.1 depend on a release of `chalk` that Node.js 22.0 to 22.11 cannot load. TypeScript projects want 17.1.3, which accepts state handlers without a return value again.',
  },
  {
    version: '17.0.0',
    change:
      'Node.js 20 is no longer supported, the tests of the project run on 22, 24 and 26. The package reports its installation to Scarf. The interface is that of 16.5.',
    action:
      'Move to Node.js 22 or newer before you install it, and set `SCARF_ANALYTICS=false` if nothing may be reported.',
    guide: {page: `${migrations}/17.mdx`, title: 'Migrating from 16 to 17'},
  },
  {
    version: '16.5.0',
    change:
      'A response can accept a class of status codes with `Matchers.matchStatus`, and the builders of `Pact` take XML bodies.',
    action: 'Leave status codes exact where the consumer tells them apart.',
  },
  {
    version: '16.4.0',
    change: 'Interactions carry references to tickets or documents, given by `reference` on the builder.',
    action:
      'Return `undefined` from state handlers in TypeScript, or go on to 17.1.3: from here to 17.1.2 the type refuses an `async` function that returns nothing.',
  },
  {
    version: '16.3.0',
    change:
      '`pending`, `comment` and `testName` on the builder write the corresponding fields of Pact specification 4.',
    action: 'Verify such pacts with a provider library that reads specification 4.',
  },
  {
    version: '16.2.0',
    change: 'Synchronous and asynchronous messages take matching rules apart from the example, by `withMatchingRules`.',
    action: 'Nothing has to change.',
  },
  {
    version: '16.1.0',
    change: 'HTTP requests and responses take matching rules apart from the example, by `matchingRules`.',
    action: 'Nothing has to change.',
  },
  {
    version: '16.0.0',
    change:
      'The names `Pact` and `Matchers` mean the interface of specification 4 and its matchers; what they meant before is `PactV2` and `MatchersV2`. Asynchronous messages and GraphQL join the new interface. Node.js 20 is the oldest that works.',
    action: 'Rename imports, or rewrite the tests, before anything else.',
    guide: {page: `${migrations}/16.mdx`, title: 'Migrating from 16.x.x'},
  },
  {
    version: '15.0.0',
    change: 'The interface and the major version of the native core are those of 14.0.0; packages below were raised.',
    action: 'Take 15.0.1: 14.0.0 and 15.0.0 lack the dependency `graphql`, which it brings back.',
  },
  {
    version: '14.0.0',
    change:
      'The native core comes as an optional package for each platform, so that an installation fetches one instead of all.',
    action:
      'Keep optional dependencies on: with `npm ci --omit=optional`, or a lock file made for another platform by a tool that drops the others, the core is missing.',
  },
  {
    version: '13.1.0',
    change: 'Alpine Linux and other systems with musl are supported.',
    action: 'Remove workarounds that ran tests in another image.',
  },
  {
    version: '13.0.0',
    change:
      'The Ruby command line tools left `pact-core`, on which the package stands: installing Pact JS no longer brings `pact-broker` and the others.',
    action: 'Install `@pact-foundation/pact-cli` where scripts call these tools.',
  },
  {
    version: '12.5.0',
    change: 'Query parameters can be matched as numbers and booleans.',
    action: 'Stay with strings where the consumer sends text.',
  },
  {
    version: '12.4.0',
    change: 'The `Verifier` reaches a provider through the proxy named by `HTTPS_PROXY` or `HTTP_PROXY`.',
    action:
      'Unset these for the verification if the provider listens on the same machine and the proxy cannot reach it.',
  },
  {
    version: '12.3.0',
    change: 'Metadata of messages takes matchers.',
    action: 'Nothing has to change.',
  },
  {
    version: '12.2.0',
    change: '`PactV4` works without the variable `ENABLE_FEATURE_V4`.',
    action: 'Remove the variable.',
  },
  {
    version: '12.1.0',
    change: '`eachKeyMatches` and `eachValueMatches` describe objects whose keys vary; `eachKeyLike` is deprecated.',
    action: 'Replace `eachKeyLike`.',
  },
  {
    version: '12.0.0',
    change: 'Node.js 16 is the oldest that works. The native core is prebuilt, no compiler is needed.',
    action:
      'Drop Python, make and a compiler from images that had them for Pact alone; `npm ci --ignore-scripts` works.',
  },
  {
    version: '11.0.0',
    change:
      'The type of state handlers for messages is called `MessageStateHandlers`, as `StateHandlers` was the name of two types. The type `AnyTemplate` is deprecated.',
    action: 'Rename the type where TypeScript code imports it; JavaScript stays as it is.',
  },
  {
    version: '10.4.0',
    change: 'Mismatches that a plugin reports are printed, and `VerifierOptions` is exported from the root.',
    action: 'Import the type from `@pact-foundation/pact` instead of a path within.',
  },
  {
    version: '10.2.0',
    change: 'A first `PactV4`, behind the variable `ENABLE_FEATURE_V4`, brings plugins and specification 4.',
    action: 'Prefer 12.2 or later, where it is on for everyone.',
  },
  {
    version: '10.1.0',
    change: '`extractPayload` of 9.x returns as another name of `reify`.',
    action: 'Nothing has to change.',
  },
  {
    version: '10.0.0',
    change:
      'The Rust core replaces the Ruby programs: specification 3 for HTTP, one mock server for each test, faster runs. `Publisher` and `PactWeb` are gone.',
    action: 'Publish by the Pact CLI, delete old pact files before each run, and check the options that changed.',
    guide: {page: `${migrations}/9-10.mdx`, title: 'Migrating from 9.x.x to 10.x.x'},
  },
  {
    version: '9.18.0',
    change:
      'Request filters may change the body of a request during verification; `PactWeb` and its Karma examples are no longer supported.',
    action: 'Move tests from `PactWeb` to a runner on Node.js.',
  },
  {
    version: '9.9.0',
    change: 'Pending pacts and consumer version selectors arrive.',
    action: 'Turn `enablePending` on before provider builds depend on new pacts.',
  },
  {
    version: '9.0.0',
    change: '`pact-node` 9 replaces its own command line by those of the Ruby tools.',
    action: 'Check scripts that called `pact`; nothing changes for tests.',
  },
  {
    version: '8.0.0',
    change:
      'The `Verifier` starts a proxy in front of the provider, which makes state handlers and request filters possible.',
    action: 'Move provider states from an endpoint of the provider into `stateHandlers`.',
  },
  {
    version: '7.0.0',
    change: 'Node.js 4 and 5 are no longer supported.',
    action: 'Move to a newer Node.js.',
  },
  {
    version: '6.0.1',
    change:
      'Message pacts arrive, with `MessageConsumerPact` and `MessageProviderPact`. 6.0.0 exists as previews only.',
    action: 'Nothing has to change for HTTP.',
  },
  {
    version: '5.0.0',
    change:
      'The sources are TypeScript, the package is `@pact-foundation/pact`, and verification is the class `Verifier`.',
    action: 'Replace the package `pact`, and construct `Pact` and `Verifier` with `new`.',
  },
  {
    version: '4.0.0',
    change: 'The mock server may listen on an address other than `localhost`.',
    action: 'Nothing has to change.',
  },
  {
    version: '3.0.0',
    change: 'The mock service of Karma no longer insists on names of consumer and provider.',
    action: 'Nothing has to change.',
  },
  {
    version: '2.0.0',
    change: 'The interface of tests was redesigned, and starting the mock server became a part of `pact`.',
    action: 'Rewrite tests of 1.x.',
  },
  {
    version: '1.0.0',
    change: 'The first version for general use, published as the package `pact`.',
    action: 'Nothing has to change, there is nothing before it.',
  },
];
