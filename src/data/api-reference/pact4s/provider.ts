import type {ApiTable} from '../types';

export const provider: ApiTable = {
  id: 'pact4s/provider',
  groups: [
    {
      kind: 'methods',
      title: 'ProviderInfoBuilder',
      of: 'ProviderInfoBuilder',
      entries: [
        {
          name: 'apply',
          signature:
            'ProviderInfoBuilder(name: String, pactSource: PactSource)\nProviderInfoBuilder(name: String, providerUrl: URL, pactSource: PactSource)\nProviderInfoBuilder(name: String, protocol: String, host: String, port: Int, path: String, pactSource: PactSource)',
          returns: 'ProviderInfoBuilder',
          meaning:
            'Begins. The first form stands for `http://localhost:0/`, so set the port. The second takes the port of the URL as it is written: without one it is -1.',
        },
        {
          name: 'withProtocol',
          signature: 'withProtocol(protocol: String)',
          returns: 'ProviderInfoBuilder',
          meaning: '`http` or `https`.',
        },
        {
          name: 'withHost',
          signature: 'withHost(host: String)',
          returns: 'ProviderInfoBuilder',
          meaning: 'Host of the provider.',
        },
        {
          name: 'withPort',
          signature: 'withPort(port: Int)',
          returns: 'ProviderInfoBuilder',
          meaning: 'Port of the provider.',
        },
        {
          name: 'withPath',
          signature: 'withPath(path: String)',
          returns: 'ProviderInfoBuilder',
          meaning: 'Goes before the path of each request.',
        },
        {
          name: 'withStateChangeFunction',
          signature:
            'withStateChangeFunction(stateChange: PartialFunction[ProviderState, Unit])\nwithStateChangeFunction(stateChange: ProviderState => Unit)',
          returns: 'ProviderInfoBuilder',
          meaning:
            'Called for each state, see [Provider states](/implementation_guides/scala/provider#provider-states). A block of `case` is a partial function, and a state that it doesn’t know passes.',
          since: '0.1.0',
        },
        {
          name: 'withStateChangeFunctionAndResponse',
          signature:
            'withStateChangeFunctionAndResponse(stateChange: PartialFunction[ProviderState, Map[String, String]])',
          returns: 'ProviderInfoBuilder',
          meaning:
            'The same, with values for the request, see [Values](/implementation_guides/scala/provider#state-values).',
          since: '0.16.0',
        },
        {
          name: 'withStateManagementFunction',
          signature: 'withStateManagementFunction(function: StateManagementFunction)',
          returns: 'ProviderInfoBuilder',
          meaning: 'The same, with a hook or a fixed address.',
        },
        {
          name: 'withStateChangeFunctionConfigOverrides',
          signature:
            'withStateChangeFunctionConfigOverrides(overrides: StateManagementFunction => StateManagementFunction)',
          returns: 'ProviderInfoBuilder',
          meaning: 'Changes the function that is set already: its host, port or path.',
        },
        {
          name: 'withStateChangeUrl',
          signature: 'withStateChangeUrl(url: String)',
          returns: 'ProviderInfoBuilder',
          meaning: 'An endpoint of the provider that sets states up, in place of a function.',
        },
        {
          name: 'withStateChangeEndpoint',
          signature: 'withStateChangeEndpoint(endpoint: String)',
          returns: 'ProviderInfoBuilder',
          meaning: 'The same, by its path. Set protocol, host and port before.',
        },
        {
          name: 'withRequestFiltering',
          signature: 'withRequestFiltering(filter: ProviderRequest => ProviderRequestFilter)',
          returns: 'ProviderInfoBuilder',
          meaning: 'Changes requests, see [Change a request](/implementation_guides/scala/provider#request-filter).',
          since: '0.0.19',
        },
        {
          name: 'withVerificationSettings',
          signature: 'withVerificationSettings(settings: VerificationSettings)',
          returns: 'ProviderInfoBuilder',
          meaning:
            'For messages in annotated methods: `AnnotatedMethodVerificationSettings(packagesToScan: List[String])`.',
        },
        {
          name: 'withOptionalVerificationSettings',
          signature: 'withOptionalVerificationSettings(settings: Option[VerificationSettings])',
          returns: 'ProviderInfoBuilder',
          meaning: 'The same, or none.',
        },
        {
          name: 'withRequestFilter',
          signature: 'withRequestFilter(filter: ProviderRequest => List[ProviderRequestFilter])',
          returns: 'ProviderInfoBuilder',
          meaning: 'Deprecated: use `withRequestFiltering` and `andThen`.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Sources',
      of: 'PactSource',
      entries: [
        {
          name: 'FileSource',
          signature:
            'FileSource(consumer: (String, File), others: (String, File)*)\nFileSource(consumers: Map[String, File])',
          returns: 'FileSource',
          meaning: 'Names of consumers with a file each. The names appear in the report and are compared with nothing.',
        },
        {
          name: 'PactBrokerWithSelectors',
          signature: 'PactBrokerWithSelectors(brokerUrl: String)',
          returns: 'PactBrokerWithSelectors',
          meaning: 'Pacts of a Broker that selectors choose.',
        },
        {
          name: 'PactBrokerWithTags',
          signature: 'PactBrokerWithTags(brokerUrl: String)',
          returns: 'PactBrokerWithTags',
          meaning: 'Deprecated since 0.3.0, and faulty: each of its methods resets credentials and `insecureTLS`.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'PactBrokerWithSelectors',
      of: 'PactBrokerWithSelectors',
      entries: [
        {
          name: 'withAuth',
          signature: 'withAuth(auth: Authentication)',
          returns: 'PactBrokerWithSelectors',
          meaning: 'Credentials for the Broker.',
        },
        {
          name: 'withConsumerVersionSelectors',
          signature: 'withConsumerVersionSelectors(selectors: ConsumerVersionSelectors)',
          returns: 'PactBrokerWithSelectors',
          meaning: 'Which pacts, see [Selectors](/implementation_guides/scala/provider#selectors).',
        },
        {
          name: 'withPendingPactsEnabled',
          signature: 'withPendingPactsEnabled',
          returns: 'PactBrokerWithSelectors',
          meaning:
            'Lets new pacts fail without failing the test, see [Pending](/implementation_guides/scala/provider#pending-pacts). Needs `providerBranch`.',
        },
        {
          name: 'withPendingPactsDisabled',
          signature: 'withPendingPactsDisabled',
          returns: 'PactBrokerWithSelectors',
          meaning: 'The opposite, which is the default. Turns WIP pacts off as well.',
        },
        {
          name: 'withPendingPacts',
          signature: 'withPendingPacts(enabled: Boolean)',
          returns: 'PactBrokerWithSelectors',
          meaning: 'One of the two.',
        },
        {
          name: 'withWipPactsSince',
          signature: 'withWipPactsSince(since: WipPactsSince)',
          returns: 'PactBrokerWithSelectors',
          meaning: 'Adds WIP pacts, and turns pending pacts on. Needs `providerBranch`.',
        },
        {
          name: 'withInsecureTLS',
          signature: 'withInsecureTLS(insecureTLS: Boolean)',
          returns: 'PactBrokerWithSelectors',
          meaning: 'Whether to trust every certificate of the Broker. Default: `false`.',
        },
        {
          name: 'withProviderTags',
          signature: 'withProviderTags(providerTags: ProviderTags)',
          returns: 'PactBrokerWithSelectors',
          meaning: 'Deprecated since 0.11.0: give `providerBranch`.',
        },
        {
          name: 'withOptionalProviderTags',
          signature: 'withOptionalProviderTags(providerTags: Option[ProviderTags])',
          returns: 'PactBrokerWithSelectors',
          meaning: 'Deprecated since 0.11.0.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Authentication and time',
      of: 'Authentication',
      entries: [
        {
          name: 'TokenAuth',
          signature: 'TokenAuth(token: String)',
          returns: 'Authentication',
          meaning: 'A token.',
        },
        {
          name: 'BasicAuth',
          signature: 'BasicAuth(user: String, pass: String)',
          returns: 'Authentication',
          meaning: 'User name and password.',
        },
        {
          name: 'WipPactsSince.localDate',
          signature: 'WipPactsSince.localDate(since: LocalDate)',
          returns: 'WipPactsSince',
          meaning: 'From the beginning of that day, UTC.',
        },
        {
          name: 'WipPactsSince.instant',
          signature: 'WipPactsSince.instant(since: Instant)',
          returns: 'WipPactsSince',
          meaning: 'From that moment.',
        },
        {
          name: 'WipPactsSince.offsetDateTime',
          signature: 'WipPactsSince.offsetDateTime(since: OffsetDateTime)',
          returns: 'WipPactsSince',
          meaning: 'From that moment.',
        },
        {
          name: 'WipPactsSince.never',
          signature: 'WipPactsSince.never',
          returns: 'WipPactsSince',
          meaning:
            'None, which is the default. `maybeLocalDate`, `maybeInstant` and `maybeOffsetDateTime` take an `Option`.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'ConsumerVersionSelectors',
      of: 'ConsumerVersionSelectors',
      entries: [
        {
          name: 'mainBranch',
          signature: 'mainBranch',
          returns: 'ConsumerVersionSelectors',
          meaning: 'The newest version of each consumer’s main branch.',
        },
        {
          name: 'deployedOrReleased',
          signature: 'deployedOrReleased',
          returns: 'ConsumerVersionSelectors',
          meaning: 'Every version that is deployed, or released and supported, in any environment.',
        },
        {
          name: 'matchingBranch',
          signature: 'matchingBranch',
          returns: 'ConsumerVersionSelectors',
          meaning: 'The branch of the consumer that is called like the provider’s.',
        },
        {
          name: 'branch',
          signature: 'branch(name: String, consumer: Option[String] = None, fallback: Option[String] = None)',
          returns: 'ConsumerVersionSelectors',
          meaning: 'The newest version of a branch, of all consumers or one, with another branch if it isn’t there.',
        },
        {
          name: 'deployedTo',
          signature: 'deployedTo(environment: String)',
          returns: 'ConsumerVersionSelectors',
          meaning: 'What is deployed to an environment.',
        },
        {
          name: 'releasedTo',
          signature: 'releasedTo(environment: String)',
          returns: 'ConsumerVersionSelectors',
          meaning: 'What is released and supported in an environment.',
        },
        {
          name: 'environment',
          signature: 'environment(environment: String)',
          returns: 'ConsumerVersionSelectors',
          meaning: 'Both of these.',
        },
        {
          name: 'tag',
          signature: 'tag(name: String)',
          returns: 'ConsumerVersionSelectors',
          meaning: 'Older: every version with a tag. Use branches and environments.',
        },
        {
          name: 'latestTag',
          signature: 'latestTag(name: String)',
          returns: 'ConsumerVersionSelectors',
          meaning: 'Older: the newest version with a tag.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'StateManagementFunction',
      of: 'StateManagementFunction',
      entries: [
        {
          name: 'apply',
          signature: 'StateManagementFunction(stateChange: PartialFunction[ProviderState, Unit])',
          returns: 'StateManagementFunction',
          meaning: 'Makes one without values.',
        },
        {
          name: 'withResponse',
          signature:
            'StateManagementFunction.withResponse(stateChange: PartialFunction[ProviderState, Map[String, String]])',
          returns: 'StateManagementFunction',
          meaning: 'Makes one that returns values. The parameters of the state are returned, too.',
          since: '0.16.0',
        },
        {
          name: 'withBeforeEach',
          signature: 'withBeforeEach(beforeHook: () => Unit)',
          returns: 'StateManagementFunction',
          meaning: 'Runs before each state, not before each interaction.',
          since: '0.9.0',
        },
        {
          name: 'withOverrides',
          signature: 'withOverrides(hostOverride: String, portOverride: Int, endpointOverride: String)',
          returns: 'StateManagementFunction',
          meaning:
            'Address of the server that receives states. Default: `localhost`, a free port, `/pact4s-state-change`.',
        },
        {
          name: 'ProviderState',
          signature: 'ProviderState(state: String, params: Map[String, String] = Map.empty)',
          returns: 'ProviderState',
          meaning: 'What the function gets: name and parameters, all as texts.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'ProviderRequest',
      of: 'ProviderRequest',
      entries: [
        {
          name: 'method',
          signature: 'method',
          returns: 'String',
          meaning: 'Method of the request. `uri` and `headers` are there as well; the body isn’t.',
        },
        {
          name: 'containsHeaders',
          signature: 'containsHeaders(name: String)',
          returns: 'Boolean',
          meaning: 'Whether there is such a header. The case of letters counts.',
        },
        {
          name: 'getHeaders',
          signature: 'getHeaders(name: String)',
          returns: 'List[(String, String)]',
          meaning: 'All of that name.',
        },
        {
          name: 'getFirstHeader',
          signature: 'getFirstHeader(name: String)',
          returns: 'Option[(String, String)]',
          meaning: 'The first of that name.',
        },
        {
          name: 'getLastHeader',
          signature: 'getLastHeader(name: String)',
          returns: 'Option[(String, String)]',
          meaning: 'The last of that name.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'ProviderRequestFilter',
      of: 'ProviderRequestFilter',
      entries: [
        {
          name: 'SetHeaders',
          signature: 'SetHeaders(first: (String, String), rest: (String, String)*)',
          returns: 'ProviderRequestFilter',
          meaning: 'Sets headers, in place of those of the same name.',
        },
        {
          name: 'AddHeaders',
          signature: 'AddHeaders(first: (String, String), rest: (String, String)*)',
          returns: 'ProviderRequestFilter',
          meaning: 'Adds headers beside those of the same name.',
        },
        {
          name: 'RemoveHeaders',
          signature: 'RemoveHeaders(first: String, rest: String*)',
          returns: 'ProviderRequestFilter',
          meaning: 'Removes headers.',
        },
        {
          name: 'OverwriteHeaders',
          signature: 'OverwriteHeaders(headers: (String, String)*)',
          returns: 'ProviderRequestFilter',
          meaning: 'Replaces all headers by these.',
        },
        {
          name: 'NoOpFilter',
          signature: 'NoOpFilter',
          returns: 'ProviderRequestFilter',
          meaning: 'Changes nothing.',
        },
        {
          name: 'andThen',
          signature: 'andThen(that: ProviderRequestFilter)',
          returns: 'ProviderRequestFilter',
          meaning: 'Two filters, one after the other.',
        },
        {
          name: 'filter',
          signature: 'filter(request: HttpRequest)',
          returns: 'Unit',
          meaning: 'For a filter of your own, which may be written as a function.',
        },
      ],
    },
    {
      kind: 'options',
      title: 'verifyPacts',
      of: 'verifyPacts',
      entries: [
        {
          name: 'providerBranch',
          type: 'Option[Branch]',
          default: 'None',
          meaning:
            'Branch of the provider, for pending pacts, `matchingBranch` and results. `Branch("name")`, `Branch.MAIN` or `Branch.MASTER`.',
        },
        {
          name: 'publishVerificationResults',
          type: 'Option[PublishVerificationResults]',
          default: 'None',
          meaning: 'Publishes, under this version, see [Results](/implementation_guides/scala/provider#results).',
        },
        {
          name: 'providerVerificationOptions',
          type: 'List[ProviderVerificationOption]',
          default: 'Nil',
          meaning: 'Filters and output.',
        },
        {
          name: 'verificationTimeout',
          type: 'Option[FiniteDuration]',
          default: 'Some(30.seconds)',
          meaning: 'Limit for all interactions of one consumer. `None` is no limit.',
        },
        {
          name: 'additionalReporters',
          type: 'List[VerifierReporter]',
          default: 'Nil',
          meaning: 'Reporters of Pact JVM beside the one for the console.',
          since: '0.18.0',
        },
        {
          name: 'providerMethodInstance',
          type: 'Option[AnyRef]',
          default: 'None',
          meaning: 'The object whose annotated methods are called.',
        },
      ],
    },
    {
      kind: 'options',
      title: 'ProviderVerificationOption',
      of: 'ProviderVerificationOption',
      entries: [
        {
          name: 'FILTER_CONSUMERS',
          type: '(consumers: List[String])',
          meaning: 'Only pacts of these consumers.',
        },
        {
          name: 'FILTER_DESCRIPTION',
          type: '(regex: String)',
          meaning: 'Only interactions whose whole description fits.',
        },
        {
          name: 'FILTER_PROVIDERSTATE',
          type: '(regex: String)',
          meaning: 'Only interactions with a state whose whole name fits.',
        },
        {
          name: 'SHOW_STACKTRACE',
          type: 'option',
          meaning: 'Prints stack traces of errors.',
        },
        {
          name: 'SHOW_FULLDIFF',
          type: 'option',
          meaning: 'Prints the whole difference of bodies.',
        },
        {
          name: 'VERIFIER_PUBLISH_RESULTS',
          type: 'option',
          meaning: 'Set by `publishVerificationResults`.',
        },
        {
          name: 'PROVIDER_VERSION_TRIM_SNAPSHOT',
          type: 'option',
          meaning: 'Cuts `-SNAPSHOT` off the version.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Results',
      of: 'PublishVerificationResults',
      entries: [
        {
          name: 'PublishVerificationResults',
          signature:
            'PublishVerificationResults(providerVersion: String)\nPublishVerificationResults(providerVersion: String, providerTags: ProviderTags)',
          returns: 'PublishVerificationResults',
          meaning: 'The version of the provider: the commit. Tags are the older way; give `providerBranch`.',
        },
      ],
    },
  ],
};
