import type {ApiTable} from '../types';

/** The verifier, its configuration and the objects in it. */
export const verifier = {
  id: 'pact-php/verifier',
  groups: [
    {
      kind: 'methods',
      title: 'Verifier',
      of: 'Verifier',
      entries: [
        {
          name: '__construct',
          signature:
            'new Verifier(VerifierConfigInterface $config, ?LoggerInterface $logger = null, ?ClientInterface $client = null)',
          meaning:
            'Reads the configuration **here**: what is set afterwards is ignored. The logger gets the result as JSON, see [Report](#report).',
        },
        {
          name: 'addFile',
          signature: 'addFile(string $file)',
          returns: 'self',
          meaning: 'A pact file, verified whatever provider it names.',
        },
        {
          name: 'addDirectory',
          signature: 'addDirectory(string $directory)',
          returns: 'self',
          meaning: 'All pacts in the folder whose provider has the configured name. An **empty folder passes**.',
        },
        {
          name: 'addUrl',
          signature: 'addUrl(UrlInterface $url)',
          returns: 'self',
          meaning: 'A pact by its URL.',
        },
        {
          name: 'addBroker',
          signature: 'addBroker(BrokerInterface $broker)',
          returns: 'self',
          meaning: 'The pacts that the Broker chooses for this provider.',
        },
        {
          name: 'verify',
          signature: 'verify()',
          returns: 'bool',
          meaning:
            'Runs all interactions, prints the report, and says whether all is well. **Without a source, it is `true`.** Call it once: it frees the verifier, and a second call ends the PHP process.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'VerifierConfig',
      of: 'VerifierConfigInterface',
      entries: [
        {
          name: 'getProviderInfo',
          signature: 'getProviderInfo()',
          returns: 'ProviderInfoInterface',
          meaning: 'Where the [provider](#provider-info) is.',
        },
        {
          name: 'getProviderState',
          signature: 'getProviderState()',
          returns: 'ProviderStateInterface',
          meaning: 'How [states](#provider-state) are set up.',
        },
        {
          name: 'getCustomHeaders',
          signature: 'getCustomHeaders()',
          returns: 'CustomHeadersInterface',
          meaning: '[Headers](#requests-to-the-provider) for every request.',
        },
        {
          name: 'getVerificationOptions',
          signature: 'getVerificationOptions()',
          returns: 'VerificationOptionsInterface',
          meaning: '[Timeout and certificates](#requests-to-the-provider).',
        },
        {
          name: 'getFilterInfo',
          signature: 'getFilterInfo()',
          returns: 'FilterInfoInterface',
          meaning: '[Which interactions](#filters) are verified.',
        },
        {
          name: 'getConsumerFilters',
          signature: 'getConsumerFilters()',
          returns: 'ConsumerFiltersInterface',
          meaning: '[Which consumers](#filters).',
        },
        {
          name: 'setPublishOptions',
          signature: 'setPublishOptions(?PublishOptionsInterface $publishOptions)',
          returns: 'self',
          meaning: "[Publishes the result](#publish-options); `null`, which is the default, doesn't.",
        },
        {
          name: 'addProviderTransport',
          signature: 'addProviderTransport(ProviderTransportInterface $providerTransport)',
          returns: 'self',
          meaning: 'A further [way to the provider](#transports): messages, gRPC.',
        },
        {
          name: 'setProviderTransports',
          signature: 'setProviderTransports(array $providerTransports)',
          returns: 'self',
          meaning: 'All of them at once.',
        },
        {
          name: 'setLogLevel',
          signature: 'setLogLevel(string $logLevel)',
          returns: 'self',
          meaning:
            'Level of the native log, if none was set in this process before: `TRACE` to `ERROR`, `OFF`, `NONE`.',
        },
        {
          name: 'getCallingApp',
          signature: 'getCallingApp()',
          returns: 'CallingAppInterface',
          meaning:
            '`setName` and `setVersion`: who verifies, for the log and the [telemetry](/telemetry). Leave it, unless you build a tool.',
        },
      ],
    },
    {
      kind: 'options',
      title: 'Provider info',
      of: 'ProviderInfoInterface',
      entries: [
        {
          name: 'setName',
          type: 'string',
          meaning: 'Name of the provider. Folders and Brokers need it; for files it may be left out.',
        },
        {name: 'setHost', type: 'string', default: 'localhost', meaning: 'Host of the provider.'},
        {
          name: 'setPort',
          type: '?int',
          meaning: 'Its port. Without one, that of the scheme, and usually `error sending request`.',
        },
        {name: 'setScheme', type: '?string', default: 'http', meaning: '`http` or `https`.'},
        {
          name: 'setPath',
          type: '?string',
          default: '/',
          meaning: 'What goes before the path of every request: `/api`.',
        },
      ],
    },
    {
      kind: 'options',
      title: 'Provider state',
      of: 'ProviderStateInterface',
      entries: [
        {
          name: 'setStateChangeUrl',
          type: '?UriInterface',
          meaning: 'Where states are set up, by `POST`. Without it, **states are skipped in silence**.',
        },
        {
          name: 'setStateChangeTeardown',
          type: 'bool',
          default: 'false',
          meaning: 'Asks once more after each interaction, with `"action": "teardown"`.',
        },
        {
          name: 'setStateChangeAsBody',
          type: 'bool',
          default: 'true',
          meaning:
            'Sends state, action and parameters as JSON. With `false`, as parameters of the query, objects and lists in them as JSON.',
        },
      ],
    },
    {
      kind: 'options',
      title: 'Transport',
      of: 'ProviderTransportInterface',
      entries: [
        {
          name: 'setProtocol',
          type: '?string',
          allowed: [
            'ProviderTransport::MESSAGE_PROTOCOL',
            'ProviderTransport::ASYNC_MESSAGE_PROTOCOL',
            'ProviderTransport::SYNC_MESSAGE_PROTOCOL',
            'ProviderTransport::HTTP_PROTOCOL',
            'ProviderTransport::HTTPS_PROTOCOL',
          ],
          meaning: 'Which interactions go this way; that of a plugin is a text, `grpc`.',
        },
        {name: 'setScheme', type: '?string', meaning: '`http` for messages, `tcp` for gRPC.'},
        {name: 'setPort', type: '?int', meaning: 'Port; the host is that of the provider.'},
        {name: 'setPath', type: '?string', meaning: 'Path of the endpoint, such as `/_pact/messages`.'},
      ],
    },
    {
      kind: 'options',
      title: 'Filters',
      of: 'FilterInfoInterface',
      entries: [
        {
          name: 'setFilterDescription',
          type: '?string',
          meaning: 'A regular expression, found anywhere in the description. One that fits nothing passes.',
        },
        {name: 'setFilterState', type: '?string', meaning: 'The same for the names of states.'},
        {name: 'setFilterNoState', type: 'bool', default: 'false', meaning: 'Interactions without states only.'},
      ],
    },
    {
      kind: 'methods',
      title: 'Consumers',
      of: 'ConsumerFiltersInterface',
      entries: [
        {
          name: 'addFilterConsumerName',
          signature: 'addFilterConsumerName(string $filterConsumerName)',
          returns: 'self',
          meaning: 'Verifies the pacts of this consumer, and of others that are added. A name that fits none passes.',
        },
        {
          name: 'setFilterConsumerNames',
          signature: 'setFilterConsumerNames(array $filterConsumerNames)',
          returns: 'self',
          meaning: 'All at once.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Custom headers',
      of: 'CustomHeadersInterface',
      entries: [
        {
          name: 'addHeader',
          signature: 'addHeader(string $name, string $value)',
          returns: 'self',
          meaning: 'Goes with every request, those for states included, in place of a header of the pact.',
        },
        {
          name: 'setHeaders',
          signature: 'setHeaders(array $headers)',
          returns: 'self',
          meaning: 'All at once.',
        },
      ],
    },
    {
      kind: 'options',
      title: 'Verification options',
      of: 'VerificationOptionsInterface',
      entries: [
        {
          name: 'setRequestTimeout',
          type: 'int',
          default: '5000',
          meaning: 'Milliseconds for each request to the provider. A debugger needs more.',
        },
        {
          name: 'setDisableSslVerification',
          type: 'bool',
          default: 'false',
          meaning: 'Accepts every certificate of the provider.',
        },
      ],
    },
    {
      kind: 'options',
      title: 'Publish options',
      of: 'PublishOptionsInterface',
      entries: [
        {
          name: 'setProviderVersion',
          type: 'string',
          required: true,
          meaning: 'Version that was verified: the commit.',
        },
        {
          name: 'setProviderBranch',
          type: '?string',
          meaning: "Its branch. The Broker's choice of pacts needs it once more, on `Broker`.",
        },
        {name: 'setBuildUrl', type: '?UriInterface', meaning: 'Page of the CI build, which the Broker links to.'},
        {
          name: 'setProviderTags',
          type: 'string[]',
          meaning: 'The old way to mark versions; leave it. `addProviderTag` adds one.',
        },
      ],
    },
  ],
} as const satisfies ApiTable;

/** Where pacts come from. */
export const sources = {
  id: 'pact-php/sources',
  groups: [
    {
      kind: 'options',
      title: 'Url',
      of: 'UrlInterface',
      entries: [
        {name: 'setUrl', type: 'UriInterface', required: true, meaning: 'URL of the pact, or of the Broker.'},
        {name: 'setToken', type: '?string', meaning: 'Bearer token.'},
        {name: 'setUsername', type: 'string', meaning: 'User name, if there is no token.'},
        {name: 'setPassword', type: 'string', meaning: 'Its password.'},
      ],
    },
    {
      kind: 'options',
      title: 'Broker',
      of: 'BrokerInterface',
      entries: [
        {
          name: 'setConsumerVersionSelectors',
          type: 'ConsumerVersionSelectors',
          meaning: 'Which versions of the consumers. Without any, the newest pact of each consumer.',
        },
        {
          name: 'setProviderBranch',
          type: '?string',
          meaning: 'Branch of the provider, for pending pacts and `matchingBranch`.',
        },
        {
          name: 'setEnablePending',
          type: 'bool',
          default: 'false',
          meaning: "Pacts that this branch never verified successfully don't fail the verification.",
        },
        {
          name: 'setIncludeWipPactSince',
          type: '?string',
          meaning: 'Adds work in progress pacts since this day: `2026-01-30`.',
        },
        {
          name: 'setProviderTags',
          type: 'string[]',
          meaning: 'The old way to tell the line of the provider; leave it. `addProviderTag` adds one.',
        },
        {
          name: 'setConsumerVersionTags',
          type: 'string[]',
          meaning: 'The old way to choose versions; leave it. `addConsumerVersionTag` adds one.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'ConsumerVersionSelectors',
      of: 'ConsumerVersionSelectors',
      entries: [
        {
          name: '__construct',
          signature: 'new ConsumerVersionSelectors(array $selectors = [])',
          meaning: 'A list of selectors, each a `Selector` or its JSON as a text.',
        },
        {
          name: 'addSelector',
          signature: 'addSelector(string|SelectorInterface $selector)',
          returns: 'self',
          meaning: 'Adds one.',
        },
        {
          name: 'setSelectors',
          signature: 'setSelectors(array $selectors)',
          returns: 'self',
          meaning: 'Replaces all.',
        },
      ],
    },
    {
      kind: 'options',
      title: 'Selector',
      of: 'Selector',
      entries: [
        {name: 'mainBranch', type: '?bool', meaning: 'The newest version of the main branch of each consumer.'},
        {name: 'branch', type: '?string', meaning: 'The newest version of this branch.'},
        {name: 'fallbackBranch', type: '?string', meaning: "Branch to take where that one doesn't exist."},
        {name: 'matchingBranch', type: '?bool', meaning: "Consumers' branches with the name of the provider's."},
        {
          name: 'deployedOrReleased',
          type: '?bool',
          meaning: 'All versions that are deployed, or released and supported.',
        },
        {name: 'deployed', type: '?bool', meaning: 'All versions that are deployed.'},
        {name: 'released', type: '?bool', meaning: 'All versions that are released and supported.'},
        {name: 'environment', type: '?string', meaning: 'Narrows these three to an environment.'},
        {name: 'consumer', type: '?string', meaning: 'Narrows any selector to a consumer.'},
        {
          name: 'latest',
          type: '?bool',
          meaning:
            "The newest version only; belongs to `tag`. The one that may be `false`; others throw `Value 'false' is not allowed for selector`.",
        },
        {name: 'tag', type: '?string', meaning: 'Versions with a tag, the old way; take a branch or an environment.'},
        {name: 'fallbackTag', type: '?string', meaning: "Tag to take where that one doesn't exist, the old way."},
      ],
    },
  ],
} as const satisfies ApiTable;
