import type {ApiTable} from '../types';

export const verifier: ApiTable = {
  id: 'pact-net/verifier',
  groups: [
    {
      kind: 'methods',
      title: 'Constructors',
      of: 'PactNet.Verifier.PactVerifier',
      entries: [
        {
          name: 'PactVerifier',
          signature:
            'new PactVerifier(string providerName)\nnew PactVerifier(string providerName, PactVerifierConfig config)',
          meaning:
            'A verifier for the provider of this name, as the Broker has it. `IDisposable`: it stops the server of the messages and frees the native part. One for each verification.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Transports',
      of: 'PactNet.Verifier.IPactVerifier',
      entries: [
        {
          name: 'WithHttpEndpoint',
          signature: 'WithHttpEndpoint(Uri pactUri)',
          returns: 'IPactVerifier',
          meaning:
            'Where the provider listens; a path in it is put before each request. Once. Its host is used for messages, too, so write `localhost` where both are there.',
          since: '5.0.0',
        },
        {
          name: 'WithMessages',
          signature:
            'WithMessages(Action<IMessageScenarios> configure)\nWithMessages(Action<IMessageScenarios> configure, JsonSerializerOptions settings)',
          returns: 'IPactVerifier',
          meaning:
            'Starts a server within the process, from port 49152 on, that answers with your messages. Once. In 5.0.1 it works **after `WithHttpEndpoint` only**; alone, it fails with [`builder error for url`](/implementation_guides/net/docs/troubleshooting#builder-error).',
          since: '5.0.0',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Sources',
      of: 'PactNet.Verifier.IPactVerifier',
      entries: [
        {
          name: 'WithFileSource',
          signature: 'WithFileSource(FileInfo pactFile)',
          returns: 'IPactVerifierSource',
          meaning: 'A file. The provider’s name in it isn’t compared. A file that is missing fails the verification.',
        },
        {
          name: 'WithDirectorySource',
          signature: 'WithDirectorySource(DirectoryInfo directory, params string[] consumers)',
          returns: 'IPactVerifierSource',
          meaning:
            'The pacts in a folder that have this provider’s name, of the consumers that are named or of all. A folder without one **passes**.',
        },
        {
          name: 'WithUriSource',
          signature: 'WithUriSource(Uri pactUri)\nWithUriSource(Uri pactUri, Action<IPactUriOptions> configure)',
          returns: 'IPactVerifierSource',
          meaning: 'A pact at an address, such as the one that a webhook hands over.',
        },
        {
          name: 'WithPactBrokerSource',
          signature:
            'WithPactBrokerSource(Uri brokerBaseUri)\nWithPactBrokerSource(Uri brokerBaseUri, Action<IPactBrokerOptions> configure)',
          returns: 'IPactVerifierSource',
          meaning: 'Pacts that a Pact Broker chooses. None at all **fails**, and there is no option for it.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Options',
      of: 'PactNet.Verifier.IPactVerifierSource',
      entries: [
        {
          name: 'WithProviderStateUrl',
          signature:
            'WithProviderStateUrl(Uri providerStateUri)\nWithProviderStateUrl(Uri providerStateUri, Action<IProviderStateOptions> configure)',
          returns: 'IPactVerifierSource',
          meaning:
            'Where provider states are set up, by `POST`. Without it, states are ignored, with a warning in the log.',
        },
        {
          name: 'WithFilter',
          signature: 'WithFilter(string description = null, string providerState = null)',
          returns: 'IPactVerifierSource',
          meaning:
            'Only interactions that both regular expressions find, anywhere in the text. One that fits nothing **passes**. Interactions without a state can’t be asked for.',
        },
        {
          name: 'WithRequestTimeout',
          signature: 'WithRequestTimeout(TimeSpan timeout)',
          returns: 'IPactVerifierSource',
          meaning: 'How long a request to the provider may take. Default: 5 seconds.',
        },
        {
          name: 'WithSslVerificationDisabled',
          signature: 'WithSslVerificationDisabled()',
          returns: 'IPactVerifierSource',
          meaning: 'Takes any certificate of the provider. It has no influence on the Broker.',
        },
        {
          name: 'WithCustomHeader',
          signature: 'WithCustomHeader(string name, string value)',
          returns: 'IPactVerifierSource',
          meaning:
            'A header for every request and every call for a provider state. It replaces one of the pact that is spelt alike.',
        },
        {
          name: 'Verify',
          signature: 'Verify()',
          returns: 'void',
          meaning:
            'Runs it, and blocks until the end. Throws `PactVerificationFailedException` for a pact that isn’t fulfilled, `PactFailureException` if it couldn’t run. There is no asynchronous variant.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Provider states',
      of: 'PactNet.Verifier.IProviderStateOptions',
      entries: [
        {
          name: 'WithTeardown',
          signature: 'WithTeardown()',
          returns: 'IProviderStateOptions',
          meaning: 'Calls the address again after each interaction, with `teardown` as the action. Off by default.',
          since: '4.5.0',
        },
        {
          name: 'WithStyle',
          signature: 'WithStyle(ProviderStateStyle style)',
          returns: 'IProviderStateOptions',
          meaning:
            '`ProviderStateStyle.Body`, the default, sends JSON; `Query` sends `?action=setup&state=…` with the parameters beside them, and no body.',
          since: '4.5.0',
        },
      ],
    },
    {
      kind: 'options',
      title: 'State change',
      of: 'PactNet.ProviderState',
      entries: [
        {name: 'State', type: 'string', meaning: 'Name of the state.'},
        {
          name: 'Params',
          type: 'IDictionary<string, string>',
          meaning:
            'Parameters. Of no use in 5.0.1 as soon as one reads as a number or a boolean: System.Text.Json can’t make a text of it, and the endpoint answers with an error. The action is missing. Declare [a type of your own](/implementation_guides/net/docs/provider#provider-states).',
        },
      ],
    },
  ],
};

export const broker: ApiTable = {
  id: 'pact-net/broker',
  groups: [
    {
      kind: 'methods',
      title: 'Broker',
      of: 'PactNet.Verifier.IPactBrokerOptions',
      entries: [
        {
          name: 'TokenAuthentication',
          signature: 'TokenAuthentication(string token)',
          returns: 'IPactBrokerOptions',
          meaning: 'A bearer token. Empty or `null` throws `ArgumentException`. No variable is read.',
        },
        {
          name: 'BasicAuthentication',
          signature: 'BasicAuthentication(string username, string password)',
          returns: 'IPactBrokerOptions',
          meaning: 'User name and password, neither empty.',
        },
        {
          name: 'ConsumerVersionSelectors',
          signature:
            'ConsumerVersionSelectors(params ConsumerVersionSelector[] selectors)\nConsumerVersionSelectors(ICollection<ConsumerVersionSelector> selectors)',
          returns: 'IPactBrokerOptions',
          meaning: 'Which pacts. Without it, the Broker’s default. A second call replaces the first.',
        },
        {
          name: 'ProviderBranch',
          signature: 'ProviderBranch(string branch)',
          returns: 'IPactBrokerOptions',
          meaning:
            'This provider’s branch, for `MatchingBranch`, pending and WIP pacts. Results need it once more, in `PublishResults`.',
        },
        {
          name: 'EnablePending',
          signature: 'EnablePending()',
          returns: 'IPactBrokerOptions',
          meaning:
            'Pacts that this branch has never verified may fail. Needs `ProviderBranch`; without it, nothing is said.',
        },
        {
          name: 'IncludeWipPactsSince',
          signature: 'IncludeWipPactsSince(DateTime date)',
          returns: 'IPactBrokerOptions',
          meaning:
            'Adds unverified pacts of the consumers’ branches since that day. Needs `EnablePending` and `ProviderBranch`.',
        },
        {
          name: 'PublishResults',
          signature:
            'PublishResults(string providerVersion)\nPublishResults(string providerVersion, Action<IPactBrokerPublishOptions> configure)\nPublishResults(bool condition, string providerVersion)\nPublishResults(bool condition, string providerVersion, Action<IPactBrokerPublishOptions> configure)',
          returns: 'IPactBrokerOptions',
          meaning:
            'Sends the results to the Broker, if the condition holds. An empty version throws `ArgumentException`, but only then.',
        },
        {
          name: 'ProviderTags',
          signature: 'ProviderTags(params string[] tags)',
          returns: 'IPactBrokerOptions',
          meaning: 'The old way, before branches, to say what this provider version is. Take `ProviderBranch`.',
        },
        {
          name: 'ConsumerTags',
          signature: 'ConsumerTags(params string[] tags)',
          returns: 'IPactBrokerOptions',
          meaning: 'The old way, before selectors, to choose pacts. Take `ConsumerVersionSelectors`.',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Address',
      of: 'PactNet.Verifier.IPactUriOptions',
      entries: [
        {
          name: 'TokenAuthentication',
          signature: 'TokenAuthentication(string token)',
          returns: 'IPactUriOptions',
          meaning: 'A bearer token, not empty.',
        },
        {
          name: 'BasicAuthentication',
          signature: 'BasicAuthentication(string username, string password)',
          returns: 'IPactUriOptions',
          meaning: 'User name and password, neither empty.',
        },
        {
          name: 'PublishResults',
          signature:
            'PublishResults(string providerVersion)\nPublishResults(string providerVersion, Action<IPactBrokerPublishOptions> configure)\nPublishResults(bool condition, string providerVersion)\nPublishResults(bool condition, string providerVersion, Action<IPactBrokerPublishOptions> configure)',
          returns: 'IPactUriOptions',
          meaning: 'Sends the results to the Broker that the pact came from, if the condition holds.',
          since: '4.1.0',
        },
      ],
    },
    {
      kind: 'methods',
      title: 'Results',
      of: 'PactNet.Verifier.IPactBrokerPublishOptions',
      entries: [
        {
          name: 'ProviderBranch',
          signature: 'ProviderBranch(string branch)',
          returns: 'IPactBrokerPublishOptions',
          meaning: 'The branch of the version that is published.',
        },
        {
          name: 'BuildUri',
          signature: 'BuildUri(Uri uri)',
          returns: 'IPactBrokerPublishOptions',
          meaning: 'Link to the run of your pipeline, shown by the Broker.',
        },
        {
          name: 'ProviderTags',
          signature: 'ProviderTags(params string[] tags)',
          returns: 'IPactBrokerPublishOptions',
          meaning: 'The old way to mark the version. Take `ProviderBranch`.',
        },
      ],
    },
    {
      kind: 'options',
      title: 'Selector',
      of: 'PactNet.Verifier.ConsumerVersionSelector',
      entries: [
        {
          name: 'MainBranch',
          type: 'bool',
          default: 'false',
          meaning: 'The newest pacts of the consumers’ main branches.',
        },
        {
          name: 'MatchingBranch',
          type: 'bool',
          default: 'false',
          meaning: 'The newest of the branch that is called like `ProviderBranch`.',
        },
        {name: 'Branch', type: 'string', meaning: 'The newest of this branch. There is no `true` for all branches.'},
        {
          name: 'FallbackBranch',
          type: 'string',
          meaning: 'The branch to take where a consumer has no `Branch` of that name.',
        },
        {
          name: 'DeployedOrReleased',
          type: 'bool',
          default: 'false',
          meaning: 'Versions that are in an environment, in either way.',
        },
        {name: 'Deployed', type: 'bool', default: 'false', meaning: 'Versions that are deployed.'},
        {name: 'Released', type: 'bool', default: 'false', meaning: 'Versions that are released and supported.'},
        {
          name: 'Environment',
          type: 'string',
          meaning: 'With one of the three, or alone: versions in this environment.',
        },
        {name: 'Consumer', type: 'string', meaning: 'Only this consumer.'},
        {
          name: 'Latest',
          type: 'bool?',
          meaning: 'For selectors of the old kind, beside `Tag`; leave it out with branches.',
        },
        {name: 'Tag', type: 'string', meaning: 'The old way, before branches.'},
        {name: 'FallbackTag', type: 'string', meaning: 'The old way, beside `Tag`.'},
      ],
    },
  ],
};
