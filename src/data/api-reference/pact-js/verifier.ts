import type {ApiTable} from '../types';

export const verifier = {
  id: 'pact-js/verifier',
  groups: [
    {
      kind: 'methods',
      title: 'Methods',
      of: 'Verifier',
      entries: [
        {
          name: 'constructor',
          signature: 'new Verifier(config: VerifierOptions)',
          meaning:
            'Takes the options. Without `providerBaseUrl`, `messageProviders` or `transports` it throws. It fills in defaults in the object that you pass.',
        },
        {
          name: 'verifyProvider',
          signature: 'verifyProvider()',
          returns: 'Promise<string>',
          meaning:
            'Verifies the chosen pacts. It resolves with the report as a JSON text, and rejects with an `Error` whose message is that text when an interaction fails.',
        },
      ],
    },
  ],
} as const satisfies ApiTable;

export const verifierOptions = {
  id: 'pact-js/verifier-options',
  groups: [
    {
      kind: 'options',
      title: 'Provider',
      of: 'VerifierOptions',
      entries: [
        {
          name: 'provider',
          type: 'string',
          meaning:
            'Name of the provider. Needed for pacts of a Broker, and for a folder in `pactUrls`, of which only the pacts of this provider are taken.',
        },
        {
          name: 'providerBaseUrl',
          type: 'string',
          meaning:
            "Address of the running provider, with a path when it serves below one. Requests reach it through a proxy of Pact JS in the test's process, which hands them to `HTTPS_PROXY` or `HTTP_PROXY` when one is set, whatever `NO_PROXY` says. Not needed when all interactions are messages.",
        },
        {
          name: 'changeOrigin',
          type: 'boolean',
          meaning:
            'Sets the header `Host` to the host of `providerBaseUrl`. Providers behind a router that goes by host names need it. Default: `true` unless the address is `127.0.0.1`, `localhost`, `0.0.0.0` or `::1`.',
        },
        {
          name: 'proxyHost',
          type: 'string',
          default: '127.0.0.1',
          meaning: 'Address that the proxy of Pact JS listens on.',
        },
        {
          name: 'transports',
          type: 'Transport[]',
          meaning:
            'Further ways to reach the provider, for interactions of plugins such as gRPC: `protocol`, `port`, and optionally `scheme` and `path`. One for messages is always added.',
        },
      ],
    },
    {
      kind: 'options',
      title: 'Which pacts',
      of: 'VerifierOptions',
      entries: [
        {
          name: 'pactUrls',
          type: 'string[]',
          meaning:
            'Pact files, folders or URLs. Of a folder, only its own files are read, not those of folders in it, and only pacts whose provider is `provider`. A path that does not exist throws. When `PACT_BROKER_BASE_URL` is set, the pacts of that Broker are verified as well.',
        },
        {
          name: 'consumerVersionSelectors',
          type: 'ConsumerVersionSelector[]',
          meaning:
            'Which pacts the Broker chooses; the fields are in [Selectors](#verifier-options-mainbranch). An unknown field causes a warning, and the core drops it.',
        },
        {
          name: 'consumerVersionTags',
          type: 'string[]',
          meaning:
            "Older: chooses pacts by tags of the consumers' versions. Use selectors with branches and environments.",
        },
        {
          name: 'enablePending',
          type: 'boolean',
          default: 'false',
          meaning:
            'Lets pacts that your provider has never verified successfully fail without failing the build, see [pending pacts](/implementation_guides/javascript/docs/provider#pending-pacts). It counts for the branch in `providerVersionBranch`.',
        },
        {
          name: 'includeWipPactsSince',
          type: 'string',
          meaning:
            'A date such as `2026-01-01`: also verifies pacts of branches that were published since and are not verified yet, see [work in progress](/implementation_guides/javascript/docs/provider#wip-pacts). Use it together with `enablePending`.',
        },
        {
          name: 'failIfNoPactsFound',
          type: 'boolean',
          default: 'true',
          meaning:
            'Whether it fails when the Broker has no pacts for the provider. Files and folders are not meant: a folder without pacts of `provider` verifies nothing, and succeeds.',
        },
      ],
    },
    {
      kind: 'options',
      title: 'Broker',
      of: 'VerifierOptions',
      entries: [
        {
          name: 'pactBrokerUrl',
          type: 'string',
          environment: ['PACT_BROKER_BASE_URL'],
          meaning:
            'Address of the Broker. As an option it needs `provider`, and selectors, `consumerVersionTags` or `pactUrls` beside it, or the verification throws; by the variable it needs `provider` only, and is ignored without it.',
        },
        {
          name: 'pactBrokerToken',
          type: 'string',
          environment: ['PACT_BROKER_TOKEN'],
          meaning: 'Token for the Broker. Cannot be given together with a user name or password.',
        },
        {
          name: 'pactBrokerUsername',
          type: 'string',
          environment: ['PACT_BROKER_USERNAME'],
          meaning: 'User name for the Broker; needs the password as an option, too.',
        },
        {
          name: 'pactBrokerPassword',
          type: 'string',
          environment: ['PACT_BROKER_PASSWORD'],
          meaning: 'Password for the Broker; needs the user name as an option, too.',
        },
      ],
    },
    {
      kind: 'options',
      title: 'Selectors',
      of: 'ConsumerVersionSelector',
      entries: [
        {
          name: 'mainBranch',
          type: 'boolean',
          meaning: "`true` chooses the latest version of each consumer's main branch.",
        },
        {name: 'branch', type: 'string', meaning: 'Chooses the latest version of this branch.'},
        {
          name: 'matchingBranch',
          type: 'boolean',
          meaning: '`true` chooses the branch of the same name as `providerVersionBranch`, which it needs.',
        },
        {
          name: 'deployedOrReleased',
          type: 'boolean',
          meaning:
            '`true` chooses all versions that are recorded as deployed or as released and supported, in any environment.',
        },
        {name: 'deployed', type: 'boolean', meaning: '`true` chooses versions that are deployed.'},
        {name: 'released', type: 'boolean', meaning: '`true` chooses versions that are released and supported.'},
        {
          name: 'environment',
          type: 'string',
          meaning:
            'Narrows `deployed`, `released` or `deployedOrReleased` to an environment; alone, it means deployed or released there.',
        },
        {name: 'consumer', type: 'string', meaning: 'Narrows the other fields to one consumer.'},
        {
          name: 'latest',
          type: 'boolean',
          meaning:
            'With `true`, takes the latest of the versions only; alone, the latest of each consumer, whatever its branch.',
        },
        {name: 'tag', type: 'string', meaning: 'Older: chooses versions with this tag. Use `branch` or `environment`.'},
        {name: 'fallbackTag', type: 'string', meaning: 'Older: the tag to use when no version has `tag`.'},
      ],
    },
    {
      kind: 'options',
      title: 'Results',
      of: 'VerifierOptions',
      entries: [
        {
          name: 'publishVerificationResult',
          type: 'boolean',
          default: 'false',
          environment: ['PACT_BROKER_PUBLISH_VERIFICATION_RESULTS'],
          meaning:
            'Sends the results to the Broker. Only pacts that came from the Broker have results to send. As an option it throws without `providerVersion`; by the variable, any value that is not empty counts, and nothing is sent without a version.',
        },
        {name: 'providerVersion', type: 'string', meaning: 'Version of the provider, usually the commit.'},
        {
          name: 'providerVersionBranch',
          type: 'string',
          meaning:
            'Branch of the provider. It is recorded with the results, and selects for `matchingBranch`, pending and WIP pacts.',
        },
        {name: 'providerBranch', type: 'string', meaning: 'Deprecated name of `providerVersionBranch`.'},
        {
          name: 'providerVersionTags',
          type: 'string[]',
          meaning: "Older: tags of the provider's version. Use `providerVersionBranch`.",
        },
        {name: 'buildUrl', type: 'string', meaning: 'Address of the build, for a link beside the result.'},
      ],
    },
    {
      kind: 'options',
      title: 'Provider states',
      of: 'VerifierOptions',
      entries: [
        {
          name: 'stateHandlers',
          type: 'StateHandlers',
          meaning:
            'Functions that set up [provider states](/getting_started/provider_states), by name: a function, or an object with `setup` and `teardown`. They get the parameters; what `setup` returns replaces values of `fromProviderState`. A handler that throws is printed and does not fail the verification; a state without a handler is logged.',
        },
        {
          name: 'beforeEach',
          type: 'Hook',
          meaning:
            'Runs before each interaction, before its states are set up. It runs through the requests for states; an error in it fails the verification at the end.',
        },
        {name: 'afterEach', type: 'Hook', meaning: 'Runs after each interaction, before its states are torn down.'},
        {
          name: 'providerStatesSetupUrl',
          type: 'string',
          meaning:
            'Deprecated: an address of the provider that takes the requests for states, instead of `stateHandlers`, `beforeEach` and `afterEach`, which then do not run.',
        },
        {
          name: 'providerStatesSetupTeardown',
          type: 'boolean',
          meaning: 'Has no effect: teardown requests are always sent.',
        },
        {
          name: 'providerStatesSetupBody',
          type: 'boolean',
          meaning: 'Has no effect: the state is always sent in the body.',
        },
      ],
    },
    {
      kind: 'options',
      title: 'Requests',
      of: 'VerifierOptions',
      entries: [
        {
          name: 'requestFilter',
          type: 'express.RequestHandler',
          meaning:
            'A handler of Express that sees each request before it is passed on, and may change it: `(req, res, next)`. It has to call `next()`. Requests for states and messages pass through it, too.',
        },
        {
          name: 'customProviderHeaders',
          type: 'CustomHeaders | string[]',
          meaning:
            'Headers that are added to every request, as an object or as texts `Name: value`. A text with a second colon, as in a URL, throws: use the object.',
        },
        {
          name: 'followRedirects',
          type: 'boolean',
          default: 'true',
          meaning: 'Whether the verifier follows a redirect of the provider, or compares it with the pact.',
        },
      ],
    },
    {
      kind: 'options',
      title: 'Filters',
      of: 'VerifierOptions',
      entries: [
        {
          name: 'consumerFilters',
          type: 'string[]',
          meaning:
            'Verifies only pacts of these consumers, by their whole names. Single interactions are chosen by the environment: `PACT_DESCRIPTION` and `PACT_PROVIDER_STATE` are regular expressions for which a part of the text is enough, and `PACT_PROVIDER_NO_STATE`, with any value, chooses interactions without states. When nothing is left, the verification succeeds.',
        },
      ],
    },
    {
      kind: 'options',
      title: 'Messages',
      of: 'VerifierOptions',
      entries: [
        {
          name: 'messageProviders',
          type: 'MessageProviders',
          meaning:
            'Functions that make the messages, by the description in the pact. Each gets the description and the provider states, for a request by message also its `content`, and returns the contents or a promise of them. A message without a function fails, and so does one whose metadata is in the pact and not added by `providerWithMetadata`.',
        },
      ],
    },
    {
      kind: 'options',
      title: 'TLS',
      of: 'VerifierOptions',
      entries: [
        {
          name: 'validateSSL',
          type: 'boolean',
          default: 'true',
          meaning: 'Whether the certificate of the provider must be valid. `false` accepts a self-signed one.',
        },
        {
          name: 'tlsClientOptions',
          type: "Pick<SecureContextOptions, 'cert' | 'key' | 'passphrase' | 'pfx'>",
          meaning:
            'Certificate and key for a provider that asks its clients for one: `cert`, `key`, `passphrase`, `pfx`, as Node.js takes them.',
        },
        {
          name: 'disableSslVerification',
          type: 'boolean',
          default: 'false',
          meaning:
            'Accepts any certificate in requests of the native core to the provider. These go to the proxy of Pact JS, over HTTP, so that it changes nothing there: use `validateSSL`.',
        },
      ],
    },
    {
      kind: 'options',
      title: 'Logging and time',
      of: 'VerifierOptions',
      entries: [
        {
          name: 'timeout',
          type: 'number',
          default: '30000',
          meaning: 'Milliseconds that a request to the provider, or for a state, may take.',
        },
        {
          name: 'logLevel',
          type: 'LogLevel',
          default: 'info',
          allowed: ['trace', 'debug', 'info', 'warn', 'error'],
          meaning:
            'How much is logged. `debug` and `trace` also show every request and response. The native core keeps the level of the first `Pact` or `Verifier` in the process. Any other value throws.',
        },
        {
          name: 'logFile',
          type: 'string',
          meaning:
            'File for the log of the native core, instead of the terminal; the messages of Pact JS stay there. It counts only for the first `Pact` or `Verifier` in the process.',
        },
      ],
    },
  ],
} as const satisfies ApiTable;
